import { collection, getCountFromServer, query, where } from 'firebase/firestore';
import type { Query } from 'firebase/firestore';
import { firestore } from './firestore.ts';

/** What a document must be like; a field inside another is named with a dot. */
export type Condition =
  | readonly [field: string, op: '==' | 'array-contains', value: string | number | boolean]
  | readonly [field: string, op: '>', value: number]
  | readonly [field: string, op: '>=' | '<', value: Date]
  | readonly [field: string, op: 'in', values: readonly number[] | readonly string[]];

/** Which documents of a collection are meant, as plain data. */
export type QuerySpec = { collection: string; where: readonly Condition[] };

/** The Firestore query for those documents, in no order yet. */
export function buildQuery({ collection: name, where: conditions }: QuerySpec): Query {
  return query(
    collection(firestore(), name),
    ...conditions.map(([field, op, value]) => where(field, op, value)),
  );
}

/**
 * How many documents there are, counted by the server without reading them out.
 * @throws FirestoreError when the rules refuse it or the network is away; a count has no cached answer
 */
export async function countOf(documents: QuerySpec): Promise<number> {
  const snapshot = await getCountFromServer(buildQuery(documents));
  return snapshot.data().count;
}
