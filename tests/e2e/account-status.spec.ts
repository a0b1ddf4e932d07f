import * as dashboard from '@padavu/domain/dashboard-texts';
import { learnerMessages } from '@padavu/domain/learner-messages';
import { messageFor, messages } from '@padavu/domain/messages';
import { usersCollection } from '@padavu/domain/user';
import type { UserRecord } from '@padavu/domain/user-record';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../support/accounts-firebase.ts';
import type { Account } from '../support/accounts.ts';
import {
  aLearner,
  anAdministrator,
  enterCredentials,
  signIn,
  signInAsAdministrator,
  aPendingPerson,
} from '../support/e2e-people.ts';
import { refusedReads } from '../support/e2e-network.ts';
import { expect, test } from '../support/e2e-test.ts';
import { askAgain } from '../support/e2e-time.ts';

/**
 * A change of the account's document alone, as somebody makes it in the Firebase console. It is done when the account's
 * claims have followed: the page asks once after that.
 */
async function inTheConsole({ uid }: Account, change: Partial<UserRecord>): Promise<void> {
  const document = db.collection(usersCollection).doc(uid);
  const claimsSetAt = async () => {
    const at: unknown = (await document.get()).get('claimsSetAt');
    return at instanceof Timestamp ? at.toMillis() : 0;
  };
  const before = await claimsSetAt();
  await document.update(change);
  await expect.poll(claimsSetAt).toBeGreaterThan(before);
}

test.beforeEach(({ page }) => page.clock.install());

test('a learner who is deactivated in the console is signed out of an open page, with the reason', async ({
  page,
  watch,
}) => {
  // The rules refuse at once what the page still reads.
  watch.allowInConsole(refusedReads);
  const account = await aLearner();
  await signIn(page, account);
  await page.getByRole('link', { name: dashboard.goOn }).click();
  await expect(page).toHaveURL('/user/course/1');
  await inTheConsole(account, { status: 'inactive' });
  await askAgain(page, 'account');
  await expect(page).toHaveURL('/login?reason=inactive&returnUrl=%2Fuser%2Fcourse%2F1');
  await expect(page.getByText(messages.loginReason.inactive)).toBeVisible();
  await page.goto('/user/dashboard');
  await expect(page).toHaveURL(/\/login\?reason=not_logged_in/);
});

test('a pending person who is approved in the console gets in without signing in again', async ({ page }) => {
  const account = await aPendingPerson();
  await page.goto('/login');
  await enterCredentials(page, account.email);
  await expect(page.getByText(messages.login.notApproved)).toBeVisible();
  await inTheConsole(account, { status: 'approved' });
  await askAgain(page, 'account');
  await expect(page).toHaveURL('/user/dashboard');
  await page.getByRole('link', { name: dashboard.goOn }).click();
  await page.getByRole('link', { name: learnerMessages.courseViewer.start }).first().click();
  await expect(page.getByRole('tab', { name: 'Day 1' })).toBeVisible();
});

test('a learner who is approved again after a deactivation can sign in again', async ({ page, watch }) => {
  watch.allowInConsole(refusedReads);
  const account = await aLearner();
  await signIn(page, account);
  await inTheConsole(account, { status: 'inactive' });
  await askAgain(page, 'account');
  await expect(page.getByText(messages.loginReason.inactive)).toBeVisible();
  await inTheConsole(account, { status: 'approved' });
  await enterCredentials(page, account.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messageFor.greeting(account.record.name));
});

test('a learner who is moved to another course signs in again and finds that one, lessons included', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(refusedReads);
  const account = await aLearner();
  await signIn(page, account);
  await inTheConsole(account, { courseId: 2, courseName: 'Digital Marketing' });
  await askAgain(page, 'account');
  // With the course before went the right to it, which ends every session.
  await expect(page.getByText(messages.loginReason.session_expired)).toBeVisible();
  await enterCredentials(page, account.email);
  await expect(page.getByText(messageFor.enrolledIn('Digital Marketing'))).toBeVisible();
  await page.getByRole('link', { name: dashboard.goOn }).click();
  await expect(page).toHaveURL('/user/course/2');
  await page.getByRole('link', { name: learnerMessages.courseViewer.start }).first().click();
  await expect(page.getByRole('tab', { name: 'Day 1' })).toBeVisible();
});

test('a person whose document is removed in the console is signed out', async ({ page, watch }) => {
  watch.allowInConsole(refusedReads);
  const account = await aLearner();
  await signIn(page, account);
  await db.collection(usersCollection).doc(account.uid).delete();
  await askAgain(page, 'account');
  await expect(page).toHaveURL(/\/login\?reason=/);
  await expect(page.getByRole('heading', { level: 1, name: messages.login.title })).toBeVisible();
});

test('an administrator who becomes a learner in the console loses the admin area at once', async ({
  page,
  watch,
}) => {
  // What its dashboard was counting at that moment is refused, as it should be.
  watch.allowInConsole(/403 \(Forbidden\)/, /RunAggregationQuery.*permission-denied/);
  const account = await anAdministrator();
  await signInAsAdministrator(page, account);
  await inTheConsole(account, { role: 'user', courseId: 1, courseName: 'Ecommerce Mastery' });
  // The lost right ends the session; a learner is who signs in again.
  await expect(page).toHaveURL(/\/(admin\/login|login\?reason=session_expired)/);
});

test('a learner who becomes an administrator in the console comes to the admin area', async ({ page }) => {
  const account = await aLearner();
  await signIn(page, account);
  await inTheConsole(account, { role: 'admin' });
  await askAgain(page, 'account');
  await expect(page).toHaveURL('/admin/dashboard');
});
