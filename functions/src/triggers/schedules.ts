import { setTimeout as wait } from 'node:timers/promises';
import type { AttentionData } from '#/data/admin/attention.ts';
import type { ContentCounts } from '#/data/course/content-counts.ts';
import type { CountersData } from '#/data/admin/counters.ts';
import type { CourseStatsData } from '#/data/learning/course-stats.ts';
import type { ErasureData } from '#/data/user/erasure.ts';
import type { MediaClearingData } from '#/data/picture/media-clearing.ts';
import {
  nothingReconciled,
  reconciliationKinds,
  type ReconciliationData,
} from '#/data/user/reconciliation.ts';
import type { RegistrationsData } from '#/data/user/registrations.ts';
import type { RetentionData } from '#/data/user/retention.ts';
import type { SiteContentData } from '#/data/site/site-content.ts';
import type { Outcomes } from '#/data/store/sweep.ts';
import type { TrashErasureData } from '#/data/admin/trash-erasure.ts';
import type { UserStatsData } from '#/data/user/user-stats.ts';
import type { UserTrashData } from '#/data/user/user-trash.ts';
import { describeError } from '#/redact.ts';
import { currentContext, withContext, type RequestContext } from '#/request-context.ts';

type Write = (message: string, details: Record<string, unknown>) => void;
type Log = { info: Write; warn: Write; error: Write };

type CountsDeps = {
  userStats: Pick<UserStatsData, 'check'>;
  courseStats: Pick<CourseStatsData, 'check'>;
  contentCounts: Pick<ContentCounts, 'check'>;
  counters: Pick<CountersData, 'check'>;
  siteContent: Pick<SiteContentData, 'check'>;
  log: Log;
  /** Waits until what was written before is counted. */
  settle?: () => Promise<unknown>;
};

/** In milliseconds: several times as long as the totals usually take to follow a change. */
const settlingTime = 20_000;

/**
 * Compares all totals and the content of the site with the stored documents, and corrects them (docs/decisions/117). A
 * check that fails is logged and does not stop the others. It logs what it read: without differences, a check reads one
 * document for each course and category, and no account, lesson or progress.
 */
export function checkCounts({
  userStats,
  courseStats,
  contentCounts,
  counters,
  siteContent,
  log,
  settle = () => wait(settlingTime),
}: CountsDeps) {
  const checks: Record<string, Pick<UserStatsData, 'check'>> = {
    // First, because the learners' totals depend on the lesson lists of courses.
    content: contentCounts,
    counters,
    accounts: userStats,
    learners: courseStats,
    site: siteContent,
  };
  return async (): Promise<void> => {
    const own: RequestContext = { id: 'counts', reads: 0, counts: 0, showsReads: false };
    const context = currentContext() ?? own;
    const corrected: Record<string, boolean | 'failed'> = {};
    await withContext(context, async () => {
      for (const [name, counted] of Object.entries(checks)) {
        corrected[name] = await counted.check(settle).catch((failure: unknown) => {
          log.error('Counts could not be checked', { check: name, error: describeError(failure) });
          return 'failed' as const;
        });
      }
    });
    const { reads, counts } = context;
    const results = Object.values(corrected);
    if (results.includes(true)) log.warn('Counts were corrected', { ...corrected, reads, counts });
    else if (!results.includes('failed')) log.info('Counts are correct', { reads, counts });
  };
}

type AttentionDeps = { attention: Pick<AttentionData, 'check'>; log: Log };

/** Checks all documents, for those that had no event. */
function checkAttention({ attention, log }: AttentionDeps) {
  return async (): Promise<void> => {
    const { faulty } = await attention.check();
    if (faulty.length > 0) log.warn('Documents need attention', { documents: faulty.length });
  };
}

type DeletionsDeps = {
  erasure: Pick<ErasureData, 'sweep'>;
  userTrash: Pick<UserTrashData, 'sweep'>;
  log: Log;
};

function recordOutcomes(log: Log, outcomes: Outcomes, finished: string, failed: string): void {
  for (const [uid, outcome] of outcomes) {
    if (outcome === 'finished') log.warn(finished, { uid });
    else log.error(failed, { uid, error: describeError(outcome.failure) });
  }
}

/** Finishes interrupted deletions, restorations and erasures of accounts (docs/decisions/112, 114). */
function finishDeletions({ erasure, userTrash, log }: DeletionsDeps) {
  return async (): Promise<void> => {
    recordOutcomes(
      log,
      await userTrash.sweep(),
      'An interrupted deletion or restoration was finished',
      'A deletion or restoration could not be finished',
    );
    recordOutcomes(
      log,
      await erasure.sweep(),
      'An interrupted erasure was finished',
      'An erasure could not be finished',
    );
  };
}

type ExpiryDeps = { trashErasure: Pick<TrashErasureData, 'expire'>; log: Log };

/** Deletes for good what has been in the trash for thirty days (docs/decisions/112). */
function expireTrash({ trashErasure, log }: ExpiryDeps) {
  return async (): Promise<void> => {
    const { removed, failures } = await trashErasure.expire();
    for (const { id, failure } of failures)
      log.error('A trash entry could not be deleted for good', { id, error: describeError(failure) });
    log.info('Expired trash entries were deleted for good', { removed });
  };
}

type ReconciliationDeps = { reconciliation: Pick<ReconciliationData, 'all'>; log: Log };

/** The most uids of one kind in a log line; their number is logged in any case. */
const mostLogged = 20;

/** Makes Auth, documents and claims agree (docs/decisions/077), and logs what it changed. */
function reconcileAccounts({ reconciliation, log }: ReconciliationDeps) {
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

type RegistrationsDeps = { registrations: Pick<RegistrationsData, 'sweep'>; log: Log };

/** Clears interrupted registrations (docs/decisions/010). */
function sweepRegistrations({ registrations, log }: RegistrationsDeps) {
  return async (): Promise<void> => {
    recordOutcomes(
      log,
      await registrations.sweep(),
      'An interrupted registration was cleared',
      'A registration could not be cleared',
    );
  };
}

type RetentionDeps = {
  retention: Pick<RetentionData, 'deleteExpired'>;
  mediaClearing: MediaClearingData;
  log: Log;
};

/**
 * Deletes data after the retention times of `domain/src/user/retention.ts` and pictures that nothing shows, and logs
 * how many.
 */
function deleteExpiredData({ retention, mediaClearing, log }: RetentionDeps) {
  return async (): Promise<void> => {
    const deleted = await retention.deleteExpired();
    const media = await mediaClearing.clear();
    log.info('Data past its retention time was deleted', { ...deleted, media });
  };
}

type Deps = CountsDeps &
  AttentionDeps &
  DeletionsDeps &
  ExpiryDeps &
  ReconciliationDeps &
  RegistrationsDeps &
  RetentionDeps;

/** What each schedule does, by the name of its function. */
export const schedules = (deps: Deps) => ({
  counts: checkCounts(deps),
  attention: checkAttention(deps),
  trash: expireTrash(deps),
  deletions: finishDeletions(deps),
  reconciliation: reconcileAccounts(deps),
  registrations: sweepRegistrations(deps),
  retention: deleteExpiredData(deps),
});
