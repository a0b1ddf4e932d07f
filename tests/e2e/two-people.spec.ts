import { progressPath } from '@padavu/domain/learning/progress';
import { db } from '../support/accounts-firebase.ts';
import type { Account } from '../support/accounts.ts';
import { createLearnerCourse, storedProgress } from './support/lesson.ts';
import { aLearner, anAdministrator, enterCredentials, openAs, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ standIns: true });

// Fault: Another person signs in in a second tab while progress of the first waits. Sees: Both tabs show who signed in
// last. Stored: Of each person what they did themselves; what waited is lost. Heals: What was lost is done again.
test('a person who signs in in a second tab gets no unsent progress of another person, nor does the next one', async ({
  page,
  context,
  watch,
}) => {
  // The counts that a dashboard requests when the session ends are refused, as they should be.
  watch.allowInConsole(/ERR_FAILED/, /403 \(Forbidden\)/, /RunAggregationQuery.*permission-denied/);
  const { course, lessons, addresses } = await createLearnerCourse();
  const [first, next, administrator] = await Promise.all([
    aLearner({ courseId: course.id }),
    aLearner({ courseId: course.id }),
    anAdministrator(),
  ]);
  await openAs(page, first, addresses[0]);
  await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeEnabled();
  const commits = /documents:commit/;
  await context.route(commits, (route) => route.abort());
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();

  const other = await context.newPage();
  // A light page: the first tab loads the dashboard at the same time.
  await other.goto(`/admin/login?returnUrl=${encodeURIComponent('/admin/security')}`);
  await expect(other.getByText(`signed in as ${first.record.name}`)).toBeVisible();
  await enterCredentials(other, administrator.email);
  await expect(other).toHaveURL('/admin/security');
  await expect(page).toHaveURL('/admin/dashboard');
  for (const tab of [other, page]) {
    await expect(tab.getByText(administrator.record.name).first()).toBeVisible();
    await expect(tab.getByText(first.record.name)).toHaveCount(0);
  }
  await context.unroute(commits);

  await other.getByRole('button', { name: 'Logout' }).click();
  for (const tab of [other, page]) await expect(tab).toHaveURL('/');
  await signIn(page, next);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await page.goto(addresses[2] ?? '');
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  const marksOf = async (account: Account) => Object.keys((await storedProgress(account, course.id)).lessons);
  await expect.poll(() => marksOf(next)).toEqual([String(lessons[2].id)]);
  expect((await db.doc(progressPath(administrator.uid, course.id)).get()).exists).toBe(false);
  const progressOfFirst = await db.doc(progressPath(first.uid, course.id)).get();
  expect(progressOfFirst.get(`lessons.${lessons[2].id}`)).toBeUndefined();
});
