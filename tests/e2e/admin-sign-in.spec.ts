import { brand } from '@padavu/domain/school/brand';
import { messages } from '@padavu/domain/messages';
import { aLearner, anAdministrator, enterCredentials } from './support/people.ts';
import { expect, test } from './support/test.ts';

test("a learner is refused at the administrators' sign-in, also under its other address, and is not signed in afterwards", async ({
  page,
}) => {
  const { email } = await aLearner();
  await page.goto('/admin-login');
  await expect(page.getByRole('heading', { level: 1, name: messages.adminLogin.title })).toBeVisible();
  await enterCredentials(page, email);
  await expect(page.getByRole('alert')).toHaveText(messages.adminLogin.forbidden);
  await page.goto('/user/dashboard');
  await expect(page).toHaveURL(/\/login\?reason=not_logged_in/);
});

test('an administrator who was redirected to the sign-in returns to User Management', async ({ page }) => {
  const { email } = await anAdministrator();
  await page.goto('/admin/user?search=devika');
  await expect(page).toHaveURL('/admin/login?returnUrl=%2Fadmin%2Fuser%3Fsearch%3Ddevika');
  await expect(page.getByRole('heading', { level: 1, name: messages.adminLogin.title })).toBeVisible();
  await expect(page.getByText(brand.adminTagline)).toBeVisible();
  await enterCredentials(page, email);
  await expect(page).toHaveURL('/admin/user?search=devika');
  await expect(page.getByLabel('Search')).toHaveValue('devika');
});
