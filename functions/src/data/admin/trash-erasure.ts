import type { AuditAction } from '@padavu/domain/admin/audit';
import { coursesCollection } from '@padavu/domain/course/course';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { categoriesCollection } from '@padavu/domain/course/category';
import { trashPath, type TrashedCollection } from '@padavu/domain/admin/trash';
import { usersCollection } from '@padavu/domain/user/user';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import type { AuditData } from './audit.ts';
import type { ErasureData } from '#/data/user/erasure.ts';
import { eraseQuestionsUnder } from '#/data/learning/questions.ts';
import { eraseQuiz } from '#/data/learning/quizzes.ts';
import { fetchOne, fetchSeveral } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';
import { eraseWorkFor } from '#/data/learning/tasks.ts';
import { readTrashed, type TrashData, type Trashed } from './trash.ts';
import type { UserTrashData } from '#/data/user/user-trash.ts';

type Deps = {
  db: Firestore;
  audit: AuditData;
  inTransaction: Transactions['inTransaction'];
  byAdmin: Transactions['byAdmin'];
  trash: TrashData;
  userTrash: Pick<UserTrashData, 'sync'>;
  erasure: Pick<ErasureData, 'erase'>;
  now: () => Date;
};

/** Expired entries in one page. */
const pageSize = 100;
/** Parts removed at the same time. */
const partsAtOnce = 20;

const actions: Record<TrashedCollection, AuditAction> = {
  [usersCollection]: 'user.erase',
  [coursesCollection]: 'course.erase',
  [categoriesCollection]: 'subcategory.erase',
  [lessonsCollection]: 'lesson.erase',
};

/** The collection of the parts that are deleted with an entry of each kind. */
const parts: Partial<Record<TrashedCollection, TrashedCollection>> = {
  [coursesCollection]: categoriesCollection,
  [categoriesCollection]: lessonsCollection,
};

/** The result of a scheduled run. */
type Expiry = { removed: number; failures: { id: string; failure: unknown }[] };

export type TrashErasureData = ReturnType<typeof trashErasureData>;

/** Removes trash entries for good, for an administrator or when their time is over (docs/decisions/112). */
export function trashErasureData({
  db,
  audit,
  inTransaction,
  byAdmin,
  trash,
  userTrash,
  erasure,
  now,
}: Deps) {
  /**
   * Marks an account as being erased. After that, nothing restores it.
   * @returns `restored` for an account that is in the list of users again
   */
  async function startErasure(
    transaction: Transaction,
    uid: string,
  ): Promise<'started' | 'restored' | 'gone'> {
    const refs = [db.doc(trashPath(usersCollection, uid)), db.collection(usersCollection).doc(uid)];
    const [trashed, user] = await fetchSeveral(refs, transaction);
    if (!trashed?.exists) return 'gone';
    if (user?.exists) return 'restored';
    transaction.update(trashed.ref, { erasing: true, unfinishedSince: now() });
    return 'started';
  }

  /**
   * Removes an entry that is marked, so that nothing restores it, after the parts that were deleted with it and what
   * stays where it is while a lesson is in the trash: its quiz, its questions and its work. The entry is last, so that
   * a repeated call can continue.
   */
  async function removeMarked(ref: DocumentReference, trashed: Trashed | undefined): Promise<void> {
    if (trashed) await removeParts(trashed);
    const batch = db.batch();
    if (trashed?.collection === lessonsCollection) {
      await eraseQuestionsUnder(db, trashed.documentId);
      await eraseWorkFor(db, trashed.documentId);
      eraseQuiz(db, batch, trashed.documentId);
    }
    batch.delete(ref);
    await batch.commit();
  }

  /** Removes an entry as it was read. One that was restored meanwhile stays. */
  async function removeEntry(snapshot: DocumentSnapshot): Promise<void> {
    const isMarked = await inTransaction(async (transaction) => {
      const present = await fetchOne(snapshot.ref, transaction);
      if (!present.updateTime || !snapshot.updateTime?.isEqual(present.updateTime)) return false;
      transaction.update(snapshot.ref, { erasing: true });
      return true;
    });
    if (isMarked) await removeMarked(snapshot.ref, readTrashed(snapshot));
  }

  /** Removes the parts that were deleted with an entry, and their parts. */
  async function removeParts(whole: Trashed): Promise<void> {
    const collection = parts[whole.collection];
    if (collection === undefined) return;
    const next = () => trash.partsOf(whole, { collection, limit: partsAtOnce });
    for (let docs = await next(); docs.length > 0; docs = await next())
      await Promise.all(docs.map(removeEntry));
  }

  async function removeContent(trashed: Trashed, admin: Caller): Promise<void> {
    const { id, collection, documentId, label, auditId } = trashed;
    const isMarked = await byAdmin(admin, async (transaction, actor) => {
      const present = await trash.find(id, transaction);
      if (present?.auditId !== auditId) return false;
      if (present.erasing) return true;
      // A colleague may be restoring the rest at this moment, and would get only a part of it.
      if (present.restoring) throw conflict(adminMessages.trash.partly, 'exists-again');
      transaction.update(trashed.ref, { erasing: true });
      const target = { collection, id: documentId, label };
      audit.record(transaction, { actor, action: actions[collection], target, before: null, after: null });
      return true;
    });
    if (isMarked) await removeMarked(trashed.ref, trashed);
  }

  async function removeAccount(uid: string, admin: Caller): Promise<void> {
    await byAdmin(admin, async (transaction, actor) => {
      const outcome = await startErasure(transaction, uid);
      if (outcome === 'restored') throw conflict(adminMessages.trash.isBack, 'exists-again');
      if (outcome === 'gone') return;
      audit.record(transaction, {
        actor,
        action: actions[usersCollection],
        target: { collection: usersCollection, id: uid, label: '' },
        before: null,
        after: null,
      });
    });
    await erasure.erase(uid);
  }

  async function expire(snapshot: DocumentSnapshot): Promise<void> {
    const trashed = readTrashed(snapshot);
    if (trashed?.collection !== usersCollection) return removeEntry(snapshot);
    const uid = trashed.documentId;
    const outcome = await inTransaction((transaction) => startErasure(transaction, uid));
    // Its restoration was interrupted.
    if (outcome === 'restored') await userTrash.sync(uid);
    else await erasure.erase(uid);
  }

  return {
    /**
     * Removes an entry for good, with all that was deleted with it. Safe to interrupt, and to repeat while the entry
     * exists. Throws 404 for what is not in the trash, 409 for an account that was restored, and for what is restored
     * in part.
     */
    async remove(id: string, admin: Caller): Promise<void> {
      const trashed = await trash.find(id);
      if (!trashed) throw notFound(adminMessages.trash.gone);
      if (trashed.collection === usersCollection) await removeAccount(trashed.documentId, admin);
      else await removeContent(trashed, admin);
    },

    /**
     * Removes expired entries for good, page by page, and first some whose removal was interrupted. Safe to repeat, to
     * interrupt and to run beside itself. An entry that fails does not stop the others.
     */
    async expire(): Promise<Expiry> {
      const expiry: Expiry = { removed: 0, failures: [] };
      async function expireEach(page: readonly DocumentSnapshot[]): Promise<void> {
        for (const snapshot of page) {
          try {
            await expire(snapshot);
            expiry.removed += 1;
          } catch (failure) {
            expiry.failures.push({ id: snapshot.id, failure });
          }
        }
      }
      await expireEach(await trash.erasing(pageSize));
      let page = await trash.expired(pageSize);
      for (let last = page.at(-1); last; last = page.at(-1)) {
        await expireEach(page);
        page = await trash.expired(pageSize, last);
      }
      return expiry;
    },
  };
}
