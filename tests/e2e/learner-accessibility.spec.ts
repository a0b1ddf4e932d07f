import * as dashboard from '@padavu/domain/dashboard-texts';
import { learnerMessages } from '@padavu/domain/learner-messages';
import { lessonsCollection } from '@padavu/domain/lesson';
import { messageFor, messages } from '@padavu/domain/messages';
import { progressPath } from '@padavu/domain/progress';
import { db } from '../support/accounts-firebase.ts';
import { expectNothingFound } from '../support/e2e-axe.ts';
import { createWalk, playVideo } from '../support/e2e-lesson.ts';
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
  watch.allowInConsole(...firestoreIsAway, /ERR_INTERNET_DISCONNECTED/);
  const { course, first, lessons, addresses } = await createWalk();
  const [begun, withoutVideo] = lessons;
  await db.doc(`${lessonsCollection}/${withoutVideo.id}`).update({ videoUrl: '' });
  const learner = await aLearner({ courseId: course.id });
  // For a week with something in it.
  await db.doc(progressPath(learner.uid, course.id)).set({
    lessons: { [lessons[2].id]: { complete: true, at: new Date() } },
    lastLessonId: begun.id,
    lastSubcategoryId: first.id,
    lastAt: new Date(),
  });
  await openAs(page, learner);
  const judged = async (what: string) => expectNothingFound(page, what);

  await test.step('the dashboard with a week, and the menu of the account', async () => {
    await expect(page.getByText('33% complete')).toBeVisible();
    await judged("a learner's week");
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await judged('the open menu');
    await page.keyboard.press('Escape');
  });

  await test.step('the search of the course', async () => {
    await page.getByRole('link', { name: 'All lessons' }).click();
    await expect(page.getByText('0 of 2 lessons complete')).toBeVisible();
    await page.getByRole('searchbox').fill('banana');
    await expect(page.getByRole('list', { name: 'Lessons found' })).toBeVisible();
    await judged('what a search finds');
    await page.getByRole('searchbox').fill('nothing of the kind');
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible();
    await judged('a search that finds nothing');
  });

  await test.step('what is not there', async () => {
    await page.goto('/user/lesson/1/abc');
    await expect(page.getByRole('alert')).toBeVisible();
    await judged('a lesson that failed');
    await page.goto('/user/course/999');
    await expect(page.getByText(learnerMessages.courseViewer.unavailable)).toBeVisible();
    await judged('a course that is not available');
  });

  await test.step('a lesson, played and completed, and one without a video', async () => {
    await page.goto(addresses[0] ?? '');
    await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeEnabled();
    await playVideo(page);
    await judged('a lesson whose video plays');
    await page.getByRole('button', { name: 'Mark as complete' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await judged('a completed lesson');
    await page.getByRole('link', { name: /^Next lesson/ }).click();
    await expect(page.getByText(/^This lesson has no video/)).toBeVisible();
    await judged('a lesson without a video');
  });

  await test.step('without a network', async () => {
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

test('axe finds nothing where a sign-in is asked for again, and refused', async ({ page, watch }) => {
  watch.allowInConsole(/status of 400/);
  await page.goto('/login?reason=session_expired');
  await expect(page.getByText(messages.loginReason.session_expired)).toBeVisible();
  await expectNothingFound(page, 'a reason to sign in again');
  await enterCredentials(page, (await aLearner()).email, 'a wrong password');
  await expect(page.getByRole('form').getByRole('alert')).toHaveText(messages.login.unauthorised);
  await expectNothingFound(page, 'a refused sign-in');
});

test('axe finds nothing on the dashboard of a course that is gone', async ({ page, watch }) => {
  watch.allowInConsole(refusedReads);
  await openAs(page, await aLearner({ courseId: 999, courseName: 'Basket Weaving' }));
  await expect(page.getByText(messageFor.noCourses('Basket Weaving'))).toBeVisible();
  await expect(page.getByText(dashboard.contactSupport)).toBeVisible();
  await expectNothingFound(page, 'a course that is gone');
});
