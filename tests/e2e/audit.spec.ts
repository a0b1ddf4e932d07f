import { adminMessages } from '@padavu/domain/admin/admin-messages';
import type { Locator, Page } from '@playwright/test';
import { db } from '../support/accounts-firebase.ts';
import { signIn, uniqueWord } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { storeCategory } from '../support/content.ts';
import { createCourse, createLesson } from './support/courses.ts';
import { aLearner, anAdministrator, openAs } from './support/people.ts';
import { expect, test } from './support/session-test.ts';
import { askAgain } from './support/time.ts';

const { audit: texts } = adminMessages;

/** Stores a course with one category and two days, under unique names. */
async function createAuditedCourse() {
  const word = uniqueWord().slice(0, 12);
  const course = await createCourse({ title: `Course ${word}` });
  const category = await storeCategory({
    courseId: course.id,
    title: `Category ${word}`,
    lessonsCount: 2,
  });
  const first = await createLesson(category, { day: 1, title: `First ${word}` });
  const second = await createLesson(category, { day: 2, title: `Second ${word}` });
  await db.doc(`courses/${course.id}`).update({ lessonIds: [first.id, second.id] });
  return { course, category, second };
}

const auditRows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('time') });
const auditRow = (page: Page, sentence: string): Locator =>
  auditRows(page).filter({ has: page.getByText(sentence) });

test('a deletion is found in the audit log, opened and undone, and a learner sees the lesson again', async ({
  page,
  anotherBrowser,
}) => {
  const { course, category, second } = await createAuditedCourse();
  const other = await anAdministrator();
  const { token } = await signIn(other);
  const learner = await anotherBrowser();
  await learner.clock.install();
  await openAs(
    learner,
    await aLearner({ courseId: course.id, courseName: course.title }),
    `/user/lesson/${course.id}/${category.id}`,
  );
  const days = learner.getByRole('tab', { name: /^Day/ });
  await expect(days).toHaveCount(2);

  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  const path = `/lessons/subcategory/${category.id}/lesson/${second.id}`;
  expect((await api('DELETE', path, { token })).status).toBe(200);
  await askAgain(learner, 'course', () => expect(days).toHaveCount(1));
  const lesson = auditRow(page, `${other.record.name} deleted the lesson "${second.title}"`);
  await expect(lesson).toBeVisible();

  await page.getByLabel('Who').selectOption(other.record.name);
  await page.getByLabel('What').selectOption('Lesson deleted');
  await page.getByLabel('About').fill(second.title);
  // The filter applies after a pause, and the list loads again.
  await expect(page).toHaveURL(/[?&]about=/);
  await expect(auditRows(page)).toHaveCount(1);
  await lesson.getByRole('button', { name: /^Details/ }).click();
  const changes = page.getByRole('table', { name: /^Changes/ });
  await expect(changes.getByRole('row', { name: `Title ${second.title}` })).toBeVisible();
  await lesson.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('alert')).toHaveText(texts.lessonRestored);
  await expect(lesson.getByText(texts.undone)).toBeVisible();
  await askAgain(learner, 'course', () => expect(days).toHaveCount(2));
});
