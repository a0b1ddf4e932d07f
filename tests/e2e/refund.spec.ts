import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { paymentPath } from '@padavu/domain/payment/payment';
import { db } from '../support/accounts-firebase.ts';
import { aPayment } from '../support/builders.ts';
import { aLearner, openAs } from './support/people.ts';
import { expect, test } from './support/session-test.ts';

const { refund: texts } = adminMessages;

test('an administrator records a refund, the learner’s receipt shows it in both languages, and a mistake is removed', async ({
  page,
  anotherBrowser,
}) => {
  const learner = await aLearner();
  await db.doc(paymentPath(learner.uid)).set(aPayment({ receiptNumber: '2025-004712' }));
  await page.goto(`/admin/user/${learner.uid}`);
  const payment = page.getByRole('region', { name: 'Payment' });
  await payment.getByRole('button', { name: texts.record }).click();
  const dialog = page.getByRole('dialog', { name: texts.record });
  await dialog.getByLabel('Amount').fill('500');
  await dialog.getByLabel(texts.day).fill('2025-06-03');
  await dialog.getByLabel(texts.method).selectOption('Cash');
  await dialog.getByLabel('Note').fill('She moves away');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const facts = payment.getByRole('region', { name: texts.title });
  await expect(facts).toContainText('₹500');
  await expect(facts).toContainText('She moves away');
  await expect(payment).toContainText('₹1,999');
  const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveText([/Refund recorded.*₹500, by Cash, refunded on 3 Jun 2025/]);

  const phone = await anotherBrowser();
  await openAs(phone, learner, '/user/receipt');
  const receipt = phone.getByRole('region', { name: 'Receipt 2025-004712' });
  await expect(receipt).toContainText('₹1,999');
  await expect(receipt).toContainText('Refunded ₹500 on 3 June 2025');
  await expect(receipt).not.toContainText('She moves away');
  await phone.goto('/ml/user/receipt');
  await expect(phone.getByText('3-ന് ₹500 തിരികെ നൽകി')).toBeVisible();

  await facts.getByRole('button', { name: texts.remove }).click();
  const confirmation = page.getByRole('alertdialog', { name: texts.removeQuestion });
  await confirmation.getByRole('button', { name: texts.remove }).click();
  await expect(facts).toBeHidden();
  await expect(history).toHaveText([/Refund removed/, /Refund recorded/]);
  await phone.goto('/user/receipt');
  await expect(receipt).toContainText('₹1,999');
  await expect(receipt).not.toContainText('Refunded');
});
