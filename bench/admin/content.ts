import type { Page } from '@playwright/test';
import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin-messages';

const users = 'table[aria-label="Users"]';

type Wanted = {
  /** What every row says. */
  says: string;
  /** Rows at least. */
  rows: number;
  /** Whom the first row must not be about. */
  notFirst: string;
  /** A heading of the table says that it is in this order. */
  order: 'ascending' | 'any';
};

/** Until the list has the rows that are wanted, and nothing more is on its way. */
export async function listed(page: Page, wanted: Partial<Wanted> = {}): Promise<void> {
  const whole: Wanted = { says: '', rows: limits.pageSize.users, notFirst: '', order: 'any', ...wanted };
  await page.waitForFunction(
    isListed,
    { ...whole, table: users, loading: adminMessages.users.loading },
    { polling: 'raf' },
  );
}

/** Runs in the page. */
function isListed(wanted: Wanted & { table: string; loading: string }): boolean {
  const table = document.querySelector(wanted.table);
  const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    (row.textContent ?? '').toLowerCase(),
  );
  const statuses = [...document.querySelectorAll('[role=status]')].map((status) => status.textContent);
  return (
    rows.length >= wanted.rows &&
    rows.every((row) => row.includes(wanted.says.toLowerCase())) &&
    (wanted.notFirst === '' || !rows[0]?.includes(wanted.notFirst.toLowerCase())) &&
    (wanted.order === 'any' || table?.querySelector(`th[aria-sort=${wanted.order}]`) !== null) &&
    !statuses.includes(wanted.loading)
  );
}

/** The name in the first row. */
export async function firstListed(page: Page): Promise<string> {
  const text = await page.locator(`${users} tbody tr th`).first().textContent();
  return /[^\s@]+@\S+/.exec(text ?? '')?.[0] ?? '';
}

/** Until the dashboard has its figures, who waits, the picture and the lessons. */
export async function dashboardShown(page: Page): Promise<void> {
  await page.waitForFunction(isDashboardShown, undefined, { polling: 'raf' });
}

/** Runs in the page. */
function isDashboardShown(): boolean {
  const regions = [...document.querySelectorAll('main section')];
  const isThere = (name: string, what: RegExp) => {
    const region = regions.find((one) => {
      const labelledBy = document.querySelector(`[id="${one.getAttribute('aria-labelledby') ?? ''}"]`);
      return (one.getAttribute('aria-label') ?? labelledBy?.textContent) === name;
    });
    return what.test(region?.textContent ?? '');
  };
  return (
    isThere('Total Users', /\d/) &&
    isThere('Categories', /\d/) &&
    isThere('Lessons', /\d/) &&
    isThere('Waiting for approval', /Approve/) &&
    isThere('From registration to the last lesson', /of those approved/) &&
    isThere('Lessons most often left unfinished', /unfinished\s*of/)
  );
}
