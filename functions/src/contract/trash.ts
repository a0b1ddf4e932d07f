import { limits } from '@padavu/domain/limits';
import { dataReply } from '@padavu/domain/api/reply';
import { TrashedCollection, TrashEntry } from '@padavu/domain/admin/trash';
import { z } from 'zod';
import { MomentCursor } from '#/cursors.ts';
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
    summary: 'List what was deleted and can be restored, the latest deletion first',
    tag,
    access: 'admin',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(limits.auditPerExportPage).default(limits.pageSize.audit),
      cursor: MomentCursor.optional(),
      collection: TrashedCollection.optional(),
    }),
    replies: { 200: dataReply(z.array(TrashReply)) },
    headers: nextPage,
  },
  restore: {
    method: 'POST',
    path: '/admin/trash/:id/restore',
    operationId: 'restoreDeleted',
    summary: 'Restore something from the trash',
    description: `An account is restored with its progress, its payment and its former status; its earlier sessions
stay ended. A category or a course is restored with everything that was deleted with it. A repeated call finishes an
interrupted one; after that it answers 404. 409 \`email-taken\` if another account, not in the trash, has the address
by now, \`category-gone\` or \`course-gone\` if what it belongs to no longer exists, \`category-full\` if that has no room,
\`exists-again\` if it exists again, and \`not-undoable\` if what is stored of it cannot be read.`,
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
    summary: 'Delete something in the trash for good',
    description:
      'Deletes everything that was deleted with it, too. A repeated call finishes an interrupted one. 409 `exists-again` for an account that was restored, and for content that was restored in part.',
    tag,
    access: 'admin',
    params: trashParams,
    replies: { 200: dataReply(z.object({ id: z.string() })) },
    refusals: [404, 409],
  },
} satisfies Record<string, Contract>;
