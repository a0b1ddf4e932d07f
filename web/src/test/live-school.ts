import { useMemo } from 'react';
import type { z } from 'zod';
import type { Live, LiveDocument, LiveQuery } from '@/lib/firebase/live.ts';
import { readDocuments } from '@/lib/firebase/stored-documents.ts';

type Stored = Readonly<Record<string, unknown>> & { id: number };
type Query = LiveQuery<z.ZodType>;

let collections: Readonly<Record<string, readonly Stored[]>> = {};
const read = new Map<string, number>();

/**
 * Several collections in memory that answer as Firestore does, and count what they are asked for: mock
 * `@/lib/firebase/use-live.ts` with this module.
 */
export const liveSchool = {
  holds(next: typeof collections) {
    collections = next;
    read.clear();
  },
  /** What was read before is not on the device any more. */
  forgets: () => read.clear(),
  /** How many documents were read; asking the same again reads nothing. */
  documentsRead: () => [...read.values()].reduce((total, count) => total + count, 0),
};

export function useLiveQuery<T extends z.ZodType>(query: LiveQuery<T> | null) {
  const key = JSON.stringify(query && [query.collection, query.where, query.orderBy, query.limit]);
  // The key stands for the query.
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps
  return useMemo(() => ({ live: answer(key, query), retry }), [key]);
}

export function useLiveDocument<T extends z.ZodType>(document: LiveDocument<T> | null) {
  const path = document?.path ?? '';
  // The path stands for the document.
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps
  return useMemo(() => ({ live: found(document), retry }), [path]);
}

const retry = () => {};

function found<T extends z.ZodType>(document: LiveDocument<T> | null): Live<z.output<T> | null> {
  if (document === null) return { state: 'loading' };
  const [collection = '', id] = document.path.split('/');
  const record = collections[collection]?.find((one) => String(one.id) === id);
  read.set(document.path, 1);
  return { state: 'ready', data: record ? document.schema.parse(record) : null, fromCache: false };
}

function answer<T extends z.ZodType>(key: string, query: LiveQuery<T> | null): Live<z.output<T>[]> {
  if (query === null) return { state: 'loading' };
  const matching = (collections[query.collection] ?? []).filter(
    (record) =>
      query.where.every((condition) => holds(record, condition)) &&
      query.orderBy.every(([field]) => record[field] !== undefined),
  );
  const ordered = matching.toSorted((one, other) => compare(one, other, query.orderBy));
  const records = ordered.slice(0, query.limit);
  read.set(key, Math.max(records.length, 1));
  const documents = records.map(({ id, ...fields }) => ({
    path: `${query.collection}/${id}`,
    id: String(id),
    fields,
  }));
  return { state: 'ready', ...readDocuments(query.schema, documents), fromCache: false };
}

function holds(record: Stored, [field, op, value]: Query['where'][number]): boolean {
  if (op === '==') return record[field] === value;
  if (op === '>') return Number(record[field]) > value;
  if (op === 'in') return value.some((one) => one === record[field]);
  throw new Error(`Nothing here is asked with ${op}`);
}

function compare(one: Stored, other: Stored, order: Query['orderBy']): number {
  for (const [field, direction] of order) {
    const difference = Number(one[field]) - Number(other[field]);
    if (difference !== 0) return direction === 'asc' ? difference : -difference;
  }
  return 0;
}
