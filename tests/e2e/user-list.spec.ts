import type { Page } from '@playwright/test';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin-messages';
import { messages } from '@padavu/domain/messages';
import { uniqueEmail, uniqueWord } from '../support/accounts.ts';
import { aLearner, uniqueName } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-session-test.ts';
import { listedNames, openUserManagement, register, storeFamily, userRow } from '../support/e2e-user-list.ts';

const filter = (page: Page) => ({
  search: page.getByLabel('Search'),
  status: page.getByLabel('Status'),
  course: page.getByLabel('Course', { exact: true }),
});

test('search, status and course narrow the list together', async ({ page }) => {
  const family = uniqueWord();
  const marketing = { courseId: 2, courseName: 'Digital Marketing' } as const;
  const [older, newer] = [new Date('2025-03-01T09:00:00Z'), new Date('2025-04-01T09:00:00Z')];
  await aLearner({ name: `Asha ${family}`, status: 'pending', registrationDate: newer });
  await aLearner({ name: `Binu ${family}`, status: 'pending', registrationDate: older, ...marketing });
  await aLearner({ name: `Chitra ${family}`, status: 'approved', ...marketing });
  await aLearner({ name: `Dileep ${family}`, status: 'inactive' });
  await openUserManagement(page);
  const { search, status, course } = filter(page);

  await search.fill(family.toUpperCase());
  await expect(listedNames(page)).toHaveCount(4);
  await status.selectOption('pending');
  await expect(listedNames(page)).toContainText([`Asha ${family}`, `Binu ${family}`]);
  await course.selectOption('Digital Marketing');
  await expect(listedNames(page)).toHaveText([new RegExp(`Binu ${family}`)]);
  await status.selectOption('all');
  await expect(listedNames(page)).toHaveCount(2);
  await course.selectOption('Graphic Design');
  await expect(page.getByText(adminMessages.users.empty)).toBeVisible();
});

test('a part of an address finds its owner, and a payment reference as people write one', async ({
  page,
}) => {
  const email = uniqueEmail();
  const name = uniqueName();
  await register({ name, email });
  await openUserManagement(page);
  const { search } = filter(page);
  await search.fill(email.slice(4, 20).toUpperCase());
  await expect(listedNames(page)).toHaveText([new RegExp(name)]);
  const reference =
    (await userRow(page, name)
      .getByText(/^[A-Z2-9]{6}$/)
      .textContent()) ?? '';
  await search.fill(` ${reference.slice(0, 3)}-${reference.slice(3)} `.toLowerCase());
  await expect(listedNames(page)).toHaveText([new RegExp(name)]);
});

test('search and course stay with a reload, the status goes back to all', async ({ page }) => {
  await openUserManagement(page);
  const { search, status, course } = filter(page);
  await search.fill('Joseph');
  await course.selectOption('Graphic Design');
  await status.selectOption('approved');
  await expect(listedNames(page)).toHaveText([/Merin Joseph/]);
  await page.reload();
  await expect(search).toHaveValue('Joseph');
  await expect(course).toHaveValue('3');
  await expect(status).toHaveValue('all');
  await expect(listedNames(page)).toHaveText([/Merin Joseph/]);
});

test('a long list is turned page by page, in four orders, on a wide screen and on a phone', async ({
  page,
}) => {
  const family = uniqueWord();
  await storeFamily(family, 28);
  await openUserManagement(page);
  await filter(page).search.fill(family);
  const turn = (to: 'Next' | 'Previous') => page.getByRole('button', { name: to }).click();
  const heading = (name: string) => page.getByRole('columnheader', { name });

  await expect(page.getByText('Page 1: 25 users, newest first')).toBeVisible();
  await expect(listedNames(page).first()).toContainText('Person 28');
  await turn('Next');
  await expect(listedNames(page)).toContainText(['Person 03', 'Person 02', 'Person 01']);
  await expect(page.getByText('Page 2: 3 users, newest first')).toBeFocused();
  await turn('Previous');
  await expect(listedNames(page)).toHaveCount(25);

  await heading('Name and e-mail').getByRole('button').click();
  await expect(heading('Name and e-mail')).toHaveAttribute('aria-sort', 'ascending');
  await expect(listedNames(page).first()).toContainText('Person 01');
  await turn('Next');
  await expect(listedNames(page)).toContainText(['Person 26', 'Person 27', 'Person 28']);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel('Sort').selectOption('Oldest first');
  const cards = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
  await expect(cards).toHaveCount(25);
  await expect(cards.first()).toContainText('Person 01');
  await page.getByLabel('Sort').selectOption('Name Z–A');
  await expect(cards.first()).toContainText('Person 28');
  await page.reload();
  await expect(cards.first()).toContainText('Person 28');
});

test('a registration arrives by itself, marked as new, with its date', async ({ page }) => {
  await openUserManagement(page);
  // The whole list is there, not what the count in the menu had read of it.
  await expect(page.getByText(/\d users?(, newest first)?$/)).toBeVisible();
  const name = uniqueName('Nimisha');
  await register({ name, email: uniqueEmail() });
  const row = userRow(page, name);
  await expect(row).toContainText('New');
  await expect(row).toContainText('Pending');
  const today = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
  await expect(row).toContainText(today.format(new Date()));
});

test('the own account can be neither deactivated nor deleted', async ({ page, administrator }) => {
  await page.goto('/admin/user');
  await page.getByLabel('Search').fill(administrator.record.name);
  const row = userRow(page, administrator.record.name);
  await expect(row).toContainText('You');
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('a list that is refused shows the reason and can be loaded again', async ({ page, watch }) => {
  watch.allowInConsole(/permission-denied|Missing or insufficient permissions/);
  const channel = '**/Listen/channel**';
  // In place of the users the page asks for something that the rules give to nobody.
  await page.route(channel, async (route) => {
    const body = route.request().postData() ?? '';
    const asked = /%22collectionId%22%3A%22users%22/g;
    await route.continue({ postData: body.replace(asked, '%22collectionId%22%3A%22throttle%22') });
  });
  await page.goto('/admin/user');
  await expect(page.getByRole('alert')).toContainText(
    adminMessageFor.usersLoadFailed(messages.userService.forbidden),
  );
  await page.unroute(channel);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
});
