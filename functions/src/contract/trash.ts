import { limits } from '@padavu/domain/limits';
import { dataReply } from '@padavu/domain/reply';
import { TrashedCollection, TrashEntry } from '@padavu/domain/trash';
import { z } from 'zod';
import { nextPage, type Contract } from './contract.ts';
import { trashParams } from './params.ts';

const tag = 'Trash';

/** A deleted document in brief, without its stored fields. */
export const TrashReply = TrashEntry.pick({
  collection: true,
  documentId: true,
  label: true,
  deletedAt: true,
  deletedBy: true,
  partOf: true,
  auditId: true,
})
  .extend({ id: z.string(), expiresAt: z.date() })
  .meta({ id: 'TrashEntry' });
export type TrashReply = z.infer<typeof TrashReply>;

export const trashContracts = {
  list: {
    method: 'GET',
    path: '/admin/trash',
    operationId: 'listDeleted',
    summary: 'List what was deleted and can be brought back, what was deleted last first',
    tag,
    access: 'admin',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(limits.auditPerExportPage).default(limits.pageSize.audit),
      cursor: trashParams.shape.id.optional(),
      collection: TrashedCollection.optional(),
    }),
    replies: { 200: dataReply(z.array(TrashReply)) },
    headers: nextPage,
  },
  restore: {
    method: 'POST',
    path: '/admin/trash/:id/restore',
    operationId: 'restoreDeleted',
    summary: 'Bring something deleted back',
    description: `An account comes back with its progress and its payment, in the status that it had, and its sessions stay
over; a category or a course comes back with all that went with it. Interrupted, it is finished by asking again; once done, a
second time answers 404. 409 for an account whose address has another one by now, and for what cannot come back with things as
they are: the course or the category that it belongs to is gone or full, or it is there again.`,
    tag,
    access: 'admin',
    params: trashParams,
    replies: {
      200: dataReply(
        z.object({
          id: z.string(),
          needsPassword: z.boolean().optional(),
          lacksCourse: z.boolean().optional(),
        }),
      ),
    },
    refusals: [404, 409],
  },
  erase: {
    method: 'DELETE',
    path: '/admin/trash/:id',
    operationId: 'eraseDeleted',
    summary: 'Remove something deleted for good',
    description:
      'With all that went with it. Interrupted, it is finished by asking again. 409 for an account that is back.',
    tag,
    access: 'admin',
    params: trashParams,
    replies: { 200: dataReply(z.object({ id: z.string() })) },
    refusals: [404, 409],
  },
} satisfies Record<string, Contract>;
