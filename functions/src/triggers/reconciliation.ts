import { nothingReconciled, reconciliationKinds, type ReconciliationData } from '#/data/reconciliation.ts';

type Write = (message: string, details: Record<string, unknown>) => void;
type Log = { info: Write; warn: Write; error: Write };
type Deps = { reconciliation: Pick<ReconciliationData, 'all'>; log: Log };

/** Uids of one kind that a line of the log names; how many there are is said in any case. */
const named = 20;

/** Makes Auth, documents and claims agree (docs/decisions/077), and says what it did. */
export function reconcileAccounts({ reconciliation, log }: Deps) {
  return async (): Promise<void> => {
    const counts = { listed: 0, claims: 0, address: 0, deactivated: 0, dropped: 0, doubtful: 0 };
    const uids = nothingReconciled();
    await reconciliation.all({
      onChange({ kind, uid }) {
        counts[kind] += 1;
        if (counts[kind] <= named) uids[kind].push(uid);
      },
    });
    const { doubtful, ...mended } = counts;
    const { doubtful: doubtfulUids, ...mendedUids } = uids;
    const isMended = reconciliationKinds.some((kind) => kind !== 'doubtful' && counts[kind] > 0);
    if (isMended) {
      log.warn('Accounts, documents and claims were made to agree', { ...mended, uids: mendedUids });
    } else log.info('Accounts, documents and claims agree', mended);
    if (doubtful > 0) {
      const details = { count: doubtful, uids: doubtfulUids };
      log.error('So many documents have no account that they were left as they are', details);
    }
  };
}
