import type { Page } from '@playwright/test';
import { aLearner, enterCredentials, storeSession } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const firstScript = /\/static\/index-[^/]*\.js$/;
const laterScripts = /\/static\/(?!index-)[^/]*\.js$/;

/** Opens a page while its scripts of a pattern do not arrive, and then loads it again with them. */
async function openAndLoadAgain(page: Page, path: string, missing: RegExp): Promise<void> {
  const notice = page.getByRole('alert').filter({ hasText: 'This page did not load completely.' });
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
