import { coursesCollection } from '@padavu/domain/course/course';
import type { Auth } from 'firebase-admin/auth';
import { FieldPath, GrpcStatus, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';

/** The stores of a migration, and what it may do. */
export type MigrationContext = {
  db: Firestore;
  auth: Auth;
  /** If false, nothing is written, and the changes are only counted. */
  write: boolean;
  /** Receives every document that was rewritten. */
  onRewritten?: (path: string) => void;
  now?: () => Date;
};

/** The most paths that a migration lists: a list of thousands says no more than its beginning. */
export const maxPaths = 50;

/**
 * What a migration did, or would do: the number of its changes, and a summary in words. `paths` has the path of each
 * change, or of the first `maxPaths`.
 */
type Outcome = { count: number; summary: string; paths?: readonly string[] };

/** Converts data of an older version to the form of this one. Safe to repeat, and to run in a live school. */
export type Migration = { name: string; run: (context: MigrationContext) => Promise<Outcome> };

type Fields = Record<string, unknown>;

const batchSize = 300;

/** Attempts to write a document that others write to meanwhile. */
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

/**
 * Whether the school is older than the addresses of courses: no course has one. If only some lack it, those are
 * damaged.
 */
export async function isOlderThanAddresses({ db }: MigrationContext): Promise<boolean> {
  let hasCourse = false;
  for await (const course of documentsOf(db, coursesCollection)) {
    if (course.get('slug') !== undefined) return false;
    hasCourse = true;
  }
  return hasCourse;
}

const isOutdated = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === GrpcStatus.FAILED_PRECONDITION;

/** Writes only if the document has not changed since it was read; otherwise reads it again and retries. */
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
  throw new Error(`${document.ref.path} is written to all the time`);
}

/**
 * Rewrites the documents of a collection that need it, each in a write of its own.
 * @param changesOf the fields to write; `undefined` for a document that is as it should be
 * @returns how many were rewritten, or would be
 */
export async function rewriteEach(
  { db, write, onRewritten }: MigrationContext,
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
