import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { paymentPath } from '@padavu/domain/payment/payment';
import { foldForOrder, searchGrams } from '@padavu/domain/values/search';
import { cutText } from '@padavu/domain/stored';
import { trashPath } from '@padavu/domain/admin/trash';
import { usersCollection } from '@padavu/domain/user/user';
import type { UserRecord } from '@padavu/domain/user/user-record';
import type { Auth, UserRecord as AuthAccount } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { isBeingDeleted } from './account-rights.ts';
import type { AuditData } from '#/data/admin/audit.ts';
import { isAuthError, undefinedIfMissing } from './auth-errors.ts';
import { readUser } from '#/data/store/documents.ts';
import { fetchSeveral } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';

/** Registrations in progress, by the uid that the account will have (docs/decisions/010). */
export const registrationsCollection = 'registrations';

type Deps = {
  db: Firestore;
  auth: Pick<Auth, 'deleteUser' | 'getUser' | 'getUserByEmail'>;
  audit: AuditData;
  inTransaction: Transactions['inTransaction'];
  byAdmin: Transactions['byAdmin'];
};

export type UnregisteredAccountsData = ReturnType<typeof unregisteredAccountsData>;

/** The documents of an account in Firestore. */
type Documents = {
  user: DocumentSnapshot;
  registration: DocumentSnapshot;
  payment: DocumentSnapshot;
  trashed: DocumentSnapshot;
};

const documentsEach = 4;

/** Whether a document was created only to list the account, and no administrator has changed it since. */
function isUntouched({ user, payment }: Pick<Documents, 'user' | 'payment'>): boolean {
  return (
    user.get('unregistered') === true &&
    readUser(user).status === 'pending' &&
    user.get('claimsSetAt') === undefined &&
    !isBeingDeleted(user) &&
    !payment.exists
  );
}

/**
 * Whether a new account may replace this one: nobody registered it, and no registration with its uid is in progress.
 */
function isUnregistered(documents: Documents): boolean {
  return !documents.registration.exists && (!documents.user.exists || isUntouched(documents));
}

function documentsIn(snapshots: readonly DocumentSnapshot[]): Documents {
  const [user, registration, payment, trashed] = snapshots;
  if (!user || !registration || !payment || !trashed)
    throw new Error('An account has four documents to look at');
  return { user, registration, payment, trashed };
}

/**
 * Auth accounts without a registration: anyone may sign up with any address through the Identity Toolkit, and an
 * operator may create one in the console (docs/decisions/077).
 */
export function unregisteredAccountsData({ db, auth, audit, inTransaction, byAdmin }: Deps) {
  const users = db.collection(usersCollection);
  const registrations = db.collection(registrationsCollection);
  const refsOf = (uid: string) => [
    users.doc(uid),
    registrations.doc(uid),
    db.doc(paymentPath(uid)),
    db.doc(trashPath(usersCollection, uid)),
  ];

  /**
   * Deletes an unregistered account whose address is needed. Its creator keeps nothing: its password, other ways to
   * sign in, second factors, sessions and claims are deleted, and its uid is never used again. The account of a record
   * in the trash counts as one; the record stays there, and can be restored without the password.
   * @returns whether it was an unregistered account
   */
  async function clear(uid: string): Promise<boolean> {
    const isCleared = await inTransaction(async (transaction) => {
      const documents = documentsIn(await fetchSeveral(refsOf(uid), transaction));
      if (!isUnregistered(documents)) return false;
      if (documents.user.exists) transaction.delete(documents.user.ref);
      if (documents.trashed.exists) transaction.update(documents.trashed.ref, { accountCleared: true });
      return true;
    });
    if (isCleared) await undefinedIfMissing(auth.deleteUser(uid));
    return isCleared;
  }

  return {
    clear,

    /**
     * Makes a change in Auth by which an account gets an address. If another account has the address, frees it and
     * tries again.
     * @param free frees the address of an account, and returns whether it could; by default those of unregistered ones
     */
    async giveAddress(
      uid: string,
      email: string,
      change: () => Promise<unknown>,
      free: (holder: string) => Promise<boolean> = clear,
    ): Promise<void> {
      try {
        await change();
      } catch (error) {
        if (!isAuthError(error, 'email-already-exists')) throw error;
        const holder = await undefinedIfMissing(auth.getUserByEmail(email));
        // Another call makes the same change, or the SDK repeated a call whose response was lost.
        if (holder?.uid === uid) return;
        if (holder && !(await free(holder.uid))) throw error;
        await change();
      }
    },

    /**
     * Returns those of the accounts that people registered. A registration or an import may replace the others, at once
     * or when a registration in progress or an interrupted one was abandoned.
     */
    async registeredAmong(uids: readonly string[]): Promise<Set<string>> {
      const snapshots = await fetchSeveral(uids.flatMap(refsOf), db);
      return new Set(
        uids.filter((_uid, index) => {
          const first = index * documentsEach;
          const documents = documentsIn(snapshots.slice(first, first + documentsEach));
          return documents.user.exists && !isUnregistered(documents);
        }),
      );
    },

    /**
     * Creates a document for an account without one, so that the list of users contains it. It waits for approval, has
     * no course, and has no payment reference, so that no payment can be matched to it.
     * @param write without it nothing is written
     * @returns whether a document was created, or would be; `false` where a registration is in progress or the account
     * is in the trash
     */
    async list(account: AuthAccount, write: boolean): Promise<boolean> {
      const record = recordOf(account);
      return inTransaction(async (transaction) => {
        const { user, registration, trashed } = documentsIn(
          await fetchSeveral(refsOf(account.uid), transaction),
        );
        if (user.exists || registration.exists || trashed.exists) return false;
        if (write) transaction.create(user.ref, record);
        return true;
      });
    },

    /**
     * Deletes an account without a document, for an administrator.
     * @returns whether there was one; `false` where a registration is in progress
     */
    async remove(uid: string, admin: Caller): Promise<boolean> {
      const account = await undefinedIfMissing(auth.getUser(uid));
      if (!account) return false;
      const { name, email, registrationDate } = recordOf(account);
      const isDecided = await byAdmin(admin, async (transaction, actor) => {
        const { user, registration, trashed } = documentsIn(await fetchSeveral(refsOf(uid), transaction));
        if (user.exists || registration.exists || trashed.exists) return false;
        audit.record(transaction, {
          actor,
          action: 'user.delete',
          target: { collection: usersCollection, id: uid, label: name },
          before: { name, email, registrationDate },
          after: null,
        });
        return true;
      });
      if (isDecided) await undefinedIfMissing(auth.deleteUser(uid));
      return isDecided;
    },
  };
}

function recordOf({ email = '', displayName, disabled, metadata }: AuthAccount): UserRecord {
  const name = cutText(displayName?.trim() ?? '', limits.name.max) || messages.defaults.unknownName;
  return {
    name,
    email: email.toLowerCase(),
    role: 'user',
    status: disabled ? 'inactive' : 'pending',
    courseId: null,
    courseName: '',
    registrationDate: new Date(metadata.creationTime),
    paymentReference: '',
    searchGrams: searchGrams(name, email),
    sortName: foldForOrder(name),
    unregistered: true,
  };
}
