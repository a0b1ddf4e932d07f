import { brand } from '@padavu/domain/brand';
import { adminMessages } from '@padavu/domain/admin-messages';
import { messages } from '@padavu/domain/messages';
import {
  aLearner,
  anAdministrator,
  enterCredentials,
  signIn,
  signInAsAdministrator,
} from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';

for (const address of ['/admin/login', '/admin-login']) {
  test(`${address} is the administrators' sign-in page`, async ({ page }) => {
    const { email, record } = await anAdministrator();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: messages.adminLogin.title })).toBeVisible();
    await expect(page.getByText(brand.adminTagline)).toBeVisible();
    await enterCredentials(page, email);
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(page.getByRole('main').getByText(record.name)).toBeVisible();
  });
}

test('a missing field is said once for both', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('rajan@padavu.example');
  await page.getByRole('button', { name: messages.adminLogin.submit }).click();
  await expect(page.getByRole('alert')).toHaveText(messages.adminLogin.incomplete);
});

test('wrong credentials are unauthorised', async ({ page, watch }) => {
  watch.allowInConsole(/status of 400/);
  const { email } = await anAdministrator();
  await page.goto('/admin/login');
  await enterCredentials(page, email, 'a wrong password');
  await expect(page.getByRole('alert')).toHaveText(messages.adminLogin.unauthorised);
});

test('a learner is forbidden and not left signed in', async ({ page }) => {
  const { email } = await aLearner();
  await page.goto('/admin/login');
  await enterCredentials(page, email);
  await expect(page.getByRole('alert')).toHaveText(messages.adminLogin.forbidden);
  await page.goto('/user/dashboard');
  await expect(page).toHaveURL(/\/login\?reason=not_logged_in/);
});

test('a learner who is signed in already is shown the way back', async ({ page }) => {
  await signIn(page, await aLearner());
  await page.goto('/admin/user');
  await expect(page).toHaveURL('/admin/login?returnUrl=%2Fadmin%2Fuser');
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL('/user/dashboard');
});

test('an administrator who was turned away comes back to User Management', async ({ page }) => {
  const { email } = await anAdministrator();
  await page.goto('/admin/user?search=devika');
  await expect(page).toHaveURL('/admin/login?returnUrl=%2Fadmin%2Fuser%3Fsearch%3Ddevika');
  await enterCredentials(page, email);
  await expect(page).toHaveURL('/admin/user?search=devika');
  await expect(page.getByLabel('Search')).toHaveValue('devika');
});

test('Reset Credentials leads to a new password', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: messages.adminLogin.reset }).click();
  await expect(page.getByRole('link', { name: brand.email })).toHaveAttribute(
    'href',
    `mailto:${brand.email}`,
  );
  await page.getByRole('link', { name: 'Ask for a link' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: messages.passwordReset.forgotTitle }),
  ).toBeVisible();
});

test('after Logout the admin area is closed', async ({ page }) => {
  await signInAsAdministrator(page, await anAdministrator());
  // A count that is still asked for when the session ends is refused, which the browser's console tells.
  await expect(page.getByText('of those approved')).toBeVisible();
  await expect(page.getByLabel('Counting...')).toHaveCount(0);
  await page.getByRole('button', { name: adminMessages.area.logout }).click();
  await expect(page).toHaveURL('/');
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => ['token', 'adminToken', 'refreshToken', 'adminUser'].includes(key))).toEqual(
    [],
  );
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/admin/login?returnUrl=%2Fadmin%2Fdashboard');
});
