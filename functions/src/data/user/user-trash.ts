import { notesCollection } from '@padavu/domain/learning/notes';
import { progressCollection } from '@padavu/domain/learning/progress';
import { trashCollection, trashPath } from '@padavu/domain/admin/trash';
import { usersCollection } from '@padavu/domain/user/user';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { undefinedIfMissing } from './auth-errors.ts';
import type { ClaimsData } from './claims.ts';
import type { Fields } from '#/data/store/documents.ts';
import type { ErasureData } from './erasure.ts';
import { fetchMatches, fetchOne, fetchSeveral } from '#/data/store/reads.ts';
import { finishEach, interruptedSince, type Outcomes } from '#/data/store/sweep.ts';
import type { Transactions } from '#/data/store/transactions.ts';
import { readTrashed, type TrashData } from '#/data/admin/trash.ts';

type Deps = {
  db: Firestore;
  auth: Pick<Auth, 'getUser' | 'updateUser' | 'revokeRefreshTokens'>;
  claims: Pick<ClaimsData, 'sync'>;
  erasure: Pick<ErasureData, 'erase'>;
  inTransaction: Transactions['inTransaction'];
  trash: Pick<TrashData, 'unfinished'>;
  now: () => Date;
};

/** Accounts that one sweep finishes; the next sweep takes the rest. */
const sweepSize = 100;

/** More rounds than this mean that something keeps deleting and restoring the account. */
const maxRounds = 10;

/** Documents in one page. */
const batchSize = 50;

/** A learner's subcollections, below the account or below its trash entry. */
const collectionsBelow = [progressCollection, notesCollection];

/**
 * The hourly check adds up `lastLessonId` over the progress documents of the whole school. Under another name, it
 * leaves out those in the trash.
 */
const trashedLastLessonId = 'trashedLastLessonId';

export type UserTrashData = ReturnType<typeof userTrashData>;

function renameField(fields: Fields, from: string, to: string): Fields {
  const { [from]: value, ...rest } = fields;
  return value === undefined ? fields : { ...rest, [to]: value };
}

/**
 * What follows the deletion or restoration of an account: moving its document decides, and everything else depends on
 * whether that document is in `users/` (docs/decisions/112).
 */
export function userTrashData({ db, auth, claims, erasure, inTransaction, trash, now }: Deps) {
  const userRef = (uid: string) => db.collection(usersCollection).doc(uid);
  const trashRef = (uid: string) => db.doc(trashPath(usersCollection, uid));

  /**
   * Moves one document per transaction, because each may be of any size. Nothing is moved to a place where the account
   * is not any more.
   */
  async function moveBelow(
    { from, to }: { from: DocumentReference; to: DocumentReference },
    collection: string,
  ): Promise<void> {
    const isDeletion = to.parent.id === trashCollection;
    let docs = await fetchMatches(from.collection(collection).limit(batchSize));
    for (let doc = docs.shift(); doc; doc = docs.shift()) {
      const { ref } = doc;
      const isMoved = await inTransaction(async (transaction) => {
        const [target, source] = await fetchSeveral([to, ref], transaction);
        if (!target?.exists) return false;
        const fields = source?.data();
        if (!fields) return true;
        const moved = isDeletion
          ? renameField(fields, 'lastLessonId', trashedLastLessonId)
          : renameField(fields, trashedLastLessonId, 'lastLessonId');
        transaction.set(to.collection(collection).doc(ref.id), moved);
        transaction.delete(ref);
        return true;
      });
      if (!isMoved) return;
      if (docs.length === 0) docs = await fetchMatches(from.collection(collection).limit(batchSize));
    }
  }

  /** Updates the account in Auth: a deleted account can neither sign in nor renew a session. */
  async function syncAccount(uid: string, isRestored: boolean): Promise<void> {
    const account = await undefinedIfMissing(auth.getUser(uid));
    if (account && account.disabled === isRestored) {
      await undefinedIfMissing(auth.updateUser(uid, { disabled: !isRestored }));
    }
    if (!isRestored) await undefinedIfMissing(auth.revokeRefreshTokens(uid));
    await claims.sync(uid);
  }

  /**
   * Finishes the change, unless another one was decided meanwhile: a restored account leaves the trash, and a deleted
   * one is no longer marked as unfinished.
   * @returns whether it is finished
   */
  function finish(uid: string, wasRestored: boolean): Promise<boolean> {
    return inTransaction(async (transaction) => {
      const [user, trashed] = await fetchSeveral([userRef(uid), trashRef(uid)], transaction);
      if (user?.exists !== wasRestored) return false;
      if (!trashed?.exists) return true;
      if (wasRestored) transaction.delete(trashed.ref);
      else if (trashed.get('erasing') !== true) {
        transaction.update(trashed.ref, { unfinishedSince: FieldValue.delete() });
      }
      return true;
    });
  }

  /**
   * Carries out what was decided about an account's document, and checks again afterwards: of a concurrent deletion and
   * restoration the later one stays. Safe to repeat, to interrupt and to run beside itself.
   */
  async function sync(uid: string): Promise<void> {
    for (let round = 0; round < maxRounds; round += 1) {
      const { exists: isRestored } = await fetchOne(userRef(uid));
      const [from, to] = isRestored ? [trashRef(uid), userRef(uid)] : [userRef(uid), trashRef(uid)];
      for (const collection of collectionsBelow) await moveBelow({ from, to }, collection);
      await syncAccount(uid, isRestored);
      if (await finish(uid, isRestored)) return;
    }
    throw new Error(`The account ${uid} does not settle`);
  }

  return {
    sync,

    /** Finishes interrupted deletions and restorations. Safe to repeat, to interrupt and to run beside others. */
    async sweep(): Promise<Outcomes> {
      const old = await trash.unfinished(interruptedSince(now()), sweepSize);
      const entries = old.flatMap((document) => readTrashed(document) ?? []);
      return finishEach(
        entries.map(({ documentId, erasing }) => [documentId, erasing ? erasure.erase : sync]),
      );
    },
  };
}
