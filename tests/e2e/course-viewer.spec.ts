import * as dashboard from '@padavu/domain/dashboard-texts';
import { learnerMessages } from '@padavu/domain/learner-messages';
import { messageFor } from '@padavu/domain/messages';
import { createCourse, createCategory } from '../support/e2e-courses.ts';
import { refusedReads } from '../support/e2e-network.ts';
import { aLearner, openAs, takeSession } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';
import { askAgain } from '../support/e2e-time.ts';

test('a learner whose course is gone sees whom to ask', async ({ page, watch }) => {
  watch.allowInConsole(refusedReads);
  await openAs(page, await aLearner({ courseId: 999, courseName: 'Basket Weaving' }));
  await expect(page.getByText(messageFor.noCourses('Basket Weaving'))).toBeVisible();
  await expect(page.getByText(dashboard.contactSupport)).toBeVisible();
});

test('a draft is not there for its learners', async ({ page, watch }) => {
  watch.allowInConsole(refusedReads);
  const { id, title } = await createCourse({ published: false });
  await openAs(page, await aLearner({ courseId: id, courseName: title }));
  await expect(page.getByText(messageFor.noCourses(title))).toBeVisible();
  await page.goto(`/user/course/${id}`);
  await expect(page.getByText(learnerMessages.courseViewer.unavailable)).toBeVisible();
});

test('a course that cannot be is not available', async ({ page }) => {
  await takeSession(page, await aLearner());
  for (const id of ['999', 'abc', '0', '-1']) {
    await page.goto(`/user/course/${id}`);
    await expect(page.getByText(learnerMessages.courseViewer.unavailable)).toBeVisible();
    await page.getByRole('link', { name: learnerMessages.courseViewer.back }).click();
    await expect(page).toHaveURL('/user/dashboard');
  }
});

test('a course without categories shows its empty state', async ({ page }) => {
  const { id, title } = await createCourse({ title: 'An empty course' });
  await openAs(page, await aLearner({ courseId: id, courseName: title }));
  await expect(page.getByText(messageFor.lessonCount(0))).toBeVisible();
  await page.getByRole('link', { name: dashboard.goOn }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(messageFor.categoryCount(0))).toBeVisible();
  await expect(page.getByText(learnerMessages.courseViewer.empty)).toBeVisible();
});

test('a category that is added meanwhile appears by itself', async ({ page }) => {
  const { id, title } = await createCourse();
  await page.clock.install();
  await openAs(page, await aLearner({ courseId: id, courseName: title }), `/user/course/${id}`);
  await expect(page.getByText(learnerMessages.courseViewer.empty)).toBeVisible();
  await createCategory({ courseId: id, title: 'Added a moment ago' });
  await askAgain(page, 'missing');
  await expect(page.getByRole('heading', { name: 'Added a moment ago' })).toBeVisible();
  await expect(page.getByText(messageFor.categoryCount(1))).toBeVisible();
});

test('the search box narrows the categories', async ({ page }) => {
  await openAs(page, await aLearner(), '/user/course/1');
  const categories = page.getByRole('link', { name: learnerMessages.courseViewer.start });
  await expect(categories).toHaveCount(4);
  await page.getByRole('searchbox').fill('SCALING');
  await expect(categories).toHaveCount(1);
  await page.getByRole('searchbox').fill('nothing of the kind');
  await expect(categories).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(categories).toHaveCount(4);
});

test('every unknown address leads to the error page', async ({ page, watch }) => {
  watch.allowInConsole(/status of 404/);
  for (const [address, status] of [
    ['/nowhere', 404],
    ['/nowhere/at/all', 404],
    ['/user/nowhere', 200],
    ['/admin/nowhere', 200],
  ] as const) {
    expect((await page.goto(address))?.status()).toBe(status);
    await expect(page).toHaveURL('/error');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  }
});
