import { assertNever } from '@padavu/domain/assert-never';
import { useMemo, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import type { Live, LiveQuery } from '@/lib/firebase/live.ts';

type Stored = Record<string, unknown>;

let records = new Map<string, Stored>();
let broken: Error | null = null;
let version = 0;
const listeners = new Set<() => void>();

function changed(): void {
  version += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * One collection in memory that answers queries as Firestore does, live: mock `@/lib/firebase/use-live.ts` with this
 * module. Change it inside `act`.
 */
export const liveCollection = {
  queries: [] as LiveQuery<z.ZodType>[],
  reset() {
    records = new Map();
    broken = null;
    this.queries = [];
    changed();
  },
  put(id: string, record: Stored) {
    records.set(id, { ...records.get(id), ...record, id });
    changed();
  },
  remove(id: string) {
    records.delete(id);
    changed();
  },
  breaks(error: Error) {
    broken = error;
    changed();
  },
};

export function useLiveQuery<T extends z.ZodType>(query: LiveQuery<T> | null) {
  const now = useSyncExternalStore(subscribe, () => version);
  const key = JSON.stringify(query && [query.where, query.orderBy, query.limit]);
  // The key stands for the query, and the version for what is stored.
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps
  return useMemo(() => ({ live: answer(query), retry: mend }), [now, key]);
}

function mend(): void {
  broken = null;
  changed();
}

function answer<T extends z.ZodType>(query: LiveQuery<T> | null): Live<z.output<T>[]> {
  if (query === null) return { state: 'loading' };
  liveCollection.queries.push(query);
  if (broken) return { state: 'failed', error: broken };
  const found = [...records.values()]
    .filter((record) => query.where.every((condition) => holds(record, condition)))
    .toSorted((one, other) => compare(one, other, query.orderBy));
  const data = found.slice(0, query.limit).map((record) => query.schema.parse(record));
  return { state: 'ready', data, fromCache: false };
}

function holds(record: Stored, [field, op, value]: LiveQuery<z.ZodType>['where'][number]): boolean {
  const stored = record[field];
  switch (op) {
    case '==':
      return stored === value;
    case 'array-contains':
      return Array.isArray(stored) && stored.includes(value);
    case '>':
      return Number(stored) > value;
    case 'in':
      return value.includes(Number(stored));
    default:
      return assertNever(op);
  }
}

function compare(one: Stored, other: Stored, order: LiveQuery<z.ZodType>['orderBy']): number {
  for (const [field, direction] of order) {
    const difference = Number(one[field]) - Number(other[field]);
    if (difference !== 0) return direction === 'asc' ? difference : -difference;
  }
  return 0;
}
