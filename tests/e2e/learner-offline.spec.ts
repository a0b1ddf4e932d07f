import { messages } from '@padavu/domain/messages';
import type { Page } from '@playwright/test';
import { createWalk, keptOnDevice, storedProgress } from '../support/e2e-lesson.ts';
import { networkIsAway } from '../support/e2e-network.ts';
import { aLearner, enterCredentials, openAs, signOut, takeSession } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';

test.use({ standIns: true });

/** A new learner of a new course, who has signed in. */
async function learnerOfWalk(page: Page) {
  const walk = await createWalk();
  const account = await aLearner({ courseId: walk.course.id });
  await takeSession(page, account);
  return { ...walk, account };
}

// Fault: The network is away while somebody learns. Sees: The course and its lessons, and that progress waits. Stored: Progress
// on the device. Heals: It is sent when the network is back.
test('after one visit the course opens without a network, and what is done then arrives later', async ({
  page,
  context,
  watch,
}) => {
  watch.allowInConsole(...networkIsAway);
  const { course, lessons, account } = await learnerOfWalk(page);
  await page.goto(`/user/course/${course.id}`);
  await expect(page.getByRole('listitem', { name: 'The next steps' })).toBeVisible();
  await expect(page.getByText('0 of 1 lesson complete')).toBeVisible();
  await keptOnDevice(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  const part = page.getByRole('listitem', { name: 'The next steps' });
  await part.getByRole('link', { name: 'Start Learning' }).click();
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

// Fault: A page is left or reloaded in the moment in which something in it was pressed, without a network. Sees: What was
// pressed. Stored: It waits on the device. Heals: When the network is back.
test('what is pressed without a network is there when the page is left in the same moment', async ({
  page,
  context,
  watch,
}) => {
  watch.allowInConsole(...networkIsAway);
  const { addresses } = await learnerOfWalk(page);
  await page.goto(addresses[0] ?? '');
  await keptOnDevice(page);
  await context.setOffline(true);
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('button', { name: 'Mark as complete' }).click();
    await page.reload();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeEnabled();
  }
});

test('the sign-in page opens without a network and shows that it waits for one', async ({
  page,
  context,
  watch,
}) => {
  watch.allowInConsole(...networkIsAway);
  const account = await aLearner();
  await openAs(page, account);
  await keptOnDevice(page);
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
test('what is done in one tab shows in the other, without a network too, and arrives once it is back', async ({
  page,
  context,
  watch,
}) => {
  watch.allowInConsole(...networkIsAway);
  const { course, lessons, addresses, account } = await learnerOfWalk(page);
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
