import { Counter, countersCollection } from '@padavu/domain/counter';
import { EntityId } from '@padavu/domain/route-id';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readDocument } from './documents.ts';
import { fetchMatches, fetchOne } from './reads.ts';

const Numbered = z.object({ id: EntityId });

export type CountersData = ReturnType<typeof countersData>;

/** The ids of courses, categories and lessons: positive integers, each given once (design section 3). */
export function countersData({ db }: { db: Firestore }) {
  /** Where nothing was counted yet there may be documents all the same, made by hand. */
  async function highestId(transaction: Transaction, collection: string): Promise<number> {
    const newest = db.collection(collection).orderBy('id', 'desc').limit(1);
    const [snapshot] = await fetchMatches(newest, transaction);
    return readDocument(Numbered, snapshot)?.id ?? 0;
  }

  return {
    /** The counter of a collection, to be read together with what else a transaction needs. */
    of: (collection: string): DocumentReference => db.collection(countersCollection).doc(collection),

    /** The next id, after the last read of the transaction: this writes. */
    async next(
      transaction: Transaction,
      counter: DocumentReference,
      snapshot?: DocumentSnapshot,
    ): Promise<number> {
      const last = readDocument(Counter, snapshot)?.last ?? (await highestId(transaction, counter.id));
      const id = last + 1;
      transaction.set(counter, { last: id });
      return id;
    },

    /**
     * Reads what the next ids of a collection are, for a transaction that numbers documents of several collections: it
     * has to read everything before it writes. The function that comes back writes that so many ids are taken.
     */
    async numbering(transaction: Transaction, collection: string): Promise<(count: number) => number[]> {
      const counter = db.collection(countersCollection).doc(collection);
      const counted = readDocument(Counter, await fetchOne(counter, transaction));
      const last = counted?.last ?? (await highestId(transaction, collection));
      return (count) => {
        transaction.set(counter, { last: last + count });
        return Array.from({ length: count }, (_, index) => last + 1 + index);
      };
    },
  };
}
