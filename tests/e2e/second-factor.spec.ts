import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import { securityMessages as texts } from '@padavu/domain/user/security';
import type { Page } from '@playwright/test';
import { auth } from '../support/accounts-firebase.ts';
import { expectNoViolations } from './support/axe.ts';
import { anAdministrator, enterCredentials, openAs, signInAsAdministrator } from './support/people.ts';
import { codeFor, mockAuthenticatorApps } from './support/second-factor.ts';
import { expect, test } from './support/test.ts';

async function aVerifiedAdministrator() {
  const account = await anAdministrator();
  await auth.updateUser(account.uid, { emailVerified: true });
  return account;
}

const code = (page: Page) => page.getByLabel(texts.codeLabel);

async function enterCode(page: Page, value: string): Promise<void> {
  await code(page).fill(value);
  await code(page).press('Enter');
}

test('an administrator sets a second factor up, signs in with it, and removes it', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/status of 400/);
  const account = await aVerifiedAdministrator();
  await mockAuthenticatorApps(page, account);
  await signInAsAdministrator(page, account);
  await page.getByRole('link', { name: texts.title }).click();
  await expect(page).toHaveURL('/admin/security');
  await page.getByRole('button', { name: texts.setUp }).click();
  await expect(page.getByRole('img', { name: texts.picture })).toBeVisible();
  const key = await page.getByRole('form', { name: texts.setUp }).locator('code').innerText();
  await enterCode(page, '12');
  await expect(page.getByText(texts.wrongCode)).toBeVisible();
  const validCode = codeFor(key);
  await enterCode(page, `${validCode.slice(0, 3)} ${validCode.slice(3)}`);
  await expect(page.getByText(texts.ownOn)).toBeVisible();
  await expectNoViolations(page, 'a second factor that is set up');

  await page.getByRole('button', { name: adminMessages.area.logout }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/admin/login');
  await enterCredentials(page, account.email);
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await enterCode(page, '000');
  await expect(page.getByText(texts.wrongCode)).toBeVisible();
  await page.getByRole('button', { name: texts.back }).click();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await page.getByRole('button', { name: messages.adminLogin.submit }).click();
  await enterCode(page, codeFor(key));
  await expect(page).toHaveURL('/admin/dashboard');

  await page.getByRole('link', { name: texts.title }).click();
  await page.getByRole('button', { name: texts.remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts.remove }).click();
  await expect(page.getByText(texts.ownOff)).toBeVisible();
});

test('in a project without authenticator apps the page shows what to do, and nobody can require a second factor', async ({
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
