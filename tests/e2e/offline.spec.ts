import { learnerMessages } from '@padavu/domain/learner-messages';
import { progressPath } from '@padavu/domain/progress';
import { db } from '../support/accounts-firebase.ts';
import { aLearner, openAs } from '../support/e2e-people.ts';
import { firstCategory } from '../support/e2e-school.ts';
import { expect, test } from '../support/e2e-test.ts';

test.use({ standIns: true });

// Fault: The network is away while somebody learns. Sees: The lesson, and that progress waits. Stored: Progress
// on the device. Heals: It is sent when the network is back.
test('without a network a visited lesson still opens, and what is done then arrives later', async ({
  page,
  context,
  watch,
}) => {
  watch.allowInConsole(/ERR_INTERNET_DISCONNECTED/);
  const account = await aLearner();
  const [firstDay] = firstCategory.lessons;
  await openAs(page, account, '/user/course/1');
  const category = page.getByRole('listitem', { name: firstCategory.title });
  await category.getByRole('link', { name: learnerMessages.courseViewer.start }).click();
  await expect(page.getByText(firstDay.description)).toBeVisible();
  await page.getByRole('link', { name: learnerMessages.lessonViewer.back }).click();
  await expect(category).toBeVisible();

  await context.setOffline(true);
  await category.getByRole('link', { name: learnerMessages.courseViewer.start }).click();
  await expect(page.getByRole('heading', { level: 2, name: firstDay.title })).toBeVisible();
  await expect(page.getByText(firstDay.description)).toBeVisible();
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  const stored = async () => {
    const progress = await db.doc(progressPath(account.uid, 1)).get();
    return progress.get('lessons.1.complete') === true;
  };
  expect(await stored()).toBe(false);

  await context.setOffline(false);
  await expect.poll(stored, { timeout: 30_000 }).toBe(true);
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
});
