import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { discountInputMessages } from '@padavu/domain/payment/discount-input';
import { pageMessages } from '@padavu/domain/site/page-input';
import { auditContracts as contracts } from '#/contract/audit.ts';
import type { AuditData } from '#/data/admin/audit.ts';
import type { UndoingData } from '#/data/admin/undoing.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData, okPage } from '#/http/reply.ts';

type Deps = { audit: Pick<AuditData, 'list'>; undoing: UndoingData };

const done = {
  lesson: adminMessages.audit.lessonRestored,
  subcategory: adminMessages.audit.categoryRestored,
  course: adminMessages.audit.courseRestored,
  settings: adminMessages.audit.settingsRestored,
  page: pageMessages.undone,
  discount: discountInputMessages.restored,
} as const;

/** Reads the audit log, and undoes changes that it records. Nothing changes or removes an entry. */
export const auditOperations = ({ audit, undoing }: Deps): Operation[] => [
  operation(contracts.list, async ({ query }) => okPage(await audit.list(query))),

  operation(contracts.undo, async ({ actor, params }) => {
    const { noun, id, auditId } = await undoing.undo(params.id, actor);
    return okData({ id, auditId }, done[noun]);
  }),
];
