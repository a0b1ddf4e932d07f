import { trashCollection, TrashEntry } from '@padavu/domain/admin/trash';
import type { TrashedCollection } from '@padavu/domain/admin/trash';
import { z } from 'zod';
import type { LiveQuery } from '@/lib/firebase/live.ts';

/** A deleted record, as the list shows it. */
export const ListedTrash = TrashEntry.pick({
  collection: true,
  documentId: true,
  label: true,
  deletedAt: true,
  deletedBy: true,
  partOf: true,
  restoring: true,
  erasing: true,
}).extend({ id: z.coerce.string() });
export type ListedTrash = z.infer<typeof ListedTrash>;

/** The deleted records of a collection, the last deleted first. */
export function deletedFrom(collection: TrashedCollection, limit: number): LiveQuery<typeof ListedTrash> {
  return {
    kind: 'query',
    collection: trashCollection,
    where: [['collection', '==', collection]],
    orderBy: [['deletedAt', 'desc']],
    limit,
    schema: ListedTrash,
  };
}
