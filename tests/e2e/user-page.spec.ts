import { paymentMessages } from '@padavu/domain/payment';
import { progressPath } from '@padavu/domain/progress';
import { newSchool } from '@padavu/domain/school';
import { db } from '../support/accounts-firebase.ts';
import { aLearner, aPendingPerson } from '../support/e2e-people.ts';
import { ecommerceLessonCount } from '../support/e2e-school.ts';
import { expect, test } from '../support/e2e-session-test.ts';
import { listedNames, openUserManagement, userRow } from '../support/e2e-user-list.ts';

test('a payment is recorded with the approval, stands on the page of the user, is corrected, and has audit entries', async ({
  page,
}) => {
  const { uid, record } = await aPendingPerson();
  await openUserManagement(page);
  const spelling = ` ${record.paymentReference.slice(0, 3)} - ${record.paymentReference.slice(3)} `;
  await page.getByLabel('Search').fill(spelling.toLowerCase());
  await expect(page).toHaveURL(/search=/);
  await expect(listedNames(page)).toHaveText([new RegExp(record.name)]);
  await page.getByRole('button', { name: `With payment: ${record.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve with payment' });
  await expect(dialog.getByLabel('Amount')).toHaveValue('1999');
  await expect(dialog).toContainText(record.paymentReference);
  await dialog.getByLabel('Amount').fill('much');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByRole('alert')).toContainText(paymentMessages.amountInvalid);
  await dialog.getByLabel('Amount').fill('1899');
  await dialog.getByLabel('Paid by').selectOption('Cash');
  await dialog.getByLabel('Note').fill('കൈയിൽ തന്നു');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(userRow(page, record.name)).toContainText('Approved');

  await userRow(page, record.name).getByRole('link', { name: record.name }).click();
  await expect(page).toHaveURL(`/admin/user/${uid}`);
  await expect(page.getByRole('heading', { level: 1, name: record.name })).toBeVisible();
  const payment = page.getByRole('region', { name: 'Payment' });
  const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await expect(payment).toContainText('₹1,899');
  await expect(payment).toContainText('കൈയിൽ തന്നു');
  await expect(history).toHaveText([/User approved.*₹1,899, by Cash.*കൈയിൽ തന്നു/]);

  await payment.getByRole('button', { name: 'Correct payment' }).click();
  await page.getByRole('dialog').getByLabel('Amount').fill('1999');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(payment).toContainText('₹1,999');
  await expect(history).toHaveText([/Payment corrected.*₹1,999/, /User approved/]);
});

test('progress updates on an open page, and an edited message is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { uid, record } = await aLearner();
  await page.goto(`/admin/user/${uid}`);
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(progress).toContainText('Not begun yet');
  const now = new Date();
  await db.doc(progressPath(uid, 1)).set({
    lessons: { '1': { complete: true, at: now } },
    lastLessonId: 2,
    lastSubcategoryId: 1,
    lastAt: now,
  });
  await expect(progress).toContainText(`1 of ${ecommerceLessonCount} lessons`);
  await expect(progress).toContainText(`2 of ${ecommerceLessonCount} lessons`);

  const message = page.getByRole('region', { name: 'Message to the learner' });
  await expect(message.getByLabel('Template')).toHaveValue('welcome');
  await expect(message.getByLabel('Message')).toHaveValue(/\/login/);
  await message.getByLabel('Template').selectOption('Payment reminder');
  await message.getByLabel('Message').press('Control+End');
  await message.getByLabel('Message').pressSequentially(' Thank you!');
  await message.getByRole('button', { name: 'Copy message' }).click();
  await expect(message.getByRole('status')).toHaveText('Copied message');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const school: unknown = (await db.doc('settings/school').get()).get('name') ?? newSchool.name;
  expect(copied).toContain(`Hello ${record.name}, this is ${String(school)}.`);
  expect(copied).toMatch(new RegExp(`₹1,999\\nPayment reference: ${record.paymentReference} Thank you!$`));
  const chat = new URL((await message.getByRole('link', { name: 'Open chat' }).getAttribute('href')) ?? '');
  expect(chat.searchParams.get('text')).toBe(copied);
});

test('deleting leads back to the list, and the address of a deleted user shows that', async ({ page }) => {
  const { uid, record } = await aLearner();
  await page.goto(`/admin/user/${uid}`);
  await page.getByRole('button', { name: `Delete ${record.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/admin/user');
  await expect(page.getByText(`${record.name} is deleted.`)).toBeVisible();
  await page.goto(`/admin/user/${uid}x`);
  await expect(page.getByText('User not found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to all users' }).click();
  await expect(page).toHaveURL('/admin/user');
});
