import { Counter, countersCollection } from '@padavu/domain/counter';
import { auditCollection, type AuditAction } from '@padavu/domain/audit';
import { coursesCollection } from '@padavu/domain/course';
import { lessonsCollection } from '@padavu/domain/lesson';
import { EntityId } from '@padavu/domain/route-id';
import { categoriesCollection } from '@padavu/domain/category';
import { trashCollection } from '@padavu/domain/trash';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readDocument } from './documents.ts';
import { fetchMatches, fetchOne } from './reads.ts';
import type { Transactions } from './transactions.ts';

const Numbered = z.object({ id: EntityId });
const Deleted = z.object({ before: Numbered });
const Trashed = z.object({ document: Numbered });

/** What is numbered, by its collection, with the action of the audit log that tells of a deletion. */
const numbered = {
  [coursesCollection]: 'course.delete',
  [categoriesCollection]: 'subcategory.delete',
  [lessonsCollection]: 'lesson.delete',
} as const satisfies Record<string, AuditAction>;
export type NumberedCollection = keyof typeof numbered;

const numberedCollections = [coursesCollection, categoriesCollection, lessonsCollection] as const;

type Deps = { db: Firestore; attempt: Transactions['attempt'] };

/** Ids that calls ask for together: each gets its part of what is reserved in one write. */
type Reservation = { count: number; first: Promise<number> };

export type CountersData = ReturnType<typeof countersData>;

/** The ids of courses, categories and lessons: positive integers, each given once. */
export function countersData({ db, attempt }: Deps) {
  /** By collection, the reservation that waits for the one that runs, and takes in whatever is asked for meanwhile. */
  const next = new Map<string, Reservation>();
  const running = new Map<string, Promise<unknown>>();

  /**
   * The highest id that something has or had: a learner's progress names lessons by their ids, also those that are gone.
   * A counter alone does not know it, for it may be missing or come from an older day's backup.
   */
  async function highestId(collection: NumberedCollection): Promise<number> {
    const deletions = db.collection(auditCollection).where('action', '==', numbered[collection]);
    const trashed = db.collection(trashCollection).where('collection', '==', collection);
    const [there, deleted, kept] = await Promise.all([
      fetchFirst(db.collection(collection).orderBy('id', 'desc'), Numbered),
      fetchFirst(deletions.orderBy('before.id', 'desc'), Deleted),
      fetchFirst(trashed.orderBy('document.id', 'desc'), Trashed),
    ]);
    return Math.max(there?.id ?? 0, deleted?.before.id ?? 0, kept?.document.id ?? 0);
  }

  /**
   * Says the first of so many ids that nobody else gets. The counter is written on the condition that it is as it was
   * read: of several instances at once one succeeds at once, where a transaction would wait for the locks of the others.
   */
  function reserve(collection: NumberedCollection, count: () => number): Promise<number> {
    const ref = db.collection(countersCollection).doc(collection);
    return attempt(async () => {
      const [counter, highest] = await Promise.all([fetchOne(ref), highestId(collection)]);
      const last = Math.max(readDocument(Counter, counter)?.last ?? 0, highest);
      const taken = { last: last + count() };
      await (counter.updateTime
        ? ref.update(taken, { lastUpdateTime: counter.updateTime })
        : ref.create(taken));
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

  async function behind(): Promise<NumberedCollection[]> {
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
     * The next ids of a collection, ascending, taken before the transaction that uses them, so that those that need one do
     * not wait for each other. What is not used after all leaves a gap (docs/decisions/066).
     */
    async take(collection: NumberedCollection, count: number): Promise<number[]> {
      const reservation = next.get(collection) ?? begin(collection);
      const offset = reservation.count;
      reservation.count += count;
      const from = await reservation.first;
      return Array.from({ length: count }, (_, index) => from + offset + index);
    },

    /** The collections whose counter is behind an id that something has or had. */
    behind,

    /** Raises the counters that are behind. Safe to repeat. */
    async check(): Promise<boolean> {
      const found = await behind();
      for (const collection of found) await reserve(collection, () => 0);
      return found.length > 0;
    },
  };
}

async function fetchFirst<T extends z.ZodType>(query: Query, schema: T): Promise<z.infer<T> | undefined> {
  const [snapshot] = await fetchMatches(query.limit(1));
  return readDocument(schema, snapshot);
}
