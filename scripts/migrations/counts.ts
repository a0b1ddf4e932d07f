import { contentCounts } from '../../functions/src/data/course/content-counts.ts';
import { countersData } from '../../functions/src/data/admin/counters.ts';
import { courseStatsData } from '../../functions/src/data/learning/course-stats.ts';
import { siteContentData } from '../../functions/src/data/site/site-content.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { userStatsData } from '../../functions/src/data/user/user-stats.ts';
import type { Migration } from './migration.ts';

/** Repairs the counts that a schedule of the functions repairs too (docs/decisions/117). */
export const counts: Migration = {
  name: 'totals and counters are right',
  async run({ db, write }) {
    const store = { db, ...transactions({ db }) };
    const content = contentCounts(store);
    const counters = countersData(store);
    const userStats = userStatsData(store);
    const courseStats = courseStatsData(store);
    const site = siteContentData(store);
    const isWrong = {
      'lessons of courses and categories': write ? await content.check() : !(await content.isCorrect()),
      'the next ids': write ? await counters.check() : (await counters.lowCounters()).length > 0,
      accounts: write ? await userStats.check() : !(await userStats.isCorrect()),
      'learners of courses': write ? await courseStats.check() : !(await courseStats.isCorrect()),
      'what the site shows': write ? await site.check() : !(await site.isCorrect()),
    };
    const found = Object.entries(isWrong).flatMap(([what, wrong]) => (wrong ? [what] : []));
    return { count: found.length, summary: found.join(', ') };
  },
};
