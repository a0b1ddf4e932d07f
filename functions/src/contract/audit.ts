import { AuditAction, AuditEntry } from '@padavu/domain/audit';
import { limits } from '@padavu/domain/limits';
import { dataReply } from '@padavu/domain/reply';
import { EntityId } from '@padavu/domain/route-id';
import { z } from 'zod';
import { nextPage, type Contract } from './contract.ts';
import { entryParams, generatedId } from './params.ts';

const tag = 'Audit';

/** Fields of any stored document. */
const Fields = z.record(z.string(), z.unknown()).nullable();

/** What an administrator did. */
export const AuditReply = AuditEntry.extend({
  id: z.string(),
  before: Fields,
  after: Fields,
}).meta({ id: 'AuditEntry' });

/** `auditId` names the audit entry of the undo. */
const Undone = dataReply(
  z.object({ id: z.union([EntityId, z.string()]), auditId: z.string() }).meta({ id: 'Undone' }),
);

export const auditContracts = {
  list: {
    method: 'GET',
    path: '/admin/audit',
    operationId: 'listAuditEntries',
    summary: 'List what administrators did, the latest first',
    tag,
    access: 'admin',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(limits.auditPerExportPage).default(limits.pageSize.audit),
      cursor: generatedId().optional(),
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
    description: `Brings back the lesson, or the category or the course with all that went with it, that an entry of the audit
log tells of, from the trash. Interrupted, it is finished by asking again; once done, a second time answers 409. So does an
entry that tells of something else or of what is gone for good, and a deletion whose category or course is gone or full.
Settings that an entry says were changed become what they were before; 409 where one of them has changed again since.
A discount code becomes what it was, and 409 where it was changed or made again since.
A page that was published says again what it said before; 409 where it was published again since.`,
    tag,
    access: 'staff',
    params: entryParams,
    replies: { 200: Undone },
    refusals: [404, 409],
  },
} satisfies Record<string, Contract>;
