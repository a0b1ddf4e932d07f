import { learnerStatsCollection, learnerStatsIdParts } from '@padavu/domain/course/course-stats';
import { erasedName, Erasure, erasuresCollection } from '@padavu/domain/user/erasure';
import { mailCollection } from '@padavu/domain/site/mail';
import { erasureMessages } from '@padavu/domain/user/erasure-messages';
import { Payment, paymentPath, paymentsCollection } from '@padavu/domain/payment/payment';
import { receiptOf, receiptPath } from '@padavu/domain/payment/receipt';
import { subscribersCollection, unsubscriptionsCollection } from '@padavu/domain/site/subscriber';
import { never } from '@padavu/domain/stored';
import { trashPath } from '@padavu/domain/admin/trash';
import { userStatsEntryPath } from '@padavu/domain/user/user-stats';
import { usersCollection } from '@padavu/domain/user/user';
import type { Auth } from 'firebase-admin/auth';
import {
  FieldValue,
  type DocumentReference,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '#/actors.ts';
import { conflict, invalid, notFound } from '#/errors.ts';
import type { AttentionData } from '#/data/admin/attention.ts';
import type { AuditData } from '#/data/admin/audit.ts';
import { undefinedIfMissing } from './auth-errors.ts';
import type { CourseStatsData } from '#/data/learning/course-stats.ts';
import { deleteMatches } from '#/data/store/deletions.ts';
import { giveBackUse } from '#/data/payment/discounts.ts';
import { readDocument, readUser, type Fields } from '#/data/store/documents.ts';
import { fetchFurtherPayments, readFurtherPayments } from '#/data/payment/further-payments.ts';
import { ownPaths, personalCollections } from './personal-documents.ts';
import { fetchMatches, fetchOne, fetchPages, fetchSeveral, withIdPrefix } from '#/data/store/reads.ts';
import { addressOf, subscriberIdOf } from '#/data/site/subscribers.ts';
import { finishEach, interruptedSince, type Outcomes } from '#/data/store/sweep.ts';
import type { Transactions } from '#/data/store/transactions.ts';
import type { UserStatsData } from './user-stats.ts';

type Deps = {
  db: Firestore;
  auth: Pick<Auth, 'deleteUser' | 'getUser'>;
  attention: Pick<AttentionData, 'sync'>;
  courseStats: Pick<CourseStatsData, 'sync'>;
  audit: Pick<AuditData, 'record'>;
  inTransaction: Transactions['inTransaction'];
  byAdmin: Transactions['byAdmin'];
  userStats: Pick<UserStatsData, 'sync'>;
  now: () => Date;
};

/** Documents rewritten in one transaction; each may be as large as a piece of work can be. */
const pageSize = 20;

/** Erasures finished in one sweep; the next sweep takes the rest. */
const sweepSize = 20;

export type ErasureData = ReturnType<typeof erasureData>;

/** Erasing people for good (docs/decisions/114). */
export function erasureData({
  db,
  auth,
  attention,
  courseStats,
  audit,
  inTransaction,
  byAdmin,
  userStats,
  now,
}: Deps) {
  const users = db.collection(usersCollection);
  const erasures = db.collection(erasuresCollection);
  const trashOf = (uid: string) => db.doc(trashPath(usersCollection, uid));

  /**
   * Whether somebody registered another account with this address: the subscription to the newsletter then belongs to
   * that one. A document that only lists an account which nobody registered does not count.
   */
  async function hasOtherAccount(transaction: Transaction, address: string, uid: string): Promise<boolean> {
    const holders = await fetchMatches(users.where('email', '==', address), transaction);
    return holders.some((holder) => holder.id !== uid && holder.get('unregistered') !== true);
  }

  /**
   * The first step of an erasure, which ends every right: deletes the account and everything that is the person's own
   * together. The address is read first, because it is unknown afterwards.
   * @param confirmed the address that an administrator confirmed, empty for a person without one: throws 400 for
   *   another one than the person's, 404 for somebody who never existed
   * @returns whether it is the first erasure of the person
   */
  async function decide(transaction: Transaction, uid: string, confirmed?: string): Promise<boolean> {
    const refs = [users.doc(uid), db.doc(paymentPath(uid)), trashOf(uid), erasures.doc(uid)];
    const [[user, paymentDocument, trashed, erasureDocument], further, account] = await Promise.all([
      fetchSeveral(refs, transaction),
      fetchFurtherPayments(db, uid, transaction),
      undefinedIfMissing(auth.getUser(uid)),
    ]);
    const address = addressOf({ user, trashed, account });
    const known = readDocument(Erasure, erasureDocument);
    const exists =
      [user, paymentDocument, trashed].some((snapshot) => snapshot?.exists) || account !== undefined;
    const isFirst = erasureDocument?.exists !== true;
    if (confirmed !== undefined && !exists && isFirst) throw notFound();
    if (confirmed !== undefined && exists && (address ?? '') !== confirmed)
      throw invalid([{ path: 'email', message: erasureMessages.eraseMismatch }]);
    const giveBack =
      user?.exists &&
      (await giveBackUse({
        db,
        transaction,
        holder: readUser(user),
        isPaid: paymentDocument?.exists === true,
      }));
    const ownAddress =
      address !== undefined && !(await hasOtherAccount(transaction, address, uid)) ? address : undefined;
    const subscriberId = known?.subscriberId ?? (ownAddress && subscriberIdOf(ownAddress));
    const payment = readDocument(Payment, paymentDocument) ?? Payment.safeParse(trashed?.get('payment')).data;
    for (const path of ownPaths(uid)) transaction.delete(db.doc(path));
    if (giveBack) giveBack();
    if (payment) transaction.set(db.doc(receiptPath(uid)), receiptOf(payment));
    for (const document of further) {
      const [paid] = readFurtherPayments([document]);
      transaction.delete(document.ref);
      if (paid) transaction.set(db.doc(receiptPath(document.id)), { uid, ...receiptOf(paid) });
    }
    transaction.set(erasures.doc(uid), {
      erasedAt: known?.erasedAt ?? now(),
      ...(subscriberId !== undefined && { subscriberId }),
      unfinished: true,
    });
    return isFirst;
  }

  /**
   * Rewrites the documents of a query, page by page, from their contents at the time of the write. What needs no change
   * is skipped: many queries still find a document without the name, and a repeated erasure must come to the rest.
   */
  async function rewrite(
    query: Query,
    without: (fields: Fields, id: string) => Fields | undefined,
  ): Promise<void> {
    for await (const page of fetchPages(query, pageSize)) {
      const named = page.filter((doc) => !isDeepStrictEqual(without(doc.data(), doc.id), doc.data()));
      if (named.length === 0) continue;
      const refs = named.map(({ ref }) => ref);
      await inTransaction(async (transaction) => {
        for (const snapshot of await fetchSeveral(refs, transaction)) {
          const fields = snapshot.data();
          if (!fields) continue;
          const rest = without(fields, snapshot.id);
          if (rest) transaction.set(snapshot.ref, rest);
          else transaction.delete(snapshot.ref);
        }
      });
    }
  }

  async function removeBelow(document: DocumentReference): Promise<void> {
    for (const below of await document.listCollections()) await db.recursiveDelete(below);
  }

  /** Deletes the statistics of the person. The totals are updated first, so that they lose the person's counts. */
  async function eraseStats(uid: string): Promise<void> {
    const entries = withIdPrefix(db.collection(learnerStatsCollection), `${uid}_`);
    for (const { id, ref } of await fetchMatches(entries)) {
      const entry = learnerStatsIdParts(id);
      // Those of an account whose uid begins with this one are found too.
      if (entry.uid !== uid) continue;
      await courseStats.sync(uid, entry.courseId);
      await ref.delete();
    }
    await userStats.sync(uid);
    await db.doc(userStatsEntryPath(uid)).delete();
    await attention.sync(usersCollection, uid);
    await attention.sync(paymentsCollection, uid);
  }

  /** Deletes the newsletter address, its unsubscription, and mails to it, sent or not. */
  async function eraseNewsletter(subscriberId: string): Promise<void> {
    await db.collection(subscribersCollection).doc(subscriberId).delete();
    await db.collection(unsubscriptionsCollection).doc(subscriberId).delete();
    await deleteMatches(db, withIdPrefix(db.collection(mailCollection), `${subscriberId}_`));
  }

  /** The steps after `decide`. Safe to repeat and to interrupt. */
  async function finish(uid: string): Promise<void> {
    await undefinedIfMissing(auth.deleteUser(uid));
    await removeBelow(users.doc(uid));
    await removeBelow(trashOf(uid));
    await eraseStats(uid);
    const subscriberId: unknown = (await fetchOne(erasures.doc(uid))).get('subscriberId');
    if (typeof subscriberId === 'string') await eraseNewsletter(subscriberId);
    for (const { collection, find, without } of personalCollections) {
      for (const query of find(db.collection(collection), uid)) {
        await rewrite(query, (fields, id) => without(fields, uid, id));
      }
    }
    await erasures.doc(uid).update({ unfinished: FieldValue.delete() });
  }

  /**
   * Removes a person for good, with everything that is stored of them: account, progress, payments, what is in the
   * trash, the newsletter address, and their name in the audit log. The receipts of the payments stay. Safe to repeat
   * and to interrupt, even when the person is gone already.
   */
  async function erase(uid: string): Promise<void> {
    await inTransaction((transaction) => decide(transaction, uid));
    await finish(uid);
  }

  return {
    erase,

    /** Deletes the statistics of a person whose documents are gone, and updates the totals first. Safe to repeat. */
    eraseStats,

    /**
     * Erases a person for an administrator, who confirms the address. Safe to repeat; the audit entry is made once.
     * Throws 409 for the caller's own account, so that an administrator always remains, 400 for another address than
     * the account's, 404 for somebody who never existed.
     */
    async eraseByAdmin(uid: string, admin: Caller, email: string): Promise<void> {
      if (uid === admin.uid) throw conflict(erasureMessages.ownErasure, 'own-account');
      await byAdmin(admin, async (transaction, actor) => {
        if (!(await decide(transaction, uid, email))) return;
        audit.record(transaction, {
          actor,
          action: 'user.erase',
          target: { collection: usersCollection, id: uid, label: erasedName },
          before: null,
          after: null,
        });
      });
      await finish(uid);
    },

    /** Finishes interrupted erasures. Safe to repeat, to interrupt and to run beside erasures. */
    async sweep(): Promise<Outcomes> {
      const unfinished = await fetchMatches(erasures.where('unfinished', '==', true).limit(sweepSize));
      const interrupted = unfinished.filter((document) => {
        const began = readDocument(Erasure, document)?.erasedAt ?? never;
        return began <= interruptedSince(now());
      });
      return finishEach(interrupted.map(({ id }) => [id, erase]));
    },
  };
}
