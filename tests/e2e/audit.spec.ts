import { readFile } from 'node:fs/promises';
import { adminMessages } from '@padavu/domain/admin-messages';
import { learnerMessages } from '@padavu/domain/learner-messages';
import type { Locator, Page } from '@playwright/test';
import { db } from '../support/accounts-firebase.ts';
import { uniqueWord } from '../support/accounts.ts';
import { administrationBy } from '../support/e2e-administration.ts';
import { createCourse, createLesson, createCategory } from '../support/e2e-courses.ts';
import { aLearner, anAdministrator, aPendingPerson, openAs } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-session-test.ts';
import { askAgain } from '../support/e2e-time.ts';

const { audit: texts } = adminMessages;

/** A course of its own with one category and two days, under names that nothing else has. */
async function aSchool() {
  const word = uniqueWord().slice(0, 12);
  const course = await createCourse({ title: `Course ${word}` });
  const category = await createCategory({
    courseId: course.id,
    title: `Category ${word}`,
    lessonsCount: 2,
  });
  const first = await createLesson(category, { day: 1, title: `First ${word}` });
  const second = await createLesson(category, { day: 2, title: `Second ${word}` });
  await db.doc(`courses/${course.id}`).update({ lessonIds: [first.id, second.id] });
  return { course, category, first, second };
}

async function openActivity(page: Page, about = '') {
  await page.goto(about ? `/admin/audit?about=${encodeURIComponent(about)}` : '/admin/audit');
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
}

const listed = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('time') });
const entry = (page: Page, sentence: string): Locator =>
  listed(page).filter({ has: page.getByText(sentence) });
const noticeOf = (page: Page) => page.getByRole('alert');

test('a deletion is found in the audit log, opened and undone, and a learner sees the lesson again', async ({
  page,
  anotherBrowser,
}) => {
  const { course, category, first, second } = await aSchool();
  const other = await anAdministrator();
  const administration = await administrationBy(other);
  const learner = await anotherBrowser();
  await learner.clock.install();
  await openAs(
    learner,
    await aLearner({ courseId: course.id, courseName: course.title }),
    `/user/lesson/${course.id}/${category.id}`,
  );
  const days = learner.getByRole('tab', { name: /^Day/ });
  await expect(days).toHaveCount(2);

  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: adminMessages.area.activity }).click();
  await expect(page).toHaveURL('/admin/audit');
  await administration.deleteLesson(second);
  await askAgain(learner, 'course');
  await expect(days).toHaveCount(1);
  const lesson = entry(page, `${other.record.name} deleted the lesson "${second.title}"`);
  await expect(lesson).toBeVisible();

  await page.getByLabel('About').fill(second.title);
  // What is typed takes effect after a pause, and makes the list anew.
  await expect(page).toHaveURL(/[?&]about=/);
  await page.getByLabel('Who').selectOption(other.record.name);
  await page.getByLabel('What').selectOption('Lesson deleted');
  await expect(listed(page)).toHaveCount(1);
  await lesson.getByRole('button', { name: /^Details/ }).click();
  const changes = page.getByRole('table', { name: /^Changes/ });
  await expect(changes.getByRole('row', { name: `Title ${second.title}` })).toBeVisible();
  await lesson.getByRole('button', { name: /^Undo/ }).click();
  await expect(noticeOf(page)).toHaveText(texts.lessonRestored);
  await expect(lesson.getByText(texts.undone)).toBeVisible();
  await askAgain(learner, 'course');
  await expect(days).toHaveCount(2);

  await learner.goto(`/user/course/${course.id}`);
  const start = learner.getByRole('link', { name: learnerMessages.courseViewer.start });
  await expect(start).toHaveCount(1);
  await administration.deleteCategory(category);
  await askAgain(learner, 'course');
  await expect(start).toHaveCount(0);
  await openActivity(page, category.title);
  const whole = entry(page, `${other.record.name} deleted the category "${category.title}"`);
  await whole.getByRole('button', { name: /^Undo/ }).click();
  await expect(noticeOf(page)).toHaveText(texts.categoryRestored);
  await expect(whole.getByText(texts.undone)).toBeVisible();
  await askAgain(learner, 'course');
  await start.click();
  await expect(days).toHaveCount(2);
  await expect(learner.getByText(first.title)).toBeVisible();
});

test('an undo that is refused shows the reason', async ({ page, watch }) => {
  watch.allowInConsole(/status of 409/);
  const { category, first } = await aSchool();
  const administration = await administrationBy(await anAdministrator());
  await administration.deleteLesson(first);
  const whole = await administration.deleteCategory(category);
  await openActivity(page, first.title);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(noticeOf(page)).toHaveText(texts.categoryGone);
  await administration.undo(whole);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(noticeOf(page)).toHaveText(texts.lessonRestored);
});

test('what is listed is saved as a table in which nothing is a formula', async ({ page }) => {
  const word = uniqueWord().slice(0, 12);
  const { uid, record } = await aPendingPerson({ name: `=HYPERLINK("${word}")` });
  const by = await anAdministrator();
  await (await administrationBy(by)).approve(uid);
  await openActivity(page, word);
  await expect(listed(page)).toHaveCount(1);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.export }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFWhen (UTC),Who,What,')).toBe(true);
  const [, row = ''] = text.split('\r\n');
  expect(row).toContain(`,${by.record.name},User approved,`);
  expect(row).toContain(`,"'${record.name.replaceAll('"', '""')}",users,${uid},`);
});
