import { accountAgreement } from './account-agreement.ts';
import { auditSearch } from './audit-search.ts';
import { counts } from './counts.ts';
import { coursesOnSite } from './courses-on-site.ts';
import { lessonCounts } from './lesson-counts.ts';
import { maxPaths, type MigrationContext, type Migration } from './migration.ts';
import { movedLessons } from './moved-lessons.ts';
import { needsAttention } from './needs-attention.ts';
import { pagesInStore } from './pages-in-store.ts';
import { quizSalts } from './quiz-salts.ts';
import { receiptNumbers } from './receipt-numbers.ts';
import { schoolInStore } from './school-in-store.ts';
import { userSearch } from './user-search.ts';

/**
 * The level of this version: raise it with each migration that is added or does more. A backup names the level of the
 * version that made it, and only this version or a newer one restores it.
 */
export const storeLevel = 8;

/** In this order: the counts and checks come last, because they cover what the others write. */
const migrations: readonly Migration[] = [
  accountAgreement,
  userSearch,
  auditSearch,
  lessonCounts,
  schoolInStore,
  pagesInStore,
  coursesOnSite,
  receiptNumbers,
  movedLessons,
  quizSalts,
  counts,
  needsAttention,
];

/**
 * Runs every migration, and prints what each did or would do.
 * @param print receives one line at a time
 * @returns the sum of the migrations' counts
 */
export async function migrate(context: MigrationContext, print: (line: string) => void): Promise<number> {
  let total = 0;
  for (const { name, run } of migrations) {
    const { count, summary, paths = [] } = await run(context);
    total += count;
    print(
      `${count === 0 ? '✔' : context.write ? '●' : '○'} ${name}: ${count === 0 ? 'nothing to do' : summary}`,
    );
    for (const path of paths.slice(0, maxPaths)) print(`    ${path}`);
    if (paths.length > 0 && count > maxPaths) print(`    and ${count - maxPaths} more`);
  }
  return total;
}
