import { adminMessages } from '@padavu/domain/admin-messages';
import { questionsCollection } from '@padavu/domain/lesson-question';
import { quizMessages } from '@padavu/domain/quiz-messages';
import { submissionsCollection } from '@padavu/domain/task';
import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { db } from '../support/accounts-firebase.ts';
import { apiUrl } from '../support/api-url.ts';
import { expectNothingFound } from '../support/e2e-axe.ts';
import { lowId } from '../support/e2e-categories.ts';
import { createCourse, createLesson, createCategory } from '../support/e2e-courses.ts';
import { aLearner, anAdministrator, enterCredentials, openAs } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';

const { questions, work, role: texts, teacher } = adminMessages;

/** A course with a lesson, a question and a piece of work. */
async function aTaughtCourse() {
  // Among the first courses, which the dialog offers.
  const course = await createCourse({ id: lowId() });
  const category = await createCategory({
    courseId: course.id,
    lessonsCount: 1,
    title: `Basics ${course.id}`,
  });
  const lesson = await createLesson(category, { day: 1, title: `Lesson ${course.id}` });
  await db.doc(`courses/${course.id}`).update({ lessonIds: [lesson.id] });
  const at = new Date();
  const by = { uid: 'asha', name: `Asha ${course.id}` };
  const place = {
    courseId: course.id,
    subcategoryId: category.id,
    lessonId: lesson.id,
    lessonTitle: lesson.title,
    by,
    lastAt: at,
    people: [by.uid],
  };
  const question = {
    ...place,
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
    .set({ ...place, state: 'waiting', hasPicture: false, turns });
  return { course, category, lesson };
}

/** Where Firestore answers over REST, by the rules for the token that is sent. */
const documents = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}/v1/projects/${process.env['GCLOUD_PROJECT'] ?? 'demo-padavu'}/databases/(default)/documents`;
test.use({ standIns: true });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Administration' });

test('a learner becomes a teacher, works on the own courses and on nothing else, until the course is taken away', async ({
  page,
  anotherBrowser,
}) => {
  const foreign = await aTaughtCourse();
  const [one, other] = [await aTaughtCourse(), await aTaughtCourse()];
  // The course with the lowest number comes first.
  const [own, second] = one.course.id < other.course.id ? [one, other] : [other, one];
  const person = await aLearner({ courseId: null, courseName: '' });
  const school = await anotherBrowser();

  await test.step('an administrator says what somebody teaches', async () => {
    await openAs(school, await anAdministrator(), `/admin/user/${person.uid}`);
    await school
      .getByRole('region', { name: 'Teaching' })
      .getByRole('button', { name: 'Choose courses' })
      .click();
    const dialog = school.getByRole('dialog', { name: `What ${person.record.name} teaches` });
    for (const { course } of [own, second]) await dialog.getByLabel(course.title).check();
    await expectNothingFound(school, 'the dialog of what somebody teaches');
    await dialog.getByRole('button', { name: 'Save' }).dblclick();
    await expect(school.getByText(texts.done)).toBeVisible();
    await expect(school.getByRole('region', { name: 'Teaching' })).toContainText(second.course.title);
    await expect(school.getByText('Teacher', { exact: true })).toBeVisible();
  });

  await test.step('the teacher signs in, and sees the pages that teachers have', async () => {
    await page.goto('/admin/login');
    await enterCredentials(page, person.email);
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.course.title);
    await expect(menu(page).getByRole('link')).toHaveText([
      'Dashboard',
      'Courses',
      'Categories Management',
      'Lessons Management',
      questions.title,
      work.title,
    ]);
    await expect(page.getByRole('link', { name: '1 question' })).toBeVisible();
    await expectNothingFound(page, 'the dashboard of a teacher');
  });

  await test.step('no address leads to a page of administrators', async () => {
    for (const path of ['/admin/user', `/admin/user/${person.uid}`, '/admin/audit', '/admin/settings']) {
      await page.goto(path);
      await expect(page.getByText('That page is for administrators.')).toBeVisible();
      await expect(page).toHaveURL('/admin/dashboard');
    }
    await page.goto(`/admin/lessons?course=${foreign.course.id}`);
    await expect(page.getByText(own.lesson.title, { exact: true })).toBeVisible();
    await expect(page.getByText(foreign.lesson.title, { exact: true })).toHaveCount(0);
  });

  await test.step('the own token reads nothing else either, in Firestore and over the API', async () => {
    const { token } = await signIn(person);
    const statusOf = async (address: string) =>
      (await fetch(address, { headers: { Authorization: `Bearer ${token}` } })).status;
    for (const path of [`courses/${own.course.id}`, `lessons/${own.lesson.id}`])
      expect(await statusOf(`${documents}/${path}`), path).toBe(200);
    for (const path of [
      `courses/${foreign.course.id}`,
      `lessons/${foreign.lesson.id}`,
      `questions/q${foreign.course.id}question`,
      'users/demo-learner',
      'payments/demo-learner',
      'settings/school',
      'audit',
      'lessons',
      'users',
    ])
      expect(await statusOf(`${documents}/${path}`), path).toBe(403);
    expect(await statusOf(`${apiUrl()}/admin/questions?courseId=${own.course.id}`)).toBe(200);
    for (const path of [`/admin/questions?courseId=${foreign.course.id}`, '/admin/users', '/admin/audit'])
      expect(await statusOf(`${apiUrl()}${path}`), path).toBe(403);
  });

  await test.step('a lesson of the own course is changed', async () => {
    await page.getByRole('button', { name: `Edit ${own.lesson.title}` }).click();
    await page.getByLabel('Lesson Title').fill(`Taught ${own.course.id}`);
    await page.getByRole('button', { name: 'Update Lesson' }).click();
    await expect(page.getByText(`Taught ${own.course.id}`, { exact: true })).toBeVisible();
  });

  await test.step('it gets a quiz', async () => {
    await page.getByRole('button', { name: `Quiz of Taught ${own.course.id}` }).click();
    const dialog = page.getByRole('dialog', { name: `Quiz of Taught ${own.course.id}` });
    const question = dialog.getByRole('group', { name: 'Question 1' });
    await question.getByLabel('Question', { exact: true }).fill('What does a shop need first?');
    await question.getByLabel('Option 1', { exact: true }).fill('A logo');
    await question.getByLabel('Option 2', { exact: true }).fill('Customers');
    await question.getByLabel('Option 2 is right').check();
    await dialog.getByRole('button', { name: 'Save the quiz' }).click();
    await expect(page.getByText(quizMessages.saved)).toBeVisible();
  });

  await test.step('it is deleted, and taken back', async () => {
    await page.getByRole('button', { name: `Delete Taught ${own.course.id}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`Taught ${own.course.id}`, { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`Taught ${own.course.id}`, { exact: true })).toBeVisible();
  });

  await test.step('of the course what it teaches is changed, and not how it is sold', async () => {
    await menu(page).getByRole('link', { name: 'Courses' }).click();
    await page.getByRole('button', { name: `Edit ${own.course.title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Course' });
    await expect(dialog.getByLabel(/^Price/)).toHaveCount(0);
    await dialog.getByLabel('In one or two sentences').fill('A shop in a month.');
    await dialog.getByRole('button', { name: 'Update Course' }).click();
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(async () => (await db.doc(`courses/${own.course.id}`).get()).get('summary') as unknown)
      .toBe('A shop in a month.');
  });

  await test.step('a question and work are answered, whose learners are named without an address', async () => {
    await menu(page).getByRole('link', { name: questions.title }).click();
    const question = page.getByRole('article').filter({ hasText: `Why ${own.course.id}?` });
    await expect(page.getByText(`Why ${foreign.course.id}?`)).toHaveCount(0);
    await expect(question.getByText(`Asha ${own.course.id}`)).toBeVisible();
    await expect(question.getByRole('link')).toHaveCount(0);
    await question.getByRole('button', { name: questions.doAnswer, exact: true }).click();
    await page.getByLabel(questions.answer).fill('Because it sells.');
    await page.getByRole('button', { name: questions.send }).click();
    await expect(question).toHaveCount(0);
    await menu(page).getByRole('link', { name: work.title }).click();
    await expect(page.getByText(`My shop ${own.course.id}`)).toBeVisible();
    await expect(page.getByText(`My shop ${foreign.course.id}`)).toHaveCount(0);
    await expectNothingFound(page, 'the work of a teacher’s course');
  });

  await test.step('another of the own courses is chosen, also after a reload', async () => {
    const chosen = page
      .getByRole('navigation', { name: teacher.courses })
      .getByRole('button', { name: second.course.title });
    await chosen.click();
    await expect(page.getByText(`My shop ${second.course.id}`)).toBeVisible();
    await page.reload();
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(`My shop ${second.course.id}`)).toBeVisible();
  });

  await test.step('the open page is left when the courses are taken away', async () => {
    await school.reload();
    await school
      .getByRole('region', { name: 'Teaching' })
      .getByRole('button', { name: 'Choose courses' })
      .click();
    const dialog = school.getByRole('dialog', { name: `What ${person.record.name} teaches` });
    for (const { course } of [own, second]) await dialog.getByLabel(course.title).uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(school.getByText(texts.done)).toBeVisible();
    await expect(page).not.toHaveURL(/\/admin\/work/);
    await expect(page.getByText(`My shop ${second.course.id}`)).toHaveCount(0);
  });
});
