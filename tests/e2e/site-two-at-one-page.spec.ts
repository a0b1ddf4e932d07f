import { pageMessages as texts } from '@padavu/domain/page-input';
import type { Page } from '@playwright/test';
import { uniqueWord } from '../support/accounts.ts';
import { anAdministrator, takeSession } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-session-test.ts';

const address = '/admin/pages/contact';

const fieldsOf = (page: Page) => ({
  lead: page.getByLabel('Below the title', { exact: true }),
  text: page.getByLabel('Above the ways to reach you', { exact: true }),
});
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('of two administrators at one page the second to save is told, keeps what they wrote and takes what is newer', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.allowInConsole(/status of 412/);
  const word = uniqueWord();
  const other = await anotherBrowser();
  await takeSession(other, await anAdministrator());
  const [own, theirs] = [fieldsOf(page), fieldsOf(other)];
  await page.goto(address);
  await other.goto(address);
  const original = { lead: await own.lead.inputValue(), text: await own.text.inputValue() };
  await expect(theirs.text).toHaveValue(original.text);
  await own.lead.fill(`Own ${word}`);

  await test.step('what the first one saves shows as newer, and is overwritten by nobody', async () => {
    await theirs.text.fill(`Newer ${word}`);
    await press(other, 'Save draft');
    await expect(other.getByText(texts.saved)).toBeVisible();
    await expect(page.getByText(/^Someone else has changed this/)).toBeVisible();
    const refused = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/pages/contact'),
    );
    await press(page, 'Save draft');
    expect((await refused).status()).toBe(412);
    await expect(own.lead).toHaveValue(`Own ${word}`);
    await expect(theirs.text).toHaveValue(`Newer ${word}`);
  });

  await test.step('the second one takes it over beside what they wrote, and saves both', async () => {
    await press(page, 'Load the latest version');
    await expect(own.text).toHaveValue(`Newer ${word}`);
    await expect(own.lead).toHaveValue(`Own ${word}`);
    await press(page, 'Save draft');
    await expect(page.getByText(texts.saved)).toBeVisible();
    await expect(theirs.lead).toHaveValue(`Own ${word}`);
    await expect(theirs.text).toHaveValue(`Newer ${word}`);
  });

  await test.step('the page says again what it said before', async () => {
    await own.lead.fill(original.lead);
    await own.text.fill(original.text);
    await press(page, 'Publish');
    await expect(page.getByText(texts.published)).toBeVisible();
  });
});

test('two administrators at one list lose no entry, and an entry that was just added is not called wrong', async ({
  page,
  anotherBrowser,
}) => {
  const word = uniqueWord();
  const other = await anotherBrowser();
  await takeSession(other, await anAdministrator());
  for (const at of [page, other]) await at.goto('/admin/pages/faq');
  const answer = page
    .getByRole('group', { name: 'Question 1', exact: true })
    .getByRole('textbox', { name: 'Answer', exact: true });
  const questions = other.getByRole('group', { name: /^Question \d+$/ });
  await expect(answer).not.toHaveValue('');
  await expect(questions.first()).toBeVisible();
  const count = await questions.count();
  await answer.fill(`Own ${word}`);

  await press(other, 'Add question');
  const added = questions.nth(count);
  await expect(added.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue('');
  await added.getByRole('textbox', { name: 'Question', exact: true }).fill(`Newer ${word}`);
  await expect(added.locator('[aria-invalid=true]')).toHaveCount(0);
  await added.getByRole('textbox', { name: 'Answer', exact: true }).fill('Yes.');
  await press(other, 'Save draft');
  await expect(other.getByText(texts.saved)).toBeVisible();

  await press(page, 'Load the latest version');
  await expect(
    page
      .getByRole('group', { name: `Question ${count + 1}`, exact: true })
      .getByRole('textbox', { name: 'Question', exact: true }),
  ).toHaveValue(`Newer ${word}`);
  await expect(answer).toHaveValue(`Own ${word}`);
  await press(page, 'Discard changes');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await press(other, `Remove Question ${count + 1}`);
  await press(other, 'Publish');
  await expect(other.getByText(texts.published)).toBeVisible();
});
