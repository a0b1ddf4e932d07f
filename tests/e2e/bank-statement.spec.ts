import { limits } from '@padavu/domain/limits';
import { paymentPath } from '@padavu/domain/payment/payment';
import { usersCollection } from '@padavu/domain/user/user';
import { db } from '../support/accounts-firebase.ts';
import { aPendingPerson, uniqueName } from './support/people.ts';
import { expect, test } from './support/session-test.ts';

/** The local stack starts a process of the API for each of several concurrent calls. */
const concurrentCalls = { timeout: limits.askAgain.lost };
const transactionNumber = () => `${Math.floor(1e11 + Math.random() * 8e11)}`;
const statusOf = async (uid: string): Promise<unknown> =>
  (await db.collection(usersCollection).doc(uid).get()).get('status');

test('a pasted statement is matched with two pending people, who are approved with its lines as their payments', async ({
  page,
}) => {
  const number = transactionNumber();
  const byReference = await aPendingPerson({ name: uniqueName('Asha') });
  const byNumber = await aPendingPerson({ name: uniqueName('Binu') });
  await db.doc(`paymentClaims/${byNumber.uid}`).set({ number, sentAt: new Date(), hasPicture: false });
  await page.goto('/admin/statement');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Match a bank statement');
  const statement = [
    'Federal Bank, account XX123',
    'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    `20/05/2026,UPI-${byReference.record.paymentReference}-OKAXIS,,,"1,999.00",50000`,
    `21/05/2026,IMPS TRANSFER,${number},,999.00,50999`,
    '22/05/2026,SALARY OF NOBODY HERE,0,,77777.00,0',
    '23/05/2026,RENT,,9000.00,,0',
  ].join('\n');
  await page.getByLabel('Or paste its rows').fill(statement);
  await expect(page.getByLabel('Money that came in')).toHaveValue('4');
  await page.getByRole('button', { name: 'Match with pending users' }).click();
  await expect(page.getByRole('heading', { name: /payments? of people who wait/ })).toBeVisible(
    concurrentCalls,
  );

  const proposals = page.getByRole('list', { name: 'Proposals' });
  await expect(proposals.getByRole('listitem')).toHaveText([
    /1,999, 20 May 2026.*It names the payment reference/,
    /999, 21 May 2026.*the transaction number that the person gave.*The amount differs: ₹1,999 is to be paid/,
  ]);
  await expect(page.getByRole('list', { name: 'No pending user found' })).toContainText('SALARY');
  await expect(page.getByText('RENT')).toHaveCount(0);
  await page.getByLabel(byReference.record.name).check();
  await page.getByLabel(byNumber.record.name).check();
  await page.getByRole('button', { name: 'Approve 2 with payment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 of 2 approved', concurrentCalls);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('list', { name: 'Approved' }).getByRole('listitem')).toHaveCount(2);

  expect([await statusOf(byReference.uid), await statusOf(byNumber.uid)]).toEqual(['approved', 'approved']);
  expect((await db.doc(paymentPath(byReference.uid)).get()).data()).toMatchObject({
    amount: 1999,
    method: 'upi',
    receivedOn: '2026-05-20',
  });
  expect((await db.doc(paymentPath(byNumber.uid)).get()).data()).toMatchObject({
    amount: 999,
    price: 1999,
    method: 'bank-transfer',
    receivedOn: '2026-05-21',
    note: `From the bank statement: IMPS TRANSFER ${number}`,
  });
});
