import { Claims, noClaims, sameClaims } from '@padavu/domain/claims';
import { trashPath } from '@padavu/domain/trash';
import { usersCollection } from '@padavu/domain/user';
import type { Auth, UserRecord as AuthAccount } from 'firebase-admin/auth';
import { FieldPath, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { isBeingDeleted, rightsOf } from './account-rights.ts';
import { undefinedIfMissing } from './auth-errors.ts';
import type { ClaimsData } from './claims.ts';
import type { CorrectionData } from './correction.ts';
import { readUser } from './documents.ts';
import { fetchMatches, fetchOne, fetchSeveral } from './reads.ts';
import type { Transactions } from './transactions.ts';
import type { UnregisteredAccountsData } from './unregistered-accounts.ts';

/** What happens to an account, in the order in which it is reported. */
export const reconciliationKinds = [
  /** An account without a document, which now has one. */
  'listed',
  /** Claims that said something else than the document. */
  'claims',
  /** A document with another address than the one that signs in. */
  'address',
  /** The document of an account that is disabled or gone, which is now inactive. */
  'deactivated',
  /** A document that stood for an account alone that is gone. */
  'dropped',
  /** A document without an account that is left as it is, because they are so many that something else must be wrong. */
  'doubtful',
] as const;
export type ReconciliationKind = (typeof reconciliationKinds)[number];

/** One account, by its id and its address; the address is empty where none is known. */
export type Reconciliation = { kind: ReconciliationKind; uid: string; email: string };

/** The uids of what was mended, by kind. */
export type Reconciled = Record<ReconciliationKind, string[]>;

export const nothingReconciled = (): Reconciled => ({
  listed: [],
  claims: [],
  address: [],
  deactivated: [],
  dropped: [],
  doubtful: [],
});

type OnChange = (change: Reconciliation) => void;

/** How a run goes: whether it writes, and what receives each account that was, or would be, mended. */
type Run = { write: boolean; onChange: OnChange };

type Deps = {
  db: Firestore;
  auth: Pick<Auth, 'getUser' | 'getUsers' | 'listUsers'>;
  claims: Pick<ClaimsData, 'follow'>;
  corrections: Pick<CorrectionData, 'followAddress'>;
  transactions: Transactions;
  unregistered: Pick<UnregisteredAccountsData, 'list'>;
  now: () => Date;
};

/** Accounts that Auth tells of in one answer, and documents that are read with them. */
const accountsPerPage = 500;
/** Auth is asked for so many accounts by uid at once. */
const documentsPerPage = 100;

/** Whatever is younger may still be in the making. */
const graceMs = 10 * 60 * 1000;

/** So many documents of a page may lack their account before the answer of Auth is doubted. */
const believableMissing = 10;

export type ReconciliationData = ReturnType<typeof reconciliationData>;

/**
 * Makes Auth's accounts, the documents and the claims agree, whatever went wrong between them (docs/decisions/077). Rights are
 * only ever taken away here: what was taken from an account in Auth is taken from its document too, and the claims follow.
 */
export function reconciliationData({ db, auth, claims, corrections, transactions, unregistered, now }: Deps) {
  const users = db.collection(usersCollection);
  const isSettled = (moment: Date) => moment.getTime() <= now().getTime() - graceMs;

  /**
   * The document becomes inactive when Auth still says of the account what it said before. One that is just coming back from
   * the trash is not in Auth's hands yet.
   */
  async function deactivate(uid: string, write: boolean): Promise<boolean> {
    const isChanged = await transactions.run(async (transaction) => {
      const [[snapshot, trashed], account] = await Promise.all([
        fetchSeveral([users.doc(uid), db.doc(trashPath(usersCollection, uid))], transaction),
        undefinedIfMissing(auth.getUser(uid)),
      ]);
      if (!snapshot?.exists || trashed?.exists || isBeingDeleted(snapshot)) return false;
      if ((account && !account.disabled) || readUser(snapshot).status === 'inactive') return false;
      if (write) transaction.update(snapshot.ref, { status: 'inactive' });
      return true;
    });
    if (isChanged && write) await claims.follow(uid);
    return isChanged;
  }

  /** What stood for an account alone is of no use without it. */
  async function drop(uid: string, write: boolean): Promise<boolean> {
    return transactions.run(async (transaction) => {
      const snapshot = await fetchOne(users.doc(uid), transaction);
      if (snapshot.get('unregistered') !== true || readUser(snapshot).status === 'approved') return false;
      if (write) transaction.delete(snapshot.ref);
      return true;
    });
  }

  async function settleAccount(account: AuthAccount, document: DocumentSnapshot | undefined, run: Run) {
    const { uid, email = '' } = account;
    const current = Claims.parse(account.customClaims ?? {});
    if (!document?.exists) {
      if (!isSettled(new Date(account.metadata.creationTime))) return;
      if (await unregistered.list(account, run.write)) run.onChange({ kind: 'listed', uid, email });
      // Claims that a document left behind.
      if (sameClaims(current, noClaims)) return;
    } else {
      if (account.disabled && (await deactivate(uid, run.write))) {
        run.onChange({ kind: 'deactivated', uid, email });
        return;
      }
      const isOtherAddress = email !== '' && readUser(document).email !== email.toLowerCase();
      if (isOtherAddress && !isBeingDeleted(document)) {
        if (run.write) await corrections.followAddress(uid);
        run.onChange({ kind: 'address', uid, email });
      }
      if (sameClaims(current, rightsOf(document))) return;
    }
    if (run.write) await claims.follow(uid);
    run.onChange({ kind: 'claims', uid, email });
  }

  async function settleDocuments(
    documents: readonly DocumentSnapshot[],
    { write, onChange }: Run,
  ): Promise<void> {
    const settled = documents.filter((document) => {
      const registered = readUser(document).registrationDate;
      return document.exists && !isBeingDeleted(document) && (!registered || isSettled(registered));
    });
    if (settled.length === 0) return;
    const { notFound } = await auth.getUsers(settled.map(({ id }) => ({ uid: id })));
    const missing = new Set(notFound.map((identifier) => ('uid' in identifier ? identifier.uid : '')));
    const gone = settled.filter(({ id }) => missing.has(id));
    const isDoubtful = gone.length > believableMissing && gone.length > settled.length / 2;
    for (const document of gone) {
      const { id: uid, email } = readUser(document);
      if (isDoubtful) onChange({ kind: 'doubtful', uid, email });
      else if (await drop(uid, write)) onChange({ kind: 'dropped', uid, email });
      else if (await deactivate(uid, write)) onChange({ kind: 'deactivated', uid, email });
    }
  }

  async function settleAccounts(accounts: readonly AuthAccount[], run: Run): Promise<void> {
    const documents = await fetchSeveral(
      accounts.map(({ uid }) => users.doc(uid)),
      db,
    );
    for (const [index, account] of accounts.entries()) {
      await settleAccount(account, documents[index], run);
    }
  }

  return {
    /**
     * Goes through all accounts and all documents, page by page, and keeps no list of them. Safe to repeat, to interrupt,
     * and to run beside a school.
     * @param run.write without it nothing is written, and what would be is reported all the same
     */
    async all({ write = true, onChange }: { write?: boolean; onChange: OnChange }): Promise<void> {
      let token: string | undefined;
      do {
        const { users: accounts, pageToken } = await auth.listUsers(accountsPerPage, token);
        await settleAccounts(accounts, { write, onChange });
        token = pageToken;
      } while (token !== undefined && token !== '');
      const byId = users
        .orderBy(FieldPath.documentId())
        .select('email', 'registrationDate', 'deletionBegan')
        .limit(documentsPerPage);
      let documents = await fetchMatches(byId);
      while (documents.length > 0) {
        await settleDocuments(documents, { write, onChange });
        const isLast = documents.length < documentsPerPage;
        documents = isLast ? [] : await fetchMatches(byId.startAfter(documents.at(-1)?.id));
      }
    },

    /** The same for some accounts, by uid; at most a hundred. */
    async some(uids: readonly string[]): Promise<Reconciled> {
      const done = nothingReconciled();
      const run: Run = { write: true, onChange: ({ kind, uid }) => done[kind].push(uid) };
      const { users: accounts } = await auth.getUsers(uids.map((uid) => ({ uid })));
      await settleAccounts(accounts, run);
      await settleDocuments(
        await fetchSeveral(
          uids.map((uid) => users.doc(uid)),
          db,
        ),
        run,
      );
      return done;
    },
  };
}
