import type { Page } from '@playwright/test';
import { createWalk } from '../support/e2e-lesson.ts';
import {
  aLearner,
  anAdministrator,
  enterCredentials,
  signIn,
  signInAsAdministrator,
  signOut,
} from '../support/e2e-people.ts';
import { personalTraces } from '../support/e2e-traces.ts';
import { expect, test } from '../support/e2e-test.ts';
import { refresh } from '../support/e2e-refresh.ts';

const courseHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Ecommerce Mastery' });

/** The refresh token that this tab or this device has. */
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

test('a session that nobody asked to remember leaves no token on the device', async ({ page }) => {
  await signInAsAdministrator(page, await anAdministrator());
  await expect.poll(() => page.evaluate(() => 'adminToken' in sessionStorage)).toBe(true);
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? '']),
  );
  expect(new Set(kept.map(([key]) => key))).toEqual(
    new Set(['adminUser', 'agreedLanguage', 'brand', 'user']),
  );
  expect(JSON.stringify(kept)).not.toMatch(/refreshToken|accessToken|eyJ/);
});

test('whoever is signed in is signed in in a tab that is opened by its address', async ({
  page,
  context,
}) => {
  await signIn(page, await aLearner());
  const second = await context.newPage();
  await second.goto('/user/course/1');
  await expect(courseHeading(second)).toBeVisible();
  await expect(second).toHaveURL('/user/course/1');
  await page.close();
  await second.reload();
  await expect(courseHeading(second)).toBeVisible();
  await signOut(second);
});

test('an administrator is signed in in a tab that a link opens, also while the first tab loads again', async ({
  page,
  context,
}) => {
  await signInAsAdministrator(page, await anAdministrator());
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'User Management' }).first().click({ button: 'middle' });
  const second = await opened;
  await expect(second.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  await second.close();

  const third = await context.newPage();
  await Promise.all([page.reload(), third.goto('/admin/courses')]);
  await expect(third.getByRole('heading', { level: 1, name: 'Course Management' })).toBeVisible();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('a tab on a public page hands its session on, and loses it when another tab signs out', async ({
  page,
  context,
}) => {
  await signIn(page, await aLearner());
  await page.goto('/about');
  const second = await context.newPage();
  await second.goto('/user/dashboard');
  await expect(second.getByRole('link', { name: 'Continue' })).toBeVisible();
  await signOut(second);
  await expect.poll(() => personalTraces(page)).toEqual([]);
  await page.goto('/user/dashboard');
  await expect(page).toHaveURL(/\/login\?reason=/);
});

test('who signs in in one tab is the only one in all of them', async ({ page, context }) => {
  const first = await aLearner();
  await signIn(page, first);
  const other = await context.newPage();
  await other.goto('/user/dashboard');
  await expect(other.getByText(first.record.name).first()).toBeVisible();
  await other.goto('/admin/login');
  await expect(other.getByText(`signed in as ${first.record.name}`)).toBeVisible();
  const administrator = await anAdministrator();
  await enterCredentials(other, administrator.email);
  await expect(other).toHaveURL('/admin/dashboard');
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByText(administrator.record.name).first()).toBeVisible();
  await expect(page.getByText(first.record.name)).toHaveCount(0);
});

// Fault: A second person signs in on the same computer. Sees: Only their own. Stored: Nothing of the first one.
// Heals: Nothing is to heal.
test('an administrator gets nothing of what a learner left on the device, and leaves nothing', async ({
  page,
}) => {
  const { course, addresses } = await createWalk();
  await signIn(page, await aLearner({ courseId: course.id }));
  await page.goto(addresses[0] ?? '');
  await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeEnabled();
  const copies = () =>
    page.evaluate(async () =>
      (await indexedDB.databases()).filter(({ name }) => name?.startsWith('padavu-learner')),
    );
  expect(await copies()).toHaveLength(1);
  await page.goto('/admin/login');
  await enterCredentials(page, (await anAdministrator()).email);
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin/user');
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  expect(await copies()).toEqual([]);
});

for (const [who, make, enter, leave] of [
  ['a learner', aLearner, signIn, signOut],
  [
    'an administrator',
    anAdministrator,
    signInAsAdministrator,
    async (page: Page) => {
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/');
    },
  ],
] as const) {
  test(`the sign-out of ${who} revokes the session, and the next sign-in works at once`, async ({ page }) => {
    const account = await make();
    await enter(page, account);
    await expect.poll(() => refreshTokenOf(page)).not.toBe('');
    const token = await refreshTokenOf(page);
    expect(await refresh(token)).toBe(200);
    await leave(page);
    expect(await refresh(token)).toBe(401);
    await expect.poll(() => personalTraces(page)).toEqual([]);
    await enter(page, account);
  });
}
