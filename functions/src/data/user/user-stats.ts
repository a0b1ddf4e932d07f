import {
  accountsIn,
  addUserStats,
  noAccounts,
  sumOf,
  UserStats,
  userStatsCells,
  userStatsChanges,
  userStatsEntries,
  UserStatsEntry,
  userStatsEntryFingerprint,
  userStatsEntryOf,
  userStatsEntryPath,
  userStatsFingerprint,
  userStatsPath,
} from '@padavu/domain/user/user-stats';
import { usersCollection } from '@padavu/domain/user/user';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { countsCheck, type Differences } from '#/data/admin/counts-check.ts';
import { mergeInto, readDocument, readUser } from '#/data/store/documents.ts';
import { countMatches, fetchOne, fetchPages, fetchSeveral, sumMatches } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';

/** Accounts counted in one transaction. */
const batchSize = 200;

/** Entries in one page of a sum. */
const pageSize = 1000;

const checkName = 'userStats';

type Deps = {
  db: Firestore;
  inTransaction: Transactions['inTransaction'];
  inSnapshot: Transactions['inSnapshot'];
};

export type UserStatsData = ReturnType<typeof userStatsData>;

/** Counts accounts by course, role and status (docs/decisions/056). */
export function userStatsData({ db, inTransaction, inSnapshot }: Deps) {
  const users = db.collection(usersCollection);
  const entriesOfAll = db.collection(userStatsEntries);
  const userStats = db.doc(userStatsPath);

  /**
   * Stores what is counted of each account, and changes the totals by the difference. Transactions about several
   * accounts all add to the one document of totals and none reads it, so that they do not make each other retry.
   */
  function updateEntries(uids: readonly string[]): Promise<void> {
    return inTransaction(async (transaction) => {
      const accounts = uids.map((uid) => users.doc(uid));
      const entries = uids.map((uid) => db.doc(userStatsEntryPath(uid)));
      const documents = await fetchSeveral([...accounts, ...entries], transaction);
      const changes = entries.flatMap((ref, index) => {
        const user = documents[index];
        const before = readDocument(UserStatsEntry, documents[uids.length + index]);
        const after = user?.exists ? userStatsEntryOf(readUser(user)) : undefined;
        const change = userStatsChanges(before, after);
        const fingerprint = after && userStatsEntryFingerprint(after);
        const isCurrent = change.length === 0 && before?.fingerprint === fingerprint;
        if (!isCurrent && after) transaction.set(ref, { ...after, fingerprint });
        if (!isCurrent && !after) transaction.delete(ref);
        return change;
      });
      const sum = sumOf(changes);
      if (sum) mergeInto(transaction, userStats, increments(sum));
    });
  }

  /** How far the totals are from what Firestore counts. */
  async function differences(): Promise<Differences> {
    const stats = await read();
    const cellDifferences = userStatsCells(stats).map(async ({ count, courseId, role, status }) => {
      const kind = users
        .where('courseId', '==', courseId)
        .where('role', '==', role)
        .where('status', '==', status);
      return [`${courseId} ${role} ${status}`, count - (await countMatches(kind))] as const;
    });
    const { total } = accountsIn(stats);
    const [accountCount, fingerprints] = await Promise.all([
      countMatches(users),
      sumMatches(entriesOfAll, 'fingerprint'),
    ]);
    return {
      accounts: total - accountCount,
      entries: total - fingerprints.count,
      fingerprint: userStatsFingerprint(stats) - fingerprints.sum,
      ...Object.fromEntries(await Promise.all(cellDifferences)),
    };
  }

  async function countAll(): Promise<void> {
    for (const all of [users, entriesOfAll]) {
      for await (const docs of fetchPages(all.select(), batchSize))
        await updateEntries(docs.map(({ id }) => id));
    }
  }

  /** Corrects the totals by their difference from the sum of all entries, both read at the same moment. */
  async function correctTotals(): Promise<void> {
    const { healed, wanted, stored } = await inSnapshot(async (transaction) => {
      const before = await fetchOne(userStats, transaction);
      let sum = noAccounts;
      for await (const docs of fetchPages(entriesOfAll, pageSize, transaction)) {
        const page = sumOf(
          docs.flatMap((doc) => userStatsChanges(undefined, readDocument(UserStatsEntry, doc))),
        );
        if (page) sum = addUserStats(sum, page, 1);
      }
      return { healed: healedOf(before), wanted: sum, stored: readStats(before) };
    });
    await inTransaction(async (transaction) => {
      const now = await fetchOne(userStats, transaction);
      // Another check has corrected the totals since this one read them.
      if (healedOf(now) !== healed) return;
      const { courses } = addUserStats(addUserStats(readStats(now), wanted, 1), stored, -1);
      transaction.set(userStats, { courses, healed: healed + 1 });
    });
  }

  async function read(): Promise<UserStats> {
    return readStats(await fetchOne(userStats));
  }

  return {
    /** The totals; reads one document. */
    read,

    /**
     * Updates the totals with an account as it is now, whatever event triggered this. Safe to repeat, and in any order;
     * writes nothing when everything is counted.
     */
    sync: (uid: string): Promise<void> => updateEntries([uid]),

    // The check only counts in Firestore and reads no account. The correction reads all of them: after a backup was
    // restored, for example, or for accounts from before the trigger was deployed.
    ...countsCheck(db, {
      name: checkName,
      differences,
      correct: async () => {
        await countAll();
        await correctTotals();
      },
    }),
  };
}

const readStats = (snapshot: DocumentSnapshot) => readDocument(UserStats, snapshot) ?? noAccounts;

/** How often a check has corrected the totals. */
const healedOf = (snapshot: DocumentSnapshot) => Number(snapshot.get('healed') ?? 0) || 0;

const add = (count: number) => FieldValue.increment(count);

function increments({ courses }: UserStats) {
  return { courses: mapped(courses, (byRole) => mapped(byRole, (byStatus) => mapped(byStatus, add))) };
}

function mapped<T, R>(values: Record<string, T>, map: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
