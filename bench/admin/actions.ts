import { usersCollection } from '@padavu/domain/user';
import { limits } from '@padavu/domain/limits';
import { lookupGram } from '@padavu/domain/search';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { some } from '../api/bare.ts';
import { referenceOf } from '../api/people.ts';
import { dashboardShown, firstListed, listed } from './content.ts';
import type { Action } from './browser.ts';

/**
 * An action by its name, with the bare questions behind it, to see what the emulator alone takes for them, and how many documents it may
 * read where that is less than any page may.
 */
export type NamedAction = Action & { name: string; bare: () => Promise<unknown>; documents?: number };

/** The bare query for a page and the one beyond it. */
const pageQuery =
  (query: Query, order = 'registrationDate', direction: 'asc' | 'desc' = 'desc') =>
  () =>
    some(query.orderBy(order, direction).limit(limits.pageSize.users + 1));

const search = (name: string, text: string, rows: number, bare: () => Promise<unknown>): NamedAction => ({
  name,
  act: (page) => page.getByLabel('Search').fill(text),
  content: (page) => listed(page, { says: text, rows }),
  bare,
});

/** What an administrator does with a list of so many users (10,000 at least), one after the other; each begins where the last one ended. */
export function actionsOf(db: Firestore, size: number): NamedAction[] {
  const users = db.collection(usersCollection);
  const containing = (part: string) =>
    pageQuery(users.where('searchGrams', 'array-contains', lookupGram(part)));
  const address = 'hari.nair.99';
  const reference = referenceOf(Math.floor(size / 2));
  let first = '';
  return [
    {
      name: 'user list, first screen',
      act: (page) => page.getByRole('link', { name: 'User Management' }).click(),
      content: (page) => listed(page),
      bare: pageQuery(users),
    },
    {
      name: 'filter by status',
      act: (page) => page.getByLabel('Status').selectOption('pending'),
      content: (page) => listed(page, { says: 'pending' }),
      bare: pageQuery(users.where('status', '==', 'pending')),
    },
    {
      name: 'filter by status and course',
      act: (page) => page.getByLabel('Course', { exact: true }).selectOption('2'),
      content: (page) => listed(page, { says: 'digital marketing' }),
      bare: pageQuery(users.where('status', '==', 'pending').where('courseId', '==', 2)),
    },
    {
      name: 'filter by course',
      act: (page) => page.getByLabel('Status').selectOption('all'),
      content: (page) => listed(page, { says: 'digital marketing' }),
      bare: pageQuery(users.where('courseId', '==', 2)),
    },
    {
      name: 'no filter again',
      act: (page) => page.getByLabel('Course', { exact: true }).selectOption('all'),
      content: (page) => listed(page),
      bare: pageQuery(users),
    },
    search('search by a part of the name', 'warrier', limits.pageSize.users, containing('warrier')),
    // Few of the first page pass, so that the page looks further: a second question, asked after the first.
    search('search by a part of the address', address, 1, async () => {
      await containing(address)();
      await containing(address)();
    }),
    // Who has the reference, and after that whose name is like it.
    search('search by payment reference', reference, 1, async () => {
      await some(users.where('paymentReference', '==', reference));
      await containing(reference)();
    }),
    {
      name: 'search emptied',
      act: (page) => page.getByLabel('Search').fill(''),
      content: (page) => listed(page),
      bare: pageQuery(users),
    },
    {
      name: 'next page',
      act: async (page) => {
        first = await firstListed(page);
        await page.getByRole('button', { name: 'Next' }).click();
      },
      content: (page) => listed(page, { notFirst: first }),
      bare: pageQuery(users),
    },
    {
      name: 'sort by name',
      act: (page) => page.getByRole('button', { name: /^Name/ }).click(),
      content: (page) => listed(page, { order: 'ascending' }),
      bare: pageQuery(users, 'sortName', 'asc'),
    },
    {
      name: 'dashboard',
      act: (page) => page.getByRole('link', { name: 'Dashboard' }).click(),
      content: dashboardShown,
      bare: dashboardOf(db),
    },
    {
      name: 'dashboard, loaded anew',
      act: (page) => page.goto('/admin/dashboard', { waitUntil: 'commit' }),
      content: dashboardShown,
      bare: dashboardOf(db),
    },
  ];
}

/** What the dashboard asks about all users: who waits. */
function dashboardOf(db: Firestore): () => Promise<unknown> {
  const waiting = db.collection(usersCollection).where('status', '==', 'pending').orderBy('registrationDate');
  return () => some(waiting.limit(limits.dashboard.waiting + 1));
}
