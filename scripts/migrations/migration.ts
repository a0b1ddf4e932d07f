import type { Auth } from 'firebase-admin/auth';
import { FieldPath, GrpcStatus, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';

/** What a migration works with. */
export type Migrating = {
  db: Firestore;
  auth: Auth;
  /** Without it nothing is written, and what would be is counted all the same. */
  write: boolean;
  /** Receives every document that was rewritten. */
  onRewritten?: (path: string) => void;
  now?: () => Date;
};

/** Lines that a migration adds to its sentence: a list of thousands says no more than its beginning. */
export const mostPaths = 50;

/**
 * What a migration did, or would do, in a sentence; `count` is 0 where there was nothing to do. `paths` names each thing,
 * or the first `mostPaths` of `count`.
 */
export type Outcome = { count: number; said: string; paths?: readonly string[] };

/** One step from what an older version stored to what this one stores. Safe to repeat, and beside a live school. */
export type Migration = { name: string; run: (migrating: Migrating) => Promise<Outcome> };

type Fields = Record<string, unknown>;

const batchSize = 300;

/** Somebody else wrote meanwhile; more often in a row than this it is no accident. */
const maxAttempts = 10;

/** `3 accounts`, `1 account`. */
export const pluralize = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Every document of a collection, page by page. */
export async function* documentsOf(db: Firestore, collection: string): AsyncGenerator<DocumentSnapshot> {
  const all = db.collection(collection).orderBy(FieldPath.documentId()).limit(batchSize);
  let { docs } = await all.get();
  while (docs.length > 0) {
    yield* docs;
    const last = docs.at(-1);
    docs = docs.length < batchSize || !last ? [] : (await all.startAfter(last).get()).docs;
  }
}

const isOutdated = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === GrpcStatus.FAILED_PRECONDITION;

/** Writes on the condition that the document is as it was read, and looks again where somebody was quicker. */
async function rewrite(
  document: DocumentSnapshot,
  changesOf: (document: DocumentSnapshot) => Fields | undefined,
) {
  let current = document;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const changes = current.exists ? changesOf(current) : undefined;
    if (!changes || !current.updateTime) return false;
    try {
      await current.ref.update(changes, { lastUpdateTime: current.updateTime });
      return true;
    } catch (error) {
      if (!isOutdated(error)) throw error;
      current = await current.ref.get();
    }
  }
  throw new Error(`${document.ref.path} is written to without end`);
}

/**
 * Rewrites the documents of a collection that need it, each by itself.
 * @param changesOf the fields to write; `undefined` for a document that is as it should be
 * @returns how many were rewritten, or would be
 */
export async function rewriteEach(
  { db, write, onRewritten }: Migrating,
  collection: string,
  changesOf: (document: DocumentSnapshot) => Fields | undefined,
): Promise<number> {
  let count = 0;
  for await (const document of documentsOf(db, collection)) {
    if (!changesOf(document)) continue;
    if (write && !(await rewrite(document, changesOf))) continue;
    count += 1;
    if (write) onRewritten?.(document.ref.path);
  }
  return count;
}
