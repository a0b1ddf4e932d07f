import * as dashboard from '@padavu/domain/learning/dashboard-texts';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { messageFor, messages } from '@padavu/domain/messages';
import { progressPath } from '@padavu/domain/learning/progress';
import { db } from '../support/accounts-firebase.ts';
import { expectNoViolations } from './support/axe.ts';
import { createLearnerCourse, playVideo } from './support/lesson.ts';
import { offlineErrors, refusedReads } from './support/network.ts';
import { aLearner, enterCredentials, openAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({
  standIns: true,
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 360, height: 800 },
});

test("axe finds no violation in any state of a learner's way through a course", async ({
  page,
  watch,
  context,
}) => {
  watch.allowInConsole(...offlineErrors);
  const { course, first, lessons, addresses } = await createLearnerCourse();
  const [withVideo, withoutVideo] = lessons;
  await db.doc(`${lessonsCollection}/${withoutVideo.id}`).update({ videoUrl: '' });
  const learner = await aLearner({ courseId: course.id });
  // So that the week on the dashboard is not empty.
  await db.doc(progressPath(learner.uid, course.id)).set({
    lessons: { [lessons[2].id]: { complete: true, at: new Date() } },
    lastLessonId: withVideo.id,
    lastSubcategoryId: first.id,
    lastAt: new Date(),
  });
  await openAs(page, learner);
  const check = async (what: string) => expectNoViolations(page, what);

  await test.step('the dashboard with a week, and the menu of the account', async () => {
    await expect(page.getByText('33% complete')).toBeVisible();
    await check("a learner's week");
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await check('the open menu');
    await page.keyboard.press('Escape');
  });

  await test.step('the menu in a narrow window with text at 200 %, which cuts nothing off', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    if (size) await page.setViewportSize(size);
  });

  await test.step('the search of the course', async () => {
    await page.getByRole('link', { name: 'All lessons' }).click();
    await expect(page.getByText('0 of 2 lessons complete')).toBeVisible();
    await page.getByRole('searchbox').fill('banana');
    await expect(page.getByRole('list', { name: 'Lessons found' })).toBeVisible();
    await check('the results of a search');
    await page.getByRole('searchbox').fill('nothing of the kind');
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible();
    await check('a search that finds nothing');
  });

  await test.step('a lesson and a course that do not exist', async () => {
    await page.goto('/user/lesson/1/abc');
    await expect(page.getByRole('alert')).toBeVisible();
    await check('a lesson that failed');
    await page.goto('/user/course/999');
    await expect(page.getByText(learnerMessages.courseViewer.unavailable)).toBeVisible();
    await check('a course that is not available');
  });

  await test.step('a lesson, played and completed, and one without a video', async () => {
    await page.goto(addresses[0] ?? '');
    await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeEnabled();
    await playVideo(page);
    await check('a lesson whose video plays');
    await page.getByRole('button', { name: 'Mark as complete' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await check('a completed lesson');
    await page.getByRole('link', { name: /^Next lesson/ }).click();
    await expect(page.getByText(/^This lesson has no video/)).toBeVisible();
    await check('a lesson without a video');
  });

  await test.step('without a network', async () => {
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await check('a lesson without a network');
    await page.getByRole('button', { name: 'Mark as complete' }).click();
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await check('the warning before work is lost');
  });
});

test('axe finds no violation where the page asks to sign in again, and where it refuses a sign-in', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/status of 400/);
  await page.goto('/login?reason=session_expired');
  await expect(page.getByText(messages.loginReason.session_expired)).toBeVisible();
  await expectNoViolations(page, 'a reason to sign in again');
  await enterCredentials(page, (await aLearner()).email, 'a wrong password');
  await expect(page.getByRole('form').getByRole('alert')).toHaveText(messages.login.unauthorised);
  await expectNoViolations(page, 'a refused sign-in');
});

test('axe finds no violation on the dashboard of a deleted course', async ({ page, watch }) => {
  watch.allowInConsole(refusedReads);
  await openAs(page, await aLearner({ courseId: 999, courseName: 'Basket Weaving' }));
  await expect(page.getByText(messageFor.noCourses('Basket Weaving'))).toBeVisible();
  await expect(page.getByText(dashboard.contactSupport)).toBeVisible();
  await expectNoViolations(page, 'a deleted course');
});
