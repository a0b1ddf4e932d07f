import { quizMessages } from '@padavu/domain/quiz-messages';
import * as texts from '@padavu/domain/quiz-texts';
import * as malayalam from '@padavu/domain/quiz-texts.ml';
import { filled } from '@padavu/domain/filled';
import type { Page } from '@playwright/test';
import * as learnerTexts from '../../web/src/features/learning/texts.ml.ts';
import { db } from '../support/accounts-firebase.ts';
import { expectNothingFound } from '../support/e2e-axe.ts';
import { createCourse, createLesson, createCategory } from '../support/e2e-courses.ts';
import { keptOnDevice, storedProgress } from '../support/e2e-lesson.ts';
import { aLearner, enterCredentialsInMalayalam, openAs } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-session-test.ts';
import { askAgain } from '../support/e2e-time.ts';

test.use({ standIns: true });

const network = [
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_FAILED/,
  /unknown error occurred when fetching the script/,
];

/** A course with one lesson, and a learner of it. */
async function aCourseWithALesson() {
  const course = await createCourse();
  const category = await createCategory({ courseId: course.id, lessonsCount: 1 });
  const lesson = await createLesson(category, { day: 1, title: 'The first customer' });
  await db.doc(`courses/${course.id}`).update({ lessonIds: [lesson.id] });
  const learner = await aLearner({ courseId: course.id, courseName: course.title });
  return { course, lesson, learner, address: `/user/lesson/${course.id}/${category.id}/${lesson.id}` };
}

const need = 'What does a shop need first?';
const where = 'Where is the fair?';

/** The administrator gives the lesson a quiz of a choice and a word. */
async function makeQuiz(page: Page, { course, lesson }: Awaited<ReturnType<typeof aCourseWithALesson>>) {
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

const panel = (page: Page) => page.getByRole('region', { name: texts.heading });

async function answer(page: Page, option: string, word: string): Promise<void> {
  await page
    .getByRole('group', { name: new RegExp(`${need.replace('?', '\\?')}$`) })
    .getByLabel(option)
    .check();
  await page.getByRole('textbox', { name: new RegExp(`${where.replace('?', '\\?')}$`) }).fill(word);
  await page.getByRole('button', { name: texts.send }).click();
}

test('a quiz is made, failed, passed, which completes the lesson, and changed afterwards without changing that', async ({
  page,
  anotherBrowser,
}) => {
  const made = await aCourseWithALesson();
  const { course, lesson, learner, address } = made;
  const dialog = await makeQuiz(page, made);
  await expectNothingFound(page, 'the form of a quiz');
  await dialog.getByRole('button', { name: 'Save the quiz' }).click();
  await expect(page.getByText(quizMessages.saved)).toBeVisible();

  const phone = await anotherBrowser();
  await phone.setViewportSize({ width: 360, height: 740 });
  await openAs(phone, learner, address);
  await expect(panel(phone).getByText('2 questions. You pass with 80 % right answers.')).toBeVisible();
  await expect(phone.getByText(texts.toComplete, { exact: true })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Mark as complete' })).toHaveCount(0);

  await test.step('what is left out is asked for, and what was typed outlives a reload', async () => {
    await phone.getByRole('button', { name: texts.start }).click();
    await phone.getByLabel('A logo').check();
    await phone.getByRole('button', { name: texts.send }).click();
    await expect(phone.getByText(texts.unanswered)).toBeVisible();
    await expectNothingFound(phone, 'the questions of a quiz');
    await phone.reload();
    await expect(phone.getByLabel('A logo')).toBeChecked();
  });

  await test.step('failed: what was wrong, and not what is right', async () => {
    await answer(phone, 'A logo', ' cochin. ');
    await expect(phone.getByRole('heading', { name: '50 % right: not passed' })).toBeFocused();
    await expect(panel(phone).getByText('Without customers nothing is sold.')).toBeVisible();
    await expect(panel(phone).getByText(texts.rightAnswer)).toHaveCount(0);
    await expect(panel(phone).getByText(`${texts.notPassed} Your best result: 50 %.`)).toBeVisible();
    await expectNothingFound(phone, 'the result of a quiz');
  });

  await test.step('passed: the lesson is complete', async () => {
    await phone.getByRole('button', { name: texts.again }).click();
    await answer(phone, 'Customers', 'Kochi');
    await expect(phone.getByRole('heading', { name: '100 % right: passed' })).toBeVisible();
    await expect(phone.getByText('Completed', { exact: true })).toBeVisible();
  });

  await test.step('the administrator sees how it went, and makes it harder', async () => {
    await page.getByRole('button', { name: `Quiz of ${lesson.title}` }).click();
    await expect(dialog.getByText('Answered 2 times; 1 passed.')).toBeVisible();
    await expect(dialog.getByText('50 % right of 2')).toBeVisible();
    await dialog
      .getByRole('group', { name: 'Question 2' })
      .getByLabel('Right answers, a line each')
      .fill('Kannur');
    await dialog.getByLabel('Percent to pass').fill('100');
    await dialog.getByRole('button', { name: 'Save the quiz' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await phone.reload();
  await expect(phone.getByText('Completed', { exact: true })).toBeVisible();
  await expect(panel(phone).getByText(`${texts.passed} Your best result: 100 %.`)).toBeVisible();
  expect((await storedProgress(learner, course.id)).quizzes?.[lesson.id]).toMatchObject({
    tries: 2,
    best: 100,
  });
});

/** The Malayalam of the quiz that `makeQuiz` makes; the option that is wrong has none. */
const ml = {
  need: 'കടയ്ക്ക് ആദ്യം വേണ്ടതെന്ത്?',
  customers: 'വാങ്ങാൻ ആളുകൾ',
  explanation: 'ആളില്ലെങ്കിൽ ഒന്നും വിൽക്കില്ല.',
  where: 'മേള എവിടെ?',
};
const panelInMalayalam = (page: Page) => page.getByRole('region', { name: malayalam.heading });

async function answerInMalayalam(page: Page, option: string, word: string): Promise<void> {
  await page.getByLabel(option).check();
  await page.getByLabel(ml.where).fill(word);
  await page.getByRole('button', { name: malayalam.send }).click();
}

test('a quiz is written in Malayalam too, and whoever reads that answers it in Malayalam', async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  const made = await aCourseWithALesson();
  const { lesson, learner, address } = made;

  await test.step('the administrator writes it beside the English', async () => {
    const dialog = await makeQuiz(page, made);
    await expect(dialog.getByText('6 of 6 texts have no Malayalam yet.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Write in Malayalam' }).click();
    const first = dialog.getByRole('group', { name: 'Question 1' });
    await first.getByLabel('Question in Malayalam').fill(ml.need);
    await first.getByLabel('Option 2 in Malayalam').fill(ml.customers);
    await first.getByLabel('Explanation in Malayalam').fill(ml.explanation);
    const second = dialog.getByRole('group', { name: 'Question 2' });
    await second.getByLabel('Question in Malayalam').fill(ml.where);
    await second.getByLabel('Right answers, a line each, in Malayalam').fill('കൊച്ചി');
    await expect(dialog.getByText('1 of 6 texts have no Malayalam yet.')).toBeVisible();
    await expectNothingFound(page, 'the form of a quiz in two languages');
    await dialog.getByRole('button', { name: 'Save the quiz' }).click();
    await expect(page.getByText(quizMessages.saved)).toBeVisible();
  });

  const phone = await anotherBrowser();
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto('/ml/login');
  await enterCredentialsInMalayalam(phone, learner.email);
  await expect(phone).toHaveURL('/ml/user/dashboard');
  await phone.goto(`/ml${address}`);

  await test.step('failed: the explanation in Malayalam, and in no language what is right', async () => {
    await phone.getByRole('button', { name: malayalam.start }).click();
    await expect(phone.getByText('A logo', { exact: true })).toHaveAttribute('lang', 'en');
    await expectNothingFound(phone, 'the questions of a quiz in Malayalam');
    await answerInMalayalam(phone, 'A logo', 'കൊല്ലം');
    const heading = filled(learnerTexts.gradedNotPassed, { percent: 0 });
    await expect(phone.getByRole('heading', { name: heading })).toBeFocused();
    await expect(panelInMalayalam(phone).getByText(ml.explanation)).toBeVisible();
    await expect(panelInMalayalam(phone).getByText(malayalam.rightAnswer)).toHaveCount(0);
  });

  await test.step('passed, with a word in Malayalam', async () => {
    await phone.getByRole('button', { name: malayalam.again }).click();
    await answerInMalayalam(phone, ml.customers, ' കൊച്ചി. ');
    const heading = filled(learnerTexts.gradedPassed, { percent: 100 });
    await expect(phone.getByRole('heading', { name: heading })).toBeVisible();
    await expect(panelInMalayalam(phone).getByText('Without customers')).toHaveCount(0);
    await expectNothingFound(phone, 'the result of a quiz in Malayalam');
  });

  await test.step('in English the same quiz is what it was', async () => {
    await phone.goto(address);
    await expect(panel(phone).getByText(`${texts.passed} Your best result: 100 %.`)).toBeVisible();
    await phone.getByRole('button', { name: texts.again }).click();
    await answer(phone, 'A logo', 'Cochin');
    await expect(phone.getByRole('heading', { name: '50 % right: not passed' })).toBeVisible();
    await expect(panel(phone).getByText('Without customers nothing is sold.')).toBeVisible();
    await expect(panel(phone).getByText(`${texts.rightAnswer} Customers`)).toBeVisible();
    await expect(panel(phone)).not.toContainText(/[\u0D00-\u0D7F]/);
  });

  await test.step('the administrator finds both, and how it went', async () => {
    await page.getByRole('button', { name: `Quiz of ${lesson.title}` }).click();
    const dialog = page.getByRole('dialog', { name: `Quiz of ${lesson.title}` });
    await expect(dialog.getByLabel('Option 2 in Malayalam')).toHaveValue(ml.customers);
    await expect(dialog.getByLabel('Right answers, a line each, in Malayalam')).toHaveValue('കൊച്ചി');
    await expect(dialog.getByText('Answered 3 times; 1 passed.')).toBeVisible();
    await expect(dialog.getByText('33 % right of 3')).toBeVisible();
  });
});

// Fault: A learner answers a quiz without a network, and loads the page again. Sees: That the answers wait. Stored: The answers, on
// the device. Heals: By the network.
test('answers given without a network wait, are graded later, and show on another device', async ({
  page,
  watch,
  anotherBrowser,
}) => {
  watch.allowInConsole(...network);
  const made = await aCourseWithALesson();
  const { course, learner, address } = made;
  const dialog = await makeQuiz(page, made);
  await dialog.getByRole('button', { name: 'Save the quiz' }).click();
  await expect(dialog).toHaveCount(0);

  const phone = await anotherBrowser();
  await openAs(phone, learner, address);
  await expect(phone.getByRole('button', { name: texts.start })).toBeVisible();
  await keptOnDevice(phone);
  await phone.context().setOffline(true);
  await phone.reload();
  await phone.getByRole('button', { name: texts.start }).click();
  await answer(phone, 'Customers', 'kochi');
  await expect(phone.getByText(texts.waiting)).toBeVisible();
  await phone.reload();
  await expect(phone.getByText(texts.waiting)).toBeVisible();
  expect((await storedProgress(learner, course.id)).quizzes).toBeUndefined();

  const laptop = await anotherBrowser();
  await laptop.clock.install();
  await openAs(laptop, learner, address);
  await expect(laptop.getByText(texts.toComplete, { exact: true })).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByRole('heading', { name: '100 % right: passed' })).toBeVisible();
  await askAgain(laptop, 'course');
  await expect(laptop.getByText('Completed', { exact: true })).toBeVisible();
  await expect(panel(laptop).getByText(`${texts.passed} Your best result: 100 %.`)).toBeVisible();
});
