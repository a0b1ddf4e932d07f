import { Counter, countersCollection } from '@padavu/domain/admin/counter';
import { auditCollection, type AuditAction } from '@padavu/domain/admin/audit';
import { coursesCollection } from '@padavu/domain/course/course';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { EntityId } from '@padavu/domain/values/route-id';
import { categoriesCollection } from '@padavu/domain/course/category';
import { trashCollection } from '@padavu/domain/admin/trash';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readDocument } from '#/data/store/documents.ts';
import { fetchMatches, fetchOne } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';

const WithId = z.object({ id: EntityId });
const Deleted = z.object({ before: WithId });
const Trashed = z.object({ document: WithId });

/** The collections whose documents have numbers as ids, each with the audit action of a deletion. */
const deletionActions = {
  [coursesCollection]: 'course.delete',
  [categoriesCollection]: 'subcategory.delete',
  [lessonsCollection]: 'lesson.delete',
} as const satisfies Record<string, AuditAction>;
type NumberedCollection = keyof typeof deletionActions;

const numberedCollections = [coursesCollection, categoriesCollection, lessonsCollection] as const;

type Deps = { db: Firestore; attempt: Transactions['attempt'] };

/** Ids that several calls share: they are reserved in one write, and each call gets a part of them. */
type Reservation = { count: number; first: Promise<number> };

export type CountersData = ReturnType<typeof countersData>;

/** The ids of courses, categories and lessons: positive integers, each used once. */
export function countersData({ db, attempt }: Deps) {
  /** By collection, the reservation that waits for the running one. Calls that come meanwhile join it. */
  const next = new Map<string, Reservation>();
  const running = new Map<string, Promise<unknown>>();

  /**
   * The highest id that is or was in use. The ids of deleted lessons count too, because the progress of learners names
   * them. A counter alone is not enough: it may be missing, or come from an older backup.
   */
  async function highestId(collection: NumberedCollection): Promise<number> {
    const deletions = db.collection(auditCollection).where('action', '==', deletionActions[collection]);
    const trashed = db.collection(trashCollection).where('collection', '==', collection);
    const [existing, deleted, inTrash] = await Promise.all([
      highestPathId(db.collection(collection).where('id', '>', 0).orderBy('id', 'desc')),
      fetchFirst(deletions.where('before.id', '>', 0).orderBy('before.id', 'desc'), Deleted),
      fetchFirst(trashed.where('document.id', '>', 0).orderBy('document.id', 'desc'), Trashed),
    ]);
    return Math.max(existing, deleted?.before.id ?? 0, inTrash?.document.id ?? 0);
  }

  /**
   * Reserves ids and returns the first of them. The write requires the counter to be as it was read: of several
   * instances one succeeds at once, where a transaction would wait for the locks of the others.
   */
  function reserve(collection: NumberedCollection, count: () => number): Promise<number> {
    const ref = db.collection(countersCollection).doc(collection);
    return attempt(async () => {
      const [counter, highest] = await Promise.all([fetchOne(ref), highestId(collection)]);
      const last = Math.max(readDocument(Counter, counter)?.last ?? 0, highest);
      const raised = { last: last + count() };
      await (counter.updateTime
        ? ref.update(raised, { lastUpdateTime: counter.updateTime })
        : ref.create(raised));
      return last + 1;
    });
  }

  function begin(collection: NumberedCollection): Reservation {
    const before = running.get(collection) ?? Promise.resolve();
    const reservation: Reservation = {
      count: 0,
      first: before.then(() => {
        next.delete(collection);
        return reserve(collection, () => reservation.count);
      }),
    };
    next.set(collection, reservation);
    running.set(
      collection,
      reservation.first.catch(() => undefined),
    );
    return reservation;
  }

  async function lowCounters(): Promise<NumberedCollection[]> {
    const found = numberedCollections.map(async (collection) => {
      const [counter, highest] = await Promise.all([
        fetchOne(db.collection(countersCollection).doc(collection)),
        highestId(collection),
      ]);
      return (readDocument(Counter, counter)?.last ?? 0) < highest ? [collection] : [];
    });
    return (await Promise.all(found)).flat();
  }

  return {
    /**
     * The next ids of a collection, ascending. They are reserved before the transaction that uses them, so that
     * transactions do not wait for each other. Unused ids leave a gap (docs/decisions/066).
     */
    async take(collection: NumberedCollection, count: number): Promise<number[]> {
      const reservation = next.get(collection) ?? begin(collection);
      const offset = reservation.count;
      reservation.count += count;
      const from = await reservation.first;
      return Array.from({ length: count }, (_, index) => from + offset + index);
    },

    /** The collections whose counter is below an id that is or was in use. */
    lowCounters,

    /** Raises the counters that are too low. Safe to repeat. */
    async check(): Promise<boolean> {
      const found = await lowCounters();
      for (const collection of found) await reserve(collection, () => 0);
      return found.length > 0;
    },
  };
}

/**
 * The highest id in the paths of documents that are ordered by their field `id`. Further documents are read where the
 * first is damaged: its field may be higher than its path.
 */
async function highestPathId(query: Query): Promise<number> {
  const [first] = await fetchMatches(query.limit(1));
  const isSound = first === undefined || String(first.get('id')) === first.id;
  const highest = isSound ? [first] : await fetchMatches(query.limit(20));
  return Math.max(0, ...highest.map((document) => readDocument(WithId, document)?.id ?? 0));
}

async function fetchFirst<T extends z.ZodType>(query: Query, schema: T): Promise<z.infer<T> | undefined> {
  const [snapshot] = await fetchMatches(query.limit(1));
  return readDocument(schema, snapshot);
}
