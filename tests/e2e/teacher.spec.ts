import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { questionsCollection } from '@padavu/domain/learning/lesson-question';
import { submissionsCollection } from '@padavu/domain/learning/task';
import type { Page } from '@playwright/test';
import { db } from '../support/accounts-firebase.ts';
import { expectNoViolations } from './support/axe.ts';
import { storeCategory } from '../support/content.ts';
import { createCourse, createLesson, lowId } from './support/courses.ts';
import { aLearner, anAdministrator, enterCredentials, openAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

const { questions, work, role: texts } = adminMessages;

/** A course with a lesson, a question and a piece of work. */
async function aTaughtCourse() {
  // A low id, so that the dialog offers the course.
  const course = await createCourse({ id: lowId() });
  const category = await storeCategory({
    courseId: course.id,
    lessonsCount: 1,
    title: `Basics ${course.id}`,
  });
  const lesson = await createLesson(category, { day: 1, title: `Lesson ${course.id}` });
  await db.doc(`courses/${course.id}`).update({ lessonIds: [lesson.id] });
  const at = new Date();
  const by = { uid: 'asha', name: `Asha ${course.id}` };
  const shared = {
    courseId: course.id,
    subcategoryId: category.id,
    lessonId: lesson.id,
    lessonTitle: lesson.title,
    by,
    lastAt: at,
    people: [by.uid],
  };
  const question = {
    ...shared,
    text: `Why ${course.id}?`,
    askedAt: at,
    waiting: true,
    reported: false,
    hidden: false,
  };
  await db.collection(questionsCollection).doc(`q${course.id}question`).set(question);
  const turns = [{ fromSchool: false, by, text: `My shop ${course.id}`, at }];
  await db
    .collection(submissionsCollection)
    .doc(`asha_${lesson.id}`)
    .set({ ...shared, state: 'waiting', hasPicture: false, turns });
  return { course, category, lesson };
}

test.use({ standIns: true });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Administration' });

test('a learner becomes a teacher, who works only on their own course, until the course is taken away', async ({
  page,
  anotherBrowser,
}) => {
  const otherCourse = await aTaughtCourse();
  const ownCourse = await aTaughtCourse();
  const person = await aLearner({ courseId: null, courseName: '' });
  const school = await anotherBrowser();
  const teaching = school.getByRole('region', { name: 'Teaching' });
  const teachingDialog = school.getByRole('dialog', { name: `What ${person.record.name} teaches` });

  await test.step('an administrator chooses what a person teaches', async () => {
    await openAs(school, await anAdministrator(), `/admin/user/${person.uid}`);
    await teaching.getByRole('button', { name: 'Choose courses' }).click();
    await teachingDialog.getByLabel(ownCourse.course.title).check();
    await expectNoViolations(school, 'the dialog of what a person teaches');
    await teachingDialog.getByRole('button', { name: 'Save' }).click();
    await expect(school.getByText(texts.done)).toBeVisible();
    await expect(teaching).toContainText(ownCourse.course.title);
    await expect(school.getByText('Teacher', { exact: true })).toBeVisible();
  });

  await test.step('the teacher signs in, and sees the pages that teachers have', async () => {
    await page.goto('/admin/login');
    await enterCredentials(page, person.email);
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ownCourse.course.title);
    await expect(menu(page).getByRole('link')).toHaveText([
      'Dashboard',
      'Courses',
      'Categories Management',
      'Lessons Management',
      questions.title,
      work.title,
    ]);
    await expect(page.getByRole('link', { name: '1 question' })).toBeVisible();
    await expectNoViolations(page, 'the dashboard of a teacher');
  });

  await test.step('the teacher changes a lesson of their own course', async () => {
    await menu(page).getByRole('link', { name: 'Lessons Management' }).click();
    await expect(page.getByText(ownCourse.lesson.title, { exact: true })).toBeVisible();
    await expect(page.getByText(otherCourse.lesson.title, { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: `Edit ${ownCourse.lesson.title}` }).click();
    await page.getByLabel('Lesson Title').fill(`Taught ${ownCourse.course.id}`);
    await page.getByRole('button', { name: 'Update Lesson' }).click();
    await expect(page.getByText(`Taught ${ownCourse.course.id}`, { exact: true })).toBeVisible();
  });

  await test.step('the teacher answers a question, and sees the name of the learner but no address', async () => {
    await menu(page).getByRole('link', { name: questions.title }).click();
    const question = page.getByRole('article').filter({ hasText: `Why ${ownCourse.course.id}?` });
    await expect(question.getByText(`Asha ${ownCourse.course.id}`)).toBeVisible();
    await expect(question.getByRole('link')).toHaveCount(0);
    await expect(page.getByText(`Why ${otherCourse.course.id}?`)).toHaveCount(0);
    await question.getByRole('button', { name: questions.doAnswer, exact: true }).click();
    await page.getByLabel(questions.answer).fill('Because it sells.');
    await page.getByRole('button', { name: questions.send }).click();
    await expect(question).toHaveCount(0);
  });

  await test.step('the teacher sees the work that waits for an answer', async () => {
    await menu(page).getByRole('link', { name: work.title }).click();
    await expect(page.getByText(`My shop ${ownCourse.course.id}`)).toBeVisible();
    await expect(page.getByText(`My shop ${otherCourse.course.id}`)).toHaveCount(0);
    await expectNoViolations(page, 'the work of a teacher’s course');
  });

  await test.step('the open page closes when the course is taken away', async () => {
    await teaching.getByRole('button', { name: 'Choose courses' }).click();
    await teachingDialog.getByLabel(ownCourse.course.title).uncheck();
    await teachingDialog.getByRole('button', { name: 'Save' }).click();
    await expect(page).not.toHaveURL(/\/admin\/work/);
    await expect(page.getByText(`My shop ${ownCourse.course.id}`)).toHaveCount(0);
  });
});
