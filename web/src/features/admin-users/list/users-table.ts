import { languageNames } from '@padavu/domain/language/language';
import { schoolDay } from '@padavu/domain/school/school-day';
import type { User, UserFilter } from '@padavu/domain/user/user';
import { csvFileName } from '@/lib/csv-file-name.ts';

/** The time zone in which days begin and end. */
type Zone = { timeZone: string };

const columns: readonly (readonly [heading: string, cell: (user: User, zone: Zone) => string])[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Course', ({ course }) => course],
  ['Status', ({ status }) => status],
  ['Role', ({ role }) => role],
  ['Registered', ({ registrationDate }, zone) => (registrationDate ? schoolDay(zone, registrationDate) : '')],
  ['Reference', ({ paymentReference }) => paymentReference],
  ['Language', ({ language }) => (language ? languageNames[language] : '')],
];

/** Users as table rows, headings first. */
export function usersTable(users: readonly User[], zone: Zone): string[][] {
  const rows = users.map((user) => columns.map(([, cell]) => cell(user, zone)));
  return [columns.map(([heading]) => heading), ...rows];
}

/** A file name with the filters and the date: `padavu-users-pending-search-2025-05-01.csv`. */
export function usersFileName(
  school: { name: string } & Zone,
  { status, courseId, search }: UserFilter,
  now: Date,
): string {
  return csvFileName(
    school,
    'users',
    status === 'all' ? '' : status,
    courseId === null ? '' : `course-${courseId}`,
    search.trim() === '' ? '' : 'search',
    schoolDay(school, now),
  );
}
