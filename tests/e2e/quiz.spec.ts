import { quizMessages } from '@padavu/domain/learning/quiz-messages';
import * as texts from '@padavu/domain/learning/quiz-texts';
import type { Locator, Page } from '@playwright/test';
import { db } from '../support/accounts-firebase.ts';
import { expectNoViolations } from './support/axe.ts';
import { storeCategory } from '../support/content.ts';
import { createCourse, createLesson } from './support/courses.ts';
import { waitForServiceWorker, storedProgress, storeQuiz } from './support/lesson.ts';
import { offlineErrors } from './support/network.ts';
import { aLearner, openAs } from './support/people.ts';
import { expect, test } from './support/session-test.ts';

test.use({ standIns: true });

/** A course with one lesson, and a learner of it. */
async function aCourseWithALesson() {
  const course = await createCourse();
  const category = await storeCategory({ courseId: course.id, lessonsCount: 1 });
  const lesson = await createLesson(category, { day: 1, title: 'The first customer' });
  await db.doc(`courses/${course.id}`).update({ lessonIds: [lesson.id] });
  const learner = await aLearner({ courseId: course.id, courseName: course.title });
  return { course, lesson, learner, address: `/user/lesson/${course.id}/${category.id}/${lesson.id}` };
}

const need = 'What does a shop need first?';
const where = 'Where is the fair?';
/** The quiz in Malayalam; the wrong option has no translation. */
const ml = {
  need: 'കടയ്ക്ക് ആദ്യം വേണ്ടതെന്ത്?',
  customers: 'വാങ്ങാൻ ആളുകൾ',
  explanation: 'ആളില്ലെങ്കിൽ ഒന്നും വിൽക്കില്ല.',
  where: 'മേള എവിടെ?',
  accepted: 'കൊച്ചി',
};

/** As the administrator, fills in a quiz with a choice question and a text question; returns the open dialog. */
async function fillQuiz(page: Page, { course, lesson }: Awaited<ReturnType<typeof aCourseWithALesson>>) {
  await page.goto(`/admin/lessons?course=${course.id}`);
  await page.getByRole('button', { name: `Quiz of ${lesson.title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Quiz of ${lesson.title}` });
  const first = dialog.getByRole('group', { name: 'Question 1' });
  await first.getByLabel('Question', { exact: true }).fill(need);
  await first.getByLabel('Option 1', { exact: true }).fill('A logo');
  await first.getByLabel('Option 2', { exact: true }).fill('Customers');
  await dialog.getByRole('button', { name: 'Save the quiz' }).click();
  await expect(first.getByText('Mark one option as right.')).toBeVisible();
  await first.getByLabel('Option 2 is right').check();
  await first.getByLabel('Explanation (optional)').fill('Without customers nothing is sold.');
  await dialog.getByRole('button', { name: 'Add question' }).click();
  const second = dialog.getByRole('group', { name: 'Question 2' });
  await second.getByLabel('Question', { exact: true }).fill(where);
  await second.getByLabel('Answer').selectOption('text');
  await second.getByLabel('Right answers, a line each').fill('Kochi\nCochin');
  return dialog;
}

/** Adds the texts in Malayalam to the open dialog. */
async function translateQuiz(dialog: Locator) {
  await dialog.getByRole('button', { name: 'Write in Malayalam' }).click();
  const first = dialog.getByRole('group', { name: 'Question 1' });
  await first.getByLabel('Question in Malayalam').fill(ml.need);
  await first.getByLabel('Option 2 in Malayalam').fill(ml.customers);
  await first.getByLabel('Explanation in Malayalam').fill(ml.explanation);
  const second = dialog.getByRole('group', { name: 'Question 2' });
  await second.getByLabel('Question in Malayalam').fill(ml.where);
  await second.getByLabel('Right answers, a line each, in Malayalam').fill(ml.accepted);
  await expect(dialog.getByText('1 of 6 texts have no Malayalam yet.')).toBeVisible();
}

const panel = (page: Page) => page.getByRole('region', { name: texts.heading });

async function answer(page: Page, option: string, word: string): Promise<void> {
  await page
    .getByRole('group', { name: new RegExp(`${need.replace('?', '\\?')}$`) })
    .getByLabel(option)
    .check();
  await page.getByRole('textbox', { name: new RegExp(`${where.replace('?', '\\?')}$`) }).fill(word);
  await page.getByRole('button', { name: texts.send }).click();
}

test('a quiz is created in both languages, failed and then passed, which completes the lesson', async ({
  page,
  anotherBrowser,
}) => {
  const quizCourse = await aCourseWithALesson();
  const { course, lesson, learner, address } = quizCourse;
  const dialog = await fillQuiz(page, quizCourse);
  await translateQuiz(dialog);
  await dialog.getByRole('button', { name: 'Save the quiz' }).click();
  await expect(page.getByText(quizMessages.saved)).toBeVisible();

  const phone = await anotherBrowser();
  await phone.setViewportSize({ width: 360, height: 740 });
  await openAs(phone, learner, address);
  await expect(panel(phone).getByText('2 questions. You need 80% to pass.')).toBeVisible();
  await expect(phone.getByText(texts.toComplete, { exact: true })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Mark as complete' })).toHaveCount(0);

  await test.step('a missing answer is reported, and answers survive a reload', async () => {
    await phone.getByRole('button', { name: texts.start }).click();
    await phone.getByLabel('A logo').check();
    await phone.getByRole('button', { name: texts.send }).click();
    await expect(phone.getByText(texts.unanswered)).toBeVisible();
    await phone.reload();
    await expect(phone.getByLabel('A logo')).toBeChecked();
  });

  await test.step('a failed quiz shows what was wrong, but not what is right', async () => {
    await answer(phone, 'A logo', ' cochin. ');
    await expect(phone.getByRole('heading', { name: '50% right: not passed' })).toBeFocused();
    await expect(panel(phone).getByText('Without customers nothing is sold.')).toBeVisible();
    await expect(panel(phone).getByText(texts.rightAnswer)).toHaveCount(0);
    await expect(panel(phone).getByText(texts.notPassed)).toHaveCount(0);
    await expectNoViolations(phone, 'the result of a quiz');
  });

  await test.step('a passed quiz completes the lesson', async () => {
    await phone.getByRole('button', { name: texts.again }).click();
    await answer(phone, 'Customers', 'Kochi');
    await expect(phone.getByRole('heading', { name: '100% right: passed' })).toBeVisible();
    await expect(phone.getByText('Completed', { exact: true })).toBeVisible();
  });

  await test.step('a passed quiz shows what is right, and a worse result changes nothing', async () => {
    await phone.getByRole('button', { name: texts.again }).click();
    await answer(phone, 'A logo', 'Cochin');
    await expect(phone.getByRole('heading', { name: '50% right: not passed' })).toBeVisible();
    await expect(panel(phone).getByText(`${texts.rightAnswer} Customers`)).toBeVisible();
    await expect(panel(phone).getByText(`${texts.passed} Your best result: 100%.`)).toBeVisible();
    await expect(phone.getByText('Completed', { exact: true })).toBeVisible();
    await expect(panel(phone)).not.toContainText(/[\u0D00-\u0D7F]/);
    expect((await storedProgress(learner, course.id)).quizzes?.[lesson.id]).toMatchObject({
      tries: 3,
      best: 100,
    });
  });

  await test.step('the administrator sees the statistics beside the questions', async () => {
    await page.getByRole('button', { name: `Quiz of ${lesson.title}` }).click();
    await expect(dialog.getByText('Answered 3 times; 1 passed.')).toBeVisible();
    await expect(dialog.getByText('33% right of 3')).toBeVisible();
    await expect(dialog.getByLabel('Option 2', { exact: true })).toHaveValue('Customers');
    await expect(dialog.getByLabel('Option 2 in Malayalam')).toHaveValue(ml.customers);
    await expect(dialog.getByLabel('Right answers, a line each, in Malayalam')).toHaveValue(ml.accepted);
  });
});

/** The questions of the quiz that `fillQuiz` fills in. */
const questions = [
  {
    id: '0123456789ab',
    kind: 'single',
    text: need,
    explanation: 'Without customers nothing is sold.',
    options: [
      { text: 'A logo', right: false },
      { text: 'Customers', right: true },
    ],
  },
  { id: 'ba9876543210', kind: 'text', text: where, explanation: '', accepted: ['Kochi', 'Cochin'] },
];

// Fault: A learner answers a quiz without a network, and loads the page again. Sees: That the answers wait.
// Stored: The answers, on the device. Heals: When the network is back.
test('answers given offline wait, and are graded later', async ({ anotherBrowser, watch }) => {
  watch.allowInConsole(...offlineErrors);
  const { course, lesson, learner, address } = await aCourseWithALesson();
  await storeQuiz(lesson, questions);
  const phone = await anotherBrowser();
  await openAs(phone, learner, address);
  await expect(phone.getByRole('button', { name: texts.start })).toBeVisible();
  await waitForServiceWorker(phone);
  await phone.context().setOffline(true);
  await phone.reload();
  await phone.getByRole('button', { name: texts.start }).click();
  await answer(phone, 'Customers', 'kochi');
  await expect(phone.getByText(texts.waiting)).toBeVisible();
  await phone.reload();
  await expect(phone.getByText(texts.waiting)).toBeVisible();
  expect((await storedProgress(learner, course.id)).quizzes).toBeUndefined();
  await phone.context().setOffline(false);
  await expect(phone.getByRole('heading', { name: '100% right: passed' })).toBeVisible();
  await expect(phone.getByText('Completed', { exact: true })).toBeVisible();
  expect((await storedProgress(learner, course.id)).quizzes?.[lesson.id]).toMatchObject({
    tries: 1,
    best: 100,
  });
});
