import { messageFor, messages } from '@padavu/domain/messages';
import { db } from '../support/accounts-firebase.ts';
import { expectNothingFound } from '../support/e2e-axe.ts';
import { createWalk } from '../support/e2e-lesson.ts';
import { firestoreIsAway, holdFirestore } from '../support/e2e-network.ts';
import { aLearner, enterCredentials } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';

const { courseViewer, dashboard, lessonViewer, login } = messages;

/** A page that asks for nothing but the account, so that the device knows no course yet. */
const beforeAnyCourse = '/user/lesson/1/abc';

test('while nothing answers each page says what it waits for, then that nothing came, and shows what comes after all', async ({
  page,
  context,
  watch,
}) => {
  watch.allowInConsole(...firestoreIsAway);
  const { course, lessons, addresses } = await createWalk();
  const { email } = await aLearner({ courseId: course.id });
  await page.goto(`/login?returnUrl=${encodeURIComponent(beforeAnyCourse)}`);
  await enterCredentials(page, email);
  await expect(page.getByRole('alert')).toContainText(lessonViewer.invalidIds);

  const release = await holdFirestore(context);
  await page.goto(`/user/course/${course.id}`);
  await expect(page.getByText(courseViewer.loading)).toBeVisible();
  await page.goto(addresses[0] ?? '');
  await expect(page.getByText(lessonViewer.loadingVideo)).toBeVisible();
  await page.goto('/user/dashboard');
  await expect(page.getByText(dashboard.loading)).toBeVisible();
  await expectNothingFound(page, 'a dashboard that waits');
  await expect(page.getByRole('alert')).toContainText(login.network);
  await expectNothingFound(page, 'a dashboard without an answer');
  await page.getByRole('button', { name: courseViewer.retry }).click();
  await expect(page.getByText(dashboard.loading)).toBeVisible();
  release();
  await expect(page.getByText(messageFor.lessonCount(lessons.length))).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
});

test('what cannot be read is said in the words of its page, and shows when it has been put right', async ({
  page,
}) => {
  const { course, first, lessons, addresses } = await createWalk();
  const { email } = await aLearner({ courseId: course.id });
  const documents = {
    course: db.doc(`courses/${course.id}`),
    category: db.doc(`subcategories/${first.id}`),
    lesson: db.doc(`lessons/${lessons[0].id}`),
  };
  const problem = page.getByRole('alert');
  const retry = page.getByRole('button', { name: courseViewer.retry });
  await documents.course.update({ lessonIds: 'none' });
  await page.goto('/login');
  await enterCredentials(page, email);
  await expect(problem).toContainText(dashboard.failed);
  await page.goto(`/user/course/${course.id}`);
  await expect(problem).toContainText(courseViewer.failed);
  await documents.course.update({ lessonIds: lessons.map(({ id }) => id) });
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();

  await documents.category.update({ title: 7 });
  await expect(problem).toContainText(courseViewer.contentFailed);
  await page.goto(addresses[0] ?? '');
  await expect(problem).toContainText(messageFor.subcategoryFailed(messages.courseService.failed));
  await documents.category.update({ title: first.title });
  await documents.lesson.update({ topics: 7 });
  await expect(problem).toContainText(lessonViewer.failed);
  await retry.click();
  await expect(problem).toContainText(lessonViewer.failed);
  await documents.lesson.update({ topics: ['Banana chips'] });
  await expect(page.getByText('Banana chips')).toBeVisible();
});
