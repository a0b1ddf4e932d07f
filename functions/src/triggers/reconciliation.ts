import { describeError } from '#/redact.ts';
import { nothingReconciled, reconciliationKinds, type ReconciliationData } from '#/data/reconciliation.ts';

type Write = (message: string, details: Record<string, unknown>) => void;
type Log = { info: Write; warn: Write; error: Write };
type Deps = { reconciliation: Pick<ReconciliationData, 'all'>; log: Log };

/** The most uids of one kind in a log line; their number is logged in any case. */
const mostLogged = 20;

/** Makes Auth, documents and claims agree (docs/decisions/077), and logs what it changed. */
export function reconcileAccounts({ reconciliation, log }: Deps) {
  return async (): Promise<void> => {
    const counts = { listed: 0, claims: 0, address: 0, deactivated: 0, dropped: 0, doubtful: 0 };
    const uids = nothingReconciled();
    await reconciliation.all({
      onChange({ kind, uid }) {
        counts[kind] += 1;
        if (counts[kind] <= mostLogged) uids[kind].push(uid);
      },
      onFailure(uid, failure) {
        log.error('An account could not be reconciled', { uid, error: describeError(failure) });
      },
    });
    const { doubtful, ...corrected } = counts;
    const { doubtful: doubtfulUids, ...correctedUids } = uids;
    const isCorrected = reconciliationKinds.some((kind) => kind !== 'doubtful' && counts[kind] > 0);
    if (isCorrected) {
      log.warn('Differences between accounts, documents and claims were corrected', {
        ...corrected,
        uids: correctedUids,
      });
    } else log.info('Accounts, documents and claims agree', corrected);
    if (doubtful > 0) {
      const details = { count: doubtful, uids: doubtfulUids };
      log.error('Too many documents have no account, so none of them was changed', details);
    }
  };
}
