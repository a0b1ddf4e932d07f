import * as dashboard from '@padavu/domain/dashboard-texts';
import { learnerMessages } from '@padavu/domain/learner-messages';
import { messageFor, messages } from '@padavu/domain/messages';
import { createBareLesson, createCourse, createLesson, createCategory } from '../support/e2e-courses.ts';
import { aLearner, openAs, takeSession } from '../support/e2e-people.ts';
import { firstCategory } from '../support/e2e-school.ts';
import { expect, test } from '../support/e2e-session-test.ts';
import { askAgain } from '../support/e2e-time.ts';

const { lessonViewer } = learnerMessages;
const { userService } = messages;

const failures = [
  ['/user/lesson/1/abc', lessonViewer.invalidIds],
  ['/user/lesson/1/0/1', lessonViewer.invalidIds],
  ['/user/lesson/1/1/abc', lessonViewer.invalidIds],
  ['/user/lesson/1/5', messageFor.categoryFailed(userService.notFound)],
  ['/user/lesson/1/999', messageFor.categoryFailed(userService.notFound)],
] as const;

test.use({ standIns: true, viewer: 'visitor' });

test.describe('a learner who is signed in', () => {
  test.use({ viewer: 'learner' });

  test('an address of no lesson says what is wrong with it, and leads back to the course', async ({
    page,
  }) => {
    for (const [address, text] of failures) {
      await page.goto(address);
      await expect(page.getByRole('alert')).toContainText(text);
      await expect(page.getByRole('button', { name: learnerMessages.courseViewer.retry })).toBeVisible();
      await page.getByRole('link', { name: lessonViewer.back }).click();
      await expect(page).toHaveURL('/user/course/1');
    }
  });

  test('an unknown lesson id shows the first day', async ({ page }) => {
    await page.goto('/user/lesson/1/1/999');
    await expect(page.getByRole('tab', { name: 'Day 1' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { level: 2, name: firstCategory.lessons[0].title })).toBeVisible();
  });

  test('the days can be walked with the keyboard and by the steps below', async ({ page }) => {
    await page.goto('/user/lesson/1/1');
    await page.getByRole('tab', { name: 'Day 1' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/user/lesson/1/1/2');
    await page.getByRole('link', { name: /^Next lesson/ }).click();
    await expect(page).toHaveURL('/user/lesson/1/1/3');
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    await page.getByRole('link', { name: /^Previous lesson/ }).click();
    await expect(page).toHaveURL('/user/lesson/1/1/2');
  });
});

test('a category without lessons shows its empty state and a way on, and a new lesson by itself', async ({
  page,
}) => {
  const course = await createCourse();
  const category = await createCategory({ courseId: course.id });
  await page.clock.install();
  await openAs(page, await aLearner({ courseId: course.id }), `/user/lesson/${course.id}/${category.id}`);
  await expect(page.getByRole('alert')).toContainText(lessonViewer.none);
  await expect(page.getByRole('button', { name: learnerMessages.courseViewer.retry })).toBeVisible();
  await createLesson(category, { title: 'The first one' });
  await askAgain(page, 'missing');
  await expect(page.getByRole('heading', { level: 2, name: 'The first one' })).toBeVisible();
});

test('a bare lesson has its defaults, and comes before the days', async ({ page }) => {
  const course = await createCourse();
  const category = await createCategory({ courseId: course.id, instructor: '' });
  await createLesson(category, { day: 7 });
  await createLesson(category, { day: 2 });
  await createBareLesson(category);
  await openAs(page, await aLearner({ courseId: course.id }), `/user/lesson/${course.id}/${category.id}`);
  await expect(page.getByRole('tab')).toHaveText(['N/A', 'Day 2', 'Day 7']);
  await expect(page.getByRole('heading', { level: 2, name: lessonViewer.untitled })).toBeVisible();
  await expect(page.getByText('Instructor: Unknown')).toBeVisible();
  await expect(page.getByText(lessonViewer.noDescription)).toBeVisible();
  await expect(page.getByText(lessonViewer.noTopics)).toBeVisible();
});

test('many days scroll on a phone, are reached by the keyboard, and leave no history', async ({ page }) => {
  const course = await createCourse();
  const category = await createCategory({ courseId: course.id });
  for (let day = 1; day <= 12; day += 1) await createLesson(category, { day });
  await takeSession(page, await aLearner({ courseId: course.id }));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/user/course/${course.id}`);
  await page.getByRole('link', { name: learnerMessages.courseViewer.start }).click();
  const last = page.getByRole('tab', { name: 'Day 12' });
  await expect(page.getByRole('tab', { name: 'Day 1', exact: true })).toBeInViewport();
  await expect(last).not.toBeInViewport();
  await page.getByRole('tab', { name: 'Day 1', exact: true }).focus();
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(`/user/course/${course.id}`);
});

test('until the video is played nothing is asked of its site', async ({ page }) => {
  await takeSession(page, await aLearner());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await page.goto('/user/lesson/1/1');
  const play = page.getByRole('button', { name: /^Play video/ });
  await expect(play).toBeVisible();
  expect(asked.filter((host) => host !== '127.0.0.1')).toEqual([]);
  await play.click();
  await expect(page.getByTitle(/^Video:/)).toBeFocused();
  const askedElsewhere = () => [...new Set(asked.filter((host) => host !== '127.0.0.1'))].toSorted();
  await expect.poll(askedElsewhere).toEqual(['www.youtube-nocookie.com', 'www.youtube.com']);
});

test('"complete" can be taken back', async ({ page }) => {
  await openAs(page, await aLearner(), '/user/lesson/1/1');
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Completed', { exact: true })).toHaveCount(0);
  await page.goto('/user/dashboard');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('link', { name: dashboard.goOn }).click();
  await expect(page).toHaveURL('/user/lesson/1/1/1');
});
