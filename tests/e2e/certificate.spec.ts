import { adminMessages } from '@padavu/domain/admin-messages';
import { certificateTexts as translated } from '@padavu/domain/certificate-texts.ml';
import { db } from '../support/accounts-firebase.ts';
import { expectNothingFound } from '../support/e2e-axe.ts';
import { createWalk } from '../support/e2e-lesson.ts';
import { aLearner, takeSession, uniqueName } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-session-test.ts';

test.use({ standIns: true });

const { certificates: texts } = adminMessages;

test('a certificate is earned, checked by a stranger, printed, withdrawn and made anew', async ({
  page,
  anotherBrowser,
  browser,
  baseURL,
  watch,
}) => {
  watch.allowInConsole(/status of 409/);
  const { course, addresses } = await createWalk();
  await db.doc(`courses/${course.id}`).update({ certificate: true, hours: 12 });
  const name = uniqueName('Devi');
  const learner = await aLearner({ courseId: course.id, courseName: course.title, name });
  const phone = await anotherBrowser();
  await takeSession(phone, learner);
  const courseAddress = `/user/course/${course.id}`;

  // The last mark stays on its way until the course was looked at.
  const arrival = Promise.withResolvers<void>();
  await test.step('with the last lesson complete there is a certificate, and not before', async () => {
    for (const address of addresses) {
      await phone.goto(courseAddress);
      await expect(phone.getByText(/of 3 lessons complete/).first()).toBeVisible();
      await expect(phone.getByText('Your certificate')).toBeHidden();
      await phone.goto(address);
      if (address === addresses.at(-1)) {
        await phone.route(/documents:commit/, async (route) => {
          await arrival.promise;
          await route.continue();
        });
      }
      await phone.getByRole('button', { name: 'Mark as complete' }).click();
      await expect(phone.getByText('Completed', { exact: true })).toBeVisible();
    }
    await phone.goto(courseAddress);
    await expect(phone.getByText('Your progress is still being sent.')).toBeVisible();
    arrival.resolve();
    await expect(phone.getByText('You have completed the course.')).toBeVisible();
  });

  const link = phone.getByRole('link', { name: 'Open your certificate' });
  const path = (await link.getAttribute('href')) ?? '';
  const number = path.replace('/certificate/', '');
  expect(number).toMatch(/^(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);

  await using context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const stranger = await context.newPage();
  await test.step('whoever has its number sees what it certifies, without a script', async () => {
    await stranger.goto(path.toLowerCase());
    await expect(stranger).toHaveURL(path);
    const sheet = stranger.getByRole('article');
    for (const said of [name, course.title, '12', number]) await expect(sheet).toContainText(said);
    await expect(stranger.getByText('This certificate is valid.')).toBeVisible();
    const judged = await anotherBrowser();
    await judged.goto(path);
    await expectNothingFound(judged, 'the page of a certificate');
    const file = await stranger.request.get(`${path}.pdf`);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await file.body()).toString('latin1')).toContain(`/certificate/${number})`);
    await expect(stranger.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
      'href',
      `${path}.pdf`,
    );
    const inMalayalam = await anotherBrowser();
    await inMalayalam.goto(path);
    await inMalayalam.getByRole('link', { name: 'മലയാളം' }).click();
    await expect(inMalayalam).toHaveURL(`/ml${path}`);
    await expect(inMalayalam.locator('html')).toHaveAttribute('lang', 'ml');
    await expect(inMalayalam.getByRole('heading', { level: 1, name: translated.title })).toBeVisible();
    await expectNothingFound(inMalayalam, 'the page of a certificate in Malayalam');
    const fileInMalayalam = await stranger.request.get(`/ml${path}.pdf`);
    expect((await fileInMalayalam.body()).toString('latin1')).toContain(`/ml/certificate/${number})`);
    await stranger.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(stranger.getByRole('link', { name: /^Visit/ })).toBeHidden();
    await stranger.emulateMedia({ media: 'screen' });
  });

  const decide = async (button: string, confirm: string, reason: string) => {
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: confirm }).click();
    await expect(dialog.getByText('Please say why')).toBeVisible();
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: confirm }).click();
  };
  await test.step('an administrator withdraws it with a reason', async () => {
    await page.goto(`/admin/user/${learner.uid}`);
    await decide('Withdraw', texts.withdraw.confirm, 'Paid back');
    await expect(page.getByText(texts.withdraw.done)).toBeVisible();
    await expect(page.getByText('Withdrawn: Paid back')).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByRole('heading', { name: 'This certificate is not valid' })).toBeVisible();
    await expect(stranger.getByText(name)).toHaveCount(0);
    await phone.reload();
    await expect(phone.getByText('Your certificate was withdrawn.')).toBeVisible();
  });

  await test.step('made anew it has another number, to which the old one leads', async () => {
    await decide('Make anew', texts.reissue.confirm, 'A mistake');
    await expect(page.getByText(texts.reissue.done)).toBeVisible();
    await stranger.reload();
    await stranger.getByRole('article').getByRole('link').click();
    await expect(stranger.getByRole('article')).toContainText(name);
    await expect(stranger).not.toHaveURL(path);
  });
});
