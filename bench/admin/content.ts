import type { Page } from '@playwright/test';
import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin/admin-messages';

const users = 'table[aria-label="Users"]';

type ListState = {
  /** A text that every row contains. */
  says: string;
  /** The least number of rows. */
  rows: number;
  /** A text that the first row must not contain. */
  notFirst: string;
  /** The order that a heading of the table shows. */
  order: 'ascending' | 'any';
};

/** Waits until the list shows these rows, and has finished loading. */
export async function waitForList(page: Page, state: Partial<ListState> = {}): Promise<void> {
  const expected: ListState = { says: '', rows: limits.pageSize.users, notFirst: '', order: 'any', ...state };
  await page.waitForFunction(
    showsList,
    { ...expected, table: users, loading: adminMessages.users.loading },
    { polling: 'raf' },
  );
}

/** Runs in the page. */
function showsList(state: ListState & { table: string; loading: string }): boolean {
  const table = document.querySelector(state.table);
  const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    (row.textContent ?? '').toLowerCase(),
  );
  const statuses = [...document.querySelectorAll('[role=status]')].map((status) => status.textContent);
  return (
    rows.length >= state.rows &&
    rows.every((row) => row.includes(state.says.toLowerCase())) &&
    (state.notFirst === '' || !rows[0]?.includes(state.notFirst.toLowerCase())) &&
    (state.order === 'any' || table?.querySelector(`th[aria-sort=${state.order}]`) !== null) &&
    !statuses.includes(state.loading)
  );
}

/** The email address in the first row. */
export async function firstEmail(page: Page): Promise<string> {
  const text = await page.locator(`${users} tbody tr th`).first().textContent();
  return /[^\s@]+@\S+/.exec(text ?? '')?.[0] ?? '';
}

/** Waits until the dashboard shows its totals, the people who wait, the chart and the lessons. */
export async function waitForDashboard(page: Page): Promise<void> {
  await page.waitForFunction(showsDashboard, undefined, { polling: 'raf' });
}

/** Runs in the page. */
function showsDashboard(): boolean {
  const regions = [...document.querySelectorAll('main section')];
  const hasText = (name: string, what: RegExp) => {
    const region = regions.find((one) => {
      const labelledBy = document.querySelector(`[id="${one.getAttribute('aria-labelledby') ?? ''}"]`);
      return (one.getAttribute('aria-label') ?? labelledBy?.textContent) === name;
    });
    return what.test(region?.textContent ?? '');
  };
  return (
    hasText('Total Users', /\d/) &&
    hasText('Categories', /\d/) &&
    hasText('Lessons', /\d/) &&
    hasText('Waiting for approval', /Approve/) &&
    hasText('From registration to the last lesson', /of those approved/) &&
    hasText('Lessons most often left unfinished', /unfinished\s*of/)
  );
}
