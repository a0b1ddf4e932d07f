import { readCell } from '@padavu/domain/values/csv-cell';
import { User } from '@padavu/domain/user/user';
import { aUserRecord } from '@tests/support/builders.ts';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { toCsv } from '@/lib/csv.ts';
import { usersFileName, usersTable } from './users-table.ts';

const aUser = (overrides: Parameters<typeof aUserRecord>[0] = {}) => User.parse(aUserRecord(overrides));

const school = { name: 'Padavu', timeZone: 'Asia/Kolkata' };

describe('the table of users', () => {
  it('has headings, and the data that the list shows', () => {
    expect(usersTable([aUser({ language: 'ml' })], school)).toEqual([
      ['Name', 'Email', 'Course', 'Status', 'Role', 'Registered', 'Reference', 'Language'],
      [
        'Anjali Menon',
        'anjali@padavu.example',
        'Ecommerce Mastery',
        'approved',
        'user',
        '2025-05-01',
        'K7M3QX',
        'Malayalam',
      ],
    ]);
  });

  it('leaves an unknown language empty', () => {
    expect(usersTable([aUser()], school)[1]?.at(-1)).toBe('');
  });

  it('is read back from a file unchanged, with quotes, commas, line ends, Malayalam and formulas', () => {
    const names = [
      'Anu "Ammu" Menon, Kochi',
      '=HYPERLINK("http://evil.example","Hi")',
      'two\nlines',
      'അഞ്ജലി മേനോൻ',
      ' +1',
      '"=1',
    ];
    const text = toCsv(
      usersTable(
        names.map((name) => aUser({ name })),
        school,
      ),
    );
    expect(text).not.toMatch(/(^|[\r\n,]"?)\s*[=+@-]/);
    const { data } = Papa.parse<string[]>(text.slice(1));
    expect(data.slice(1).map(([name = '']) => readCell(name))).toEqual(names);
  });
});

describe('the name of the file', () => {
  const now = new Date('2025-05-01T20:00:00Z');

  it('contains the filters and the date at the school', () => {
    expect(usersFileName(school, { status: 'all', courseId: null, search: ' ' }, now)).toBe(
      'padavu-users-2025-05-02.csv',
    );
    expect(usersFileName(school, { status: 'pending', courseId: 2, search: 'anjali' }, now)).toBe(
      'padavu-users-pending-course-2-search-2025-05-02.csv',
    );
  });
});
