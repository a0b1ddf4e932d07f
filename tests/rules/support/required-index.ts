/** The parts of a query that decide which index it needs, as plain data. */
export type QueryShape = {
  collection: string;
  where: readonly (readonly [field: string, op: string, value?: unknown])[];
  orderBy: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
};

/** A composite index as `firestore.indexes.json` writes it, in one line: `users: status ASCENDING, at DESCENDING`. */
type IndexLine = string;

const equalities = new Set(['==', 'in']);
const containments = new Set(['array-contains', 'array-contains-any']);
const documentId = '__name__';

/**
 * Returns the composite index that a query needs, or `undefined` where Firestore's single-field indexes are enough.
 * Equality alone, order alone and a range over the ordered field need none; equality or containment with an order or a
 * range over another field does. The document's id ends every index and is not listed. Firestore accepts the fields for
 * equality and containment in any order; here they have the order of `where`.
 */
export function requiredIndex({ collection, where, orderBy }: QueryShape): IndexLine | undefined {
  const prefix = where.filter(([, op]) => equalities.has(op) || containments.has(op));
  const ranges = where.filter(
    ([field, op]) => !equalities.has(op) && !containments.has(op) && field !== documentId,
  );
  const order = orderBy.filter(([field]) => field !== documentId);
  const unordered = ranges.filter(([field]) => !order.some(([ordered]) => ordered === field));
  const suffix = [...order, ...unordered.map(([field]) => [field, 'asc'] as const)];
  if (suffix.length === 0 || prefix.length + suffix.length === 1) return undefined;
  return indexLine(collection, [
    ...prefix.map(([field, op]) => [field, containments.has(op) ? 'CONTAINS' : 'ASCENDING'] as const),
    ...suffix.map(
      ([field, direction]) => [field, direction === 'desc' ? 'DESCENDING' : 'ASCENDING'] as const,
    ),
  ]);
}

/** An index in one line. */
export function indexLine(
  collection: string,
  fields: readonly (readonly [field: string, mode: string])[],
): IndexLine {
  return `${collection}: ${fields.map((field) => field.join(' ')).join(', ')}`;
}
