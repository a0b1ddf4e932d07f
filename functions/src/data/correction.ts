import type { Language } from '@padavu/domain/language';
import type { OwnCorrection, UserCorrection } from '@padavu/domain/correction';
import { messages } from '@padavu/domain/messages';
import { erasureMessages } from '@padavu/domain/erasure-messages';
import { foldForOrder, searchGrams } from '@padavu/domain/search';
import { usersCollection, type User } from '@padavu/domain/user';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Actor, Caller } from '#/actors.ts';
import { conflict, invalid, notFound, unauthenticated } from '#/errors.ts';
import { isBeingDeleted, isSessionOver } from './account-rights.ts';
import type { AuditData } from './audit.ts';
import { renameCertificates } from './certificates.ts';
import { isAuthError, undefinedIfMissing } from './auth-errors.ts';
import { changesTo } from './content-change.ts';
import { readUser } from './documents.ts';
import { fetchOne } from './reads.ts';
import type { Transactions } from './transactions.ts';

type Deps = {
  db: Firestore;
  auth: Pick<Auth, 'getUser' | 'updateUser'>;
  audit: AuditData;
  transactions: Pick<Transactions, 'byAdmin' | 'run'>;
  now: () => Date;
};

/** Who is named where the address in the store followed the one that signs in. */
const followingActor: Actor = { uid: 'reconciliation', name: 'Reconciliation' };

type Known = Pick<User, 'name' | 'email'>;

export type CorrectionData = ReturnType<typeof correctionData>;

/**
 * Correcting how a person is called and reached. Auth's address comes first, because it alone knows whether another account
 * has it, and the document follows: asked for again, or by the reconciliation, where the process died between the two
 * (docs/decisions/115).
 */
export function correctionData({ db, auth, audit, transactions, now }: Deps) {
  const users = db.collection(usersCollection);

  /** The document as it is to be, with its entry in the audit log; nothing when it is so already. */
  function write(
    transaction: Transaction,
    snapshot: DocumentSnapshot,
    wanted: Partial<Known>,
    actor: Actor,
  ): User {
    const user = readUser(snapshot);
    const corrected = { ...user, ...wanted };
    const { name, email } = corrected;
    const changes = changesTo({ name: user.name, email: user.email }, { name, email });
    if (!changes) return user;
    const sortName = foldForOrder(name);
    transaction.update(snapshot.ref, { name, email, sortName, searchGrams: searchGrams(name, email) });
    audit.record(transaction, {
      actor,
      action: 'user.correct',
      target: { collection: usersCollection, id: snapshot.id, label: name },
      ...changes,
    });
    return { ...corrected, sortName };
  }

  /** The stored account, if it may be corrected: 404 for none, 409 for another than was seen. */
  async function fetchFor(
    transaction: Transaction,
    uid: string,
    { name, email, expected }: UserCorrection,
  ): Promise<DocumentSnapshot> {
    const snapshot = await fetchOne(users.doc(uid), transaction);
    if (!snapshot.exists || isBeingDeleted(snapshot)) throw notFound();
    const user = readUser(snapshot);
    const isDone = user.name === name && user.email === email;
    const isAsSeen = !expected || (user.name === expected.name && user.email === expected.email);
    if (!isDone && !isAsSeen)
      throw conflict(erasureMessages.correctedMeanwhile(user.name), 'changed-meanwhile');
    return snapshot;
  }

  /** Auth's name and address. An account that has none, as after a restored backup, has nothing to correct there. */
  async function updateSignIn(uid: string, { name, email }: Known): Promise<void> {
    const account = await undefinedIfMissing(auth.getUser(uid));
    if (!account || (account.email === email && account.displayName === name)) return;
    // A confirmed address stays confirmed only as long as it is the same.
    const address = account.email === email ? {} : { email, emailVerified: false };
    try {
      await auth.updateUser(uid, { displayName: name, ...address });
    } catch (error) {
      if (isAuthError(error, 'email-already-exists'))
        throw conflict(messages.register.emailTaken, 'email-taken');
      if (isAuthError(error, 'invalid-email')) {
        throw invalid([{ path: 'email', message: messages.validation.emailInvalid }]);
      }
      throw error;
    }
  }

  return {
    /**
     * Corrects an account, by an administrator. Safe to repeat and to interrupt. 404 for an unknown account, 409
     * `email-taken` for an address that another one has, 409 `changed-meanwhile` for an account that is no longer as it
     * was seen.
     */
    async correct(uid: string, correction: UserCorrection, admin: Caller): Promise<User> {
      await transactions.byAdmin(admin, (transaction) => fetchFor(transaction, uid, correction));
      await updateSignIn(uid, correction);
      const { name, email } = correction;
      return transactions.byAdmin(admin, async (transaction, actor) => {
        const snapshot = await fetchFor(transaction, uid, correction);
        await renameCertificates(db, transaction, { uid, name, at: now() });
        return write(transaction, snapshot, { name, email }, actor);
      });
    },

    /** Corrects the own name. 401 for a session that is over. */
    async correctOwn(caller: Caller, { name }: OwnCorrection): Promise<User> {
      const user = await transactions.run(async (transaction) => {
        const snapshot = await fetchOne(users.doc(caller.uid), transaction);
        if (isSessionOver(snapshot, caller, now())) throw unauthenticated();
        await renameCertificates(db, transaction, { uid: caller.uid, name, at: now() });
        return write(transaction, snapshot, { name }, { uid: caller.uid, name });
      });
      await undefinedIfMissing(auth.updateUser(caller.uid, { displayName: name }));
      return user;
    },

    /** Has the own account keep a language. It is nobody else's affair, and stands in no log. 401 for a session that is over. */
    async chooseLanguage(caller: Caller, language: Language): Promise<User> {
      return transactions.run(async (transaction) => {
        const snapshot = await fetchOne(users.doc(caller.uid), transaction);
        if (isSessionOver(snapshot, caller, now())) throw unauthenticated();
        const user = readUser(snapshot);
        if (user.language !== language) transaction.update(snapshot.ref, { language });
        return { ...user, language };
      });
    },

    /**
     * Makes the stored address the one that signs in, where a correction died between the two or somebody changed it in
     * the console.
     * @returns whether it was another
     */
    async followAddress(uid: string): Promise<boolean> {
      return transactions.run(async (transaction) => {
        const [snapshot, account] = await Promise.all([
          fetchOne(users.doc(uid), transaction),
          undefinedIfMissing(auth.getUser(uid)),
        ]);
        const email = account?.email?.toLowerCase();
        if (!snapshot.exists || isBeingDeleted(snapshot) || email === undefined) return false;
        if (readUser(snapshot).email === email) return false;
        write(transaction, snapshot, { email }, followingActor);
        return true;
      });
    },
  };
}
