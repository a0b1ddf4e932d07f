import { pageMessages as texts } from '@padavu/domain/page-input';
import type { Page } from '@playwright/test';
import { uniqueWord } from '../support/accounts.ts';
import { anAdministrator, takeSession } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-session-test.ts';

/** A page with a text of its own and a list. */
const address = '/admin/pages/privacy';

const formOf = (page: Page) => {
  const sections = page.getByRole('group', { name: /^Section \d+$/ });
  const field = (at: number, name: string) => sections.nth(at).getByRole('textbox', { name, exact: true });
  return { summary: page.getByRole('textbox', { name: 'Summary', exact: true }), sections, field };
};
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('of two administrators at one page the second to save is told, and keeps what they wrote beside what is newer', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.allowInConsole(/status of 412/);
  const word = uniqueWord();
  const other = await anotherBrowser();
  await takeSession(other, await anAdministrator());
  const [own, theirs] = [formOf(page), formOf(other)];
  for (const at of [page, other]) await at.goto(address);
  const ownText = own.field(0, 'Text');
  await expect(ownText).not.toHaveValue('');
  const original = { summary: await own.summary.inputValue(), text: await ownText.inputValue() };
  await expect(theirs.summary).toHaveValue(original.summary);
  const count = await theirs.sections.count();
  await ownText.fill(`Own ${word}`);

  await test.step('an entry that the first one adds is not called wrong while it is written', async () => {
    await press(other, 'Add section');
    await theirs.field(count, 'Heading').fill(`Newer ${word}`);
    await expect(theirs.sections.nth(count).locator('[aria-invalid=true]')).toHaveCount(0);
    await theirs.field(count, 'Text').fill('Yes.');
  });

  await test.step('what the first one saves shows as newer, and is overwritten by nobody', async () => {
    await theirs.summary.fill(`Newer ${word}`);
    await press(other, 'Save draft');
    await expect(other.getByText(texts.saved)).toBeVisible();
    await expect(page.getByText(/^Someone else has changed this/)).toBeVisible();
    const refused = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/pages/privacy'),
    );
    await press(page, 'Save draft');
    expect((await refused).status()).toBe(412);
    await expect(ownText).toHaveValue(`Own ${word}`);
    await expect(theirs.summary).toHaveValue(`Newer ${word}`);
  });

  await test.step('the second one takes it over beside what they wrote, and saves both', async () => {
    await press(page, 'Load the latest version');
    await expect(own.summary).toHaveValue(`Newer ${word}`);
    await expect(own.field(count, 'Heading')).toHaveValue(`Newer ${word}`);
    await expect(ownText).toHaveValue(`Own ${word}`);
    await press(page, 'Save draft');
    await expect(page.getByText(texts.saved)).toBeVisible();
    await expect(theirs.field(0, 'Text')).toHaveValue(`Own ${word}`);
    await expect(theirs.field(count, 'Heading')).toHaveValue(`Newer ${word}`);
  });

  await test.step('the page says again what it said before', async () => {
    await own.summary.fill(original.summary);
    await ownText.fill(original.text);
    await press(page, `Remove Section ${count + 1}`);
    await press(page, 'Publish');
    await expect(page.getByText(texts.published)).toBeVisible();
  });
});
