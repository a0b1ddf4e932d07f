import { messageFor, messages } from '@padavu/domain/messages';
import { usersCollection } from '@padavu/domain/user/user';
import { db } from '../support/accounts-firebase.ts';
import { createLearnerCourse, storedProgress } from './support/lesson.ts';
import { refusedReads } from './support/network.ts';
import { aLearner, enterCredentials, openAs, signOut, storeSession } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { askAgain } from './support/time.ts';

test.use({ standIns: true });

test('signing out ends the session in every tab, and keeps the remembered email address', async ({
  page,
  context,
}) => {
  const account = await aLearner();
  await page.goto('/login');
  await page.getByLabel('Remember me').check();
  await enterCredentials(page, account.email);
  await expect(page).toHaveURL('/user/dashboard');
  const second = await context.newPage();
  await second.goto('/user/course/1');
  await expect(second.getByRole('heading', { level: 1, name: 'Ecommerce Mastery' })).toBeVisible();
  await signOut(page);
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await expect(page.getByLabel('Remember me')).toBeChecked();
  await expect(second).toHaveURL('/login?reason=not_authenticated&returnUrl=%2Fuser%2Fcourse%2F1');
  await enterCredentials(second, account.email);
  await expect(second).toHaveURL('/user/course/1');
  await expect(second.getByRole('heading', { level: 1, name: 'Ecommerce Mastery' })).toBeVisible();
});

test('a deleted account is signed out, with the reason', async ({ page, watch }) => {
  watch.allowInConsole(refusedReads);
  const account = await aLearner();
  await page.clock.install();
  await openAs(page, account);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messageFor.greeting(account.record.name));
  // Deleting an account removes its document first. From then on the open page can give the reason.
  await db.collection(usersCollection).doc(account.uid).delete();
  await askAgain(page, 'account', () => expect(page).toHaveURL(/^[^?]+\/login\?reason=deleted/));
  await expect(page.getByText(messages.loginReason.deleted)).toBeVisible();
});

test('signing in after an expired session returns to the same page', async ({ page }) => {
  const { course, addresses } = await createLearnerCourse();
  const account = await aLearner({ courseId: course.id });
  await storeSession(page, account);
  // Removes the record of Auth, as when browser data is cleared or the refresh token is refused.
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('firebase:')) sessionStorage.removeItem(key);
  });
  await page.goto(addresses[1] ?? '');
  await expect(page.getByText(messages.loginReason.session_expired)).toBeVisible();
  await enterCredentials(page, account.email);
  await expect(page).toHaveURL(addresses[1] ?? '');
  await expect(page.getByRole('heading', { level: 2, name: 'Setting out' })).toBeVisible();
});

// Fault: The network and Firestore answer nothing while a lesson is open. Sees: The course, and what was done in it,
// also when the page is loaded again. Stored: Progress on the device. Heals: It is sent when they answer,
// without a press.
test('a second visit shows the course and the latest progress before the network responds', async ({
  page,
  context,
}) => {
  const { course, lessons } = await createLearnerCourse();
  const account = await aLearner({ courseId: course.id });
  await openAs(page, account, `/user/course/${course.id}`);
  await page.getByRole('listitem', { name: 'The next steps' }).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeEnabled();
  const hold = Promise.withResolvers<void>();
  await context.route(/identitytoolkit|securetoken|\/documents:/, async (route) => {
    await hold.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await page.getByRole('link', { name: 'Back to Subcategories' }).click();
  await expect(page.getByText('1 of 1 lesson complete')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  await expect(page.getByText('1 of 1 lesson complete')).toBeVisible();
  expect((await storedProgress(account, course.id)).lessons[lessons[2].id]?.complete).toBeUndefined();
  hold.resolve();
  await expect
    .poll(async () => (await storedProgress(account, course.id)).lessons[lessons[2].id]?.complete)
    .toBe(true);
});
