import { adminMessageFor, adminMessages } from '@padavu/domain/admin/admin-messages';
import { aDesignCourse, aWord, dialog, openCategories } from './support/categories.ts';
import { enterCredentials } from './support/people.ts';
import { expect, test } from './support/session-test.ts';

const { categories: texts } = adminMessages;
const refusal = (message: string) => ({ success: false, message, code: 'refused' });
const writes = '**/api/subcategories/*';

test('a refused session shows that it is over, leads to the sign-in page, and restores the unsaved text afterwards', async ({
  page,
  administrator,
  watch,
}) => {
  watch.allowInConsole(/status of 40[0-9]/);
  const word = aWord();
  await aDesignCourse([`Logos ${word}`]);
  await openCategories(page, word);
  await page.route(writes, (route) => route.fulfill({ status: 403, json: refusal('Not you') }));
  await page.getByRole('button', { name: `Edit Logos ${word}` }).click();
  const modal = dialog(page, texts.edit);
  await modal.getByLabel('Category Name').fill(`Marks ${word}`);
  await modal.getByRole('button', { name: texts.submitUpdate }).click();
  await expect(modal.getByText(texts.sessionExpired)).toBeVisible();
  await expect(modal.getByRole('button', { name: texts.loginAgain })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  await expect(page).toHaveURL(/\/login\?reason=session_expired&returnUrl=%2Fadmin%2Fcategories/);
  await page.unroute(writes);

  await enterCredentials(page, administrator.email);
  await expect(page).toHaveURL(/\/admin\/categories/);
  await expect(page.getByText('You have unsaved changes to a category.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(modal.getByLabel('Category Name')).toHaveValue(`Marks ${word}`);
  await modal.getByRole('button', { name: texts.submitUpdate }).click();
  await expect(page.getByText(adminMessageFor.categoryUpdated(`Marks ${word}`))).toBeVisible();
});
