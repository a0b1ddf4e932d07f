import type { Page } from '@playwright/test';
import { messages } from '@padavu/domain/messages';
import { uniqueEmail } from '../support/accounts.ts';
import { uniqueName } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ standIns: true });

const registrations = '**/api/users/register';

/** Fills the form with what a new person would type. */
async function fillForm(page: Page) {
  const input = { name: uniqueName(), email: uniqueEmail() };
  await page.getByLabel('Name').fill(input.name);
  await page.getByLabel('Email').fill(input.email);
  await page.getByLabel('Password', { exact: true }).fill('monsoon-2026');
  await page.getByLabel('Course', { exact: true }).selectOption('Graphic Design');
  await page.getByLabel(/I agree to the/).check();
  return input;
}

const submit = (page: Page) => page.getByRole('button', { name: messages.register.submit });

/** Expects that the form still has its values. */
async function expectFormValues(page: Page, { name, email }: { name: string; email: string }) {
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('monsoon-2026');
  await expect(page.getByLabel('Course', { exact: true })).toHaveValue('3');
  await expect(page.getByLabel(/I agree to the/)).toBeChecked();
}

test('without a network the form stays, a double click registers once, and a chat that the browser blocks is offered as a link', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/ERR_FAILED/);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  let sentCount = 0;
  let isOffline = true;
  await page.route(registrations, (route) => {
    if (isOffline) return route.abort();
    sentCount += 1;
    return route.continue();
  });
  await page.goto('/register');
  const input = await fillForm(page);

  await test.step('a missing network is reported, and the form stays', async () => {
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText(messages.register.network);
    await expectFormValues(page, input);
  });

  await test.step('the next try works, once for two clicks', async () => {
    isOffline = false;
    await submit(page).dblclick();
    await expect(page.getByText(messages.register.success)).toBeVisible();
    await expect(page).toHaveURL('/login?reason=pending');
    expect(sentCount).toBe(1);
  });

  await test.step('the link to the chat is on the sign-in page', async () => {
    const reminder = page.getByRole('region', { name: 'Your registration' });
    await expect(reminder).toContainText('Graphic Design');
    const link = reminder.getByRole('link', { name: 'Open the payment chat' });
    await expect(link).toHaveAttribute('target', '_blank');
    const chat = new URL((await link.getAttribute('href')) ?? '');
    const reference = (await reminder.getByText(/^[A-Z2-9]{6}$/).textContent()) ?? '';
    expect(chat.searchParams.get('text')).toContain(`Payment reference: ${reference}`);
    expect(chat.searchParams.get('text')).toContain(`Email: ${input.email}`);
  });
});

test('a click right after a field with an error counts: the error takes no room until the button is up', async ({
  page,
}) => {
  // The whole form fits, so that the browser has nothing to scroll that would keep things in their places.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto('/register');
  await page.getByLabel('Name').fill('Al');
  const consent = page.getByLabel(/I agree to the/);
  await consent.hover({ position: { x: 10, y: 2 } });
  await page.mouse.down();
  const error = page.getByText(messages.validation.nameTooShort);
  await expect(error).toBeAttached();
  await page.mouse.up();
  await expect(consent).toBeChecked();
  await expect(error).toBeVisible();
});
