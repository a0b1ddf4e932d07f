import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { fetchMatches } from './reads.ts';

/** Documents that are found and deleted together. */
const batchSize = 100;

/**
 * Deletes all documents of a query, batch by batch. Safe to repeat and to interrupt.
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
    for (const { id, ref } of found) for (const each of [ref, ...alsoOf(id)]) batch.delete(each);
    await batch.commit();
    count += found.length;
    if (found.length < batchSize) return count;
  }
}
