import { paymentPath } from '@padavu/domain/payment';
import { usersCollection, type UserStatus } from '@padavu/domain/user';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { conflict, notFound } from '#/http/app-error.ts';
import type { Administrator } from '#/http/authorise.ts';
import type { AuditData } from './audit.ts';
import { unlessMissing } from './auth-errors.ts';
import { readUser } from './documents.ts';
import { fetchOne, fetchSeveral } from './reads.ts';
import { demandStatus, isActiveAdmin, isBeingDeleted, type UserStatusData } from './user-status.ts';

type Deps = { db: Firestore; auth: Auth; audit: AuditData; userStatus: UserStatusData; now: () => Date };

export type UserRemovalData = ReturnType<typeof userRemovalData>;

/** Deleting accounts (design section 3). */
export function userRemovalData({ db, auth, audit, userStatus, now }: Deps) {
  const users = db.collection(usersCollection);

  /** Two administrators who delete each other at the same moment: deactivating settles who was first. */
  async function putOutAdministrator(
    account: DocumentSnapshot,
    actor: Administrator,
    expectedStatus: UserStatus | undefined,
  ): Promise<UserStatus | undefined> {
    if (!isActiveAdmin(readUser(account)) || isBeingDeleted(account)) return expectedStatus;
    await userStatus.deactivate(account.id, actor, { expectedStatus });
    return expectedStatus && 'inactive';
  }

  /** The decision. Whoever lets the account in before that is not overruled unseen, whoever would after that is told. */
  async function decide(account: DocumentSnapshot, expectedStatus: UserStatus | undefined): Promise<void> {
    await db.runTransaction(async (transaction) => {
      const snapshot = await fetchOne(account.ref, transaction);
      if (!snapshot.exists || isBeingDeleted(snapshot)) return;
      demandStatus(readUser(snapshot), expectedStatus);
      transaction.update(snapshot.ref, { deletionBegan: now() });
    });
  }

  /** The document goes last: until then the account stays in the list, and the deletion can be asked for again. */
  async function removeDocument(uid: string, actor: Administrator): Promise<void> {
    await db.runTransaction(async (transaction) => {
      const documents = [users.doc(uid), db.doc(paymentPath(uid))];
      const [snapshot, paid] = await fetchSeveral(documents, transaction);
      const data = snapshot?.data();
      if (!snapshot || !data) return;
      const { searchGrams: _, deletionBegan: _when, ...account } = data;
      const before = paid?.exists ? { ...account, payment: paid.data() } : account;
      for (const document of documents) transaction.delete(document);
      audit.record(transaction, {
        actor: { uid: actor.uid, name: actor.name },
        action: 'user.delete',
        target: { collection: usersCollection, id: uid, label: readUser(snapshot).name },
        before,
        after: null,
      });
    });
  }

  return {
    /**
     * Deletes the Auth account, everything under the document, the payment, and the document. Safe to repeat and to interrupt.
     * Throws 409 for the own account, so that an administrator always remains, 409 for one that is no longer in the
     * status that is expected of it, and 404 for one that never was.
     */
    async remove(uid: string, actor: Administrator, expectedStatus?: UserStatus): Promise<void> {
      if (uid === actor.uid) throw conflict('You cannot delete your own account.', 'own-account');
      const snapshot = await fetchOne(users.doc(uid));
      if (!snapshot.exists && (await audit.lastDeletionOf('user.delete', uid)) === undefined)
        throw notFound();
      await decide(snapshot, await putOutAdministrator(snapshot, actor, expectedStatus));
      await unlessMissing(auth.deleteUser(uid));
      for (const below of await snapshot.ref.listCollections()) await db.recursiveDelete(below);
      await removeDocument(uid, actor);
    },
  };
}
