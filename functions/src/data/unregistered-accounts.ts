import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { paymentPath } from '@padavu/domain/payment';
import { foldForOrder, searchGrams } from '@padavu/domain/search';
import { cutText } from '@padavu/domain/stored';
import { trashPath } from '@padavu/domain/trash';
import { usersCollection } from '@padavu/domain/user';
import type { UserRecord } from '@padavu/domain/user-record';
import type { Auth, UserRecord as AuthAccount } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { isBeingDeleted } from './account-rights.ts';
import type { AuditData } from './audit.ts';
import { undefinedIfMissing } from './auth-errors.ts';
import { readUser } from './documents.ts';
import { fetchSeveral } from './reads.ts';
import type { Transactions } from './transactions.ts';

/** Registrations in progress, by the uid that the account will have (docs/decisions/010). */
export const registrationsCollection = 'registrations';

type Deps = {
  db: Firestore;
  auth: Pick<Auth, 'deleteUser' | 'getUser'>;
  audit: AuditData;
  transactions: Transactions;
};

export type UnregisteredAccountsData = ReturnType<typeof unregisteredAccountsData>;

/** What there is of an account in Firestore. */
type Documents = {
  user: DocumentSnapshot;
  begun: DocumentSnapshot;
  payment: DocumentSnapshot;
  trashed: DocumentSnapshot;
};

const documentsEach = 4;

/** A document that was made for the list alone, and that nobody has decided anything about since. */
function isUntouched({ user, payment }: Pick<Documents, 'user' | 'payment'>): boolean {
  return (
    user.get('unregistered') === true &&
    readUser(user).status === 'pending' &&
    user.get('claimsSetAt') === undefined &&
    !isBeingDeleted(user) &&
    !payment.exists
  );
}

/** Whether an account's place may be taken: nobody registered it, and nobody is being registered under its uid. */
function isUnregistered(documents: Documents): boolean {
  return !documents.begun.exists && (!documents.user.exists || isUntouched(documents));
}

function documentsIn(snapshots: readonly DocumentSnapshot[]): Documents {
  const [user, begun, payment, trashed] = snapshots;
  if (!user || !begun || !payment || !trashed) throw new Error('An account has four documents to look at');
  return { user, begun, payment, trashed };
}

/**
 * Auth accounts that came to be without a registration: anyone may sign any address up through the Identity Toolkit, and
 * an operator may make one in the console (docs/decisions/077).
 */
export function unregisteredAccountsData({ db, auth, audit, transactions }: Deps) {
  const users = db.collection(usersCollection);
  const notes = db.collection(registrationsCollection);
  const refsOf = (uid: string) => [
    users.doc(uid),
    notes.doc(uid),
    db.doc(paymentPath(uid)),
    db.doc(trashPath(usersCollection, uid)),
  ];

  return {
    /**
     * Those of these accounts that are somebody's. The place of the others a registration or an import may take, now or once a
     * registration that is under way, or died on the way, was given up.
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
     * Takes an account away whose place is wanted. Whoever made it keeps nothing: its password, other ways to sign in,
     * second factors, sessions and claims go with it, and its uid is never used again.
     * @returns whether it was such an account
     */
    async clear(uid: string): Promise<boolean> {
      const isCleared = await transactions.run(async (transaction) => {
        const documents = documentsIn(await fetchSeveral(refsOf(uid), transaction));
        if (!isUnregistered(documents)) return false;
        if (documents.user.exists) transaction.delete(documents.user.ref);
        if (documents.trashed.exists) transaction.update(documents.trashed.ref, { accountCleared: true });
        return true;
      });
      if (isCleared) await undefinedIfMissing(auth.deleteUser(uid));
      return isCleared;
    },

    /**
     * Makes a document of an account that has none, so that it is in the list as everyone is. It waits, is of no course,
     * and has no payment reference: no payment can be taken for its own.
     * @param write without it nothing is written
     * @returns whether one was made, or would be; it is not where a registration is under way, or the account is in the trash
     */
    async list(account: AuthAccount, write: boolean): Promise<boolean> {
      const record = recordOf(account);
      return transactions.run(async (transaction) => {
        const { user, begun, trashed } = documentsIn(await fetchSeveral(refsOf(account.uid), transaction));
        if (user.exists || begun.exists || trashed.exists) return false;
        if (write) transaction.create(user.ref, record);
        return true;
      });
    },

    /**
     * Deletes an account that has no document, by an administrator's wish.
     * @returns whether there was one; it is not where a registration is under way
     */
    async remove(uid: string, admin: Caller): Promise<boolean> {
      const account = await undefinedIfMissing(auth.getUser(uid));
      if (!account) return false;
      const { name, email, registrationDate } = recordOf(account);
      const isDecided = await transactions.byAdmin(admin, async (transaction, actor) => {
        const { user, begun, trashed } = documentsIn(await fetchSeveral(refsOf(uid), transaction));
        if (user.exists || begun.exists || trashed.exists) return false;
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
