import type { Page } from '@playwright/test';
import { api } from '../support/api-client.ts';
import { createLearnerCourse } from './support/lesson.ts';
import {
  aLearner,
  anAdministrator,
  enterCredentials,
  openAs,
  signIn,
  signInAsAdministrator,
  signOut,
} from './support/people.ts';
import { personalTraces } from './support/traces.ts';
import { expect, test } from './support/test.ts';

const courseHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Ecommerce Mastery' });

/** The status of the API for a refresh token: 200 while its session is valid. */
const refresh = async (refreshToken: string) =>
  (await api('POST', '/auth/refresh', { body: { refreshToken } })).status;

/** The refresh token in the storage of this tab or this device. */
const refreshTokenOf = (page: Page) =>
  page.evaluate(() => {
    for (const storage of [sessionStorage, localStorage]) {
      for (const key of Object.keys(storage)) {
        const found = /"refreshToken":"([^"]+)"/.exec(storage.getItem(key) ?? '')?.[1];
        if (found !== undefined) return found;
      }
    }
    return '';
  });

test('a session holds in every tab that is opened by an address, and signing out ends it in all of them', async ({
  page,
  context,
}) => {
  await openAs(page, await aLearner());
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/user/course/1');
  await expect(courseHeading(second)).toBeVisible();
  await expect(second).toHaveURL('/user/course/1');
  await page.close();
  await second.reload();
  await expect(courseHeading(second)).toBeVisible();

  // A public page passes the session on too, and loses it when another tab signs out.
  await second.goto('/about');
  const third = await context.newPage();
  await third.goto('/user/dashboard');
  await expect(third.getByRole('link', { name: 'Continue' })).toBeVisible();
  await signOut(third);
  await expect.poll(() => personalTraces(second)).toEqual([]);
  await second.goto('/user/dashboard');
  await expect(second).toHaveURL(/\/login\?reason=/);
});

test('an administrator is signed in in a tab that a link opens, also while the first tab reloads', async ({
  page,
  context,
}) => {
  const administrator = await anAdministrator();
  await openAs(page, administrator, '/admin/security');
  await expect(page.getByText(administrator.record.name).first()).toBeVisible();
  const newPage = context.waitForEvent('page');
  await page.getByRole('link', { name: 'User Management' }).click({ button: 'middle' });
  const second = await newPage;
  // As `goto` does in the other journeys.
  await second.waitForLoadState();
  await expect(second.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  await second.close();

  const third = await context.newPage();
  await Promise.all([page.reload(), third.goto('/admin/courses')]);
  await expect(third.getByRole('heading', { level: 1, name: 'Course Management' })).toBeVisible();
  await expect(page).toHaveURL('/admin/security');
});

// Fault: A second person signs in on the same computer. Sees: Only their own. Stored: Nothing of the first one.
// Heals: Nothing needs to heal.
test('an administrator who signs in after a learner finds no data of the learner on the device', async ({
  page,
}) => {
  const { course, addresses } = await createLearnerCourse();
  await openAs(page, await aLearner({ courseId: course.id }), addresses[0]);
  await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeEnabled();
  const copies = () =>
    page.evaluate(async () =>
      (await indexedDB.databases()).filter(({ name }) => name?.startsWith('padavu-learner')),
    );
  expect(await copies()).toHaveLength(1);
  await page.goto('/admin/login');
  const administrator = await anAdministrator();
  await enterCredentials(page, administrator.email);
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByText(administrator.record.name).first()).toBeVisible();
  expect(await copies()).toEqual([]);
});

/** Expects that `leave` revokes the session and leaves nothing personal. */
async function expectRevoked(page: Page, leave: () => Promise<void>): Promise<void> {
  await expect.poll(() => refreshTokenOf(page)).not.toBe('');
  const token = await refreshTokenOf(page);
  expect(await refresh(token)).toBe(200);
  await leave();
  // The page waits only briefly for the server's answer.
  await expect.poll(() => refresh(token)).toBe(401);
  await expect.poll(() => personalTraces(page)).toEqual([]);
}

test('the sign-out of a learner revokes the session, and the next sign-in works at once', async ({
  page,
}) => {
  const learner = await aLearner();
  await signIn(page, learner);
  await expectRevoked(page, () => signOut(page));
  await enterCredentials(page, learner.email);
  await expect(page).toHaveURL('/user/dashboard');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
});

test('an administrator without "Remember me" leaves no token on the device, and can sign out and in again at once', async ({
  page,
}) => {
  const administrator = await anAdministrator();
  await signInAsAdministrator(page, administrator);
  await expect.poll(() => page.evaluate(() => 'adminToken' in sessionStorage)).toBe(true);
  const stored = await page.evaluate(() =>
    Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? '']),
  );
  expect(new Set(stored.map(([key]) => key))).toEqual(
    new Set(['adminUser', 'agreedLanguage', 'brand', 'user']),
  );
  expect(JSON.stringify(stored)).not.toMatch(/refreshToken|accessToken|eyJ/);

  // The menu has more pages than fit into a low window; Logout does not scroll with them.
  await page.setViewportSize({ width: 1280, height: 600 });
  const logout = page.getByRole('button', { name: 'Logout' });
  await expect(logout).toBeInViewport({ ratio: 1 });
  await expectRevoked(page, async () => {
    await logout.click();
    await expect(page).toHaveURL('/');
  });
  await signInAsAdministrator(page, administrator);
});
