import { uniqueWord } from '../support/accounts.ts';
import { expect, test } from './support/session-test.ts';
import { listedNames, openUserManagement, storeFamily } from './support/user-list.ts';

test('a long list of users has pages, keeps them on Back and reload, and shows cards on a phone', async ({
  page,
}) => {
  const family = uniqueWord();
  await storeFamily(family, 28);
  await openUserManagement(page);
  await page.getByLabel('Search').fill(family);

  await expect(page.getByText('Page 1: 25 users, newest first')).toBeVisible();
  await expect(listedNames(page).first()).toContainText('Person 28');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(listedNames(page)).toContainText(['Person 03', 'Person 02', 'Person 01']);
  const secondPage = page.getByText('Page 2: 3 users, newest first');
  await expect(secondPage).toBeFocused();

  await page.getByRole('link', { name: `Person 02 ${family}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Person 02 ${family}` })).toBeVisible();
  await page.goBack();
  await expect(secondPage).toBeVisible();
  await page.reload();
  await expect(secondPage).toBeVisible();
  await expect(listedNames(page)).toContainText(['Person 03', 'Person 02', 'Person 01']);

  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(listedNames(page)).toHaveCount(25);

  await page.setViewportSize({ width: 360, height: 740 });
  const cards = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
  await expect(cards).toHaveCount(25);
  await page.getByLabel('Sort').selectOption('Oldest first');
  await expect(cards.first()).toContainText('Person 01');
});
