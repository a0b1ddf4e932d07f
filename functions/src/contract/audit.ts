import { AuditAction, AuditEntry } from '@padavu/domain/admin/audit';
import { limits } from '@padavu/domain/limits';
import { dataReply } from '@padavu/domain/api/reply';
import { EntityId } from '@padavu/domain/values/route-id';
import { z } from 'zod';
import { MomentCursor } from '#/cursors.ts';
import { nextPage, type Contract } from './contract.ts';
import { entryParams, generatedId } from './params.ts';

const tag = 'Audit';

/** Fields of any stored document. */
const Fields = z.record(z.string(), z.unknown()).nullable();

/** What an administrator did. */
const AuditReply = AuditEntry.extend({
  id: z.string(),
  before: Fields,
  after: Fields,
}).meta({ id: 'AuditEntry' });

/** `auditId` names the audit entry of the undo. */
const UndoReply = dataReply(
  z.object({ id: z.union([EntityId, z.string()]), auditId: z.string() }).meta({ id: 'Undone' }),
);

export const auditContracts = {
  list: {
    method: 'GET',
    path: '/admin/audit',
    operationId: 'listAuditEntries',
    summary: 'List the audit entries: what administrators and teachers did, the latest first',
    tag,
    access: 'admin',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(limits.auditPerExportPage).default(limits.pageSize.audit),
      cursor: MomentCursor.optional(),
      action: AuditAction.exclude(['unknown']).optional(),
      actor: generatedId().optional(),
    }),
    replies: { 200: z.object({ success: z.literal(true), data: z.array(AuditReply) }) },
    headers: nextPage,
  },
  undo: {
    method: 'POST',
    path: '/admin/audit/:id/undo',
    operationId: 'undoDeletion',
    summary: 'Undo a deletion, a change of the settings or of a discount code, or the publishing of a page',
    description: `Undoes what the audit entry records. A deleted lesson, category or course is restored from the
trash, with everything that was deleted with it. A repeated call finishes an interrupted one. Changed settings and a
changed or deleted discount code get their former values. A published page gets its former content, and loses its
draft. 409 \`not-undoable\` for another kind of entry, for what was deleted for good, for settings and a discount code
that were changed again since, and for a page that was published again since. 409 \`already-undone\` if it was undone
before, \`category-gone\` or \`course-gone\` if what it belongs to no longer exists, \`category-full\` if that has no
room, \`exists-again\` if what was deleted exists again, and \`discounts-full\` if there are as many discount codes as
there can be.`,
    tag,
    access: 'staff',
    params: entryParams,
    replies: { 200: UndoReply },
    refusals: [404, 409],
  },
} satisfies Record<string, Contract>;
