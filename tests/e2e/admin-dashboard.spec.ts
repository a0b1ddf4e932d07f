import type { Page } from '@playwright/test';
import { coursesCollection } from '@padavu/domain/course/course';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { progressPath } from '@padavu/domain/learning/progress';
import { afterTriggers } from '../support/after-triggers.ts';
import { db } from '../support/accounts-firebase.ts';
import { api } from '../support/api-client.ts';
import { expectNoViolations } from './support/axe.ts';
import { storeCategory } from '../support/content.ts';
import { createCourse, createLesson, lowId } from './support/courses.ts';
import { aLearner, aPendingPerson, openAs, uniqueName } from './support/people.ts';
import { expect, test } from './support/session-test.ts';

const { stuck: texts } = adminMessages;
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const figure = (page: Page, name: string) => card(page, name).getByText(/^[\d,]+$/);
const step = (page: Page, name: string) =>
  card(page, 'From registration to the last lesson')
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${name}`) });
const unfinished = (page: Page) => card(page, 'Lessons most often left unfinished');

/** A learner who stopped a week ago in the only lesson of their course. */
async function aStuckLearner() {
  const course = await createCourse({ title: uniqueName('Basket weaving') });
  const category = await storeCategory({ courseId: course.id });
  const lesson = await createLesson(category, { day: 1, title: 'Raw cane' });
  const lessonIds = [lesson.id];
  await db.collection(coursesCollection).doc(String(course.id)).update({ lessonIds });
  const { uid, record } = await aLearner({ courseId: course.id, courseName: course.title });
  const eightDays = 8 * 24 * 60 * 60 * 1000;
  const lastAt = new Date(Date.now() - eightDays);
  const lastOpened = { lastLessonId: lesson.id, lastSubcategoryId: category.id, lastAt };
  await db.doc(progressPath(uid, course.id)).set({ lessons: {}, ...lastOpened });
  return { uid, name: record.name };
}

test('the dashboard updates its counts by itself, and shows the progress of learners and who stopped', async ({
  page,
  administrator,
  anotherBrowser,
}) => {
  test.slow();
  // Smaller than the ids of other tests: the overview begins with the oldest courses.
  const course = await createCourse({ id: lowId(), title: uniqueName('Pickle making') });
  const category = await storeCategory({ courseId: course.id });
  const lessons = [
    await createLesson(category, { day: 1, title: 'Raw mangoes' }),
    await createLesson(category, { day: 2, title: 'Salt and time' }),
  ];
  const lessonIds = lessons.map(({ id }) => id);
  await db.collection(coursesCollection).doc(String(course.id)).update({ lessonIds });
  const enrolment = { courseId: course.id, courseName: course.title };
  const learner = await aLearner(enrolment);
  const pendingPerson = await aPendingPerson({
    ...enrolment,
    registrationDate: new Date('2020-01-01T00:00:00Z'),
  });
  const stuck = await aStuckLearner();

  await page.goto('/admin/dashboard');
  await expect(page.getByRole('main').getByText(administrator.record.name)).toBeVisible();
  await page.getByLabel('Course', { exact: true }).selectOption(course.title);
  await expect(step(page, 'Registered')).toHaveText('Registered 2', afterTriggers);
  await expect(step(page, 'Approved')).toContainText('50% of those registered');
  await expect(step(page, 'Started')).toContainText(' 0% of those approved');
  await expect(unfinished(page)).toContainText('No unfinished lessons');

  await test.step('a new category and a new lesson count', async () => {
    const token = (await page.evaluate(() => localStorage.getItem('adminToken'))) ?? '';
    const categories = (await figure(page, adminMessages.area.totalCategories).textContent()) ?? '';
    const body = { title: uniqueName('Category'), description: 'Made by an administrator.', courseId: 3 };
    expect((await api('POST', '/subcategories', { token, body })).status).toBe(201);
    await expect(figure(page, adminMessages.area.totalCategories)).not.toHaveText(categories, afterTriggers);

    const before = (await figure(page, adminMessages.area.totalLessons).textContent()) ?? '';
    const { id } = await storeCategory({ courseId: 3 });
    const lesson = { day: 1, title: uniqueName('Lesson'), description: 'Made by an administrator.' };
    expect((await api('POST', `/lessons/subcategory/${id}`, { token, body: lesson })).status).toBe(201);
    await expect(figure(page, adminMessages.area.totalLessons)).not.toHaveText(before, afterTriggers);
  });

  await test.step('an approval on the dashboard counts', async () => {
    await page.getByRole('button', { name: `Approve ${pendingPerson.record.name}` }).click();
    await expect(step(page, 'Approved')).toContainText('100% of those registered', afterTriggers);
    await expect(page.getByRole('button', { name: `Approve ${pendingPerson.record.name}` })).toHaveCount(0);
  });

  const phone = await anotherBrowser();
  await test.step('a learner who opens a lesson has started, and the lesson is unfinished', async () => {
    await openAs(phone, learner, `/user/lesson/${course.id}/${category.id}`);
    await expect(phone.getByRole('heading', { level: 2, name: 'Raw mangoes' })).toBeVisible();
    await expect(step(page, 'Started')).toContainText('50% of those approved', afterTriggers);
    const rows = unfinished(page).getByRole('row').filter({ hasText: 'unfinished' });
    await expect(rows).toHaveText([/1 unfinished\s*of 1 who opened it/], afterTriggers);
    await expect(unfinished(page).getByRole('link', { name: 'Raw mangoes' })).toHaveAttribute(
      'href',
      `/admin/lessons?category=${category.id}`,
    );
  });

  await test.step('a learner who completes every lesson has finished, and none is left', async () => {
    await phone.getByRole('button', { name: 'Mark as complete' }).click();
    await phone.getByRole('tab', { name: 'Day 2' }).click();
    await expect(unfinished(page).getByRole('link')).toHaveText(['Salt and time'], afterTriggers);
    await expect(step(page, 'Finished')).toContainText(' 0% of those who started');
    await phone.getByRole('button', { name: 'Mark as complete' }).click();
    await expect(step(page, 'Finished')).toContainText('100% of those who started', afterTriggers);
    await expect(unfinished(page)).toContainText('No unfinished lessons');
  });

  await test.step('a button lists the learners who stopped in the middle of a course, with a message that says where', async () => {
    const panel = card(page, texts.title);
    await panel.getByRole('button', { name: texts.show }).press('Enter');
    await expect(panel.locator(':focus')).toHaveCount(1);
    const row = panel.getByRole('row').filter({ hasText: stuck.name });
    await expect(row.getByRole('link', { name: stuck.name, exact: true })).toHaveAttribute(
      'href',
      `/admin/user/${stuck.uid}`,
    );
    await expect(row).toContainText('Raw cane');
    await expect(row).toContainText('0%');
    const chat = await row.getByRole('link', { name: `${texts.message} ${stuck.name}` }).getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toContain('You were at “Raw cane”.');
    await expectNoViolations(page, 'the learners who stopped');
  });
});
