import type { Page } from '@playwright/test';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { uniqueEmail } from '../support/accounts.ts';
import { aLearner, uniqueName } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';

test.use({ standIns: true });

const registrations = '**/api/users/register';

/** Fills the form with what a new person would type. */
async function fillForm(page: Page, overrides: { name?: string; email?: string } = {}) {
  const { name = uniqueName(), email = uniqueEmail() } = overrides;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('monsoon-2026');
  await page.getByLabel('Course', { exact: true }).selectOption('Graphic Design');
  await page.getByLabel(/I agree to the/).check();
  return { name, email };
}

const submit = (page: Page) => page.getByRole('button', { name: messages.register.submit });

/** What was typed is still there. */
async function expectKept(page: Page, { name, email }: { name: string; email: string }) {
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('monsoon-2026');
  await expect(page.getByLabel('Course', { exact: true })).toHaveValue('3');
  await expect(page.getByLabel(/I agree to the/)).toBeChecked();
}

test('an address that has an account already is said so, and the form stays', async ({ page, watch }) => {
  watch.allowInConsole(/status of 409/);
  const { email } = await aLearner();
  await page.goto('/register');
  const typed = await fillForm(page, { email });
  await submit(page).click();
  await expect(page.getByText(messages.register.emailTaken)).toBeVisible();
  await expectKept(page, typed);
});

test('a missing network is said so, the form stays, and the next try works', async ({ page, watch }) => {
  watch.allowInConsole(/ERR_FAILED/);
  await page.route(registrations, (route) => route.abort());
  await page.goto('/register');
  const typed = await fillForm(page);
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(messages.register.network);
  await expectKept(page, typed);
  await page.unroute(registrations);
  await submit(page).click();
  await expect(page.getByText(messages.register.success)).toBeVisible();
});

test('a failure of the server without a message shows the general text', async ({ page, watch }) => {
  watch.allowInConsole(/status of 502/);
  await page.route(registrations, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.goto('/register');
  await fillForm(page);
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(messages.register.failed);
});

test('the server’s message about a field stands at the field', async ({ page, watch }) => {
  watch.allowInConsole(/status of 400/);
  const errors = [{ path: 'name', message: 'This name is too odd' }];
  const json = { success: false, message: 'Invalid', code: 'invalid', errors };
  await page.route(registrations, (route) => route.fulfill({ status: 400, json }));
  await page.goto('/register');
  await fillForm(page);
  await submit(page).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('This name is too odd');
  await expect(page.getByLabel('Name')).toBeFocused();
});

test('a double click registers once', async ({ page }) => {
  let sent = 0;
  await page.route(registrations, async (route) => {
    sent += 1;
    await route.continue();
  });
  await page.goto('/register');
  await fillForm(page);
  await submit(page).dblclick();
  await expect(page.getByText(messages.register.success)).toBeVisible();
  await expect(page).toHaveURL('/login?reason=pending');
  expect(sent).toBe(1);
});

test('the chat opens two seconds after the success, no sooner', async ({ page }) => {
  await page.clock.install();
  await page.goto('/register');
  await fillForm(page);
  await page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
  await submit(page).click();
  // The page's clock goes on by steps of a tenth of a second: by so much may the answer have been shown already.
  const step = 100;
  await expect(async () => {
    await page.clock.runFor(step);
    await expect(page.getByText(messages.register.success)).toBeVisible({ timeout: step });
  }).toPass();
  await page.clock.runFor(limits.delay.afterRegistration - 2 * step);
  await expect(page).toHaveURL('/register');
  expect(page.context().pages()).toHaveLength(1);
  const chatOpens = page.context().waitForEvent('page');
  await page.clock.runFor(2 * step);
  expect((await chatOpens).url()).toContain('https://wa.me/');
  await expect(page).toHaveURL('/login?reason=pending');
});

test('where the browser blocks the chat, its link waits on the sign-in page', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/register');
  const { email } = await fillForm(page);
  await submit(page).click();
  await expect(page).toHaveURL('/login?reason=pending');
  const reminder = page.getByRole('region', { name: 'Your registration' });
  await expect(reminder).toContainText('Graphic Design');
  const link = reminder.getByRole('link', { name: 'Open the payment chat' });
  await expect(link).toHaveAttribute('target', '_blank');
  const chat = new URL((await link.getAttribute('href')) ?? '');
  const reference = (await reminder.getByText(/^[A-Z2-9]{6}$/).textContent()) ?? '';
  expect(chat.searchParams.get('text')).toContain(`Payment reference: ${reference}`);
  expect(chat.searchParams.get('text')).toContain(`Email: ${email}`);
});

test('a link cannot make a course cheaper', async ({ page }) => {
  await page.goto('/register?courseId=ecommerce-mastery&title=Ecommerce%20Mastery&price=1');
  await expect(page.getByRole('group', { name: 'Your course' })).toContainText('₹1,999');
});

test('a registration without a chosen course asks for one', async ({ page }) => {
  await page.goto('/register?courseId=underwater-basket-weaving');
  await expect(page.getByLabel('Course', { exact: true })).toHaveValue('');
  await submit(page).click();
  await expect(page.getByText(messages.validation.courseRequired, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
});
