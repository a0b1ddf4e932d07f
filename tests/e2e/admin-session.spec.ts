import { adminMessages } from '@padavu/domain/admin-messages';
import { messages } from '@padavu/domain/messages';
import type { Page } from '@playwright/test';
import { uniqueWord, type Account } from '../support/accounts.ts';
import { anAdministrator, enterCredentials, takeSession } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';
import { openUserManagement, storeFamily, userRow } from '../support/e2e-user-list.ts';

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

/** User Management with two people who wait, and what approves each. */
async function openWithTwoWaiting(page: Page) {
  const family = uniqueWord();
  await storeFamily(family, 2, { status: 'pending' });
  await openUserManagement(page);
  await page.getByLabel('Search').fill(family);
  const person = (number: string) => {
    const name = `Person ${number} ${family}`;
    return { approve: page.getByRole('button', { name: `Approve ${name}` }), row: userRow(page, name) };
  };
  const people = [person('01'), person('02')] as const;
  for (const { approve } of people) await expect(approve).toBeVisible();
  return people;
}

test('a command whose token is refused renews the session once and goes on, and without a refresh token ends it', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/status of 401/);
  await signInToStay(page, await anAdministrator());
  const [first, second] = await openWithTwoWaiting(page);

  await test.step('with a refresh token the session is renewed', async () => {
    await refuseOnce(page, approvals);
    const renewal = page.waitForResponse(renewals);
    await first.approve.click();
    expect((await renewal).status()).toBe(200);
    await expect(first.row).toContainText('Approved');
    expect(await keptTokens(page)).toHaveLength(5);
  });

  await test.step('without one the session is over, and nothing is asked', async () => {
    let renewed = false;
    await page.route(renewals, (route) => {
      renewed = true;
      return route.abort();
    });
    await page.route(approvals, (route) => route.fulfill({ status: 401, json: refusal }));
    await page.evaluate(() => localStorage.removeItem('refreshToken'));
    await second.approve.click();
    await expect(page.getByRole('alert')).toContainText(adminMessages.categories.sessionExpired);
    await expect(page.getByRole('alert')).toContainText(messages.adminLogin.refreshFailed);
    expect(await keptTokens(page)).toEqual([]);
    await expect(page).toHaveURL(/\/admin\/login\?returnUrl=%2Fadmin%2Fuser/);
    expect(renewed).toBe(false);
  });
});

test('a session that ends with the window is renewed by Auth, without a stored refresh token', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/status of 401/);
  await takeSession(page, await anAdministrator());
  const [{ approve, row }] = await openWithTwoWaiting(page);
  await refuseOnce(page, approvals);
  const renewal = page.waitForResponse(/securetoken/);
  await approve.click();
  expect((await renewal).status()).toBe(200);
  await expect(row).toContainText('Approved');
  expect(await page.evaluate(() => 'refreshToken' in localStorage)).toBe(false);
});
