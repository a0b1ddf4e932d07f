import type { RulesTestContext } from '@firebase/rules-unit-testing';
import { FirebaseError } from 'firebase/app';
import { everyone, learnersAtAPace, type Person } from './support/rules-environment.ts';

export type Store = ReturnType<RulesTestContext['firestore']>;

export const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];

/** One row of the access matrix: an attempt, and who is allowed to make it. */
export type Row = {
  title: string;
  collection: string;
  operation: Operation;
  attempt: (store: Store, uid: string) => Promise<unknown>;
  allowed: readonly Person[];
  /** Who tries: everyone, unless the row is about a detail of what one person writes. */
  tries: readonly Person[];
};

export const nobody: readonly Person[] = [];

/** `users/learner/progress/1` and `users/learner/progress` are both in the collection `users/progress`. */
const collectionOf = (path: string) =>
  path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');

/** A row for a `get`; `path` may depend on the reader. */
export function getRow(
  what: string,
  path: string | ((uid: string) => string),
  allowed: readonly Person[],
): Row {
  const pathFor = typeof path === 'string' ? () => path : path;
  return {
    title: `get ${what}`,
    collection: collectionOf(pathFor('someone')),
    operation: 'get',
    attempt: (store, uid) => store.doc(pathFor(uid)).get(),
    allowed,
    tries: everyone,
  };
}

/** Limits the persons of a row to learners whose courses open day by day. */
export const atAPace = (row: Row): Row => ({ ...row, tries: learnersAtAPace });

export function listRow(
  what: string,
  path: string,
  allowed: readonly Person[],
  where: Record<string, unknown> = {},
): Row {
  return {
    title: `list ${what}`,
    collection: collectionOf(path),
    operation: 'list',
    attempt: (store) =>
      Object.entries(where)
        .reduce((query, [field, value]) => query.where(field, '==', value), store.collection(path).limit(10))
        .get(),
    allowed,
    tries: everyone,
  };
}

/**
 * The rows of a collection that no browser may write. `path` is a document that exists, `newPath` one that does not.
 */
export function unwritableRows(path: string, newPath: string, data: object): Row[] {
  const collection = collectionOf(path);
  const shared = { collection, allowed: nobody, tries: everyone };
  return [
    {
      ...shared,
      title: `create ${newPath}`,
      operation: 'create',
      attempt: (store) => store.doc(newPath).set(data),
    },
    {
      ...shared,
      title: `change ${path}`,
      operation: 'update',
      attempt: (store) => store.doc(path).set({ changed: true }, { merge: true }),
    },
    {
      ...shared,
      title: `delete ${path}`,
      operation: 'delete',
      attempt: (store) => store.doc(path).delete(),
    },
  ];
}

/** One cell of the matrix: one person's attempt. */
export type Cell = { title: string; row: Row; person: Person; allowed: boolean };

/** Persons with the rights of `admin`. */
const equalToAdmin: ReadonlySet<Person> = new Set(['adminWithSecondFactor', 'adminRenewedWithSecondFactor']);

export function cellsOf(rows: readonly Row[]): Cell[] {
  return rows.flatMap((row) =>
    row.tries.map((person) => {
      const allowed = row.allowed.includes(equalToAdmin.has(person) ? 'admin' : person);
      return { title: `${person} ${allowed ? 'may' : 'may not'} ${row.title}`, row, person, allowed };
    }),
  );
}

export const isRead = ({ row }: Cell) => row.operation === 'get' || row.operation === 'list';

/**
 * How many cells are tried at once. With 100, most were tried in vain, and the emulator closes a connection after some
 * thousand refused writes.
 */
const batchSize = 10;

/** Tries cells batch by batch, until a batch has an outcome that `isEnough`. */
export async function outcomesOf(
  cells: readonly Cell[],
  attempt: (cell: Cell) => Promise<boolean>,
  isEnough: (cell: Cell, outcome: boolean) => boolean = () => false,
): Promise<Map<Cell, boolean>> {
  const outcomes = new Map<Cell, boolean>();
  for (let start = 0; start < cells.length; start += batchSize) {
    const batch = cells.slice(start, start + batchSize);
    const results = await Promise.all(batch.map(async (cell) => [cell, await attempt(cell)] as const));
    for (const [cell, outcome] of results) outcomes.set(cell, outcome);
    if (results.some(([cell, outcome]) => isEnough(cell, outcome))) break;
  }
  return outcomes;
}

/** Whether the attempt of a cell is allowed. Throws every error that is not a refusal. */
export async function getsThrough({ row, person }: Cell, store: Store): Promise<boolean> {
  try {
    await row.attempt(store, person);
    return true;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false;
    throw error;
  }
}
