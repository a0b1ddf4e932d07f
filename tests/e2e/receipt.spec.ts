import { paymentPath } from '@padavu/domain/payment/payment';
import { db } from '../support/accounts-firebase.ts';
import { aPayment } from '../support/builders.ts';
import { aLearner, openAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a learner opens the receipt from their account, and only the receipt is printed', async ({ page }) => {
  const learner = await aLearner();
  await db.doc(paymentPath(learner.uid)).set(aPayment({ receiptNumber: '2025-004711' }));
  await openAs(page, learner, '/user/account');
  await page.getByRole('link', { name: 'Open the receipt' }).click();
  const receipt = page.getByRole('region', { name: 'Receipt 2025-004711' });
  await expect(receipt).toContainText(learner.record.name);
  await expect(receipt).toContainText('₹1,999');
  await expect(receipt).not.toContainText('Her brother paid');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});
