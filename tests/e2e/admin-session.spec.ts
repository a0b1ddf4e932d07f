import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import type { Page } from '@playwright/test';
import { uniqueWord, type Account } from '../support/accounts.ts';
import { anAdministrator, enterCredentials, storeSession } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { openUserManagement, storeFamily, userRow } from './support/user-list.ts';

const approvals = '**/api/admin/users/*/approve';
const renewals = '**/api/auth/refresh';
const refusal = { success: false, message: 'Unauthorized. Please log in again.', code: 'unauthenticated' };

/**
 * Refuses the first of the calls and continues all others. The route stays: while Playwright removes the last route of
 * a page, it misses new requests, such as the renewal.
 */
async function refuseOnce(page: Page, calls: string): Promise<void> {
  let hasRefused = false;
  await page.route(calls, (route) => {
    if (hasRefused) return route.continue();
    hasRefused = true;
    return route.fulfill({ status: 401, json: refusal });
  });
}

const storedKeys = (page: Page) =>
  page.evaluate(() =>
    ['token', 'adminToken', 'refreshToken', 'adminUser', 'user'].filter((key) => key in localStorage),
  );

/** Signs an administrator in with "Remember me", which stores the refresh token on the device. */
async function signInRemembered(page: Page, { email }: Account): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Remember me').check();
  await enterCredentials(page, email);
  await expect(page).toHaveURL('/admin/dashboard');
}

/** Opens User Management with two pending users, and returns the row and the approve button of each. */
async function openWithTwoPending(page: Page) {
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

test('a command whose token is refused renews the session once and continues; without a refresh token the session ends', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/status of 401/);
  await signInRemembered(page, await anAdministrator());
  const [first, second] = await openWithTwoPending(page);

  await test.step('with a refresh token the session is renewed', async () => {
    await refuseOnce(page, approvals);
    const renewal = page.waitForResponse(renewals);
    await first.approve.click();
    expect((await renewal).status()).toBe(200);
    await expect(first.row).toContainText('Approved');
    expect(await storedKeys(page)).toHaveLength(5);
  });

  await test.step('without one the session ends, and no renewal is requested', async () => {
    let isRenewed = false;
    await page.route(renewals, (route) => {
      isRenewed = true;
      return route.abort();
    });
    await page.route(approvals, (route) => route.fulfill({ status: 401, json: refusal }));
    await page.evaluate(() => localStorage.removeItem('refreshToken'));
    await second.approve.click();
    await expect(page.getByRole('alert')).toContainText(adminMessages.categories.sessionExpired);
    await expect(page.getByRole('alert')).toContainText(messages.adminLogin.refreshFailed);
    expect(await storedKeys(page)).toEqual([]);
    await expect(page).toHaveURL(/\/admin\/login\?returnUrl=%2Fadmin%2Fuser.*&reason=session_expired$/);
    await expect(page.getByText(messages.loginReason.session_expired)).toBeVisible();
    expect(isRenewed).toBe(false);
  });
});

test('a session that ends with the window is renewed by Auth, without a stored refresh token', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/status of 401/);
  await storeSession(page, await anAdministrator());
  const [{ approve, row }] = await openWithTwoPending(page);
  await refuseOnce(page, approvals);
  const renewal = page.waitForResponse(/securetoken/);
  await approve.click();
  expect((await renewal).status()).toBe(200);
  await expect(row).toContainText('Approved');
  expect(await page.evaluate(() => 'refreshToken' in localStorage)).toBe(false);
});
