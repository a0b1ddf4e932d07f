import { Counter, countersCollection } from '@padavu/domain/counter';
import { EntityId } from '@padavu/domain/route-id';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readDocument } from './documents.ts';
import { fetchMatches, fetchOne } from './reads.ts';
import type { Transactions } from './transactions.ts';

const Numbered = z.object({ id: EntityId });

type Deps = { db: Firestore; attempt: Transactions['attempt'] };

/** Ids that calls ask for together: each gets its part of what is reserved in one write. */
type Reservation = { count: number; first: Promise<number> };

export type CountersData = ReturnType<typeof countersData>;

/** The ids of courses, categories and lessons: positive integers, each given once. */
export function countersData({ db, attempt }: Deps) {
  /** By collection, the reservation that waits for the one that runs, and takes in whatever is asked for meanwhile. */
  const next = new Map<string, Reservation>();
  const running = new Map<string, Promise<unknown>>();

  /** Where nothing was counted yet there may be documents all the same, made by hand. */
  async function highestId(collection: string): Promise<number> {
    const [snapshot] = await fetchMatches(db.collection(collection).orderBy('id', 'desc').limit(1));
    return readDocument(Numbered, snapshot)?.id ?? 0;
  }

  /**
   * Says the first of so many ids that nobody else gets. The counter is written on the condition that it is as it was
   * read: of several instances at once one succeeds at once, where a transaction would wait for the locks of the others.
   */
  function reserve(collection: string, count: () => number): Promise<number> {
    const ref = db.collection(countersCollection).doc(collection);
    return attempt(async () => {
      const counter = await fetchOne(ref);
      const last = readDocument(Counter, counter)?.last ?? (await highestId(collection));
      const taken = { last: last + count() };
      await (counter.updateTime
        ? ref.update(taken, { lastUpdateTime: counter.updateTime })
        : ref.create(taken));
      return last + 1;
    });
  }

  function begin(collection: string): Reservation {
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

  return {
    /**
     * The next ids of a collection, ascending, taken before the transaction that uses them, so that those that need one do
     * not wait for each other. What is not used after all leaves a gap (docs/decisions/066).
     */
    async take(collection: string, count: number): Promise<number[]> {
      const reservation = next.get(collection) ?? begin(collection);
      const offset = reservation.count;
      reservation.count += count;
      const first = await reservation.first;
      return Array.from({ length: count }, (_, index) => first + offset + index);
    },
  };
}
