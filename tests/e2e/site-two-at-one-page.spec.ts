import { pageMessages as texts } from '@padavu/domain/site/page-input';
import type { Page } from '@playwright/test';
import { uniqueWord } from '../support/accounts.ts';
import { anAdministrator, storeSession } from './support/people.ts';
import { expect, test } from './support/session-test.ts';

/** A page with a single text and a list. */
const address = '/admin/pages/privacy';

const formOf = (page: Page) => {
  const sections = page.getByRole('group', { name: /^Section \d+$/ });
  const field = (index: number, name: string) =>
    sections.nth(index).getByRole('textbox', { name, exact: true });
  return { summary: page.getByRole('textbox', { name: 'Summary', exact: true }), sections, field };
};
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('of two administrators who edit one page, the second to save gets a conflict, and keeps their text beside the newer one', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.allowInConsole(/status of 412/);
  const word = uniqueWord();
  const other = await anotherBrowser();
  await storeSession(other, await anAdministrator());
  const [ownForm, otherForm] = [formOf(page), formOf(other)];
  for (const tab of [page, other]) await tab.goto(address);
  const ownText = ownForm.field(0, 'Text');
  await expect(ownText).not.toHaveValue('');
  const original = { summary: await ownForm.summary.inputValue(), text: await ownText.inputValue() };
  await expect(otherForm.summary).toHaveValue(original.summary);
  const count = await otherForm.sections.count();
  await ownText.fill(`Own ${word}`);

  await test.step('an entry that the first one adds shows no error while it is written', async () => {
    await press(other, 'Add section');
    await otherForm.field(count, 'Heading').fill(`Newer ${word}`);
    await expect(otherForm.sections.nth(count).locator('[aria-invalid=true]')).toHaveCount(0);
    await otherForm.field(count, 'Text').fill('Yes.');
  });

  await test.step('the second one sees that the first one has saved, and cannot overwrite it', async () => {
    await otherForm.summary.fill(`Newer ${word}`);
    await press(other, 'Save draft');
    await expect(other.getByText(texts.saved)).toBeVisible();
    await expect(page.getByText(/^Someone else has changed this/)).toBeVisible();
    const refusal = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/pages/privacy'),
    );
    await press(page, 'Save draft');
    expect((await refusal).status()).toBe(412);
    await expect(ownText).toHaveValue(`Own ${word}`);
    await expect(otherForm.summary).toHaveValue(`Newer ${word}`);
  });

  await test.step('the second one loads it beside their own text, and saves both', async () => {
    await press(page, 'Load the latest version');
    await expect(ownForm.summary).toHaveValue(`Newer ${word}`);
    await expect(ownForm.field(count, 'Heading')).toHaveValue(`Newer ${word}`);
    await expect(ownText).toHaveValue(`Own ${word}`);
    await press(page, 'Save draft');
    await expect(page.getByText(texts.saved)).toBeVisible();
    await expect(otherForm.field(0, 'Text')).toHaveValue(`Own ${word}`);
    await expect(otherForm.field(count, 'Heading')).toHaveValue(`Newer ${word}`);
  });

  await test.step('the page is restored', async () => {
    await ownForm.summary.fill(original.summary);
    await ownText.fill(original.text);
    await press(page, `Remove Section ${count + 1}`);
    await press(page, 'Publish');
    await expect(page.getByText(texts.published)).toBeVisible();
  });
});
