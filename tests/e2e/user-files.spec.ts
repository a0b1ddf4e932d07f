import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import { uniqueEmail, uniqueWord } from '../support/accounts.ts';
import { aLearner } from './support/people.ts';
import { expect, test } from './support/session-test.ts';
import { openUserManagement } from './support/user-list.ts';

async function choose(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page.getByLabel('CSV file').setInputFiles({ name: 'learners.csv', mimeType: 'text/csv', buffer });
}

const rows = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem');

test('a list of users is imported after a dry run that names every bad row, and is exported unchanged', async ({
  page,
}) => {
  const family = uniqueWord();
  const existing = await aLearner();
  const [hostile, quoted, malayalam] = [uniqueEmail(), uniqueEmail(), uniqueEmail()];
  const list = [
    'Full Name,E-mail,Course,Amount,Method,Note,Batch',
    `"=HYPERLINK(""http://evil.example"",""${family}"")",${hostile},3,"₹1,999",UPI,paid`,
    `"Anu ""Ammu""\nMenon, ${family}",${quoted},digital-marketing`,
    `അഞ്ജലി ${family},${malayalam},Graphic Design`,
    `${existing.record.name},${existing.email},1`,
    `Al,nobody,Astrology,free`,
    `Twice ${family},${malayalam.toUpperCase()},1`,
  ].join('\n');

  await openUserManagement(page);
  await page.getByRole('link', { name: 'Import CSV' }).click();
  await choose(page, 'name,phone\nAnu,1\n');
  await expect(page.getByRole('alert')).toContainText('missing: email, course');
  await choose(page, list);
  await expect(page.getByRole('heading', { name: '3 accounts can be created' })).toBeVisible();
  await expect(page.getByText('Ignored columns: Batch')).toBeVisible();
  await expect(rows(page, 'Cannot be created')).toHaveText([
    new RegExp(
      `Row 6.*${messages.validation.nameTooShort}.*${messages.validation.emailInvalid}.*${adminMessages.userImport.courseUnknown}.*amount`,
    ),
    /Row 7.*This address is already in row 4/,
  ]);
  await expect(rows(page, 'Already have an account')).toHaveText([new RegExp(`Row 5.*${existing.email}`)]);

  await page.getByRole('button', { name: 'Create 3 accounts' }).click();
  await expect(page.getByRole('heading', { name: '3 accounts created' })).toBeVisible();
  await expect(rows(page, 'Created')).toHaveCount(3);
  await page.getByRole('link', { name: 'All users' }).first().click();

  await page.getByLabel('Search').fill(family);
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('rowheader')).toHaveCount(3);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=name/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^padavu-users-search-\d{4}-\d\d-\d\d\.csv$/);
  const exported = await readFile(await file.path(), 'utf8');
  const order = [hostile, quoted, malayalam].map((email) => exported.indexOf(email));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(exported.startsWith('\uFEFFName,Email,Course')).toBe(true);
  expect(exported).toContain(`"'=HYPERLINK(""http://evil.example"",""${family}"")",${hostile}`);
  expect(exported).toContain(`"Anu ""Ammu"" Menon, ${family}",${quoted},Digital Marketing,approved`);
  expect(exported).toContain(`അഞ്ജലി ${family},${malayalam}`);

  await page.getByRole('link', { name: 'Import CSV' }).click();
  await choose(page, exported);
  await expect(rows(page, 'Already have an account')).toHaveCount(3);
  await expect(rows(page, 'Already have an account').filter({ hasText: hostile })).toContainText(
    `=HYPERLINK("http://evil.example","${family}")`,
  );
});
