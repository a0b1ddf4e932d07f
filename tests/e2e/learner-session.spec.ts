import { messages } from '@padavu/domain/messages';
import { usersCollection } from '@padavu/domain/user';
import type { Page } from '@playwright/test';
import { db } from '../support/accounts-firebase.ts';
import { createWalk } from '../support/e2e-lesson.ts';
import { refusedReads } from '../support/e2e-network.ts';
import { aLearner, enterCredentials, signIn } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';
import { askAgain } from '../support/e2e-time.ts';

test.use({ standIns: true });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

test('signing out ends the session in every tab', async ({ page, context }) => {
  const account = await aLearner();
  await page.goto('/login');
  await page.getByLabel('Remember me').check();
  await enterCredentials(page, account.email);
  await expect(page).toHaveURL('/user/dashboard');
  const second = await context.newPage();
  await second.goto('/user/course/1');
  await expect(second.getByRole('heading', { level: 1, name: 'Ecommerce Mastery' })).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect(second).toHaveURL('/login?reason=not_authenticated&returnUrl=%2Fuser%2Fcourse%2F1');
  await enterCredentials(second, account.email);
  await expect(second).toHaveURL('/user/course/1');
  await expect(second.getByRole('heading', { level: 1, name: 'Ecommerce Mastery' })).toBeVisible();
});

test('signing out leaves nothing of the person on the device', async ({ page }) => {
  const { course, addresses } = await createWalk();
  const account = await aLearner({ courseId: course.id });
  await signIn(page, account);
  await page.goto(addresses[0] ?? '');
  await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeEnabled();
  await signOut(page);
  await expect(page).toHaveURL('/login');
  const remains = () =>
    page.evaluate(async () => {
      const databases = await indexedDB.databases();
      return {
        keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
          (key) => !['brand', 'react-router-scroll-positions'].includes(key),
        ),
        databases: databases.map(({ name }) => name).filter((name) => name?.startsWith('padavu-learner')),
      };
    });
  await expect.poll(remains).toEqual({ keys: [], databases: [] });
  await enterCredentials(page, account.email);
  await expect(page).toHaveURL('/user/dashboard');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
});

test('a deleted account is signed out, with the reason', async ({ page, watch }) => {
  watch.allowInConsole(refusedReads);
  const account = await aLearner();
  await page.clock.install();
  await signIn(page, account);
  // The document goes first when an account is deleted; from then on the open page can say so.
  await db.collection(usersCollection).doc(account.uid).delete();
  await askAgain(page, 'account');
  await expect(page).toHaveURL(/^[^?]+\/login\?reason=deleted/);
  await expect(page.getByText(messages.loginReason.deleted)).toBeVisible();
});

test('a session that ran out returns to the same page after signing in', async ({ page }) => {
  const { course, addresses } = await createWalk();
  const account = await aLearner({ courseId: course.id });
  await signIn(page, account);
  await page.goto(addresses[1] ?? '');
  await expect(page.getByRole('heading', { level: 2, name: 'Setting out' })).toBeVisible();
  // Auth's own record goes, as when the browser's data are tidied up or the refresh token is refused. On a page without Auth,
  // which would write it again.
  await page.goto('/about');
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('firebase:')) sessionStorage.removeItem(key);
  });
  await page.goto(addresses[1] ?? '');
  await expect(page.getByText(messages.loginReason.session_expired)).toBeVisible();
  await enterCredentials(page, account.email);
  await expect(page).toHaveURL(addresses[1] ?? '');
});

test('a second visit shows the course before the network has answered', async ({ page, context }) => {
  const { course, addresses } = await createWalk();
  await signIn(page, await aLearner({ courseId: course.id }));
  await page.goto(addresses[2] ?? '');
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await page.getByRole('link', { name: 'Back to Subcategories' }).click();
  await expect(page.getByText('1 of 1 lesson complete')).toBeVisible();
  let answers = 0;
  const hold = Promise.withResolvers<void>();
  await context.route(/identitytoolkit|securetoken|\/documents:/, async (route) => {
    await hold.promise;
    answers += 1;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  await expect(page.getByText('1 of 1 lesson complete')).toBeVisible();
  expect(answers).toBe(0);
  hold.resolve();
});
