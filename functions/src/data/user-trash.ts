import { notesCollection } from '@padavu/domain/notes';
import { progressCollection } from '@padavu/domain/progress';
import { trashPath } from '@padavu/domain/trash';
import { usersCollection } from '@padavu/domain/user';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { undefinedIfMissing } from './auth-errors.ts';
import type { ClaimsData } from './claims.ts';
import { fetchMatches, fetchOne, fetchSeveral } from './reads.ts';
import type { Transactions } from './transactions.ts';
import { readTrashed, type TrashData } from './trash.ts';

type Deps = {
  db: Firestore;
  auth: Pick<Auth, 'getUser' | 'updateUser' | 'revokeRefreshTokens'>;
  claims: Pick<ClaimsData, 'follow'>;
  inTransaction: Transactions['run'];
  trash: Pick<TrashData, 'unfinished'>;
  /** Removes everything of an account for good. */
  erase: (uid: string) => Promise<void>;
  now: () => Date;
};

/** Twice as long as a call may run: whatever is older has died on the way. Milliseconds. */
const grace = 60_000;

/** What one sweep finishes; the next sweep takes the rest. */
const sweepSize = 100;

/** More rounds than this mean that an account is deleted and restored without end. */
const maxRounds = 10;

/** Documents that are looked up at once. */
const batchSize = 50;

/** What a learner has below the account, or below what stands in the trash for it. */
const collectionsBelow = [progressCollection, notesCollection];

export type UserTrashData = ReturnType<typeof userTrashData>;

/**
 * What follows when an account goes to the trash or comes back: the decision is the move of its document, and everything else
 * goes by whether that stands in `users/` (docs/decisions/112).
 */
export function userTrashData({ db, auth, claims, inTransaction, trash, erase, now }: Deps) {
  const userRef = (uid: string) => db.collection(usersCollection).doc(uid);
  const trashRef = (uid: string) => db.doc(trashPath(usersCollection, uid));

  /** One document a transaction: each may be of any size. Nothing moves to where the account is not any more. */
  async function moveBelow(
    { from, to }: { from: DocumentReference; to: DocumentReference },
    collection: string,
  ): Promise<void> {
    let docs = await fetchMatches(from.collection(collection).limit(batchSize));
    for (let doc = docs.shift(); doc; doc = docs.shift()) {
      const { ref } = doc;
      const isMoved = await inTransaction(async (transaction) => {
        const [target, source] = await fetchSeveral([to, ref], transaction);
        if (!target?.exists) return false;
        const fields = source?.data();
        if (!fields) return true;
        transaction.set(to.collection(collection).doc(ref.id), fields);
        transaction.delete(ref);
        return true;
      });
      if (!isMoved) return;
      if (docs.length === 0) docs = await fetchMatches(from.collection(collection).limit(batchSize));
    }
  }

  /** A deleted account can neither sign in nor renew a session. */
  async function settleAccount(uid: string, isBack: boolean): Promise<void> {
    const account = await undefinedIfMissing(auth.getUser(uid));
    if (account && account.disabled === isBack) {
      await undefinedIfMissing(auth.updateUser(uid, { disabled: !isBack }));
    }
    if (!isBack) await undefinedIfMissing(auth.revokeRefreshTokens(uid));
    await claims.follow(uid);
  }

  /** Whether things are still as they were carried out. What is back leaves the trash, what is not is marked no more. */
  function conclude(uid: string, wasBack: boolean): Promise<boolean> {
    return inTransaction(async (transaction) => {
      const [user, trashed] = await fetchSeveral([userRef(uid), trashRef(uid)], transaction);
      if (user?.exists !== wasBack) return false;
      if (!trashed?.exists) return true;
      if (wasBack) transaction.delete(trashed.ref);
      else if (trashed.get('erasing') !== true) {
        transaction.update(trashed.ref, { unfinishedSince: FieldValue.delete() });
      }
      return true;
    });
  }

  /**
   * Carries out for an account what was decided about its document, and looks again: of a deletion and a restoration at
   * the same moment the later one stays. Safe to repeat, to interrupt and to run beside itself.
   */
  async function follow(uid: string): Promise<void> {
    for (let round = 0; round < maxRounds; round += 1) {
      const { exists: isBack } = await fetchOne(userRef(uid));
      const [from, to] = isBack ? [trashRef(uid), userRef(uid)] : [userRef(uid), trashRef(uid)];
      for (const collection of collectionsBelow) await moveBelow({ from, to }, collection);
      await settleAccount(uid, isBack);
      if (await conclude(uid, isBack)) return;
    }
    throw new Error(`The account ${uid} does not settle`);
  }

  return {
    follow,

    /**
     * Finishes what died on the way. Safe to repeat, to interrupt and to run beside deletions and restorations.
     * @returns what became of each, by uid: an error where it could not be finished
     */
    async sweep(): Promise<Map<string, 'finished' | { failure: unknown }>> {
      const old = await trash.unfinished(new Date(now().getTime() - grace), sweepSize);
      const outcomes = new Map<string, 'finished' | { failure: unknown }>();
      for (const { documentId: uid, erasing } of old.flatMap((doc) => readTrashed(doc) ?? [])) {
        const outcome = await (erasing ? erase(uid) : follow(uid)).then(
          () => 'finished' as const,
          (failure: unknown) => ({ failure }),
        );
        outcomes.set(uid, outcome);
      }
      return outcomes;
    },
  };
}
