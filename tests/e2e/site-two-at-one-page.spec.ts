import { pageMessages as texts } from '@padavu/domain/page-input';
import type { Page } from '@playwright/test';
import { uniqueWord } from '../support/accounts.ts';
import { anAdministrator, signInAsAdministrator } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-session-test.ts';

const address = '/admin/pages/contact';

const fieldsOf = (page: Page) => ({
  lead: page.getByLabel('Below the title'),
  text: page.getByLabel('Above the ways to reach you'),
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
  await signInAsAdministrator(other, await anAdministrator());
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
