import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { messages } from '@padavu/domain/messages';
import type { Request } from '@playwright/test';
import { firstCategory } from './support/school.ts';
import { expect, test } from './support/session-test.ts';

test.use({ viewer: 'visitor' });

/** The user record that guards read first. Anyone can write it with the developer tools of a browser. */
const forgedUser = {
  name: 'Mallory',
  course: 'Ecommerce Mastery',
  courseId: 1,
  role: 'user',
  status: 'approved',
};

/** An address without scripts, which would clear the forged record. */
const withoutScripts = '/robots.txt';

const forgeToken = () => localStorage.setItem('adminToken', 'a token longer than ten characters');

test('nothing that a visitor stores opens a page behind the sign-in, and the redirect keeps the address', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));

  await test.step('without any record', async () => {
    await page.goto('/user/lesson/1/1');
    await expect(page).toHaveURL('/login?reason=not_logged_in&returnUrl=%2Fuser%2Flesson%2F1%2F1');
    await expect(page.getByRole('status')).toHaveText(messages.loginReason.not_authenticated);
    await page.goto('/admin/user');
    await expect(page).toHaveURL('/admin/login?returnUrl=%2Fadmin%2Fuser');
    await expect(page.getByRole('heading', { level: 1, name: messages.adminLogin.title })).toBeVisible();
  });

  await test.step('a forged user record shows no lesson, and is removed', async () => {
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
  expect(requests.filter((request) => !request.startsWith(site))).toEqual([]);
  expect(requests.filter((request) => request.includes('/api/'))).toEqual([]);
});

test.describe('a learner', () => {
  test.use({ viewer: 'learner' });

  test('who forges everything that an administrator has stored is redirected to their own dashboard', async ({
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

  test('of course 1 sees nothing of course 2, and requests none of its content', async ({ page }) => {
    const bodies: string[] = [];
    const record = (request: Request) => bodies.push(request.postData() ?? '');
    page.on('request', record);
    await page.goto('/user/lesson/2/5/17');
    await expect(page.getByText(learnerMessages.courseViewer.unavailable)).toBeVisible();
    page.off('request', record);
    expect(bodies.filter((body) => body.includes('lessons') || body.includes('subcategories'))).toEqual([]);
    await page.getByRole('link', { name: learnerMessages.courseViewer.back }).click();
    await expect(page).toHaveURL('/user/dashboard');
  });
});
