import * as dashboard from '@padavu/domain/dashboard-texts';
import { limits } from '@padavu/domain/limits';
import { learnerMessages } from '@padavu/domain/learner-messages';
import { messageFor, messages } from '@padavu/domain/messages';
import { expectNothingFound } from '../support/e2e-axe.ts';
import { createWalk } from '../support/e2e-lesson.ts';
import { firestoreIsAway, holdFirestore } from '../support/e2e-network.ts';
import { aLearner, enterCredentials } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';

test.use({ standIns: true });

const { courseViewer, lessonViewer } = learnerMessages;
const { login } = messages;

/** A page that asks for nothing but the account, so that the device knows no course yet. */
const beforeAnyCourse = '/courses/1';

test('without an answer each page shows what it waits for, then an error, and at last a late answer', async ({
  page,
  context,
  watch,
}) => {
  watch.allowInConsole(...firestoreIsAway);
  const { course, lessons, addresses } = await createWalk();
  const { email } = await aLearner({ courseId: course.id });
  await page.goto(`/login?returnUrl=${encodeURIComponent(beforeAnyCourse)}`);
  await enterCredentials(page, email);
  await expect(page).toHaveURL(beforeAnyCourse);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const release = await holdFirestore(context);
  await page.goto(`/user/course/${course.id}`);
  await expect(page.getByText(courseViewer.loading)).toBeVisible();
  await page.goto(addresses[0] ?? '');
  await expect(page.getByText(lessonViewer.loadingVideo)).toBeVisible();
  await page.goto('/user/dashboard');
  await expect(page.getByText(dashboard.loading)).toBeVisible();
  await expectNothingFound(page, 'a dashboard that waits');
  await expect(page.getByRole('alert')).toContainText(login.network, { timeout: limits.delay.noAnswer * 2 });
  await expectNothingFound(page, 'a dashboard without an answer');
  await page.getByRole('button', { name: courseViewer.retry }).click();
  await expect(page.getByText(dashboard.loading)).toBeVisible();
  release();
  await expect(page.getByText(messageFor.lessonCount(lessons.length))).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
});
