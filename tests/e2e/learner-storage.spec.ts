import type { BrowserContext, Page } from '@playwright/test';
import { messages } from '@padavu/domain/messages';
import { createLearnerCourse, storedProgress } from './support/lesson.ts';
import { aLearner, anAdministrator, enterCredentials } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ standIns: true });

// Fault: The browser has no room left for what the school keeps on the device. Sees: Everything; without a network only
// what the page has open. Stored: Progress, on the server. Heals: With room again the next visit is kept as usual.
test('a learner whose browser storage is full can sign in and learn, and the progress is saved', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  // Firebase stores when an app was last used.
  watch.allowInConsole(/Error thrown when writing to IndexedDB/);
  const { course, lessons, addresses } = await createLearnerCourse();
  const account = await aLearner({ courseId: course.id });
  const devtools = await context.newCDPSession(page);
  const origin = baseURL ?? '';
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto(`/login?returnUrl=${encodeURIComponent(addresses[0] ?? '')}`);
  const writeToCache = () =>
    page.evaluate(async () => (await caches.open('probe')).put('/probe', new Response('x')));
  await expect(writeToCache()).rejects.toThrow('Quota');
  await enterCredentials(page, account.email);
  await expect(page).toHaveURL(addresses[0] ?? '');
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await expect
    .poll(async () => (await storedProgress(account, course.id)).lessons[lessons[0].id]?.complete)
    .toBe(true);
  await page.reload();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await page.reload();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  const copies = () =>
    page.evaluate(
      async () =>
        (await indexedDB.databases()).filter(({ name }) => name?.startsWith('padavu-learner')).length,
    );
  await expect.poll(copies).toBe(1);
});

/** Makes every access to storage throw, as in a browser that is set to keep no site data. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  navigator.locks.request = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
  navigator.locks.query = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
  navigator.serviceWorker.register = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
}

/**
 * Makes the local storage refuse to store, as if it were full. Filling it is not reliable: in one of eight tries the
 * next document found room.
 */
function fillStorage(): void {
  const full = localStorage;
  // oxlint-disable-next-line typescript/unbound-method -- called below with the storage as its `this`
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function store(key, value) {
    if (this === full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    setItem.call(this, key, value);
  };
}

// Fault: The browser is set to keep no data of the site. Sees: Everything, and that the next load of the page asks to
// sign in again. Stored: Progress, on the server. Heals: Once the browser keeps data, a session lives on as usual.
test('a learner whose browser keeps no data is told so, can sign in and learn, and the progress is saved', async ({
  page,
  context,
}) => {
  await signInAndLearn(page, context, blockStorage);
});

test('a learner whose browser has no room for a session can sign in and learn, too', async ({
  page,
  context,
}) => {
  await signInAndLearn(page, context, fillStorage);
});

test('an administrator whose browser keeps no data can sign in from the sign-in page of learners', async ({
  page,
  context,
}) => {
  const { email } = await anAdministrator();
  await context.addInitScript(blockStorage);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Admin sign in' }).click();
  await expect(page).toHaveURL('/admin/login');
  await enterCredentials(page, email);
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

async function signInAndLearn(page: Page, context: BrowserContext, prepare: () => void): Promise<void> {
  const { course, lessons, addresses } = await createLearnerCourse();
  const account = await aLearner({ courseId: course.id });
  await context.addInitScript(prepare);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/login?returnUrl=${encodeURIComponent(addresses[0] ?? '')}`);
  await expect(page.getByText(messages.login.nothingKept)).toBeVisible();
  await enterCredentials(page, account.email);
  await expect(page).toHaveURL(addresses[0] ?? '');
  await expect(page.getByText(messages.login.nothingKept)).toBeVisible();
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await expect
    .poll(async () => (await storedProgress(account, course.id)).lessons[lessons[0].id]?.complete)
    .toBe(true);
  await page.reload();
  await expect(page).toHaveURL(/\/login\?/);
  // Nothing of the session is left, which would sign the learner in again.
  await enterCredentials(page, account.email);
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
}
