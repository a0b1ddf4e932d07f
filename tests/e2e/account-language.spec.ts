import { languageTexts } from '@padavu/domain/language-texts';
import { login } from '@padavu/domain/account-messages.ml';
import { usersCollection } from '@padavu/domain/user';
import { db } from '../support/accounts-firebase.ts';
import { expectNothingFound } from '../support/e2e-axe.ts';
import { aLearner, aPendingPerson, enterCredentials, signIn, signOut } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';

test.use({ standIns: true });

const offered = 'ഈ പേജ് മലയാളത്തിൽ വായിക്കൂ';

const languageOf = async (uid: string) =>
  (await db.collection(usersCollection).doc(uid).get()).get('language') as unknown;

test('another device offers the language of the account, and what is chosen there is kept', async ({
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

test('a learner chooses the language on the page of the account', async ({ page }) => {
  const account = await aLearner();
  await signIn(page, account, '/user/account');
  const choice = page.getByLabel(languageTexts.label);
  await expect(choice).toHaveValue('en');
  await choice.selectOption('മലയാളം');
  await page.getByRole('button', { name: languageTexts.save }).click();
  await expect(page.getByText(languageTexts.saved)).toBeVisible();
  expect(await languageOf(account.uid)).toBe('ml');
  await expectNothingFound(page, 'the account with its language');
});

test('the language of an account is offered and chosen while somebody is signed in, and left to nobody after them', async ({
  page,
}) => {
  await signIn(page, await aLearner({ language: 'ml' }));
  const offer = page.getByRole('complementary').filter({ hasText: offered });
  await expect(offer).toBeVisible();
  await page.goto('/faq');
  await offer.getByRole('link').click();
  await expect(page).toHaveURL('/ml/faq');
  await page.goto('/user/dashboard');
  await signOut(page);
  expect(
    await page.evaluate(() => ['language', 'agreedLanguage'].map((key) => localStorage.getItem(key))),
  ).toEqual([null, null]);
});
