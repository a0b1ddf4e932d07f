import { auditData } from '../../functions/src/data/admin/audit.ts';
import { claimsData } from '../../functions/src/data/user/claims.ts';
import { correctionData } from '../../functions/src/data/user/correction.ts';
import {
  reconciliationData,
  reconciliationKinds,
  type Reconciliation,
  type ReconciliationKind,
} from '../../functions/src/data/user/reconciliation.ts';
import { sessionsData } from '../../functions/src/data/user/sessions.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { unregisteredAccountsData } from '../../functions/src/data/user/unregistered-accounts.ts';
import { pluralize, maxPaths, type MigrationContext, type Migration } from './migration.ts';

/** What is done about an account, in a few words. */
const words: Record<ReconciliationKind, string> = {
  listed: 'has no document: one for the list of users, pending and without a course',
  claims: 'has other rights in Firebase Auth than its document says: those of the document',
  address: 'signs in with another address than its document says: the one that signs in',
  deactivated: 'is disabled or gone in Firebase Auth: its document becomes inactive',
  dropped: 'is gone, and its document stood for nothing else: the document is deleted',
  doubtful: 'has no account in Firebase Auth, as most: left as it is. Is this the right project?',
};

const lineOf = ({ kind, uid, email }: Reconciliation) =>
  `${email === '' ? uid : `${email} (${uid})`} ${words[kind]}`;

function reconciliation({ db, auth, now = () => new Date() }: MigrationContext) {
  const store = { db, auth, now, ...transactions({ db }) };
  const first = { ...store, audit: auditData(store), sessions: sessionsData(store) };
  const second = { ...first, claims: claimsData(first), unregistered: unregisteredAccountsData(first) };
  return reconciliationData({ ...second, corrections: correctionData(second) });
}

export const accountAgreement: Migration = {
  name: 'accounts in Firebase Auth, their documents and their rights agree',
  async run(context) {
    const lines: string[] = [];
    const counts = new Map<ReconciliationKind, number>();
    await reconciliation(context).all({
      write: context.write,
      onChange(change) {
        counts.set(change.kind, (counts.get(change.kind) ?? 0) + 1);
        if (lines.length < maxPaths) lines.push(lineOf(change));
      },
    });
    const doubtful = counts.get('doubtful') ?? 0;
    const count = reconciliationKinds.reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0);
    const accounts = pluralize(count - doubtful, 'account', 'accounts');
    return {
      count,
      summary: doubtful === 0 ? accounts : `${accounts}, ${doubtful} left as they are`,
      paths: lines,
    };
  },
};
