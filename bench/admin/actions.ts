import { usersCollection } from '@padavu/domain/user/user';
import { limits } from '@padavu/domain/limits';
import { lookupGram } from '@padavu/domain/values/search';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { readAll } from '../api/bare.ts';
import { referenceOf } from '../api/people.ts';
import { waitForDashboard, firstEmail, waitForList } from './content.ts';
import type { Action } from './browser.ts';

/**
 * An action with its name and its bare queries, which show how long the emulator alone takes, and the most documents
 * that it may read if the limit is lower than that of other actions.
 */
export type NamedAction = Action & { name: string; bare: () => Promise<unknown>; documents?: number };

/** The bare query for a page and one document more. */
const pageQuery =
  (query: Query, order = 'registrationDate', direction: 'asc' | 'desc' = 'desc') =>
  () =>
    readAll(query.orderBy(order, direction).limit(limits.pageSize.users + 1));

const search = (name: string, text: string, rows: number, bare: () => Promise<unknown>): NamedAction => ({
  name,
  act: (page) => page.getByLabel('Search').fill(text),
  content: (page) => waitForList(page, { says: text, rows }),
  bare,
});

/**
 * The actions of an administrator on a list of `size` users (at least 10,000). Each begins where the one before it
 * ended.
 */
export function actionsOf(db: Firestore, size: number): NamedAction[] {
  const users = db.collection(usersCollection);
  const containing = (part: string) =>
    pageQuery(users.where('searchGrams', 'array-contains', lookupGram(part)));
  const address = 'hari.nair.99';
  const reference = referenceOf(Math.floor(size / 2));
  let firstUser = '';
  return [
    {
      name: 'user list, first screen',
      act: (page) => page.getByRole('link', { name: 'User Management' }).click(),
      content: (page) => waitForList(page),
      bare: pageQuery(users),
    },
    {
      name: 'filter by status',
      act: (page) => page.getByLabel('Status').selectOption('pending'),
      content: (page) => waitForList(page, { says: 'pending' }),
      bare: pageQuery(users.where('status', '==', 'pending')),
    },
    {
      name: 'filter by status and course',
      act: (page) => page.getByLabel('Course', { exact: true }).selectOption('2'),
      content: (page) => waitForList(page, { says: 'digital marketing' }),
      bare: pageQuery(users.where('status', '==', 'pending').where('courseId', '==', 2)),
    },
    {
      name: 'filter by course',
      act: (page) => page.getByLabel('Status').selectOption('all'),
      content: (page) => waitForList(page, { says: 'digital marketing' }),
      bare: pageQuery(users.where('courseId', '==', 2)),
    },
    {
      name: 'no filter again',
      act: (page) => page.getByLabel('Course', { exact: true }).selectOption('all'),
      content: (page) => waitForList(page),
      bare: pageQuery(users),
    },
    search('search by a part of the name', 'warrier', limits.pageSize.users, containing('warrier')),
    // Few users of the first query match, so the page sends a second query after the first.
    search('search by a part of the address', address, 1, async () => {
      await containing(address)();
      await containing(address)();
    }),
    // First the user with the reference, then the users whose name contains it.
    search('search by payment reference', reference, 1, async () => {
      await readAll(users.where('paymentReference', '==', reference));
      await containing(reference)();
    }),
    {
      name: 'search emptied',
      act: (page) => page.getByLabel('Search').fill(''),
      content: (page) => waitForList(page),
      bare: pageQuery(users),
    },
    {
      name: 'next page',
      act: async (page) => {
        firstUser = await firstEmail(page);
        await page.getByRole('button', { name: 'Next' }).click();
      },
      content: (page) => waitForList(page, { notFirst: firstUser }),
      bare: pageQuery(users),
    },
    {
      name: 'sort by name',
      act: (page) => page.getByRole('button', { name: /^Name/ }).click(),
      content: (page) => waitForList(page, { order: 'ascending' }),
      bare: pageQuery(users, 'sortName', 'asc'),
    },
    {
      name: 'dashboard',
      act: (page) => page.getByRole('link', { name: 'Dashboard' }).click(),
      content: waitForDashboard,
      bare: dashboardOf(db),
    },
    {
      name: 'dashboard, loaded anew',
      act: (page) => page.goto('/admin/dashboard', { waitUntil: 'commit' }),
      content: waitForDashboard,
      bare: dashboardOf(db),
    },
  ];
}

/** The query of the dashboard over all users: those who wait for approval. */
function dashboardOf(db: Firestore): () => Promise<unknown> {
  const waiting = db.collection(usersCollection).where('status', '==', 'pending').orderBy('registrationDate');
  return () => readAll(waiting.limit(limits.dashboard.waiting + 1));
}
