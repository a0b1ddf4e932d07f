import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { bookMessages } from '@padavu/domain/payment/book-messages';
import { aPendingPerson, openAs } from './support/people.ts';
import { expect, test } from './support/session-test.ts';

const { furtherPayment: texts } = adminMessages;

test('an administrator approves a person who paid an advance, adds the rest, and the learner’s receipt has both', async ({
  page,
  anotherBrowser,
}) => {
  const person = await aPendingPerson();
  await page.goto(`/admin/user/${person.uid}`);
  await page.getByRole('button', { name: /^With payment/ }).click();
  const approval = page.getByRole('dialog', { name: 'Approve with payment' });
  await approval.getByLabel('Amount').fill('1000');
  await expect(approval.getByLabel(texts.price)).toHaveValue('1999');
  await approval.getByLabel('Received on').fill('2025-05-01');
  await approval.getByRole('button', { name: 'Approve' }).click();
  const payment = page.getByRole('region', { name: 'Payment', exact: true });
  await expect(payment).toContainText(/Paid in all₹1,000Still due₹999/);

  await payment.getByRole('button', { name: texts.add }).click();
  const dialog = page.getByRole('dialog', { name: texts.add });
  await expect(dialog.getByLabel('Amount')).toHaveValue('999');
  await dialog.getByLabel('Received on').fill('2025-06-01');
  await dialog.getByLabel('Paid by').selectOption('Cash');
  await dialog.getByLabel('Note').fill('At the office');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(payment).toContainText(/Paid in all₹1,999Still due₹0/);
  const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(history.first()).toContainText('₹999, by Cash, received on 1 Jun 2025');

  const phone = await anotherBrowser();
  await openAs(phone, person, '/user/receipt');
  const receipt = phone.getByRole('region', { name: /^Receipt/ });
  await expect(receipt).toContainText('₹1,000 on 1 May 2025, UPI');
  await expect(receipt).toContainText('₹999 on 1 June 2025, Cash');
  await expect(receipt).toContainText(/Paid in all₹1,999/);
  await expect(receipt).not.toContainText(/At the office|Still to pay/);
  await phone.goto('/ml/user/receipt');
  await expect(phone.getByText('ആകെ അടച്ചത്')).toBeVisible();

  const further = payment.getByRole('region', { name: /₹999/ });
  await further.getByRole('button', { name: texts.remove }).click();
  const confirmation = page.getByRole('alertdialog', { name: texts.removeQuestion });
  await confirmation.getByRole('button', { name: texts.remove }).click();
  await expect(further).toBeHidden();
  await expect(history.first()).toContainText('Payment removed');
  await phone.goto('/user/receipt');
  await expect(receipt).toContainText(/Still to pay₹999/);

  await page.goto('/admin/payments');
  await page.getByRole('link', { name: bookMessages.due.title }).click();
  await expect(page.getByRole('row', { name: person.record.name })).toContainText(/₹1,999₹1,000₹999/);
});
