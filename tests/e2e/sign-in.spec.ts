import { messages } from '@padavu/domain/messages';
import { aLearner, anAdministrator, enterCredentials, signIn, signOut } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';

const reasons = [
  ['pending', messages.loginReason.pending],
  ['inactive', messages.loginReason.inactive],
  ['not_authenticated', messages.loginReason.not_authenticated],
  ['not_logged_in', messages.loginReason.not_authenticated],
  ['session_expired', messages.loginReason.session_expired],
  ['deleted', messages.loginReason.deleted],
  ['anything_else', messages.loginReason.unknown],
] as const;

test('the sign-in page explains every reason for being sent there', async ({ page }) => {
  for (const [reason, text] of reasons) {
    await page.goto(`/login?reason=${reason}`);
    await expect(page.getByRole('status')).toHaveText(text);
  }
});

test('the sign-in page shows no message without a reason', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: messages.login.title })).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(0);
});

test.describe('the sign-in page, once its scripts run', () => {
  test.use({ takenOver: true });

  test('the fields say what they miss, and the button waits for them', async ({ page }) => {
    await page.goto('/login');
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Password', { exact: true });
    const button = page.getByRole('button', { name: messages.login.submit });
    await expect(button).toBeDisabled();
    await email.focus();
    await password.focus();
    await expect(page.getByText(messages.validation.emailRequiredHint, { exact: true })).toBeVisible();
    await email.fill('not an address');
    await expect(page.getByText(messages.validation.emailInvalid, { exact: true })).toBeVisible();
    await expect(page.getByText(messages.validation.passwordRequiredHint, { exact: true })).toBeVisible();
    await password.fill('short');
    await expect(page.getByText(messages.validation.passwordTooShortHint, { exact: true })).toBeVisible();
    await email.fill('anjali@padavu.example');
    await password.fill('long enough');
    await expect(button).toBeEnabled();
  });

  test('shows and hides the password', async ({ page }) => {
    await page.goto('/login');
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });
});

test('an administrator who signs in as a learner comes to the admin area', async ({ page }) => {
  const { email } = await anAdministrator();
  await page.goto('/login');
  await enterCredentials(page, email);
  await expect(page).toHaveURL('/admin/dashboard');
});

test('whoever wants to be remembered stays signed in, and finds the address filled in later', async ({
  page,
}) => {
  const { email, record } = await aLearner();
  await page.goto('/login');
  await page.getByLabel('Remember me').check();
  await enterCredentials(page, email);
  await expect(page).toHaveURL('/user/dashboard');

  const secondTab = await page.context().newPage();
  await secondTab.goto('/user/dashboard');
  await expect(secondTab.getByRole('heading', { level: 1 })).toContainText(record.name);
  await secondTab.close();

  await signOut(page);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Remember me')).toBeChecked();
});

test('without "Remember me" the sign-in page fills in nothing after a sign-out', async ({ page }) => {
  const account = await aLearner();
  await signIn(page, account);
  await signOut(page);
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByLabel('Remember me')).not.toBeChecked();
});

test('a learner who was turned away comes back to the lesson', async ({ page }) => {
  const { email } = await aLearner();
  await page.goto('/user/lesson/1/2/6');
  await expect(page).toHaveURL('/login?reason=not_logged_in&returnUrl=%2Fuser%2Flesson%2F1%2F2%2F6');
  await enterCredentials(page, email);
  await expect(page).toHaveURL('/user/lesson/1/2/6');
  await expect(page.getByRole('tab', { name: 'Day 2' })).toHaveAttribute('aria-selected', 'true');
});

test('a returnUrl of another site leads a learner nowhere but to the dashboard', async ({ page }) => {
  const { email } = await aLearner();
  await page.goto(`/login?returnUrl=${encodeURIComponent('//elsewhere.example/user/course/1')}`);
  await enterCredentials(page, email);
  await expect(page).toHaveURL('/user/dashboard');
});
