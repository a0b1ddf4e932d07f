import { adminMessages } from '@padavu/domain/admin-messages';
import { messages } from '@padavu/domain/messages';
import type { Page } from '@playwright/test';
import { signIn, type Account } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import {
  anAdministrator,
  aPendingPerson,
  enterCredentials,
  signInAsAdministrator,
} from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';
import { openUserManagement, userRow } from '../support/e2e-user-list.ts';

const approvals = '**/api/admin/users/*/approve';
const renewals = '**/api/auth/refresh';
const refusal = { success: false, message: 'Unauthorized. Please log in again.', code: 'unauthenticated' };

/**
 * Refuses the first call of a command, and lets all others through. The route stays: while Playwright takes its last one
 * away it misses requests that begin meanwhile, such as the renewal.
 */
async function refuseOnce(page: Page, calls: string): Promise<void> {
  let isRefused = false;
  await page.route(calls, (route) => {
    if (isRefused) return route.continue();
    isRefused = true;
    return route.fulfill({ status: 401, json: refusal });
  });
}

const keptTokens = (page: Page) =>
  page.evaluate(() =>
    ['token', 'adminToken', 'refreshToken', 'adminUser', 'user'].filter((key) => key in localStorage),
  );

/** Signs an administrator in for longer than the window is open: such a session has its refresh token on the device. */
async function signInToStay(page: Page, { email }: Account): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Remember me').check();
  await enterCredentials(page, email);
  await expect(page).toHaveURL('/admin/dashboard');
}

/** User Management with one person who waits, and what approves that person. */
async function openWithSomebodyWaiting(page: Page) {
  const { record } = await aPendingPerson();
  await openUserManagement(page);
  await page.getByLabel('Search').fill(record.name);
  const approve = page.getByRole('button', { name: `Approve ${record.name}` });
  await expect(approve).toBeVisible();
  return { approve, row: userRow(page, record.name) };
}

async function expectTheEnd(page: Page, signInPage: RegExp | string) {
  await expect(page.getByRole('alert')).toContainText(adminMessages.categories.sessionExpired);
  await expect(page.getByRole('alert')).toContainText(messages.adminLogin.refreshFailed);
  expect(await keptTokens(page)).toEqual([]);
  await expect(page).toHaveURL(signInPage);
}

test('a command whose token is refused renews the session once, and goes on', async ({ page, watch }) => {
  watch.allowInConsole(/status of 401/);
  await signInToStay(page, await anAdministrator());
  const { approve, row } = await openWithSomebodyWaiting(page);
  await refuseOnce(page, approvals);
  const renewal = page.waitForResponse(renewals);
  await approve.click();
  expect((await renewal).status()).toBe(200);
  await expect(row).toContainText('Approved');
  expect(await keptTokens(page)).toHaveLength(5);
});

test('a session that ends with the window is renewed by Auth, without a stored refresh token', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/status of 401/);
  await signInAsAdministrator(page, await anAdministrator());
  const { approve, row } = await openWithSomebodyWaiting(page);
  await refuseOnce(page, approvals);
  const renewal = page.waitForResponse(/securetoken/);
  await approve.click();
  expect((await renewal).status()).toBe(200);
  await expect(row).toContainText('Approved');
  expect(await page.evaluate(() => 'refreshToken' in localStorage)).toBe(false);
});

test('a session that was ended elsewhere leads to the sign-in at once, without a press', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/status of 40[01]/);
  const administrator = await anAdministrator();
  await signInToStay(page, administrator);
  await openWithSomebodyWaiting(page);
  const { token } = await signIn(administrator);
  expect((await api('POST', '/admin/logout', { token })).status).toBe(200);
  await expect(page).toHaveURL(/^[^?]*\/admin\/login\?returnUrl=%2Fadmin%2Fuser/);
  expect(await page.evaluate(() => 'refreshToken' in localStorage)).toBe(false);
});

test('without a refresh token the session is over, and nothing is asked', async ({ page, watch }) => {
  watch.allowInConsole(/status of 401/);
  await signInToStay(page, await anAdministrator());
  const { approve } = await openWithSomebodyWaiting(page);
  let renewed = false;
  await page.route(renewals, (route) => {
    renewed = true;
    return route.abort();
  });
  await page.route(approvals, (route) => route.fulfill({ status: 401, json: refusal }));
  await page.evaluate(() => localStorage.removeItem('refreshToken'));
  await approve.click();
  await expectTheEnd(page, /\/admin\/login\?returnUrl=%2Fadmin%2Fuser/);
  expect(renewed).toBe(false);
});

test('a Logout ends the session in every tab, and each goes home', async ({ page, context }) => {
  await signInToStay(page, await anAdministrator());
  const second = await context.newPage();
  await openUserManagement(second);
  await page.getByRole('button', { name: adminMessages.area.logout }).click();
  await expect(page).toHaveURL('/');
  await expect(second).toHaveURL('/');
  expect(await keptTokens(second)).toEqual([]);
});
