import * as dashboard from '@padavu/domain/dashboard-texts';
import { learnerMessages } from '@padavu/domain/learner-messages';
import { messageFor, messages } from '@padavu/domain/messages';
import { expectNothingFound } from '../support/e2e-axe.ts';
import { createWalk, keptOnDevice, playVideo } from '../support/e2e-lesson.ts';
import { firestoreIsAway, refusedReads } from '../support/e2e-network.ts';
import { aLearner, enterCredentials, openAs } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';

test.use({
  standIns: true,
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 360, height: 800 },
});

test("axe finds nothing in any state of the learner's way through a course", async ({
  page,
  watch,
  context,
}) => {
  test.slow();
  watch.allowInConsole(...firestoreIsAway, /ERR_INTERNET_DISCONNECTED/);
  const { course, addresses } = await createWalk();
  await openAs(page, await aLearner({ courseId: course.id }));
  const judged = async (what: string) => expectNothingFound(page, what);

  await test.step('the dashboard, and the menu of the account', async () => {
    await expect(page.getByText('0% complete')).toBeVisible();
    await judged('a dashboard before the first lesson');
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await judged('the open menu');
    await page.keyboard.press('Escape');
  });

  await test.step('the course and its search', async () => {
    await page.getByRole('link', { name: dashboard.goOn }).click();
    await expect(page.getByText('0 of 1 lesson complete')).toBeVisible();
    await judged('the course');
    await page.getByRole('searchbox').fill('banana');
    await expect(page.getByRole('list', { name: 'Lessons found' })).toBeVisible();
    await judged('what a search finds');
    await page.getByRole('searchbox').fill('nothing of the kind');
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible();
    await judged('a search that finds nothing');
  });

  await test.step('a lesson, played and completed', async () => {
    await page.goto(addresses[0] ?? '');
    await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeEnabled();
    await judged('a lesson');
    await playVideo(page);
    await judged('a lesson whose video plays');
    await page.getByRole('button', { name: 'Mark as complete' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await judged('a completed lesson');
  });

  await test.step('what is not there', async () => {
    await page.goto('/user/lesson/1/abc');
    await expect(page.getByRole('alert')).toBeVisible();
    await judged('a lesson that failed');
    await page.goto('/user/course/999');
    await expect(page.getByText(learnerMessages.courseViewer.unavailable)).toBeVisible();
    await judged('a course that is not available');
  });

  await test.step('without a network', async () => {
    await page.goto(addresses[1] ?? '');
    await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeEnabled();
    await keptOnDevice(page);
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await judged('a lesson without a network');
    await page.getByRole('button', { name: 'Mark as complete' }).click();
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await judged('the question before work is lost');
  });
});

test('axe finds nothing where there is no course, no video and no session', async ({ page, watch }) => {
  watch.allowInConsole(/status of 400/);
  const { course, addresses } = await createWalk('');
  const account = await aLearner({ courseId: course.id });
  await page.goto('/login?reason=session_expired');
  await expect(page.getByText(messages.loginReason.session_expired)).toBeVisible();
  await expectNothingFound(page, 'a reason to sign in again');
  await enterCredentials(page, account.email, 'a wrong password');
  await expect(page.getByRole('form').getByRole('alert')).toHaveText(messages.login.unauthorised);
  await expectNothingFound(page, 'a refused sign-in');
  await enterCredentials(page, account.email);
  await expect(page).toHaveURL('/user/dashboard');
  await page.goto(addresses[0] ?? '');
  await expect(page.getByText(/^This lesson has no video/)).toBeVisible();
  await expectNothingFound(page, 'a lesson without a video');
});

test('axe finds nothing on the dashboard of a course that is gone', async ({ page, watch }) => {
  watch.allowInConsole(refusedReads);
  await openAs(page, await aLearner({ courseId: 999, courseName: 'Basket Weaving' }));
  await expect(page.getByText(messageFor.noCourses('Basket Weaving'))).toBeVisible();
  await expectNothingFound(page, 'a course that is gone');
});
