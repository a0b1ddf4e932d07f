import { messages } from '@padavu/domain/messages';
import { usersCollection } from '@padavu/domain/user/user';
import type { UserRecord } from '@padavu/domain/user/user-record';
import { Timestamp } from 'firebase-admin/firestore';
import { afterTriggers } from '../support/after-triggers.ts';
import { db } from '../support/accounts-firebase.ts';
import type { Account } from '../support/accounts.ts';
import { aLearner, anAdministrator, enterCredentials, openAs } from './support/people.ts';
import { refusedReads } from './support/network.ts';
import { expect, test } from './support/test.ts';
import { askAgain } from './support/time.ts';

/**
 * Changes only the document of the account, as in the Firebase console, and waits until a trigger has updated the
 * claims of the account: the page reads the account once after that.
 */
async function changeInConsole({ uid }: Account, change: Partial<UserRecord>): Promise<void> {
  const document = db.collection(usersCollection).doc(uid);
  const claimsSetAt = async () => {
    const at: unknown = (await document.get()).get('claimsSetAt');
    return at instanceof Timestamp ? at.toMillis() : 0;
  };
  const before = await claimsSetAt();
  await document.update(change);
  await expect.poll(claimsSetAt, afterTriggers).toBeGreaterThan(before);
}

test.beforeEach(({ page }) => page.clock.install());

test('a learner who is deactivated in the console is signed out of an open page, with the reason, and can sign in again once approved', async ({
  page,
  watch,
}) => {
  // The rules refuse the reads of the page at once.
  watch.allowInConsole(refusedReads);
  const account = await aLearner();
  await openAs(page, account, '/user/course/1');
  const heading = page.getByRole('heading', { level: 1, name: 'Ecommerce Mastery' });
  await expect(heading).toBeVisible();
  await changeInConsole(account, { status: 'inactive' });
  const inactive = '/login?reason=inactive&returnUrl=%2Fuser%2Fcourse%2F1';
  await askAgain(page, 'account', () => expect(page).toHaveURL(inactive));
  await expect(page.getByText(messages.loginReason.inactive)).toBeVisible();
  await changeInConsole(account, { status: 'approved' });
  await enterCredentials(page, account.email);
  await expect(page).toHaveURL('/user/course/1');
  await expect(heading).toBeVisible();
});

test('an administrator who becomes a learner in the console loses the admin area at once', async ({
  page,
  watch,
}) => {
  // The counts that the dashboard requests at that moment are refused, as they should be.
  watch.allowInConsole(/403 \(Forbidden\)/, /RunAggregationQuery.*permission-denied/);
  const account = await anAdministrator();
  await openAs(page, account, '/admin/dashboard');
  await expect(page.getByText(account.record.name).first()).toBeVisible();
  await changeInConsole(account, { role: 'user', courseId: 1, courseName: 'Ecommerce Mastery' });
  // Losing the role ends the session. The person is a learner at the next sign-in.
  await expect(page).toHaveURL(/\/(admin\/login|login\?reason=session_expired)/);
});
