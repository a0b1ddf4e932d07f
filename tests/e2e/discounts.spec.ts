import { settingsCollection } from '@padavu/domain/user/security';
import { schoolDocument } from '@padavu/domain/school/school';
import { messages } from '@padavu/domain/messages';
import { z } from 'zod';
import * as registering from '../../web/src/features/registration/texts.ts';
import { db } from '../support/accounts-firebase.ts';
import { password, uniqueEmail, uniqueWord } from '../support/accounts.ts';
import { enterCredentials, uniqueName } from './support/people.ts';
import { expect, test } from './support/session-test.ts';

test.use({ standIns: true });

test('a discount code is created, and its price applies from the copied link to the approval with payment', async ({
  page,
  anotherBrowser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = `E2E-${uniqueWord().slice(1, 9).toUpperCase()}`;
  await page.goto('/admin/discounts');
  await page.getByRole('button', { name: 'Add New Discount Code' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Discount Code' });
  await form.getByLabel('Code').fill(code.toLowerCase());
  await form.getByLabel('Takes off').fill('500');
  await form.getByLabel('How many registrations may use it').fill('1');
  await form.getByRole('button', { name: 'Make the code' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: `Copy the link with ${code}` }).click();
  await expect(page.getByText(`Copied the link with ${code}`)).toBeAttached();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  const visitorPage = await anotherBrowser();
  const [name, email] = [uniqueName(), uniqueEmail()];
  await test.step('a visitor registers with it', async () => {
    await visitorPage.goto(link.pathname + link.search);
    await expect(visitorPage.getByLabel('Have a discount code?')).toHaveValue(code);
    await visitorPage.getByLabel('Name').fill(name);
    await visitorPage.getByLabel('Email').fill(email);
    await visitorPage.getByLabel('Password', { exact: true }).fill(password);
    await visitorPage.getByLabel('Course', { exact: true }).selectOption('Ecommerce Mastery');
    await visitorPage.getByLabel(/I agree to the/).check();
    const course = visitorPage.getByRole('group', { name: 'Your course' });
    await expect(course).toContainText('₹1,499');
    await expect(course).toContainText(`₹500 off with the code ${code}`);
    await visitorPage.getByRole('button', { name: messages.register.submit }).click();
    await expect(visitorPage.getByText(messages.register.success)).toBeVisible();
    const chat = visitorPage.getByRole('link', { name: registering.openChat });
    const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
    expect(message).toContain(`₹1,499 (₹500 off ₹1,999 with the code ${code})`);
  });

  await test.step('the visitor sees the price while waiting for approval', async () => {
    await expect(visitorPage).toHaveURL(/\/login/);
    await enterCredentials(visitorPage, email);
    const ways = visitorPage.getByRole('region', { name: 'How to pay' });
    await expect(ways).toContainText(`You pay ₹1,499: ₹500 off ₹1,999 with the code ${code}.`);
    const school = await db.collection(settingsCollection).doc(schoolDocument).get();
    expect(z.string().min(1).parse(school.get('payment.upiId'))).toContain('@');
    const upi = ways.getByRole('link', { name: 'Open a UPI app' });
    await expect(upi).toHaveAttribute('href', /[?&]am=1499\.00&/);
  });

  await test.step('the administrator sees the price when approving with payment', async () => {
    const { docs } = await db.collection('users').where('email', '==', email).get();
    await page.goto(`/admin/user/${docs[0]?.id ?? ''}`);
    await page.getByRole('button', { name: `With payment: ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Approve with payment' });
    await expect(dialog).toContainText(`₹500 off ₹1,999 with the code ${code}`);
    await expect(dialog.getByLabel('Amount')).toHaveValue('1499');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(`${name} is approved and can sign in.`)).toBeVisible();
  });
});
