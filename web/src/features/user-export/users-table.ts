import { brand } from '@padavu/domain/brand';
import { schoolDay } from '@padavu/domain/payment';
import type { User, UserFilter } from '@padavu/domain/user';

const columns: readonly (readonly [heading: string, cell: (user: User) => string])[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Course', ({ course }) => course],
  ['Status', ({ status }) => status],
  ['Role', ({ role }) => role],
  ['Registered', ({ registrationDate }) => (registrationDate ? schoolDay(registrationDate) : '')],
  ['Reference', ({ paymentReference }) => paymentReference],
];

/** Users as the rows of a table, its heading first. */
export function usersTable(users: readonly User[]): string[][] {
  const rows = users.map((user) => columns.map(([, cell]) => cell(user)));
  return [columns.map(([heading]) => heading), ...rows];
}

/** A name that says what is in the file, and of which day: `padavu-users-pending-search-2025-05-01.csv`. */
export function usersFileName({ status, courseId, search }: UserFilter, now: Date): string {
  const parts = [
    `${brand.name.toLowerCase()}-users`,
    status === 'all' ? '' : status,
    courseId === null ? '' : `course-${courseId}`,
    search.trim() === '' ? '' : 'search',
    schoolDay(now),
  ];
  return `${parts.filter(Boolean).join('-')}.csv`;
}
