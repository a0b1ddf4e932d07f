/** A query as plain data: what decides which index it needs. */
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
 * The composite index that Firestore wants for a query, or `undefined` where the indexes it makes of every single field
 * do. Equality alone, order alone and a range over the field of the order need none; equality or containment with an
 * order or a range over another field does. The document's id ends every index and needs no mention.
 * The order of the fields before the order is free: they stand as `where` lists them.
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
