import { aPendingPerson, enterCredentials } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-session-test.ts';
import { smallPictures } from '../support/pictures.ts';

test('somebody who waits says to have paid, with a picture, and the administrator sees it and approves with it', async ({
  page,
  anotherBrowser,
}) => {
  const person = await aPendingPerson();
  const theirs = await anotherBrowser();
  await theirs.goto('/login');
  await enterCredentials(theirs, person.email);
  const form = theirs.getByRole('form', { name: 'I have paid' });
  await form.getByLabel('Transaction number').fill('4123 4567 8901');
  await form.getByLabel(/Picture of the receipt/).setInputFiles({
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: smallPictures['image/png'],
  });
  await form.getByRole('button', { name: 'Tell us' }).click();
  const told = theirs.getByRole('region', { name: 'I have paid' });
  await expect(told).toContainText('412345678901, with a picture of the receipt');

  await page.goto(`/admin/user/${person.uid}`);
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText('412345678901');
  await payment.getByRole('button', { name: 'Show the receipt' }).click();
  const receipt = payment.getByRole('img', { name: `The receipt that ${person.record.name} sent` });
  await expect(receipt).toHaveJSProperty('naturalWidth', 5);

  await page.getByRole('button', { name: `With payment: ${person.record.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve with payment' });
  await expect(dialog.getByLabel('Note')).toHaveValue('Transaction 412345678901');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(payment).toContainText('Transaction 412345678901');
});
