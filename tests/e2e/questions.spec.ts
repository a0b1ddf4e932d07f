import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { questionMessages } from '@padavu/domain/learning/question-messages';
import { LessonQuestion, questionsCollection } from '@padavu/domain/learning/lesson-question';
import type { Page } from '@playwright/test';
import { db } from '../support/accounts-firebase.ts';
import { expectNoViolations } from './support/axe.ts';
import { createLearnerCourse, withDates } from './support/lesson.ts';
import { aLearner, anAdministrator, openAs, uniqueName } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { askAgain } from './support/time.ts';
import { offlineErrors } from './support/network.ts';

const { questions: texts } = adminMessages;

const panel = (page: Page) => page.getByRole('region', { name: 'Questions' });
/** A question in the learners' panel, by its text. */
const panelQuestion = (page: Page, text: string) =>
  panel(page).getByRole('listitem').filter({ hasText: text }).first();
const queueQuestion = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

async function openQuestions(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Show the questions/ }).click();
  await expect(panel(page).getByLabel('Ask a question')).toBeVisible();
}

const storedQuestions = async (courseId: number) => {
  const { docs } = await db.collection(questionsCollection).where('courseId', '==', courseId).get();
  return docs.map((question) => LessonQuestion.parse(withDates({ id: question.id, ...question.data() })));
};

test('a question is asked, waits in the queue, is answered by the school, and found on the dashboard', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.allowInConsole(...offlineErrors);
  const { course, lessons, addresses } = await createLearnerCourse();
  const [address = ''] = addresses;
  const name = uniqueName('Devi');
  const learner = await aLearner({ courseId: course.id, name });
  const text = `Which shop has ${name} seen at https://shop.example/first?`;
  await openAs(page, learner, address);
  await openQuestions(page);
  await expect(panel(page).getByText('Nobody has asked anything here yet.')).toBeVisible();

  await test.step('what is typed survives a reload and a missing network, and a double click asks once', async () => {
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
    await expect(panelQuestion(page, text)).toContainText('You');
    await expect(panel(page).getByLabel('Ask a question')).toHaveValue('');
    expect(await storedQuestions(course.id)).toHaveLength(1);
    await expect(panelQuestion(page, text).getByRole('link')).toHaveAttribute('rel', /nofollow/);
    await expectNoViolations(page, 'the questions under a lesson');
  });

  const school = await anotherBrowser();
  await test.step('the school answers it, and it leaves the queue', async () => {
    await openAs(school, await anAdministrator(), '/admin/questions');
    const question = queueQuestion(school, text);
    await expect(question).toContainText(course.title);
    await expect(question).toContainText(lessons[0].title);
    await question.getByRole('button', { name: texts.doAnswer, exact: true }).click();
    await expect(school.getByLabel(texts.answer)).toBeFocused();
    await school.getByLabel(texts.answer).fill('The one at the corner.');
    await expectNoViolations(school, 'an answer of the school');
    await school.getByRole('button', { name: texts.send }).click();
    await expect(question).toHaveCount(0);
    await expect(school.getByText(questionMessages.answered)).toBeVisible();
  });

  await test.step('the learner finds the answer on the dashboard until they have read it', async () => {
    await page.clock.install();
    await page.goto('/user/dashboard');
    const news = page.getByRole('status').filter({ hasText: 'There is an answer for you.' });
    await askAgain(page, 'course', () => expect(news).toBeVisible());
    await expectNoViolations(page, 'a dashboard with a new answer');
    await news.getByRole('link', { name: 'Read the answer to your question' }).click();
    await expect(panelQuestion(page, text)).toContainText('The one at the corner.');
    await expect
      .poll(
        async () =>
          (await db.doc(`users/${learner.uid}/progress/${course.id}`).get()).get('answered') as unknown,
      )
      .toEqual({});
  });
});
