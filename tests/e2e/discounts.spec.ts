import { settingsCollection } from '@padavu/domain/security';
import { schoolDocument } from '@padavu/domain/school';
import { discountMessages } from '@padavu/domain/discount-messages';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import * as registering from '../../web/src/features/registration/texts.ts';
import * as inMalayalam from '../../web/src/features/registration/texts.ml.ts';
import { db } from '../support/accounts-firebase.ts';
import { password, uniqueEmail, uniqueWord } from '../support/accounts.ts';
import { enterCredentials, uniqueName } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-session-test.ts';

test.use({ standIns: true });

/** The address of a visitor's chat link, which holds the message. */
const messageIn = async (page: Page, name = registering.openChat) => {
  const link = page.getByRole('link', { name });
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
};

async function fillForm(page: Page, name: string, email: string) {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Course', { exact: true }).selectOption('Ecommerce Mastery');
  await page.getByLabel(/I agree to the/).check();
}

test('a discount code is made, used by one visitor from registration to receipt, and used up for the next', async ({
  page,
  anotherBrowser,
  context,
  watch,
}) => {
  watch.allowInConsole(/status of 400/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = `E2E-${uniqueWord().slice(1, 9).toUpperCase()}`;
  await page.goto('/admin/discounts');
  await page.getByRole('button', { name: 'New discount code' }).click();
  const form = page.getByRole('dialog', { name: 'New discount code' });
  await form.getByLabel('Code').fill(code.toLowerCase());
  await form.getByLabel('Takes off').fill('500');
  await form.getByLabel('How many registrations may use it').fill('1');
  await form.getByRole('button', { name: 'Make the code' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: `Copy the link with ${code}` }).click();
  await expect(page.getByText(`Copied the link with ${code}`)).toBeAttached();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  const theirs = await anotherBrowser();
  const [name, email] = [uniqueName(), uniqueEmail()];
  await theirs.goto(link.pathname + link.search);
  await expect(theirs.getByLabel('Have a discount code?')).toHaveValue(code);
  await fillForm(theirs, name, email);
  const course = theirs.getByRole('group', { name: 'Your course' });
  await expect(course).toContainText('₹1,499');
  await expect(course).toContainText(`₹500 off with the code ${code}`);
  await theirs.getByRole('button', { name: messages.register.submit }).click();
  await expect(theirs.getByText(messages.register.success)).toBeVisible();
  expect(await messageIn(theirs)).toContain(`₹1,499 (₹500 off ₹1,999 with the code ${code})`);

  await expect(theirs).toHaveURL(/\/login/);
  await enterCredentials(theirs, email);
  const ways = theirs.getByRole('region', { name: 'How to pay' });
  await expect(ways).toContainText(`You pay ₹1,499: ₹500 off ₹1,999 with the code ${code}.`);
  const school = await db.collection(settingsCollection).doc(schoolDocument).get();
  expect(z.string().min(1).parse(school.get('payment.upiId'))).toContain('@');
  const upi = ways.getByRole('link', { name: 'Open a UPI app' });
  await expect(upi).toHaveAttribute('href', /[?&]am=1499\.00&/);
  await theirs.goto('/ml/login');
  expect(await messageIn(theirs, inMalayalam.openChat)).toContain(
    `₹1,499 (₹1,999 എന്ന ഫീസിൽ ${code} എന്ന കോഡിന് ₹500 കിഴിവ്)`,
  );
  await theirs.goto('/login');

  const next = await anotherBrowser();
  await next.goto(link.pathname + link.search);
  await fillForm(next, uniqueName(), uniqueEmail());
  await expect(next.getByText(discountMessages.usedUp)).toBeVisible();
  await next.getByRole('button', { name: 'Go on without a code' }).click();
  await expect(next.getByRole('group', { name: 'Your course' })).toContainText('₹1,999');

  const { docs } = await db.collection('users').where('email', '==', email).get();
  await page.goto(`/admin/user/${docs[0]?.id ?? ''}`);
  await page.getByRole('button', { name: `With payment: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve with payment' });
  await expect(dialog).toContainText(`₹500 off ₹1,999 with the code ${code}`);
  await expect(dialog.getByLabel('Amount')).toHaveValue('1499');
  await dialog.getByRole('button', { name: 'Approve' }).click();

  await expect(page.getByText(`${name} is approved and can sign in.`)).toBeVisible();
  await expect(theirs).toHaveURL('/user/dashboard', { timeout: limits.askAgain.account * 2 });
  await theirs.goto('/user/receipt');
  const receipt = theirs.getByRole('region', { name: /^Receipt / });
  await expect(receipt).toContainText('₹1,999');
  await expect(receipt).toContainText(`Discount, code ${code}`);
  await expect(receipt).toContainText('−₹500');
  await expect(receipt).toContainText('₹1,499');
});
