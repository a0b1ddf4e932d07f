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

const forgeToken = () => localStorage.setItem('adminToken', 'a token longer than ten characters');

test('nothing that a visitor stores opens a page behind the sign-in, which leads back to it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));

  await test.step('nothing at all', async () => {
    await page.goto('/user/lesson/1/1');
    await expect(page).toHaveURL('/login?reason=not_logged_in&returnUrl=%2Fuser%2Flesson%2F1%2F1');
    await expect(page.getByRole('status')).toHaveText(messages.loginReason.not_authenticated);
    await page.goto('/admin/user');
    await expect(page).toHaveURL('/admin/login?returnUrl=%2Fadmin%2Fuser');
    await expect(page.getByRole('heading', { level: 1, name: messages.adminLogin.title })).toBeVisible();
  });

  await test.step('a forged user record shows no lesson, and goes', async () => {
    await page.goto(withoutScripts);
    await page.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), forgedUser);
    await page.goto('/user/lesson/1/1');
    await expect(page).toHaveURL('/login?reason=not_authenticated&returnUrl=%2Fuser%2Flesson%2F1%2F1');
    await expect(page.getByText(firstCategory.lessons[0].title)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });

  await test.step('a forged admin token shows no user', async () => {
    await page.goto(withoutScripts);
    await page.evaluate(forgeToken);
    await page.goto('/admin/user');
    await expect(page).toHaveURL('/admin/login?returnUrl=%2Fadmin%2Fuser');
    await expect(page.getByText('@padavu.example')).toHaveCount(0);
  });

  const site = new URL(page.url()).origin;
  expect(asked.filter((request) => !request.startsWith(site))).toEqual([]);
  expect(asked.filter((request) => request.includes('/api/'))).toEqual([]);
});

test.describe('a learner', () => {
  test.use({ viewer: 'learner' });

  test('who forges whatever an administrator has stored is sent back to the own dashboard', async ({
    page,
  }) => {
    await page.goto(withoutScripts);
    await page.evaluate(forgeToken);
    await page.evaluate(
      (user) => {
        localStorage.setItem('user', JSON.stringify(user));
        localStorage.setItem('adminUser', JSON.stringify(user));
      },
      { ...forgedUser, role: 'admin' },
    );
    await page.goto('/admin/user');
    await expect(page).toHaveURL('/user/dashboard');
    await expect(page.getByText(/% complete/)).toBeVisible();
  });

  test('of course 1 finds nothing of course 2, and asks for nothing of it', async ({ page }) => {
    const asked: string[] = [];
    const note = (request: Request) => asked.push(request.postData() ?? '');
    page.on('request', note);
    await page.goto('/user/lesson/2/5/17');
    await expect(page.getByText(learnerMessages.courseViewer.unavailable)).toBeVisible();
    page.off('request', note);
    expect(asked.filter((body) => body.includes('lessons') || body.includes('subcategories'))).toEqual([]);
    await page.getByRole('link', { name: learnerMessages.courseViewer.back }).click();
    await expect(page).toHaveURL('/user/dashboard');
  });
});
