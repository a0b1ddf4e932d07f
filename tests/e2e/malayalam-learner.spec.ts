import { adminMessages } from '@padavu/domain/admin/admin-messages';
import * as dashboard from '@padavu/domain/learning/dashboard-texts.ml';
import { learnerMessages } from '@padavu/domain/learning/learner-messages.ml';
import * as notes from '@padavu/domain/learning/note-texts.ml';
import * as quiz from '@padavu/domain/learning/quiz-texts.ml';
import { personMessages } from '@padavu/domain/user/person-messages.ml';
import { questionMessages } from '@padavu/domain/learning/question-messages.ml';
import { valueMessages } from '@padavu/domain/shared-messages.ml';
import { dayTab } from '@padavu/domain/site/public-messages.ml';
import type { Page } from '@playwright/test';
import { inEnglish } from '../../web/src/components/texts.ml.ts';
import * as video from '../../web/src/features/course-content/texts.ml.ts';
import * as receipt from '../../web/src/features/learning/account/receipt-texts.ml.ts';
import * as texts from '../../web/src/features/learning/texts.ml.ts';
import * as signingIn from '../../web/src/features/session/texts.ml.ts';
import { db } from '../support/accounts-firebase.ts';
import { expectNoViolations } from './support/axe.ts';
import { createLearnerCourse, waitForServiceWorker, storedProgress, storeQuiz } from './support/lesson.ts';
import { offlineErrors } from './support/network.ts';
import { aLearner, anAdministrator, enterCredentialsInMalayalam, openAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ standIns: true });

const { courseViewer, lessonViewer } = learnerMessages;

const fillPlaceholders = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

const explanation = 'ആളില്ലെങ്കിൽ ഒന്നും വിൽക്കില്ല.';

/**
 * Stores a course of three lessons, whose first lesson has a quiz with one option in English only, and a learner of it
 * who chose Malayalam.
 */
async function createMalayalamLearner(page: Page) {
  const learnerCourse = await createLearnerCourse('https://youtu.be/dQw4w9WgXcQ');
  const [first] = learnerCourse.lessons;
  await db.doc(`lessons/${first.id}`).update({ task: 'Sell one thing.' });
  await storeQuiz(first, [
    {
      id: '0123456789ab',
      kind: 'single',
      text: 'What does a shop need first?',
      explanation: 'Without customers nothing is sold.',
      translations: { ml: { text: 'കടയ്ക്ക് ആദ്യം വേണ്ടതെന്ത്?', explanation } },
      options: [
        { text: 'A logo', right: false },
        { text: 'Customers', right: true, translations: { ml: { text: 'വാങ്ങാൻ ആളുകൾ' } } },
      ],
    },
  ]);
  const learner = await aLearner({
    courseId: learnerCourse.course.id,
    courseName: learnerCourse.course.title,
  });
  await page.addInitScript(() => localStorage.setItem('language', 'ml'));
  return { ...learnerCourse, learner, addresses: learnerCourse.addresses.map((address) => `/ml${address}`) };
}

const translate = (lessonId: number, ml: object) =>
  db.doc(`lessons/${lessonId}`).update({ translations: { ml } });

async function signIn(page: Page, { email, record }: Awaited<ReturnType<typeof aLearner>>): Promise<void> {
  await page.goto('/ml/login');
  await enterCredentialsInMalayalam(page, email);
  await expect(page).toHaveURL('/ml/user/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(valueMessages.greeting(record.name));
}

const isEnglish = (text: string) => /[A-Za-z]{2}/.test(text) && !/[\u0D00-\u0D7F]/.test(text);

/**
 * Returns the texts in Latin letters that are not marked as English, including names that only a screen reader reads.
 */
async function unmarkedEnglish(page: Page): Promise<string[]> {
  const pieces = await page.evaluate(() => {
    const found: { text: string; whole: string; language: string | null | undefined }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent: text } = node;
      if (!text || parent?.closest('script, style, noscript')) continue;
      // A sentence of several text nodes counts as a whole.
      const language = parent?.closest('[lang]')?.getAttribute('lang');
      found.push({ text, whole: parent?.textContent ?? '', language });
    }
    for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-valuetext'])
      for (const element of document.querySelectorAll(`body [${name}]`)) {
        const text = element.getAttribute(name) ?? '';
        const language = element.closest('[lang]')?.getAttribute('lang');
        found.push({ text: `${name}: ${text}`, whole: text, language });
      }
    return found;
  });
  return pieces
    .filter(({ text, whole, language }) => language !== 'en' && /[A-Za-z]{2}/.test(text) && isEnglish(whole))
    .map(({ text }) => text);
}

test('a learner takes a lesson in Malayalam from signing in to signing out', async ({ page, watch }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const { course, lessons, addresses, learner } = await createMalayalamLearner(page);
  await translate(lessons[1].id, { title: 'യാത്ര തുടങ്ങാം' });
  await translate(lessons[2].id, { title: 'എത്തിച്ചേരൽ', description: 'സാധനങ്ങൾ ഇറക്കിവയ്ക്കൂ.' });
  const heading = page.getByRole('heading', { level: 2 }).first();
  /** The mark of a lesson that is in English. */
  const mark = page.getByRole('tabpanel').getByText(inEnglish, { exact: true });
  const school = 'Faizal Clicks';
  const withoutSchoolName = (found: string[]) => found.filter((text) => !text.includes(school));

  await test.step('the dashboard', async () => {
    await signIn(page, learner);
    await expect(page).toHaveTitle(new RegExp(texts.dashboard));
    await expect(page.getByText(fillPlaceholders(video.percentComplete, { percent: 0 }))).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: course.title })).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { name: texts.nextSession })).toBeVisible();
    expect(withoutSchoolName(await unmarkedEnglish(page))).toEqual([]);
  });

  await test.step('the course', async () => {
    await page.getByRole('link', { name: dashboard.goOn }).click();
    await expect(page).toHaveURL(`/ml/user/course/${course.id}`);
    await expect(page.getByRole('heading', { name: courseViewer.heading })).toBeVisible();
    await page.getByRole('searchbox', { name: texts.searchCourse }).fill('Looking');
    await expect(page.getByRole('list', { name: texts.lessonsFound })).toContainText('Looking around');
    await page.getByRole('searchbox').fill('');
    await expect(page.getByText(valueMessages.categoryCount(2))).toBeVisible();
    expect(withoutSchoolName(await unmarkedEnglish(page))).toEqual([]);
  });

  await test.step('a lesson, and its quiz', async () => {
    await page
      .getByRole('listitem', { name: 'The first steps' })
      .getByRole('link', { name: courseViewer.start })
      .click();
    await expect(page).toHaveURL(new RegExp(`/ml/user/lesson/${course.id}/`));
    await expect(page.getByRole('tab', { name: dayTab(1) })).toBeVisible();
    await expect(
      page.getByRole('button', { name: fillPlaceholders(video.playVideo, { title: 'Looking around' }) }),
    ).toBeVisible();
    await expect(heading).toHaveText('Looking around');
    await expect(heading).toHaveAttribute('lang', 'en');
    await expect(mark).toHaveCount(1);
    await expect(page.getByText(quiz.toComplete)).toBeVisible();
    await page.getByRole('button', { name: quiz.start }).click();
    await page.getByRole('button', { name: quiz.send }).click();
    await expect(page.getByText(quiz.unanswered)).toBeVisible();
    await expect(page.getByText('A logo', { exact: true })).toHaveAttribute('lang', 'en');
    await expectNoViolations(page, 'the questions of a quiz in Malayalam');
    await page.getByLabel('A logo').check();
    await page.getByRole('button', { name: quiz.send }).click();
    await expect(
      page.getByRole('heading', { name: fillPlaceholders(texts.gradedNotPassed, { percent: 0 }) }),
    ).toBeFocused();
    await expect(page.getByText(explanation)).toBeVisible();
    await page.getByRole('button', { name: quiz.again }).click();
    await page.getByLabel('വാങ്ങാൻ ആളുകൾ').check();
    await page.getByRole('button', { name: quiz.send }).click();
    await expect(
      page.getByRole('heading', { name: fillPlaceholders(texts.gradedPassed, { percent: 100 }) }),
    ).toBeFocused();
    await expect(page.getByRole('tabpanel').getByText(texts.completed, { exact: true })).toBeVisible();
    expect(withoutSchoolName(await unmarkedEnglish(page))).toEqual([]);
    await expectNoViolations(page, 'the result of a quiz in Malayalam');
  });

  await test.step('a note and a question', async () => {
    await page.getByRole('button', { name: notes.show }).click();
    await page.getByLabel(notes.text).fill('മൂന്നു പേരോടു ചോദിക്കണം');
    await page.getByRole('button', { name: notes.saveNew }).click();
    await expect(
      page.getByRole('button', { name: fillPlaceholders(texts.changeNote, { start: 'മൂന്നു പേരോടു ചോദിക്കണം' }) }),
    ).toBeVisible();
    await page.getByRole('button', { name: texts.showQuestions, exact: true }).click();
    await page.getByRole('button', { name: texts.ask, exact: true }).click();
    await expect(page.getByText(questionMessages.textRequired)).toBeVisible();
    await page.getByLabel(texts.askQuestion).fill('എവിടെ തുടങ്ങണം?');
    await page.getByRole('button', { name: texts.ask, exact: true }).click();
    await expect(page.getByText(questionMessages.asked)).toBeVisible();
    expect(withoutSchoolName(await unmarkedEnglish(page))).toEqual([]);
  });

  await test.step('the next lesson is marked as complete, and that is undone', async () => {
    await page.getByRole('link', { name: texts.nextLesson }).click();
    await expect(heading).toHaveText('യാത്ര തുടങ്ങാം');
    await expect(heading).toBeFocused();
    await expect(mark).toHaveCount(1);
    await page.getByRole('button', { name: texts.markComplete }).click();
    await expect
      .poll(async () => (await storedProgress(learner, course.id)).lessons[lessons[1].id]?.complete)
      .toBe(true);
    await page.getByRole('button', { name: texts.undo, exact: true }).click();
    await expect(page.getByRole('button', { name: texts.markComplete })).toBeVisible();
  });

  await test.step('without a network the lesson opens again, in Malayalam', async () => {
    watch.allowInConsole(...offlineErrors);
    await page.goto(addresses[2] ?? '');
    await expect(heading).toHaveText('എത്തിച്ചേരൽ');
    await expect(mark).toHaveCount(0);
    await waitForServiceWorker(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText(texts.offline)).toBeVisible();
    await expect(heading).toHaveText('എത്തിച്ചേരൽ');
    await expect(page.getByText(video.videosNeedNetwork)).toBeVisible();
    await page.getByRole('button', { name: texts.markComplete }).click();
    await expect(page.getByRole('tabpanel').getByText(texts.completed, { exact: true })).toBeVisible();
    expect(withoutSchoolName(await unmarkedEnglish(page))).toEqual([]);
    await page.context().setOffline(false);
    await expect
      .poll(async () => (await storedProgress(learner, course.id)).lessons[lessons[2].id]?.complete)
      .toBe(true);
  });

  await test.step('the account, and signing out', async () => {
    await page
      .getByRole('button', { name: fillPlaceholders(texts.accountMenuOf, { name: learner.record.name }) })
      .click();
    await page.getByRole('menuitem', { name: texts.yourAccount }).click();
    await expect(page).toHaveURL('/ml/user/account');
    await page.getByLabel(personMessages.name, { exact: true }).fill('ദേവി');
    await page.getByRole('button', { name: personMessages.save }).click();
    await expect(page.getByText(personMessages.saved)).toBeVisible();
    await page.getByRole('link', { name: personMessages.openReceipt }).click();
    await expect(page.getByText(receipt.noPayment)).toBeVisible();
    expect(withoutSchoolName(await unmarkedEnglish(page)).filter((text) => text !== learner.email)).toEqual(
      [],
    );
    await page.getByRole('button', { name: new RegExp(texts.accountMenuOf.split(':')[0] ?? '') }).click();
    await page.getByRole('menuitem', { name: texts.signOut }).click();
    await expect(page).toHaveURL('/ml/login');
    await expect(page.getByText(signingIn.welcomeBack)).toBeVisible();
  });
});

// Fault: A device reads both languages, and the worker of the whole site comes to it last. Sees: Both without a
// network. Stored: The files of each. Heals: Nothing needs to heal.
test('a learner switches to the same page in the other language and back, also offline', async ({
  page,
  context,
  watch,
}) => {
  watch.allowInConsole(...offlineErrors);
  const { course, addresses, learner } = await createMalayalamLearner(page);
  const [, second = ''] = addresses;
  await openAs(page, learner, second);
  await expect(page.getByRole('tab', { name: dayTab(2), selected: true })).toBeVisible();
  await waitForServiceWorker(page);
  const toEnglish = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
  await toEnglish.click();
  await expect(page).toHaveURL(second.replace('/ml', ''));
  await expect(page.getByRole('tab', { name: 'Day 2', selected: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await waitForServiceWorker(page);

  await context.setOffline(true);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'മലയാളം' }).click();
  await expect(page).toHaveURL(second);
  await expect(page.getByText(texts.offline)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Setting out' })).toBeVisible();
  await toEnglish.click();
  await expect(page).toHaveURL(second.replace('/ml', ''));
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Setting out' })).toBeVisible();
  await context.setOffline(false);
  await page.goto(`/ml/courses/${course.id}`);
  await expect(page.getByText(courseViewer.unavailable)).toBeVisible();
});

test('signing in in Malayalam returns to the page that required it', async ({ page }) => {
  const { addresses, learner } = await createMalayalamLearner(page);
  const [first = ''] = addresses;
  await page.goto(first);
  await expect(page).toHaveURL(
    `/ml/login?reason=not_logged_in&returnUrl=${encodeURIComponent(first.replace('/ml', ''))}`,
  );
  await enterCredentialsInMalayalam(page, learner.email);
  await expect(page).toHaveURL(first);
  await expect(page.getByText(lessonViewer.topics)).toBeVisible();
});

test('an administrator who signs in on the learners’ page in Malayalam is taken to the English admin area', async ({
  page,
}) => {
  const { email, record } = await anAdministrator();
  await page.goto('/ml/login');
  await enterCredentialsInMalayalam(page, email);
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(record.name).first()).toBeVisible();
  await expect(page.getByRole('link', { name: adminMessages.area.users }).first()).toBeVisible();
});
