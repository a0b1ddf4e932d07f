import { GrpcStatus, type DocumentReference, type Firestore, type Query } from 'firebase-admin/firestore';
import { fetchMatches } from './reads.ts';
import { isStored } from './store-errors.ts';

/** Documents that are found and deleted together. */
const batchSize = 100;

/**
 * Deletes all documents of a query, batch by batch. A document that was changed since the query found it stays, unless
 * the query still has it. Safe to repeat and to interrupt.
 * @param alsoOf what is deleted together with the document of an id
 * @returns how many documents the query had
 */
export async function deleteMatches(
  db: Pick<Firestore, 'batch'>,
  query: Query,
  alsoOf: (id: string) => DocumentReference[] = () => [],
): Promise<number> {
  let count = 0;
  for (;;) {
    const found = await fetchMatches(query.limit(batchSize));
    const batch = db.batch();
    for (const { id, ref, updateTime } of found) {
      batch.delete(ref, { lastUpdateTime: updateTime });
      for (const each of alsoOf(id)) batch.delete(each);
    }
    const isUnchanged = await isStored(batch.commit(), GrpcStatus.FAILED_PRECONDITION, GrpcStatus.NOT_FOUND);
    if (!isUnchanged) continue;
    count += found.length;
    if (found.length < batchSize) return count;
  }
}
