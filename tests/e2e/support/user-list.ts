import { expect, type Locator, type Page } from '@playwright/test';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { usersCollection } from '@padavu/domain/user/user';
import type { UserRecord } from '@padavu/domain/user/user-record';
import { db } from '../../support/accounts-firebase.ts';
import { uniqueEmail } from '../../support/accounts.ts';
import { aUserRecord } from '../../support/builders.ts';

/** A user's row in User Management. */
export function userRow(page: Page, name: string): Locator {
  return page.getByRole('table', { name: 'Users' }).getByRole('row').filter({ hasText: name });
}

/** The names of the listed users, from the top. */
export function listedNames(page: Page): Locator {
  return page.getByRole('table', { name: 'Users' }).getByRole('rowheader');
}

/** Opens User Management from anywhere in the admin area. */
export async function openUserManagement(page: Page): Promise<void> {
  await page.goto('/admin/user');
  await expect(page.getByRole('heading', { level: 1, name: adminMessages.area.users })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
}

/**
 * Stores people with one family name, Person 01 the first to register. They are documents without an account in Auth,
 * which lists and changes of a status do not need.
 * @returns their ids
 */
export async function storeFamily(
  family: string,
  count: number,
  overrides: Partial<UserRecord> = {},
): Promise<string[]> {
  const batch = db.batch();
  const ids = Array.from({ length: count }, (_, index) => {
    const document = db.collection(usersCollection).doc();
    const name = `Person ${String(index + 1).padStart(2, '0')} ${family}`;
    const registrationDate = new Date(Date.UTC(2025, 0, 1, 0, index));
    batch.set(document, aUserRecord({ name, email: uniqueEmail(), registrationDate, ...overrides }));
    return document.id;
  });
  await batch.commit();
  return ids;
}
