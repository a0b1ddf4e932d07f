import { adminMessages } from '@padavu/domain/admin-messages';
import { questionMessages } from '@padavu/domain/question-messages';
import { LessonQuestion, questionsCollection } from '@padavu/domain/lesson-question';
import type { Page } from '@playwright/test';
import { db } from '../support/accounts-firebase.ts';
import { expectNothingFound } from '../support/e2e-axe.ts';
import { createWalk, withDates } from '../support/e2e-lesson.ts';
import { aLearner, anAdministrator, openAs, uniqueName } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';
import { askAgain } from '../support/e2e-time.ts';

// One after the other: the queue shows the latest first, so an answer of one journey moves what another is about to press.
test.describe.configure({ mode: 'default' });

const { questions: texts } = adminMessages;
const network = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/];

const panel = (page: Page) => page.getByRole('region', { name: 'Questions' });
/** A question in the learners' panel or in the queue, by its text. */
const shown = (page: Page, text: string) =>
  panel(page).getByRole('listitem').filter({ hasText: text }).first();
const queued = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

async function openQuestions(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Show the questions/ }).click();
  await expect(panel(page).getByLabel('Ask a question')).toBeVisible();
}

const storedOf = async (courseId: number) => {
  const { docs } = await db.collection(questionsCollection).where('courseId', '==', courseId).get();
  return docs.map((question) => LessonQuestion.parse(withDates({ id: question.id, ...question.data() })));
};

test('a question is asked, waits in the queue, is answered by the school, and found on the dashboard', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.allowInConsole(...network);
  const { course, lessons, addresses } = await createWalk();
  const [address = ''] = addresses;
  const name = uniqueName('Devi');
  const learner = await aLearner({ courseId: course.id, name });
  const text = `Which shop has ${name} seen at https://shop.example/first?`;
  await openAs(page, learner, address);
  await openQuestions(page);
  await expect(panel(page).getByText('Nobody has asked anything here yet.')).toBeVisible();

  await test.step('what is typed survives a reload and a missing network, and a double press asks once', async () => {
    await panel(page).getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(panel(page).getByText(questionMessages.textRequired)).toBeVisible();
    await panel(page).getByLabel('Ask a question').fill(text);
    await page.reload();
    await openQuestions(page);
    await expect(panel(page).getByLabel('Ask a question')).toHaveValue(text);
    await page.context().setOffline(true);
    await panel(page).getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByText(/^That needs a network/)).toBeVisible();
    await expect(panel(page).getByLabel('Ask a question')).toHaveValue(text);
    await page.context().setOffline(false);
    await panel(page).getByRole('button', { name: 'Ask', exact: true }).dblclick();
    await expect(shown(page, text)).toContainText('You');
    await expect(panel(page).getByLabel('Ask a question')).toHaveValue('');
    expect(await storedOf(course.id)).toHaveLength(1);
    await expect(shown(page, text).getByRole('link')).toHaveAttribute('rel', /nofollow/);
    await expectNothingFound(page, 'the questions under a lesson');
  });

  const school = await anotherBrowser();
  await test.step('the school answers it from its queue, which it leaves then', async () => {
    await openAs(school, await anAdministrator(), '/admin/questions');
    const question = queued(school, text);
    await expect(question).toContainText(course.title);
    await expect(question).toContainText(lessons[0].title);
    await question.getByRole('button', { name: texts.doAnswer, exact: true }).click();
    await expect(school.getByLabel(texts.answer)).toBeFocused();
    await school.getByLabel(texts.answer).fill('The one at the corner.');
    await expectNothingFound(school, 'an answer of the school');
    await school.getByRole('button', { name: texts.send }).click();
    await expect(question).toHaveCount(0);
    await expect(school.getByText(questionMessages.answered)).toBeVisible();
  });

  await test.step('whoever asked finds it on the dashboard, until they have seen it', async () => {
    await page.clock.install();
    await page.goto('/user/dashboard');
    await askAgain(page, 'course');
    const news = page.getByRole('status').filter({ hasText: 'There is an answer for you.' });
    await expect(news).toBeVisible();
    await expectNothingFound(page, 'a dashboard with a new answer');
    await news.getByRole('link', { name: 'Read the answer to your question' }).click();
    await expect(shown(page, text)).toContainText('The one at the corner.');
    await expect
      .poll(
        async () =>
          (await db.doc(`users/${learner.uid}/progress/${course.id}`).get()).get('answered') as unknown,
      )
      .toEqual({});
    await page.goto('/user/dashboard');
    await expect(page.getByText(/% complete/)).toBeVisible();
    await askAgain(page, 'course');
    await expect(news).toHaveCount(0);
  });
});

test('another learner answers and reports, and the school hides, shows again and closes', async ({
  page,
  anotherBrowser,
}) => {
  const { course, lessons, addresses } = await createWalk();
  const [address = ''] = addresses;
  const [devi, biju] = [
    await aLearner({ courseId: course.id, name: uniqueName('Devi') }),
    await aLearner({ courseId: course.id, name: uniqueName('Biju') }),
  ];
  const text = `A rude question by ${devi.record.name}`;
  await db
    .collection(questionsCollection)
    .doc(`question${devi.uid.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .set({
      courseId: course.id,
      lessonId: lessons[0].id,
      subcategoryId: lessons[0].subcategoryId,
      lessonTitle: lessons[0].title,
      by: { uid: devi.uid, name: devi.record.name },
      text,
      askedAt: new Date(),
      lastAt: new Date(),
      waiting: true,
      reportedBy: [],
      reported: false,
      pinned: false,
      hidden: false,
      closed: false,
      answers: [],
      people: [devi.uid],
    });
  await openAs(page, biju, address);
  await openQuestions(page);
  await expect(shown(page, text)).toContainText('Devi');
  await expect(shown(page, text).getByText(devi.record.name, { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: `Answer: ${text}` }).click();
  await expect(page.getByLabel('Your answer')).toBeFocused();
  await page.getByLabel('Your answer').fill('That is not nice.');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(shown(page, text)).toContainText('That is not nice.');
  await page.getByRole('button', { name: `Report: ${text}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Report' }).click();
  await expect(page.getByText(questionMessages.reported)).toBeVisible();

  const school = await anotherBrowser();
  await openAs(school, await anAdministrator(), '/admin/questions?show=reported');
  await queued(school, text).getByRole('button', { name: texts.hide, exact: true }).click();
  await expect(queued(school, text)).toHaveCount(0);
  await page.reload();
  await openQuestions(page);
  await expect(panel(page).getByText('Nobody has asked anything here yet.')).toBeVisible();

  await school.getByLabel(texts.show, { exact: true }).selectOption({ label: texts.filters.all });
  await queued(school, text).getByRole('button', { name: texts.unhide }).click();
  await queued(school, text).getByRole('button', { name: texts.close, exact: true }).click();
  await expect(queued(school, text).getByRole('button', { name: texts.open })).toBeVisible();
  await queued(school, text).getByRole('button', { name: texts.hideAnswer }).click();
  await expect(queued(school, text).getByRole('button', { name: texts.showAnswer })).toBeVisible();
  await page.reload();
  await openQuestions(page);
  await expect(shown(page, text)).toContainText('The school has closed this question.');
  await expect(shown(page, text)).not.toContainText('That is not nice.');
});
