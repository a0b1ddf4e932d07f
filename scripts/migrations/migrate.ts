import { accountAgreement } from './account-agreement.ts';
import { auditSearch } from './audit-search.ts';
import { counts } from './counts.ts';
import { coursesOnSite } from './courses-on-site.ts';
import { lessonCounts } from './lesson-counts.ts';
import { mostPaths, type Migrating, type Migration } from './migration.ts';
import { needsAttention } from './needs-attention.ts';
import { pagesInStore } from './pages-in-store.ts';
import { receiptNumbers } from './receipt-numbers.ts';
import { schoolInStore } from './school-in-store.ts';
import { userSearch } from './user-search.ts';

/**
 * What a store has been through when these migrations have run: raised with each that is added or learns more. A backup says
 * which level it has.
 */
export const storeLevel = 6;

/** In this order: what is counted and checked last is what the others have written. */
export const migrations: readonly Migration[] = [
  accountAgreement,
  userSearch,
  auditSearch,
  lessonCounts,
  schoolInStore,
  pagesInStore,
  coursesOnSite,
  receiptNumbers,
  counts,
  needsAttention,
];

/**
 * Runs every migration, and says what each did or would do.
 * @param say receives a line at a time
 * @returns how many documents all of them found something to do about
 */
export async function migrate(migrating: Migrating, say: (line: string) => void): Promise<number> {
  let total = 0;
  for (const { name, run } of migrations) {
    const { count, said, paths = [] } = await run(migrating);
    total += count;
    say(
      `${count === 0 ? '✔' : migrating.write ? '●' : '○'} ${name}: ${count === 0 ? 'nothing to do' : said}`,
    );
    for (const path of paths.slice(0, mostPaths)) say(`    ${path}`);
    if (paths.length > 0 && count > mostPaths) say(`    and ${count - mostPaths} more`);
  }
  return total;
}
