import { createWalk, keptOnDevice, storedProgress } from '../support/e2e-lesson.ts';
import { aLearner, signIn } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';

/** The last one: the browser looks for a newer service worker when it pleases, and finds no network. */
const network = [
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_FAILED/,
  /Could not reach Cloud Firestore/,
  /WebChannel/,
  /unknown error occurred when fetching the script/,
];

test('after one visit the course opens without a network, and what is done then arrives on another device', async ({
  page,
  context,
  watch,
  anotherBrowser,
}) => {
  test.slow();
  watch.allowInConsole(...network);
  const { course, lessons, addresses } = await createWalk();
  const account = await aLearner({ courseId: course.id });
  await signIn(page, account);
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

  await page.goto(addresses[2] ?? '');
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await page.goto('/user/dashboard');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
  expect((await storedProgress(account, course.id)).lessons[lessons[2].id]).toBeUndefined();

  const laptop = await anotherBrowser();
  await signIn(laptop, account);
  await expect(laptop.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await context.setOffline(false);
  await expect(laptop.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33', { timeout: 40_000 });
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

test('signing out without a network asks before it loses what was not sent', async ({
  page,
  context,
  watch,
}) => {
  watch.allowInConsole(...network);
  const { course, addresses } = await createWalk();
  const account = await aLearner({ courseId: course.id });
  await signIn(page, account);
  await page.goto(addresses[0] ?? '');
  await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeEnabled();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Sign out and lose progress?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
});

test('the service worker leaves public pages, the sign-in page and the API alone', async ({ page }) => {
  await signIn(page, await aLearner());
  await keptOnDevice(page);
  const home = await page.goto('/');
  expect(await home?.text()).toContain('data-prerendered="/"');
  expect(home?.fromServiceWorker()).toBe(false);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/learn.html');
  expect(kept.filter((path) => /admin|UsersPage|HomePage|\/api\//i.test(path))).toEqual([]);
});
