import type { Page } from '@playwright/test';
import { messages } from '@padavu/domain/messages';
import { aLearner, aPendingPerson, enterCredentials } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';

const signInCalls = '**/accounts:signInWithPassword**';

/** The one message of a refusal. */
const refusal = (page: Page) => page.getByRole('form').getByRole('alert');

test('a wrong password is refused without naming the part that was wrong', async ({ page, watch }) => {
  watch.allowInConsole(/status of 400/);
  const { email } = await aLearner();
  await page.goto('/login');
  await enterCredentials(page, email, 'a wrong password');
  await expect(refusal(page)).toHaveText(messages.login.unauthorised);
  await enterCredentials(page, 'nobody@padavu.example', 'a wrong password');
  await expect(refusal(page)).toHaveText(messages.login.unauthorised);
  await expect(page.getByLabel('Email')).toHaveValue('nobody@padavu.example');
});

test('the third failure blocks further attempts, even with the right password', async ({ page, watch }) => {
  watch.allowInConsole(/status of 400/);
  const { email } = await aLearner();
  let asked = 0;
  await page.route(signInCalls, async (route) => {
    if (route.request().method() === 'POST') asked += 1;
    await route.continue();
  });
  await page.goto('/login');
  for (const text of [
    messages.login.unauthorised,
    messages.login.unauthorised,
    messages.login.tooManyAttempts,
  ]) {
    await enterCredentials(page, email, `wrong password ${asked}`);
    await expect(refusal(page)).toHaveText(text);
    await expect(page.getByRole('button', { name: messages.login.submit })).toBeEnabled();
  }
  await enterCredentials(page, email);
  await expect(refusal(page)).toHaveText(messages.login.tooManyAttempts);
  expect(asked).toBe(3);
  await expect(page).toHaveURL('/login');
});

test('a missing network is no failed attempt, and the next one works', async ({ page, watch }) => {
  watch.allowInConsole(/ERR_FAILED/);
  const { email } = await aLearner();
  await page.route(signInCalls, (route) => route.abort());
  await page.goto('/login');
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await enterCredentials(page, email);
    await expect(refusal(page)).toHaveText(messages.login.network);
    await expect(page.getByRole('button', { name: messages.login.submit })).toBeEnabled();
  }
  await page.unroute(signInCalls);
  await enterCredentials(page, email);
  await expect(page).toHaveURL('/user/dashboard');
});

const answers = [
  [400, 'INVALID_EMAIL', messages.login.badRequest],
  [400, 'TOO_MANY_ATTEMPTS_TRY_LATER', messages.login.tooManyAttempts],
  [400, 'USER_DISABLED', messages.login.forbidden],
  [400, 'OPERATION_NOT_ALLOWED', messages.login.notFound],
  [400, 'SOMETHING_NEW', messages.login.unexpected],
  [500, 'Internal error encountered.', messages.server.error],
] as const;

for (const [status, message, text] of answers) {
  test(`when Auth answers ${status} ${message}, the page says "${text}"`, async ({ page, watch }) => {
    watch.allowInConsole(new RegExp(`status of ${status}`));
    await page.route(signInCalls, (route) =>
      route.fulfill({
        status,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: status, message } },
      }),
    );
    await page.goto('/login');
    await enterCredentials(page, 'anjali@padavu.example');
    await expect(refusal(page)).toHaveText(text);
  });
}

test('an inactive account sees the reason and stays signed out', async ({ page }) => {
  const { email } = await aLearner({ status: 'inactive' });
  await page.goto('/login');
  await enterCredentials(page, email);
  await expect(refusal(page)).toHaveText(messages.loginReason.inactive);
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a pending account waits, and can leave', async ({ page }) => {
  const { email } = await aPendingPerson();
  await page.goto('/login');
  await enterCredentials(page, email);
  await expect(page.getByText(messages.login.notApproved)).toBeVisible();
  await page.goto('/user/dashboard');
  await expect(page).toHaveURL(/\/login\?reason=pending/);
  await expect(page.getByText(messages.loginReason.pending)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: messages.login.title })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
