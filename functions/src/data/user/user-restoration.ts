import { coursesCollection } from '@padavu/domain/course/course';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { paymentPath } from '@padavu/domain/payment/payment';
import { trashId, trashPath } from '@padavu/domain/admin/trash';
import { User, usersCollection } from '@padavu/domain/user/user';
import { UserRecord } from '@padavu/domain/user/user-record';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import type { AuditData } from '#/data/admin/audit.ts';
import { isAuthError, undefinedIfMissing } from './auth-errors.ts';
import { countUseAgain } from '#/data/payment/discounts.ts';
import { fetchOne, fetchSeveral } from '#/data/store/reads.ts';
import type { SecurityData } from './security.ts';
import type { SessionsData } from './sessions.ts';
import type { Transactions } from '#/data/store/transactions.ts';
import { readTrashed, type TrashData, type Trashed } from '#/data/admin/trash.ts';
import type { UnregisteredAccountsData } from './unregistered-accounts.ts';
import type { UserTrashData } from './user-trash.ts';

type Deps = {
  db: Firestore;
  auth: Pick<Auth, 'createUser' | 'deleteUser' | 'getUser'>;
  audit: AuditData;
  byAdmin: Transactions['byAdmin'];
  security: Pick<SecurityData, 'sync'>;
  sessions: Pick<SessionsData, 'settle'>;
  trash: Pick<TrashData, 'find'>;
  unregistered: Pick<UnregisteredAccountsData, 'giveAddress'>;
  userTrash: UserTrashData;
  now: () => Date;
};

/** What a restored account lacks. */
export type RestoredUser = { needsPassword: boolean; lacksCourse: boolean };

const emailTaken = () => conflict(adminMessages.trash.emailTaken, 'email-taken');

const Restorable = UserRecord.pick({ email: true, name: true });

export type UserRestorationData = ReturnType<typeof userRestorationData>;

/** Restores deleted accounts with their progress and payments (docs/decisions/112). */
export function userRestorationData(deps: Deps) {
  const { db, auth, audit, byAdmin, security, sessions, trash, unregistered, userTrash, now } = deps;

  /**
   * Ensures that the account exists in Auth, still disabled. If it is gone or was cleared for a registration, it is
   * created again without a password. Throws 409 when another account that is not in the trash has its address.
   * @returns whether it was created again
   */
  async function prepareAccount({ documentId: uid, accountCleared, document }: Trashed): Promise<boolean> {
    const account = await undefinedIfMissing(auth.getUser(uid));
    if (account && !accountCleared) return false;
    // The registration that cleared it may have been interrupted.
    if (account) await undefinedIfMissing(auth.deleteUser(uid));
    const known = Restorable.safeParse(document);
    if (!known.success) throw conflict(adminMessages.audit.notUndoable, 'not-undoable');
    const { email, name } = known.data;
    try {
      await unregistered.giveAddress(uid, email, () =>
        auth.createUser({ uid, email, displayName: name, disabled: true }),
      );
    } catch (error) {
      if (isAuthError(error, 'email-already-exists')) throw emailTaken();
      // Another administrator restores the same account.
      if (!isAuthError(error, 'uid-already-exists')) throw error;
    }
    return true;
  }

  /** Decides the restoration, and moves the document and the payment. Sessions from before the deletion stay over. */
  function move(entry: Trashed, admin: Caller): Promise<void> {
    const uid = entry.documentId;
    return byAdmin(admin, async (transaction, actor) => {
      const documents = [db.doc(trashPath(usersCollection, uid)), db.collection(usersCollection).doc(uid)];
      const [snapshot, user] = await fetchSeveral(documents, transaction);
      if (!user || user.exists) return;
      const trashed = readTrashed(snapshot);
      if (!trashed || trashed.erasing) throw notFound(adminMessages.trash.gone);
      if (trashed.accountCleared && !entry.accountCleared) throw emailTaken();
      const { label, auditId, deletedAt, stored, payment } = trashed;
      const countAgain = await countUseAgain({
        db,
        transaction,
        holder: User.parse(stored),
        isPaid: payment !== undefined,
      });
      transaction.create(user.ref, { ...stored, signedOutAt: deletedAt });
      if (payment) transaction.set(db.doc(paymentPath(uid)), payment);
      countAgain();
      transaction.update(trashed.ref, { unfinishedSince: now() });
      const { searchGrams: _, ...after } = stored;
      audit.record(transaction, {
        actor,
        action: 'user.restore',
        target: { collection: usersCollection, id: uid, label },
        before: null,
        after: payment ? { ...after, payment } : after,
        ...(auditId && { undoes: auditId }),
      });
    });
  }

  /**
   * Deletes an account in Auth that was created again for a person who was erased meanwhile. Otherwise the
   * reconciliation would list the person.
   */
  async function removeIfErased(uid: string): Promise<void> {
    const refs = [db.doc(trashPath(usersCollection, uid)), db.collection(usersCollection).doc(uid)];
    const documents = await fetchSeveral(refs, db);
    if (documents.every(({ exists }) => !exists)) await undefinedIfMissing(auth.deleteUser(uid));
  }

  async function lacksCourse({ stored }: Trashed): Promise<boolean> {
    const courseId: unknown = stored['courseId'];
    if (typeof courseId !== 'number') return false;
    return !(await fetchOne(db.collection(coursesCollection).doc(String(courseId)))).exists;
  }

  return {
    /**
     * Restores an account with its former status. It takes effect before this returns, even for an immediate sign-in.
     * Safe to repeat and to interrupt. Throws 404 for one that is not in the trash, 409 while another account has its
     * address.
     */
    async restore(uid: string, admin: Caller): Promise<RestoredUser> {
      const trashed = await trash.find(trashId(usersCollection, uid));
      if (!trashed || trashed.erasing) throw notFound(adminMessages.trash.gone);
      const isRestored = (await fetchOne(db.collection(usersCollection).doc(uid))).exists;
      const needsPassword = !isRestored && (await prepareAccount(trashed));
      try {
        await move(trashed, admin);
      } catch (error) {
        if (needsPassword) await removeIfErased(uid);
        throw error;
      }
      await security.sync(uid);
      await userTrash.sync(uid);
      await sessions.settle(uid);
      return { needsPassword, lacksCourse: await lacksCourse(trashed) };
    },
  };
}
