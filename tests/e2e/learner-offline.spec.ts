import { messages } from '@padavu/domain/messages';
import { usersCollection } from '@padavu/domain/user/user';
import type { Page } from '@playwright/test';
import { createLearnerCourse, waitForServiceWorker, storedProgress } from './support/lesson.ts';
import { offlineErrors, refusedReads } from './support/network.ts';
import { aLearner, enterCredentials, openAs, signOut, storeSession } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { db } from '../support/accounts-firebase.ts';

test.use({ standIns: true });

/** The keys of what a device has of a person. */
function keysOnDevice(page: Page, uid: string): Promise<unknown[]> {
  return page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('kept').objectStore('kept').getAllKeys();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result);
          });
        });
      }),
    `padavu-learner/${uid}`,
  );
}

/** Creates a course and a learner of it, who is signed in. */
async function createSignedInLearner(page: Page) {
  const learnerCourse = await createLearnerCourse();
  const account = await aLearner({ courseId: learnerCourse.course.id });
  await storeSession(page, account);
  return { ...learnerCourse, account };
}

// Fault: The network is away while somebody learns. Sees: The course and its lessons, and that progress waits. Stored:
// Progress on the device. Heals: It is sent when the network is back.
test('after one visit the course opens offline, and progress made then is sent later', async ({
  page,
  context,
  watch,
}) => {
  watch.allowInConsole(...offlineErrors);
  const { course, lessons, account } = await createSignedInLearner(page);
  await page.goto(`/user/course/${course.id}`);
  await expect(page.getByRole('listitem', { name: 'The next steps' })).toBeVisible();
  await expect(page.getByText('0 of 1 lesson complete')).toBeVisible();
  await waitForServiceWorker(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  const category = page.getByRole('listitem', { name: 'The next steps' });
  await category.getByRole('link', { name: 'Start Learning' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Arriving' })).toBeVisible();
  await expect(page.getByText('Banana chips')).toBeVisible();
  await expect(page.getByText(/^Videos need the network\. The text/)).toBeVisible();
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();

  await page.goto('/user/dashboard');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
  expect((await storedProgress(account, course.id)).lessons[lessons[2].id]).toBeUndefined();

  await context.setOffline(false);
  await expect
    .poll(async () => (await storedProgress(account, course.id)).lessons[lessons[2].id]?.complete)
    .toBe(true);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

// Fault: A page is left or reloaded in the moment in which something in it was pressed, without a network. Sees: What
// was pressed. Stored: It waits on the device. Heals: When the network is back.
test('what is pressed offline is kept when the page is left in the same moment', async ({
  page,
  context,
  watch,
}) => {
  watch.allowInConsole(...offlineErrors);
  const { addresses } = await createSignedInLearner(page);
  await page.goto(addresses[0] ?? '');
  await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeEnabled();
  await waitForServiceWorker(page);
  await context.setOffline(true);
  for (let round = 0; round < 2; round += 1) {
    await page.getByRole('button', { name: 'Mark as complete' }).click();
    await page.reload();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeEnabled();
  }
});

// Fault: A learner signs out on another device while one that remembers them is offline. Sees: That the session has
// expired. Stored: What waits, and nothing else of them, on the device. Heals: It is sent when they sign in there
// again.
test('progress made offline survives a sign-out on another device, and is sent after the next sign-in', async ({
  page,
  context,
  watch,
}) => {
  watch.allowInConsole(...offlineErrors, refusedReads);
  const { course, lessons, addresses } = await createLearnerCourse();
  const account = await aLearner({ courseId: course.id });
  const [address = ''] = addresses;
  await page.goto(`/login?returnUrl=${encodeURIComponent(address)}`);
  await page.getByLabel('Remember me').check();
  await enterCredentials(page, account.email);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeEnabled();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await db.doc(`${usersCollection}/${account.uid}`).update({ signedOutAt: new Date() });
  await context.setOffline(false);
  await expect(page.getByText(messages.loginReason.session_expired)).toBeVisible();
  await expect.poll(() => keysOnDevice(page, account.uid)).toEqual([expect.stringMatching(/^outbox/)]);
  await page.goto('/login');
  await enterCredentials(page, account.email);
  await expect(page).toHaveURL('/user/dashboard');
  await expect
    .poll(async () => (await storedProgress(account, course.id)).lessons[lessons[0].id]?.complete)
    .toBe(true);
});

test('the sign-in page opens without a network and shows that it waits for one', async ({
  page,
  context,
  watch,
}) => {
  watch.allowInConsole(...offlineErrors);
  const account = await aLearner();
  await openAs(page, account);
  await waitForServiceWorker(page);
  await signOut(page);
  await context.setOffline(true);
  await page.goto('/login');
  await expect(page.getByText(messages.login.offline)).toBeVisible();
  await enterCredentials(page, account.email);
  await expect(page.getByText(messages.login.network)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(messages.login.offline)).toHaveCount(0);
  await page.getByRole('button', { name: messages.login.submit }).click();
  await expect(page).toHaveURL('/user/dashboard');
});

// Fault: Two tabs are open and the network goes away. Sees: The same progress in both. Stored: One list of what
// waits, for all tabs. Heals: One tab sends it when the network is back.
test('progress in one tab shows in the other, also offline, and is sent when the network is back', async ({
  page,
  context,
  watch,
}) => {
  watch.allowInConsole(...offlineErrors);
  const { course, lessons, addresses, account } = await createSignedInLearner(page);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(addresses[0] ?? '');
    await expect(tab.getByRole('button', { name: 'Mark as complete' })).toBeEnabled();
  }
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await expect(second.getByText('Completed', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => (await storedProgress(account, course.id)).lessons[lessons[0].id]?.complete)
    .toBe(true);
  for (const tab of [page, second]) await expect(tab.getByText('Completed', { exact: true })).toBeVisible();
});
