import { login, loginReason, validation } from '@padavu/domain/user/account-messages.ml';
import { discountMessages } from '@padavu/domain/payment/discount-messages.ml';
import { registerMessages } from '@padavu/domain/site/public-messages.ml';
import { valueMessages } from '@padavu/domain/shared-messages.ml';
import { usersCollection } from '@padavu/domain/user/user';
import * as site from '../../web/src/features/public-site/texts.ml.ts';
import * as registering from '../../web/src/features/registration/texts.ml.ts';
import { afterTriggers } from '../support/after-triggers.ts';
import { db } from '../support/accounts-firebase.ts';
import { uniqueEmail } from '../support/accounts.ts';
import { enterCredentialsInMalayalam, uniqueName } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { askAgain } from './support/time.ts';

test.use({ standIns: true });

const secret = 'monsoon-2026';

test('a visitor finds the course in Malayalam, registers, waits, is approved and signs in', async ({
  page: phone,
  watch,
}) => {
  watch.allowInConsole(/status of 40\d/);
  const name = uniqueName('Devi');
  const email = uniqueEmail();
  const account = async () =>
    (await db.collection(usersCollection).where('email', '==', email).get()).docs[0];
  await phone.clock.install();

  await test.step('the English page leads to the same page in Malayalam', async () => {
    await phone.goto('/courses');
    await phone.getByRole('link', { name: 'മലയാളം' }).click();
    await expect(phone).toHaveURL('/ml/courses');
    await expect(phone.locator('html')).toHaveAttribute('lang', 'ml');
    await expect(phone.getByRole('heading', { level: 1, name: site.courses })).toBeVisible();
  });

  await test.step('text without a translation is marked as English', async () => {
    await phone.getByRole('link', { name: site.dayByDay.replace('{title}', 'Ecommerce Mastery') }).click();
    await expect(phone).toHaveURL('/ml/courses/ecommerce-mastery');
    const title = phone.getByRole('heading', { level: 1, name: 'Ecommerce Mastery' });
    await expect(title).toHaveAttribute('lang', 'en');
  });

  await test.step('the form says in Malayalam what is missing', async () => {
    await phone.getByRole('link', { name: site.registerNow }).first().click();
    await expect(phone).toHaveURL(/^[^?]*\/ml\/register\?courseId=ecommerce-mastery/);
    await expect(phone.getByRole('group', { name: registering.yourCourse })).toContainText('₹1,999');
    await phone.getByRole('button', { name: registerMessages.submit }).click();
    for (const text of [validation.nameTooShort, validation.emailInvalid, validation.termsRequired]) {
      await expect(phone.getByText(text, { exact: true })).toBeVisible();
    }
    await phone.getByLabel(registering.name, { exact: true }).fill(name);
    await phone.getByLabel(registering.email, { exact: true }).fill(email);
    await phone.getByLabel(registering.password, { exact: true }).fill(secret);
    await phone.getByLabel(registering.terms).check();
  });

  await test.step('the API says in Malayalam why a discount code is refused', async () => {
    const code = phone.getByLabel(registering.haveCode);
    await code.fill('NOSUCHCODE');
    await code.blur();
    await expect(phone.getByText(discountMessages.unknown)).toBeVisible();
    await phone.getByRole('button', { name: registering.withoutCode }).click();
  });

  await test.step('the learner registers and is told to wait', async () => {
    await phone.getByRole('button', { name: registerMessages.submit }).click();
    await expect(phone.getByText(registerMessages.success)).toBeVisible();
    await expect(phone).toHaveURL('/ml/login?reason=pending');
    await expect(phone.getByText(loginReason.pending)).toBeVisible();
  });

  await test.step('the learner signs in and waits', async () => {
    await enterCredentialsInMalayalam(phone, email, secret);
    await expect(phone.getByRole('heading', { level: 1, name: registering.almostThere })).toBeVisible();
    await expect(phone.getByText(login.notApproved)).toBeVisible();
    await expect(phone.getByRole('heading', { name: registering.howToPay })).toBeVisible();
  });

  await test.step('once approved, the learner reaches the dashboard', async () => {
    const claimsSetAt = async () => (await account())?.get('claimsSetAt') as unknown;
    const before = await claimsSetAt();
    await (await account())?.ref.update({ status: 'approved' });
    // The page reads the account once after its claims were updated.
    await expect.poll(claimsSetAt, afterTriggers).not.toEqual(before);
    await askAgain(phone, 'account', () => expect(phone).toHaveURL('/ml/user/dashboard'));
    await expect(phone.getByText(valueMessages.greeting(name))).toBeVisible();
  });
});

test('the home page in Malayalam cuts nothing off on a phone with text at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ml');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const ends = () =>
    page
      .locator('main section li :is(h3, p)')
      .evaluateAll((texts) => Math.max(...texts.map((text) => text.getBoundingClientRect().right)));
  await expect.poll(ends).toBeLessThanOrEqual(360);
});

test.describe('a browser that is set to Malayalam', () => {
  test.use({ locale: 'ml-IN' });

  test('is offered Malayalam on an English page, but not on paper, and not again once the offer was closed', async ({
    page: phone,
  }) => {
    await phone.goto('/faq');
    const offer = phone.getByRole('complementary').getByRole('link');
    await expect(offer).toHaveAttribute('href', '/ml/faq');
    await phone.emulateMedia({ media: 'print' });
    await expect(offer).toBeHidden();
    await expect(phone.locator('body')).toHaveCSS('padding-bottom', '0px');
    await phone.emulateMedia({ media: null });
    await phone.getByRole('complementary').getByRole('button').click();
    await expect(offer).toBeHidden();
    // The sign-in page makes no offer either. Its scripts have run once this response is there.
    const brandResponse = phone.waitForResponse('**/brand.json');
    await phone.goto('/login');
    await brandResponse;
    await expect(phone.getByRole('complementary')).toBeHidden();
    expect(await phone.evaluate(() => localStorage.getItem('language'))).toBe('en');
  });
});
