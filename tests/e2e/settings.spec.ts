import { adminMessages } from '@padavu/domain/admin-messages';
import { settingsMessages as texts } from '@padavu/domain/school-settings';
import { uniqueWord } from '../support/accounts.ts';
import { expect, test } from '../support/e2e-session-test.ts';

// Other journeys ask the same school meanwhile: what is saved here shows only while registration is closed.
test('an administrator changes the settings, with a preview and a reload on the way, and undoes it', async ({
  page,
}) => {
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: adminMessages.area.settings }).click();
  await expect(page).toHaveURL('/admin/settings');
  const message = page.getByRole('textbox', { name: 'Chat message', exact: true });
  const original = await message.inputValue();
  const phone = page.getByLabel('Telephone');
  const number = await phone.inputValue();
  const preview = page.getByRole('figure', { name: 'What a registrant sends', exact: true });

  await phone.fill('+91 12345 67890');
  await message.fill('Dear {school}, {name} pays {amount}.');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText(texts.unknownPlaceholder('{amount}'))).toBeVisible();
  await expect(message).toBeFocused();
  await message.fill('Dear school, {name} pays {price}.');
  await expect(preview).toContainText('Dear school, Anjali Menon pays ₹1,999.');

  await page.reload();
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible();
  await expect(phone).toHaveValue('+91 12345 67890');
  await expect(preview).toContainText('Dear school, Anjali Menon pays ₹1,999.');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(phone).toHaveValue(number);
  await expect(message).toHaveValue(original);

  const closedText = page.getByRole('textbox', {
    name: 'Text while registration is closed',
    exact: true,
  });
  const before = await closedText.inputValue();
  const text = `We open again on ${uniqueWord()}.`;
  await closedText.fill(text);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText(texts.saved)).toBeVisible();
  await page.reload();
  await expect(closedText).toHaveValue(text);
  await expect(page.getByText('Your unsaved changes are back.')).toBeHidden();

  await page.getByRole('link', { name: adminMessages.area.activity }).click();
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
