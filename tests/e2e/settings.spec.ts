import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { settingsMessages as texts } from '@padavu/domain/school/school-settings';
import { uniqueWord } from '../support/accounts.ts';
import { expect, test } from './support/session-test.ts';

// Other journeys read the same settings meanwhile, so this changes a text that shows only while registration is closed.
test('an administrator changes the settings, with a reload before saving, and undoes the change', async ({
  page,
}) => {
  await page.goto('/admin/settings');
  const closedText = page.getByRole('textbox', {
    name: 'Text while registration is closed',
    exact: true,
  });
  const before = await closedText.inputValue();
  const text = `We open again on ${uniqueWord()}.`;
  await closedText.fill(text);
  await page.reload();
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible();
  await expect(closedText).toHaveValue(text);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText(texts.saved)).toBeVisible();

  await page.getByRole('link', { name: adminMessages.audit.title }).click();
  const entry = page
    .getByRole('row')
    .filter({ hasText: "changed the school's settings: text while registration is closed" })
    .first();
  await entry.getByRole('button', { name: /^Details/ }).click();
  await expect(page.getByRole('table', { name: /^Changes/ })).toContainText(text);
  await entry.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText(adminMessages.audit.settingsRestored)).toBeVisible();
  await page.getByRole('link', { name: adminMessages.area.settings }).click();
  await expect(closedText).toHaveValue(before);
});
