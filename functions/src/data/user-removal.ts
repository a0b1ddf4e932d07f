import { paymentPath } from '@padavu/domain/payment';
import { usersCollection, type UserStatus } from '@padavu/domain/user';
import type { Firestore } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import type { AuditData } from './audit.ts';
import type { DiscountsData } from './discounts.ts';
import { readUser } from './documents.ts';
import { fetchSeveral } from './reads.ts';
import type { Transactions } from './transactions.ts';
import type { TrashData } from './trash.ts';
import type { UnregisteredAccountsData } from './unregistered-accounts.ts';
import { assertStatus } from './user-status.ts';
import type { UserTrashData } from './user-trash.ts';

type Deps = {
  db: Firestore;
  audit: AuditData;
  byAdmin: Transactions['byAdmin'];
  discounts: Pick<DiscountsData, 'giveBack'>;
  trash: TrashData;
  userTrash: UserTrashData;
  unregistered: Pick<UnregisteredAccountsData, 'remove'>;
  now: () => Date;
};

export type UserRemovalData = ReturnType<typeof userRemovalData>;

/** Deleting accounts: they go to the trash, and every right with them (docs/decisions/112). */
export function userRemovalData(deps: Deps) {
  const { db, audit, byAdmin, discounts, trash, userTrash, unregistered, now } = deps;

  /**
   * Decides, and moves the document and the payment. An approval before it is a conflict here, one after it a conflict there; of two
   * administrators who delete each other at the same moment, one stays. Returns whether the account is in the trash.
   */
  function move(uid: string, admin: Caller, expectedStatus: UserStatus | undefined): Promise<boolean> {
    return byAdmin(admin, async (transaction, actor) => {
      const documents = [
        db.collection(usersCollection).doc(uid),
        db.doc(paymentPath(uid)),
        trash.refOf(usersCollection, uid),
      ];
      const [user, paid, trashed] = await fetchSeveral(documents, transaction);
      const data = user?.data();
      if (!user || !data) return trashed?.exists === true;
      const { name: label, ...read } = readUser(user);
      assertStatus({ name: label, ...read }, expectedStatus);
      const { searchGrams: _, signedOutAt: _mark, ...account } = data;
      const payment = paid?.data();
      const giveBack = await discounts.giveBack(transaction, read, payment !== undefined);
      const auditId = audit.record(transaction, {
        actor,
        action: 'user.delete',
        target: { collection: usersCollection, id: uid, label },
        before: payment ? { ...account, payment } : account,
        after: null,
      });
      trash.put(transaction, user, { label, actor, auditId, payment, unfinishedSince: now() });
      transaction.delete(user.ref);
      giveBack();
      if (paid) transaction.delete(paid.ref);
      return true;
    });
  }

  return {
    /**
     * Puts an account into the trash: its document and its payment at once, then its progress, and Auth lets it in no more.
     * Safe to repeat and to interrupt. Throws 409 for the own account, so that an administrator always remains, 409 for one
     * that is no longer in the status that is expected of it, and 404 for one that never was.
     */
    async remove(uid: string, admin: Caller, expectedStatus?: UserStatus): Promise<void> {
      if (uid === admin.uid) throw conflict('You cannot delete your own account.', 'own-account');
      if (await move(uid, admin, expectedStatus)) return userTrash.follow(uid);
      if (await unregistered.remove(uid, admin)) return;
      if ((await audit.lastDeletionOf('user.delete', uid)) === undefined) throw notFound();
    },
  };
}
