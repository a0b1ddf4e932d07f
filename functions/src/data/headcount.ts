import {
  accountsIn,
  Counted,
  countedCollection,
  countedOf,
  countedPath,
  Headcount,
  headcountChanges,
  headcountPath,
  noAccounts,
  sumOf,
} from '@padavu/domain/headcount';
import { usersCollection } from '@padavu/domain/user';
import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { readDocument, readUser } from './documents.ts';
import { queue } from './queue.ts';
import { countMatches, fetchMatches, fetchOne, fetchSeveral } from './reads.ts';

/** All accounts meet on one document; five attempts, the default, give up too early. */
const maxAttempts = 20;

/** Accounts that one transaction counts; each may be written, and 500 is the most of a transaction. */
const batchSize = 200;

export type HeadcountData = ReturnType<typeof headcountData>;

/** Counts accounts by course, role and status (decision 056). */
export function headcountData({ db }: { db: Firestore }) {
  const headcount = db.doc(headcountPath);
  // One after the other they do not make each other begin again.
  const inTurn = queue();

  /** What is counted of each account is written down, and the counts change by the difference. */
  function count(uids: readonly string[]): Promise<void> {
    return db.runTransaction(
      async (transaction) => {
        const users = uids.map((uid) => db.collection(usersCollection).doc(uid));
        const counted = uids.map((uid) => db.doc(countedPath(uid)));
        const documents = await fetchSeveral([...users, ...counted], transaction);
        const changes = counted.flatMap((ref, index) => {
          const user = documents[index];
          const before = readDocument(Counted, documents[users.length + index]);
          const after = user?.exists ? countedOf(readUser(user)) : undefined;
          const change = headcountChanges(before, after);
          if (change.length > 0 && after) transaction.set(ref, after);
          if (change.length > 0 && !after) transaction.delete(ref);
          return change;
        });
        const sum = sumOf(changes);
        if (sum) transaction.set(headcount, increments(sum), { merge: true });
      },
      { maxAttempts },
    );
  }

  async function countAll(collection: string): Promise<void> {
    const all = db.collection(collection).orderBy(FieldPath.documentId()).select().limit(batchSize);
    let docs = await fetchMatches(all);
    while (docs.length > 0) {
      const uids = docs.map(({ id }) => id);
      await inTurn(() => count(uids));
      docs = docs.length < batchSize ? [] : await fetchMatches(all.startAfter(uids.at(-1)));
    }
  }

  async function read(): Promise<Headcount> {
    return readDocument(Headcount, await fetchOne(headcount)) ?? noAccounts;
  }

  return {
    /** How many accounts there are: one document. */
    read,

    /**
     * Makes the counts count an account as it is now, whatever event asked for it. Safe to repeat, and in any order;
     * writes nothing when all is counted.
     */
    follow: (uid: string): Promise<void> => inTurn(() => count([uid])),

    /**
     * Goes through all accounts where the counts are not of as many as the store has: those from before the trigger was
     * deployed, or brought in from a backup.
     * @returns how many accounts the counts missed, or had too many when negative
     */
    async check(): Promise<number> {
      const stored = await countMatches(db.collection(usersCollection));
      const missing = stored - accountsIn(await read()).total;
      if (missing === 0) return 0;
      await countAll(usersCollection);
      await countAll(countedCollection);
      return missing;
    },
  };
}

const add = (count: number) => FieldValue.increment(count);

function increments({ courses }: Headcount) {
  return { courses: mapped(courses, (byRole) => mapped(byRole, (byStatus) => mapped(byStatus, add))) };
}

function mapped<T, R>(values: Record<string, T>, map: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
