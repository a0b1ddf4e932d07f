import type { Page } from '@playwright/test';
import { aLearner, enterCredentials, storeSession } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const firstScript = /\/static\/index-[^/]*\.js$/;
const laterScripts = /\/static\/(?!index-)[^/]*\.js$/;

const noticeOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page did not load completely.' });

/** Opens a page while its scripts of a pattern do not arrive, and then loads it again with them. */
async function openAndLoadAgain(page: Page, path: string, missing: RegExp): Promise<void> {
  const notice = noticeOf(page);
  const loadAgain = notice.getByRole('button', { name: 'Load again' });
  await page.route(missing, (route) => route.abort());
  await page.goto(path);
  await expect(loadAgain).toBeInViewport({ ratio: 1 });
  await page.unroute(missing);
  const loaded = page.waitForEvent('load');
  await loadAgain.click();
  await loaded;
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
  await expect(notice).toBeHidden();
}

// Fault: A script that a page begins with does not arrive. Sees: That the page did not load completely, and a button.
// Stored: As before. Heals: By loading the page again.
test('a form whose first scripts do not arrive says so, and works when it is loaded again', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/ERR_FAILED/, /A page did not load/);
  const account = await aLearner();
  await openAndLoadAgain(page, '/login', laterScripts);
  await openAndLoadAgain(page, '/login', firstScript);
  await enterCredentials(page, account.email);
  await expect(page).toHaveURL('/user/dashboard');
});

test('the learner’s area says so when its first script does not arrive, and opens when it is loaded again', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/ERR_FAILED/, /A page did not load/);
  await storeSession(page, await aLearner());
  await openAndLoadAgain(page, '/user/dashboard', firstScript);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hi ');
});

/** Makes the server one of a later version, which has none of the files that the page would load from now on. */
async function releaseLaterVersion(page: Page): Promise<void> {
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
  await page.route('**/static/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
}

async function loadWithFiles(page: Page): Promise<void> {
  await page.unroute('**/static/*.js');
  await noticeOf(page).getByRole('button', { name: 'Load again' }).click();
}

// Fault: A tab is older than the site, whose server has none of the files that the tab still needs. Sees: That the page
// did not load completely, and a button. Stored: As before. Heals: By loading the page again.
test('a registration form of an older version says so at its first fields, and works when it is loaded again', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/404/, /A page did not load/);
  await page.goto('/register');
  await releaseLaterVersion(page);
  await page.getByLabel('Name').fill('Anjali Menon');
  await page.getByLabel('Email').focus();
  await expect(noticeOf(page)).toBeInViewport({ ratio: 1 });
  await loadWithFiles(page);
  await expect(page.getByLabel('Name')).toHaveValue('Anjali Menon');
  await page.getByLabel('Email').fill('no address');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(noticeOf(page)).toBeHidden();
});

test('what was typed into a contact form of an older version is there when it is loaded again', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/404/, /A page did not load/);
  await page.goto('/contact');
  await releaseLaterVersion(page);
  await page.getByLabel('Name').fill('Anjali Menon');
  await page.getByLabel('Message').fill('Which course is mine?');
  await loadWithFiles(page);
  await expect(page.getByLabel('Name')).toHaveValue('Anjali Menon');
  await expect(page.getByLabel('Message')).toHaveValue('Which course is mine?');
});

test('a sign-in page of an older version says so, and opens the learner’s area when it is loaded again', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/404/, /A page did not load/);
  const account = await aLearner();
  await page.goto('/login');
  await releaseLaterVersion(page);
  await enterCredentials(page, account.email);
  await expect(noticeOf(page)).toBeInViewport({ ratio: 1 });
  await loadWithFiles(page);
  await expect(page).toHaveURL('/user/dashboard');
});
