import { paymentPath } from '@padavu/domain/payment/payment';
import { trashPath } from '@padavu/domain/admin/trash';
import { usersCollection, type UserStatus } from '@padavu/domain/user/user';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import type { AuditData } from '#/data/admin/audit.ts';
import { giveBackUse } from '#/data/payment/discounts.ts';
import { readUser } from '#/data/store/documents.ts';
import { fetchSeveral } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';
import type { TrashData } from '#/data/admin/trash.ts';
import type { UnregisteredAccountsData } from './unregistered-accounts.ts';
import { assertStatus } from './user-status.ts';
import type { UserTrashData } from './user-trash.ts';

type Deps = {
  db: Firestore;
  audit: AuditData;
  byAdmin: Transactions['byAdmin'];
  trash: TrashData;
  userTrash: UserTrashData;
  unregistered: Pick<UnregisteredAccountsData, 'remove'>;
  now: () => Date;
};

/** What a deletion requires of the account's document; throws when it is not so. */
type UserCheck = (user: DocumentSnapshot) => void;

export type UserRemovalData = ReturnType<typeof userRemovalData>;

/** Deletes accounts: they go to the trash and lose every right (docs/decisions/112). */
export function userRemovalData(deps: Deps) {
  const { db, audit, byAdmin, trash, userTrash, unregistered, now } = deps;

  /**
   * Decides the deletion, and moves the document and the payment to the trash. If an approval comes first, this throws
   * a conflict; otherwise the approval does. Of two administrators who delete each other at the same moment, one stays.
   * @returns whether the account is in the trash
   */
  function move(uid: string, admin: Caller, assertUser: UserCheck): Promise<boolean> {
    return byAdmin(admin, async (transaction, actor) => {
      const documents = [
        db.collection(usersCollection).doc(uid),
        db.doc(paymentPath(uid)),
        db.doc(trashPath(usersCollection, uid)),
      ];
      const [user, paymentDocument, trashed] = await fetchSeveral(documents, transaction);
      const data = user?.data();
      if (!user || !data) return trashed?.exists === true;
      const { name: label, ...fields } = readUser(user);
      assertUser(user);
      const { searchGrams: _, signedOutAt: _mark, ...account } = data;
      const payment = paymentDocument?.data();
      const giveBack = await giveBackUse({
        db,
        transaction,
        holder: fields,
        isPaid: payment !== undefined,
      });
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
      if (paymentDocument) transaction.delete(paymentDocument.ref);
      return true;
    });
  }

  /**
   * Puts an account into the trash: its document and its payment first, then its progress, and Auth accepts no sign-in
   * any more. Safe to repeat and to interrupt. Throws 409 for the caller's own account, so that an administrator always
   * remains, and as `assertUser` does.
   * @returns whether the account is in the trash; `false` for one without a document
   */
  async function putIntoTrash(uid: string, admin: Caller, assertUser: UserCheck): Promise<boolean> {
    if (uid === admin.uid) throw conflict('You cannot delete your own account.', 'own-account');
    const isMoved = await move(uid, admin, assertUser);
    if (isMoved) await userTrash.sync(uid);
    return isMoved;
  }

  return {
    putIntoTrash,

    /**
     * Puts an account into the trash, and deletes one without a document. Throws as `putIntoTrash` does, 409 for one
     * that is not in the expected status any more, and 404 for one that never existed.
     */
    async remove(uid: string, admin: Caller, expectedStatus?: UserStatus): Promise<void> {
      if (await putIntoTrash(uid, admin, (user) => assertStatus(readUser(user), expectedStatus))) return;
      if (await unregistered.remove(uid, admin)) return;
      if ((await audit.lastDeletionOf('user.delete', uid)) === undefined) throw notFound();
    },
  };
}
