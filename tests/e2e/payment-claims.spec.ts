import { aPendingPerson, enterCredentials } from './support/people.ts';
import { expect, test } from './support/session-test.ts';
import { smallPictures } from '../support/pictures.ts';

test('a pending person reports a payment with a picture, and the administrator sees it, approves with it and corrects it', async ({
  page,
  anotherBrowser,
}) => {
  const person = await aPendingPerson();
  const personPage = await anotherBrowser();
  await personPage.goto('/login');
  await enterCredentials(personPage, person.email);
  const form = personPage.getByRole('form', { name: 'I have paid' });
  await form.getByLabel('Transaction number').fill('4123 4567 8901');
  await form.getByLabel(/Picture of the receipt/).setInputFiles({
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: smallPictures['image/png'],
  });
  await form.getByRole('button', { name: 'Tell us' }).click();
  const sentClaim = personPage.getByRole('region', { name: 'I have paid' });
  await expect(sentClaim).toContainText('412345678901, with a picture of the receipt');

  await page.goto(`/admin/user/${person.uid}`);
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText('412345678901');
  await payment.getByRole('button', { name: 'Show the receipt' }).click();
  const receipt = payment.getByRole('img', { name: `The receipt that ${person.record.name} sent` });
  await expect(receipt).toHaveJSProperty('naturalWidth', 5);

  await page.getByRole('button', { name: `With payment: ${person.record.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve with payment' });
  await expect(dialog).toContainText(person.record.paymentReference);
  await expect(dialog.getByLabel('Amount')).toHaveValue('1999');
  await expect(dialog.getByLabel('Note')).toHaveValue('Transaction 412345678901');
  await dialog.getByLabel('Amount').fill('1899');
  await dialog.getByLabel('Paid by').selectOption('Cash');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await expect(payment).toContainText('₹1,899');
  await expect(payment).toContainText('Transaction 412345678901');
  const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveText([
    /User approved.*₹1,899, agreed price ₹1,999, by Cash.*Transaction 412345678901/,
  ]);

  await payment.getByRole('button', { name: 'Correct payment' }).click();
  await page.getByRole('dialog').getByLabel('Amount').fill('1999');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(payment).toContainText('₹1,999');
  await expect(history).toHaveText([/Payment corrected.*₹1,999/, /User approved/]);
});
