import { login } from '@padavu/domain/user/account-messages.ml';
import { usersCollection } from '@padavu/domain/user/user';
import { db } from '../support/accounts-firebase.ts';
import { aPendingPerson, enterCredentials } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ standIns: true });

const languageOf = async (uid: string) =>
  (await db.collection(usersCollection).doc(uid).get()).get('language') as unknown;

test('another device offers the language of the account, and the language chosen there is saved', async ({
  page,
}) => {
  const { uid, email } = await aPendingPerson({ language: 'ml' });
  await page.goto('/login');
  await enterCredentials(page, email);
  const offer = page.getByRole('complementary');
  await expect(offer).toHaveAttribute('lang', 'ml');
  await offer.getByRole('link').click();
  await expect(page).toHaveURL('/ml/login');
  await expect(page.getByText(login.notApproved)).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => languageOf(uid)).toBe('en');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('agreedLanguage'))).toBe('en');
});
