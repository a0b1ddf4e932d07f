import type { ContentCounts } from '#/data/content-counts.ts';
import type { CountersData } from '#/data/counters.ts';
import type { CourseStatsData } from '#/data/course-stats.ts';
import type { SiteContentData } from '#/data/site-content.ts';
import type { UserStatsData } from '#/data/user-stats.ts';
import { currentContext, withContext, type RequestContext } from '#/request-context.ts';

type Write = (message: string, details: Record<string, unknown>) => void;
type Deps = {
  userStats: Pick<UserStatsData, 'check'>;
  courseStats: Pick<CourseStatsData, 'check'>;
  contentCounts: Pick<ContentCounts, 'check'>;
  counters: Pick<CountersData, 'check'>;
  siteContent: Pick<SiteContentData, 'check'>;
  log: { info: Write; warn: Write };
};

/**
 * Compares all totals and the content of the site with the stored documents, and corrects them (docs/decisions/117). It
 * logs what it read: without differences, a check reads one document for each course and category, and no account,
 * lesson or progress.
 */
export function checkCounts({ userStats, courseStats, contentCounts, counters, siteContent, log }: Deps) {
  return async (): Promise<void> => {
    const own: RequestContext = { id: 'counts', reads: 0, counts: 0, showsReads: false };
    const context = currentContext() ?? own;
    const corrected = await withContext(context, async () => ({
      // First, because the learners' totals depend on the lesson lists of courses.
      content: await contentCounts.check(),
      counters: await counters.check(),
      accounts: await userStats.check(),
      learners: await courseStats.check(),
      site: await siteContent.check(),
    }));
    const { reads, counts } = context;
    if (Object.values(corrected).includes(true))
      log.warn('Counts were corrected', { ...corrected, reads, counts });
    else log.info('Counts are correct', { reads, counts });
  };
}
