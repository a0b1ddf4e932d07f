import { Claims, noClaims, sameClaims } from '@padavu/domain/user/claims';
import { trashPath } from '@padavu/domain/admin/trash';
import { usersCollection } from '@padavu/domain/user/user';
import type { Auth, UserRecord as AuthAccount } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { isBeingDeleted, presentUser, rightsOf } from './account-rights.ts';
import { canBeUid, undefinedIfMissing } from './auth-errors.ts';
import type { ClaimsData } from './claims.ts';
import type { CorrectionData } from './correction.ts';
import { readUser } from '#/data/store/documents.ts';
import { fetchOne, fetchPages, fetchSeveral } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';
import type { UnregisteredAccountsData } from './unregistered-accounts.ts';

/** What the reconciliation does to an account, in the order of the report. */
export const reconciliationKinds = [
  /** An account without a document: it gets one. */
  'listed',
  /** Claims that differ from the document. */
  'claims',
  /** A document whose address differs from the one in Auth. */
  'address',
  /** The document of an account that is disabled or gone: it becomes inactive. */
  'deactivated',
  /** The document of an unregistered account that is gone: it is deleted. */
  'dropped',
  /** A document without an account. It stays, because there are so many of them that something else must be wrong. */
  'doubtful',
] as const;
export type ReconciliationKind = (typeof reconciliationKinds)[number];

/** One account, by its id and its address; the address is empty where none is known. */
export type Reconciliation = { kind: ReconciliationKind; uid: string; email: string };

/** The uids of the changed accounts, by kind. */
export type Reconciled = Record<ReconciliationKind, string[]>;

export const nothingReconciled = (): Reconciled => ({
  listed: [],
  claims: [],
  address: [],
  deactivated: [],
  dropped: [],
  doubtful: [],
});

/** Options of a run. */
type Run = {
  write: boolean;
  /** Called for each account that it changes, or would change. */
  onChange: (change: Reconciliation) => void;
  /** Called for each account that could not be reconciled. The run goes on with the others unless this throws. */
  onFailure: (uid: string, failure: unknown) => void;
};

const stop = (_uid: string, failure: unknown): never => {
  throw failure;
};

type Deps = {
  db: Firestore;
  auth: Pick<Auth, 'getUser' | 'getUsers' | 'listUsers'>;
  claims: Pick<ClaimsData, 'sync'>;
  corrections: Pick<CorrectionData, 'syncAddress'>;
  inTransaction: Transactions['inTransaction'];
  unregistered: Pick<UnregisteredAccountsData, 'list'>;
  now: () => Date;
};

/** Accounts in one page of Auth, whose documents are read together. */
const accountsPerPage = 500;
/** Auth takes at most this many uids in one request. */
const documentsPerPage = 100;

/** Younger accounts and documents may still be incomplete. */
const graceMs = 10 * 60 * 1000;

/** If more documents of a page lack their account, the response of Auth is doubted. */
const believableMissing = 10;

export type ReconciliationData = ReturnType<typeof reconciliationData>;

/**
 * Makes Auth's accounts, the documents and the claims agree, whatever made them differ (docs/decisions/077). It only
 * removes rights: what an account lost in Auth is removed from its document too, and the claims follow.
 */
export function reconciliationData({
  db,
  auth,
  claims,
  corrections,
  inTransaction,
  unregistered,
  now,
}: Deps) {
  const users = db.collection(usersCollection);
  const isSettled = (moment: Date) => moment.getTime() <= now().getTime() - graceMs;

  /**
   * Makes a document inactive, if its account is still disabled or missing in Auth. An account that is being restored
   * from the trash is not in Auth yet, and is skipped.
   */
  async function deactivate(uid: string, write: boolean): Promise<boolean> {
    const isChanged = await inTransaction(async (transaction) => {
      const [[snapshot, trashed], account] = await Promise.all([
        fetchSeveral([users.doc(uid), db.doc(trashPath(usersCollection, uid))], transaction),
        undefinedIfMissing(auth.getUser(uid)),
      ]);
      const user = presentUser(snapshot);
      if (!snapshot || !user || trashed?.exists || user.status === 'inactive') return false;
      if (account && !account.disabled) return false;
      if (write) transaction.update(snapshot.ref, { status: 'inactive' });
      return true;
    });
    if (isChanged && write) await claims.sync(uid);
    return isChanged;
  }

  /** Deletes the document of an unregistered account that is gone. */
  async function drop(uid: string, write: boolean): Promise<boolean> {
    return inTransaction(async (transaction) => {
      const snapshot = await fetchOne(users.doc(uid), transaction);
      if (snapshot.get('unregistered') !== true || readUser(snapshot).status === 'approved') return false;
      if (write) transaction.delete(snapshot.ref);
      return true;
    });
  }

  async function reconcileAccount(account: AuthAccount, document: DocumentSnapshot | undefined, run: Run) {
    const { uid, email = '' } = account;
    const current = Claims.parse(account.customClaims ?? {});
    if (!document?.exists) {
      if (!isSettled(new Date(account.metadata.creationTime))) return;
      if (await unregistered.list(account, run.write)) run.onChange({ kind: 'listed', uid, email });
      // Claims may remain from a deleted document.
      if (sameClaims(current, noClaims)) return;
    } else {
      if (account.disabled && (await deactivate(uid, run.write))) {
        run.onChange({ kind: 'deactivated', uid, email });
        return;
      }
      const isOtherAddress = email !== '' && readUser(document).email !== email.toLowerCase();
      if (isOtherAddress && !isBeingDeleted(document)) {
        if (run.write) await corrections.syncAddress(uid);
        run.onChange({ kind: 'address', uid, email });
      }
      if (sameClaims(current, rightsOf(document))) return;
    }
    if (run.write) await claims.sync(uid);
    run.onChange({ kind: 'claims', uid, email });
  }

  async function reconcileDocuments(
    documents: readonly DocumentSnapshot[],
    { write, onChange, onFailure }: Run,
  ): Promise<void> {
    const settled = documents.filter((document) => {
      const registered = readUser(document).registrationDate;
      return document.exists && !isBeingDeleted(document) && (!registered || isSettled(registered));
    });
    if (settled.length === 0) return;
    const { notFound } = await auth.getUsers(settled.flatMap(({ id }) => (canBeUid(id) ? { uid: id } : [])));
    const missing = new Set(notFound.map((identifier) => ('uid' in identifier ? identifier.uid : '')));
    const withoutAccount = settled.filter(({ id }) => missing.has(id) || !canBeUid(id));
    const isDoubtful =
      withoutAccount.length > believableMissing && withoutAccount.length > settled.length / 2;
    for (const document of withoutAccount) {
      const { id: uid, email } = readUser(document);
      try {
        if (isDoubtful) onChange({ kind: 'doubtful', uid, email });
        else if (await drop(uid, write)) onChange({ kind: 'dropped', uid, email });
        else if (await deactivate(uid, write)) onChange({ kind: 'deactivated', uid, email });
      } catch (failure) {
        onFailure(uid, failure);
      }
    }
  }

  async function reconcileAccounts(accounts: readonly AuthAccount[], run: Run): Promise<void> {
    const documents = await fetchSeveral(
      accounts.map(({ uid }) => users.doc(uid)),
      db,
    );
    for (const [index, account] of accounts.entries()) {
      try {
        await reconcileAccount(account, documents[index], run);
      } catch (failure) {
        run.onFailure(account.uid, failure);
      }
    }
  }

  return {
    /**
     * Goes through all accounts and all documents, page by page, without a list of them in memory. Safe to repeat, to
     * interrupt, and to run while the school is in use.
     * @param run.write without it nothing is written, but the same changes are reported
     */
    async all({
      write = true,
      onChange,
      onFailure = stop,
    }: Partial<Run> & Pick<Run, 'onChange'>): Promise<void> {
      const run = { write, onChange, onFailure };
      let token: string | undefined;
      do {
        const { users: accounts, pageToken } = await auth.listUsers(accountsPerPage, token);
        await reconcileAccounts(accounts, run);
        token = pageToken;
      } while (token !== undefined && token !== '');
      const known = users.select('email', 'registrationDate', 'deletionBegan');
      for await (const documents of fetchPages(known, documentsPerPage))
        await reconcileDocuments(documents, run);
    },

    /** The same for some accounts, by uid; at most a hundred of them. */
    async some(uids: readonly string[]): Promise<Reconciled> {
      const done = nothingReconciled();
      const run: Run = {
        write: true,
        onChange: ({ kind, uid }) => done[kind].push(uid),
        onFailure: stop,
      };
      const { users: accounts } = await auth.getUsers(uids.map((uid) => ({ uid })));
      await reconcileAccounts(accounts, run);
      await reconcileDocuments(
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
