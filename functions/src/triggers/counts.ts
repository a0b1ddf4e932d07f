import { setTimeout as wait } from 'node:timers/promises';
import type { ContentCounts } from '#/data/content-counts.ts';
import type { CountersData } from '#/data/counters.ts';
import type { CourseStatsData } from '#/data/course-stats.ts';
import type { SiteContentData } from '#/data/site-content.ts';
import type { UserStatsData } from '#/data/user-stats.ts';
import { describeError } from '#/redact.ts';
import { currentContext, withContext, type RequestContext } from '#/request-context.ts';

type Write = (message: string, details: Record<string, unknown>) => void;
type Deps = {
  userStats: Pick<UserStatsData, 'check'>;
  courseStats: Pick<CourseStatsData, 'check'>;
  contentCounts: Pick<ContentCounts, 'check'>;
  counters: Pick<CountersData, 'check'>;
  siteContent: Pick<SiteContentData, 'check'>;
  log: { info: Write; warn: Write; error: Write };
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
}: Deps) {
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
