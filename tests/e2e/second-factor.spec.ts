import { adminMessages } from '@padavu/domain/admin-messages';
import { messages } from '@padavu/domain/messages';
import { securityMessages as texts } from '@padavu/domain/security';
import type { Page } from '@playwright/test';
import { auth } from '../support/accounts-firebase.ts';
import { expectNothingFound } from '../support/e2e-axe.ts';
import { anAdministrator, enterCredentials, openAs, signInAsAdministrator } from '../support/e2e-people.ts';
import { codeFor, knowAuthenticatorApps } from '../support/e2e-second-factor.ts';
import { expect, test } from '../support/e2e-test.ts';

async function aVerifiedAdministrator() {
  const account = await anAdministrator();
  await auth.updateUser(account.uid, { emailVerified: true });
  return account;
}

const code = (page: Page) => page.getByLabel(texts.codeLabel);

async function giveCode(page: Page, given: string): Promise<void> {
  await code(page).fill(given);
  await code(page).press('Enter');
}

test('an administrator sets a second factor up, signs in with it, and removes it', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/status of 400/);
  const account = await aVerifiedAdministrator();
  await knowAuthenticatorApps(page, account);
  await signInAsAdministrator(page, account);
  await page.getByRole('link', { name: texts.title }).click();
  await expect(page).toHaveURL('/admin/security');
  await page.getByRole('button', { name: texts.setUp }).click();
  await expect(page.getByRole('img', { name: texts.picture })).toBeVisible();
  const key = await page.getByRole('form', { name: texts.setUp }).locator('code').innerText();
  await giveCode(page, '12');
  await expect(page.getByText(texts.wrongCode)).toBeVisible();
  const right = codeFor(key);
  await giveCode(page, `${right.slice(0, 3)} ${right.slice(3)}`);
  await expect(page.getByText(texts.ownOn)).toBeVisible();
  await expectNothingFound(page, 'a second factor that is set up');

  await page.getByRole('button', { name: adminMessages.area.logout }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/admin/login');
  await enterCredentials(page, account.email);
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await giveCode(page, '000');
  await expect(page.getByText(texts.wrongCode)).toBeVisible();
  await page.getByRole('button', { name: texts.back }).click();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await page.getByRole('button', { name: messages.adminLogin.submit }).click();
  await giveCode(page, codeFor(key));
  await expect(page).toHaveURL('/admin/dashboard');

  await page.getByRole('link', { name: texts.title }).click();
  await page.getByRole('button', { name: texts.remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts.remove }).click();
  await expect(page.getByText(texts.ownOff)).toBeVisible();
});

test('where the project has no authenticator apps, the page shows what to do, and nobody can require them', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/status of 400/, /status of 409/);
  await openAs(page, await aVerifiedAdministrator(), '/admin/security');
  await page.getByRole('button', { name: texts.setUp }).click();
  await expect(page.getByRole('alert')).toHaveText(texts.notAvailable);

  await page.getByLabel(texts.everyoneLabel).click();
  await expect(page.getByText(texts.ownNeededFirst)).toBeVisible();
  await expect(page.getByLabel(texts.everyoneLabel)).not.toBeChecked();
});
