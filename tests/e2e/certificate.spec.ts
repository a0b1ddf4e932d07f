import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { certificateTexts as certificateInMalayalam } from '@padavu/domain/learning/certificate-texts.ml';
import { progressPath } from '@padavu/domain/learning/progress';
import { db } from '../support/accounts-firebase.ts';
import { aLessonProgress, aProgress } from '../support/builders.ts';
import { expectNoViolations } from './support/axe.ts';
import { createLearnerCourse } from './support/lesson.ts';
import { aLearner, openAs, uniqueName } from './support/people.ts';
import { expect, test } from './support/session-test.ts';
import { siteText } from '../support/site-client.ts';

test.use({ standIns: true });

const { certificates: texts } = adminMessages;

test('a certificate is earned, seen by a stranger, printed, withdrawn and reissued', async ({
  page,
  anotherBrowser,
  browser,
  baseURL,
}) => {
  const { course, lessons, second } = await createLearnerCourse();
  await db.doc(`courses/${course.id}`).update({ certificate: true, hours: 12 });
  const name = uniqueName('Devi');
  const learner = await aLearner({ courseId: course.id, courseName: course.title, name });
  const [one, two, last] = lessons;
  const complete = { [one.id]: aLessonProgress(), [two.id]: aLessonProgress() };
  await db.doc(progressPath(learner.uid, course.id)).set(aProgress({ lessons: complete }));
  const phone = await anotherBrowser();

  // Holds the last mark back until the course page has been checked.
  const release = Promise.withResolvers<void>();
  await test.step('with the last lesson complete there is a certificate, and not before', async () => {
    await openAs(phone, learner, `/user/course/${course.id}`);
    await expect(phone.getByText('2 of 3 lessons complete')).toBeVisible();
    await expect(phone.getByText('Your certificate')).toBeHidden();
    await phone.getByRole('listitem', { name: second.title }).getByRole('link').click();
    await expect(phone.getByRole('heading', { level: 2, name: last.title })).toBeVisible();
    await phone.route(/documents:commit/, async (route) => {
      await release.promise;
      await route.continue();
    });
    await phone.getByRole('button', { name: 'Mark as complete' }).click();
    await expect(phone.getByText('Completed', { exact: true })).toBeVisible();
    await phone.getByRole('link', { name: 'Back to Subcategories' }).click();
    await expect(phone.getByText('Your progress is still being sent.')).toBeVisible();
    release.resolve();
    await expect(phone.getByText('You have completed the course.')).toBeVisible();
  });

  const link = phone.getByRole('link', { name: 'Open your certificate' });
  const path = (await link.getAttribute('href')) ?? '';
  const number = path.replace('/certificate/', '');
  expect(number).toMatch(/^(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);

  await test.step('anyone with its number sees what it certifies, in either language', async () => {
    await phone.goto(path);
    await expectNoViolations(phone, 'the page of a certificate');
    await phone.getByRole('link', { name: 'മലയാളം' }).click();
    await expect(phone).toHaveURL(`/ml${path}`);
    await expect(phone.locator('html')).toHaveAttribute('lang', 'ml');
    await expect(phone.getByRole('heading', { level: 1, name: certificateInMalayalam.title })).toBeVisible();
    await expectNoViolations(phone, 'the page of a certificate in Malayalam');
  });

  await test.step('it is readable without scripts, and only the certificate is printed', async () => {
    await using context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const stranger = await context.newPage();
    await stranger.goto(path);
    const sheet = stranger.getByRole('article');
    for (const text of [name, course.title, '12', number]) await expect(sheet).toContainText(text);
    await expect(stranger.getByText('This certificate is valid.')).toBeVisible();
    // The PDF uses fonts that the build copies beside the functions.
    const file = (await stranger.getByRole('link', { name: 'Download as PDF' }).getAttribute('href')) ?? '';
    expect(await siteText(file)).toMatch(/^%PDF-/);
    await expect(stranger.getByRole('link', { name: /^Visit/ })).toBeVisible();
    await stranger.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(stranger.getByRole('link', { name: /^Visit/ })).toBeHidden();
    // Firefox would print an empty second page.
    for (const selector of ['body', '#root'])
      await expect(stranger.locator(selector)).toHaveCSS('min-height', '0px');
    const margin = '10mm';
    const margins = { top: margin, right: margin, bottom: margin, left: margin };
    for (const language of ['', '/ml']) {
      await stranger.goto(`${language}${path}`);
      const printed = await stranger.pdf({ format: 'A4', landscape: true, margin: margins });
      expect(/\/Count (\d+)/.exec(printed.toString('latin1'))?.[1]).toBe('1');
    }
  });

  const confirmWithReason = async (button: string, confirm: string, reason: string) => {
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: confirm }).click();
    await expect(dialog.getByText('Please say why')).toBeVisible();
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: confirm }).click();
  };
  await test.step('an administrator withdraws it with a reason, and reissues it', async () => {
    await page.goto(`/admin/user/${learner.uid}`);
    await confirmWithReason('Withdraw', texts.withdraw.confirm, 'Paid back');
    await expect(page.getByText(texts.withdraw.done)).toBeVisible();
    await expect(page.getByText('Withdrawn: Paid back')).toBeVisible();
    await confirmWithReason('Reissue', texts.reissue.confirm, 'A mistake');
    await expect(page.getByText(texts.reissue.done)).toBeVisible();
  });
});
