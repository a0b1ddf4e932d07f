import { messages } from '@padavu/domain/messages';
import type { Page } from '@playwright/test';

/** What brings up a screen that its address alone does not. */

/** Presses the first button of that name. */
export function clickFirst(name: string | RegExp) {
  return (page: Page) => page.getByRole('button', { name }).first().click();
}

export async function selectUsers(page: Page): Promise<void> {
  // The own account, which nobody selects, may be there before the others.
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .nth(1)
    .waitFor();
  await page.getByLabel('Select all on this page').click();
}

export async function askToApprove(page: Page): Promise<void> {
  await selectUsers(page);
  await page.getByRole('region', { name: 'Selected users' }).getByRole('button', { name: 'Approve' }).click();
}

/** The API's answers are made up here: the accounts stay as they are. */
export async function approveSelected(page: Page): Promise<void> {
  await page.route('**/api/admin/users/*/approve', (route) => route.fulfill({ json: { success: true } }));
  await askToApprove(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
}

/** A dry run: nothing is made. */
export async function checkList(page: Page): Promise<void> {
  const rows = [
    'name,email,course,amount,method',
    'Ammini Kurian,ammini.kurian@padavu.example,1,1999,UPI',
    'Sreejith Panicker,sreejith.panicker@padavu.example,Graphic Design',
    'Devika Pillai,learner@padavu.example,1',
    'Al,nobody,Astrology,free',
  ];
  const buffer = Buffer.from(rows.join('\n'));
  await page.getByLabel('CSV file').setInputFiles({ name: 'learners.csv', mimeType: 'text/csv', buffer });
}

export async function closeWhatWasTyped(page: Page): Promise<void> {
  await clickFirst(messages.categories.add)(page);
  await page.getByLabel('Category Name').fill('Customs and shipping');
  await page.keyboard.press('Escape');
}
