import type { Page } from '@playwright/test';
import { messages } from '@padavu/domain/messages';
import { aLearner, aPendingPerson, enterCredentials } from './support/people.ts';
import { expect, test } from './support/test.ts';

const signInCalls = '**/accounts:signInWithPassword**';

/** The message of a refused sign-in. */
const refusal = (page: Page) => page.getByRole('form').getByRole('alert');

test('a missing network is not a failed attempt; the third refusal of the server blocks even the right password', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/ERR_FAILED/, /status of 400/);
  const { email } = await aLearner();
  let isOffline = true;
  let requests = 0;
  await page.route(signInCalls, async (route) => {
    if (isOffline) return route.abort();
    if (route.request().method() === 'POST') requests += 1;
    return route.continue();
  });
  const enter = async (address: string, secret: string | undefined, text: string) => {
    await enterCredentials(page, address, secret);
    await expect(refusal(page)).toHaveText(text);
    await expect(page.getByRole('button', { name: messages.login.submit })).toBeEnabled();
  };
  await page.goto('/login');
  for (let attempt = 1; attempt <= 3; attempt += 1) await enter(email, undefined, messages.login.network);
  isOffline = false;

  await enter(email, 'a wrong password', messages.login.unauthorised);
  // The message does not say whether the address or the password was wrong.
  await enter('nobody@padavu.example', 'a wrong password', messages.login.unauthorised);
  await expect(page.getByLabel('Email')).toHaveValue('nobody@padavu.example');
  await enter(email, 'another wrong password', messages.login.tooManyAttempts);
  await enter(email, undefined, messages.login.tooManyAttempts);
  expect(requests).toBe(3);
  await expect(page).toHaveURL('/login');
});

test('an inactive account sees the reason and stays signed out; a pending one waits, and can leave', async ({
  page,
  watch,
}) => {
  // The page may be reading the person's claim when they leave; the ended session is then refused.
  watch.allowInConsole(/status of 401 .*payment-claim/);
  const [inactive, pending] = await Promise.all([aLearner({ status: 'inactive' }), aPendingPerson()]);
  const token = () => page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token'));
  await page.goto('/login');
  await enterCredentials(page, inactive.email);
  await expect(refusal(page)).toHaveText(messages.loginReason.inactive);
  await expect(page).toHaveURL('/login');
  expect(await token()).toBeNull();

  await enterCredentials(page, pending.email);
  await expect(page.getByText(messages.login.notApproved)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: messages.login.title })).toBeVisible();
  expect(await token()).toBeNull();
});
