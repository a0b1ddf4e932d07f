import { collection, getCountFromServer, query, where } from 'firebase/firestore';
import type { Query } from 'firebase/firestore';
import { firestore } from './firestore.ts';

/** A condition on a document; the path of a nested field contains a dot. */
export type Condition =
  | readonly [field: string, op: '==' | 'array-contains', value: string | number | boolean]
  | readonly [field: string, op: '>', value: number]
  | readonly [field: string, op: '>=' | '<', value: Date]
  | readonly [field: '__name__', op: '>=' | '<', value: string]
  | readonly [field: string, op: 'in', values: readonly number[] | readonly string[]];

/** A selection of the documents of a collection, as plain data. */
export type QuerySpec = { collection: string; where: readonly Condition[] };

/** The Firestore query for those documents, without an order. */
export function buildQuery({ collection: name, where: conditions }: QuerySpec): Query {
  return query(
    collection(firestore(), name),
    ...conditions.map(([field, op, value]) => where(field, op, value)),
  );
}

/**
 * Counts documents on the server, without reading them.
 * @throws FirestoreError when the rules refuse it or there is no network; counts are not cached
 */
export async function countOf(documents: QuerySpec): Promise<number> {
  const snapshot = await getCountFromServer(buildQuery(documents));
  return snapshot.data().count;
}
