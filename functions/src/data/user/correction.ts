import type { Language } from '@padavu/domain/language/language';
import type { OwnCorrection, UserCorrection } from '@padavu/domain/user/correction';
import { messages } from '@padavu/domain/messages';
import { erasureMessages } from '@padavu/domain/user/erasure-messages';
import { foldForOrder, searchGrams } from '@padavu/domain/values/search';
import { trashPath } from '@padavu/domain/admin/trash';
import { usersCollection, type User } from '@padavu/domain/user/user';
import { UserRecord } from '@padavu/domain/user/user-record';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Actor, Caller } from '#/actors.ts';
import { conflict, invalid, notFound, unauthenticated } from '#/errors.ts';
import { isSessionOver, presentUser } from './account-rights.ts';
import type { AuditData } from '#/data/admin/audit.ts';
import { renameCertificates } from '#/data/learning/certificates.ts';
import { isAuthError, undefinedIfMissing } from './auth-errors.ts';
import { changesTo } from '#/data/store/changes.ts';
import { readUser } from '#/data/store/documents.ts';
import { fetchOne, fetchSeveral } from '#/data/store/reads.ts';
import type { SessionsData } from './sessions.ts';
import { prepareEndOfSubscription } from '#/data/site/subscribers.ts';
import type { Transactions } from '#/data/store/transactions.ts';
import type { UnregisteredAccountsData } from './unregistered-accounts.ts';

type Deps = {
  db: Firestore;
  auth: Pick<Auth, 'getUser' | 'updateUser'>;
  audit: AuditData;
  sessions: Pick<SessionsData, 'end' | 'settle'>;
  inTransaction: Transactions['inTransaction'];
  byAdmin: Transactions['byAdmin'];
  unregistered: Pick<UnregisteredAccountsData, 'giveAddress'>;
  now: () => Date;
};

/** The actor of audit entries where the stored address was updated to the one in Auth. */
const reconciliationActor: Actor = { uid: 'reconciliation', name: 'Reconciliation' };

/** More rounds than this mean that something keeps correcting the account. */
const maxRounds = 10;

const NameAndEmail = UserRecord.pick({ name: true, email: true });
type NameAndEmail = z.infer<typeof NameAndEmail>;

export type CorrectionData = ReturnType<typeof correctionData>;

/**
 * Corrects a person's name and address. Auth is updated first, because only Auth knows whether another account has the
 * address, and then the document. If the process dies in between, a repeated call or the reconciliation updates the
 * document (docs/decisions/115).
 */
export function correctionData({
  db,
  auth,
  audit,
  sessions,
  inTransaction,
  byAdmin,
  unregistered,
  now,
}: Deps) {
  const users = db.collection(usersCollection);

  /** Writes the corrected document and its audit entry; nothing when it is correct already. */
  function write(
    transaction: Transaction,
    snapshot: DocumentSnapshot,
    wanted: Partial<NameAndEmail>,
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

  /**
   * Prepares the end of the newsletter to the address that an account loses. It reads, so call it before the first
   * write.
   */
  async function prepareEnd(
    transaction: Transaction,
    snapshot: DocumentSnapshot,
    email: string,
  ): Promise<() => void> {
    const { email: earlier } = readUser(snapshot);
    if (earlier === email) return () => undefined;
    return prepareEndOfSubscription({ db, transaction, email: earlier, at: now() });
  }

  /** The stored account, if it may be corrected. Throws 404 where there is none, 409 where it is not as `expected`. */
  async function fetchFor(
    transaction: Transaction,
    uid: string,
    { name, email, expected }: UserCorrection,
  ): Promise<DocumentSnapshot> {
    const snapshot = await fetchOne(users.doc(uid), transaction);
    const user = presentUser(snapshot);
    if (!user) throw notFound();
    const isDone = user.name === name && user.email === email;
    const isAsSeen = !expected || (user.name === expected.name && user.email === expected.email);
    if (!isDone && !isAsSeen)
      throw conflict(erasureMessages.correctedMeanwhile(user.name), 'changed-meanwhile');
    return snapshot;
  }

  /**
   * Updates the name and address in Auth. A person without an account there, as after a restored backup, has nothing to
   * update.
   * @returns whether they differed
   */
  async function updateSignIn(uid: string, { name, email }: NameAndEmail): Promise<boolean> {
    const account = await undefinedIfMissing(auth.getUser(uid));
    if (!account || (account.email === email && account.displayName === name)) return false;
    // An address stays confirmed only while it is the same.
    const address = account.email === email ? {} : { email, emailVerified: false };
    try {
      await unregistered.giveAddress(uid, email, () =>
        auth.updateUser(uid, { displayName: name, ...address }),
      );
    } catch (error) {
      if (isAuthError(error, 'email-already-exists'))
        throw conflict(erasureMessages.emailTaken, 'email-taken');
      if (isAuthError(error, 'invalid-email')) {
        throw invalid([{ path: 'email', message: messages.validation.emailInvalid }]);
      }
      throw error;
    }
    return true;
  }

  /**
   * Gives the account in Auth the name and address of its document, which may be in the trash by now, and checks again
   * after a change: of two corrections at once, the one that wrote the document last is in both. A correction that is
   * refused after it changed Auth has no entry in the audit log, and must change nothing.
   */
  async function settleSignIn(uid: string): Promise<void> {
    const refs = [users.doc(uid), db.doc(trashPath(usersCollection, uid))];
    for (let round = 0; round < maxRounds; round += 1) {
      const [user, trashed] = await fetchSeveral(refs, db);
      const stored: unknown = user?.data() ?? trashed?.get('document');
      const { success, data } = NameAndEmail.safeParse(stored);
      if (!success || !(await updateSignIn(uid, data))) return;
    }
  }

  return {
    /**
     * Corrects an account for an administrator. Another address ends every session of the account, as a new password
     * does. Safe to repeat and to interrupt. Throws 404 for an unknown account, 409
     * `email-taken` for an address that another account has that is not in the trash, and 409 `changed-meanwhile` for
     * an account that is not as `expected`.
     */
    async correct(uid: string, correction: UserCorrection, admin: Caller): Promise<User> {
      const { name, email } = correction;
      const seen = await byAdmin(admin, (transaction) => fetchFor(transaction, uid, correction));
      await updateSignIn(uid, correction);
      const isMoved = readUser(seen).email !== email;
      try {
        // Before the document has the address, so that a repeated call ends the sessions too.
        if (isMoved) await sessions.end(uid);
        const user = await byAdmin(admin, async (transaction, actor) => {
          const snapshot = await fetchFor(transaction, uid, correction);
          const endSubscription = await prepareEnd(transaction, snapshot, email);
          await renameCertificates(db, transaction, { uid, name, at: now() });
          endSubscription();
          return write(transaction, snapshot, { name, email }, actor);
        });
        // If this fails, here or below, the reconciliation makes the two addresses agree.
        await settleSignIn(uid).catch(() => undefined);
        if (isMoved) await sessions.settle(uid);
        return user;
      } catch (error) {
        // The first error is the one to report.
        await settleSignIn(uid).catch(() => undefined);
        throw error;
      }
    },

    /** Corrects the caller's own name. Throws 401 for a session that is over. */
    async correctOwn(caller: Caller, { name }: OwnCorrection): Promise<User> {
      const user = await inTransaction(async (transaction) => {
        const snapshot = await fetchOne(users.doc(caller.uid), transaction);
        if (isSessionOver(snapshot, caller, now())) throw unauthenticated();
        await renameCertificates(db, transaction, { uid: caller.uid, name, at: now() });
        return write(transaction, snapshot, { name }, { uid: caller.uid, name });
      });
      await undefinedIfMissing(auth.updateUser(caller.uid, { displayName: name }));
      return user;
    },

    /**
     * Stores the language of the caller's own account. It concerns nobody else, so the audit log has no entry of it.
     * Throws 401 for a session that is over.
     */
    async chooseLanguage(caller: Caller, language: Language): Promise<User> {
      return inTransaction(async (transaction) => {
        const snapshot = await fetchOne(users.doc(caller.uid), transaction);
        if (isSessionOver(snapshot, caller, now())) throw unauthenticated();
        const user = readUser(snapshot);
        if (user.language !== language) transaction.update(snapshot.ref, { language });
        return { ...user, language };
      });
    },

    /**
     * Updates the stored address to the one in Auth, where a correction was interrupted or somebody changed it in the
     * console.
     * @returns whether they differed
     */
    async syncAddress(uid: string): Promise<boolean> {
      return inTransaction(async (transaction) => {
        const [snapshot, account] = await Promise.all([
          fetchOne(users.doc(uid), transaction),
          undefinedIfMissing(auth.getUser(uid)),
        ]);
        const email = account?.email?.toLowerCase();
        const user = presentUser(snapshot);
        if (!user || email === undefined || user.email === email) return false;
        const endSubscription = await prepareEnd(transaction, snapshot, email);
        endSubscription();
        write(transaction, snapshot, { email }, reconciliationActor);
        return true;
      });
    },
  };
}
