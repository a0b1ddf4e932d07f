import { learnerMessages } from '@padavu/domain/learner-messages';
import { messages } from '@padavu/domain/messages';
import type { Request } from '@playwright/test';
import { firstCategory } from '../support/e2e-school.ts';
import { expect, test } from '../support/e2e-session-test.ts';

test.use({ viewer: 'visitor' });

/** The record that guards look at first, as anyone can write it with the browser's own tools. */
const forgedUser = {
  name: 'Mallory',
  course: 'Ecommerce Mastery',
  courseId: 1,
  role: 'user',
  status: 'approved',
};

/** An address of the site where nothing runs that could clear what is forged. */
const withoutScripts = '/robots.txt';

test("every address of the learner's area leads to the sign-in page without a session", async ({ page }) => {
  for (const [address, wanted = address] of [
    ['/user', '/user/dashboard'],
    ['/user/dashboard'],
    ['/user/course/1'],
    ['/user/lesson/1/1'],
    ['/user/lesson/1/1/2'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(`/login?reason=not_logged_in&returnUrl=${encodeURIComponent(wanted)}`);
    await expect(page.getByRole('status')).toHaveText(messages.loginReason.not_authenticated);
  }
});

test("every address of the admin area leads to the administrators' sign-in page without a session", async ({
  page,
}) => {
  for (const [address, wanted = address] of [
    ['/admin', '/admin/dashboard'],
    ['/admin/dashboard'],
    ['/admin/user'],
    ['/admin/courses'],
    ['/admin/categories'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(`/admin/login?returnUrl=${encodeURIComponent(wanted)}`);
    await expect(page.getByRole('heading', { level: 1, name: messages.adminLogin.title })).toBeVisible();
  }
});

test('a forged user record shows no lesson, asks for none, and ends at the sign-in page', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(withoutScripts);
  await page.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), forgedUser);
  await page.goto('/user/lesson/1/1');
  await expect(page).toHaveURL('/login?reason=not_authenticated&returnUrl=%2Fuser%2Flesson%2F1%2F1');
  await expect(page.getByText(firstCategory.lessons[0].title)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  const site = new URL(page.url()).origin;
  expect(asked.filter((request) => !request.startsWith(site))).toEqual([]);
  expect(asked.filter((request) => request.includes('/api/'))).toEqual([]);
});

test('a forged admin token shows no user', async ({ page }) => {
  await page.goto(withoutScripts);
  await page.evaluate(() => localStorage.setItem('adminToken', 'a token longer than ten characters'));
  await page.goto('/admin/user');
  await expect(page).toHaveURL('/admin/login?returnUrl=%2Fadmin%2Fuser');
  await expect(page.getByText('@padavu.example')).toHaveCount(0);
});

test.describe('a learner', () => {
  test.use({ viewer: 'learner' });

  test('with a forged admin token is sent back to the own dashboard', async ({ page }) => {
    await page.goto(withoutScripts);
    await page.evaluate(() => localStorage.setItem('adminToken', 'a token longer than ten characters'));
    await page.goto('/admin/user');
    await expect(page).toHaveURL('/user/dashboard');
  });

  test('who makes the stored record an administrator stays a learner', async ({ page }) => {
    await page.goto(withoutScripts);
    await page.evaluate(
      (user) => {
        localStorage.setItem('user', JSON.stringify(user));
        localStorage.setItem('adminUser', JSON.stringify(user));
      },
      { ...forgedUser, role: 'admin' },
    );
    await page.goto('/user/dashboard');
    await expect(page.getByText(/% complete/)).toBeVisible();
    await expect(page).toHaveURL('/user/dashboard');
  });

  test('of course 1 finds nothing of course 2, and asks for nothing of it', async ({ page }) => {
    for (const address of ['/user/course/2', '/user/lesson/2/5', '/user/lesson/2/5/17']) {
      const asked: string[] = [];
      const note = (request: Request) => asked.push(request.postData() ?? '');
      page.on('request', note);
      await page.goto(address);
      await expect(page.getByText(learnerMessages.courseViewer.unavailable)).toBeVisible();
      page.off('request', note);
      expect(asked.filter((body) => body.includes('lessons') || body.includes('subcategories'))).toEqual([]);
      await page.getByRole('link', { name: learnerMessages.courseViewer.back }).click();
      await expect(page).toHaveURL('/user/dashboard');
    }
  });
});

test.describe('an administrator', () => {
  test.use({ viewer: 'administrator' });

  test('has no learner pages', async ({ page }) => {
    await page.goto('/user/dashboard');
    await expect(page).toHaveURL('/admin/dashboard');
  });
});
