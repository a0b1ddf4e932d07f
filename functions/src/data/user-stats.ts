import {
  accountsIn,
  UserStatsEntry,
  userStatsEntries,
  userStatsEntryOf,
  userStatsEntryPath,
  UserStats,
  userStatsChanges,
  userStatsPath,
  noAccounts,
  sumOf,
} from '@padavu/domain/user-stats';
import { usersCollection } from '@padavu/domain/user';
import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { readDocument, readUser } from './documents.ts';
import { countMatches, fetchMatches, fetchOne, fetchSeveral } from './reads.ts';
import type { Transactions } from './transactions.ts';

/** Accounts that one transaction counts; each may be written, and 500 is the most of a transaction. */
const batchSize = 200;

type Deps = { db: Firestore; inTransaction: Transactions['run'] };

export type UserStatsData = ReturnType<typeof userStatsData>;

/** Counts accounts by course, role and status (docs/decisions/056). */
export function userStatsData({ db, inTransaction }: Deps) {
  const userStats = db.doc(userStatsPath);

  /**
   * What is counted of each account is written down, and the counts change by the difference. Transactions about several
   * accounts all add to the one document of the counts and none reads it, so that they do not make each other begin again.
   */
  function count(uids: readonly string[]): Promise<void> {
    return inTransaction(async (transaction) => {
      const users = uids.map((uid) => db.collection(usersCollection).doc(uid));
      const entries = uids.map((uid) => db.doc(userStatsEntryPath(uid)));
      const documents = await fetchSeveral([...users, ...entries], transaction);
      const changes = entries.flatMap((ref, index) => {
        const user = documents[index];
        const before = readDocument(UserStatsEntry, documents[users.length + index]);
        const after = user?.exists ? userStatsEntryOf(readUser(user)) : undefined;
        const change = userStatsChanges(before, after);
        if (change.length > 0 && after) transaction.set(ref, after);
        if (change.length > 0 && !after) transaction.delete(ref);
        return change;
      });
      const sum = sumOf(changes);
      if (sum) transaction.set(userStats, increments(sum), { merge: true });
    });
  }

  async function countAll(collection: string): Promise<void> {
    const all = db.collection(collection).orderBy(FieldPath.documentId()).select().limit(batchSize);
    let docs = await fetchMatches(all);
    while (docs.length > 0) {
      const uids = docs.map(({ id }) => id);
      await count(uids);
      docs = docs.length < batchSize ? [] : await fetchMatches(all.startAfter(uids.at(-1)));
    }
  }

  async function read(): Promise<UserStats> {
    return readDocument(UserStats, await fetchOne(userStats)) ?? noAccounts;
  }

  return {
    /** How many accounts there are: one document. */
    read,

    /**
     * Makes the counts count an account as it is now, whatever event asked for it. Safe to repeat, and in any order;
     * writes nothing when all is counted.
     */
    follow: (uid: string): Promise<void> => count([uid]),

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
      await countAll(userStatsEntries);
      return missing;
    },
  };
}

const add = (count: number) => FieldValue.increment(count);

function increments({ courses }: UserStats) {
  return { courses: mapped(courses, (byRole) => mapped(byRole, (byStatus) => mapped(byStatus, add))) };
}

function mapped<T, R>(values: Record<string, T>, map: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
