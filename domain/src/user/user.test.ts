import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '@padavu/domain/limits';
import { matchesFilter, roles, statusOf, User, type UserFilter } from './user.ts';
import { UserRecord } from './user-record.ts';
import { UserCount } from './user-stats.ts';

const registrationDate = new Date('2026-11-01T10:00:00Z');

const aUser = (raw: object = {}) =>
  User.parse({ id: 'uid-1', name: 'Devika Pillai', email: 'devika@padavu.example', courseId: 1, ...raw });

describe('the status of a user', () => {
  it.each([
    [{ status: 'approved' }, 'approved'],
    [{ isApproved: true }, 'approved'],
    [{ status: 'inactive', isApproved: true }, 'approved'],
    [{ status: 'inactive' }, 'inactive'],
    [{ status: 'inactive', isApproved: false }, 'inactive'],
    [{ status: 'pending' }, 'pending'],
    [{ status: 'blocked' }, 'pending'],
    [{ status: 'Approved' }, 'pending'],
    [{}, 'pending'],
  ])('of %o is %s', (raw, status) => {
    expect(statusOf(raw)).toBe(status);
    expect(User.parse(raw)).toMatchObject({ status, isApproved: status === 'approved' });
  });
});

describe('the second factor that an account must have', () => {
  it.each([
    [{}, false],
    [{ secondFactorRequired: false }, false],
    [{ secondFactorRequired: true }, true],
    [{ secondFactorRequired: 'no' }, true],
    [{ secondFactorRequired: null }, true],
  ])('of %o is required: %s', (raw, secondFactorRequired) => {
    expect(User.parse(raw)).toMatchObject({ secondFactorRequired });
  });
});

/** A stored record that is read as it is. */
const same = (fields: Partial<User>): [object, Partial<User>] => [fields, fields];

const longName = `${'😀'.repeat(limits.name.max - 1)}Z`;

describe('a user in any spelling', () => {
  it.each<[string, object, Partial<User>]>([
    ['the id', { id: 'a' }, { id: 'a' }],
    ['the id as _id', { _id: 'b' }, { id: 'b' }],
    ['id before _id', { id: 'a', _id: 'b' }, { id: 'a' }],
    ['no id', {}, { id: '' }],
    ['no name', {}, { name: 'Unknown' }],
    ['an empty name', { name: '' }, { name: 'Unknown' }],
    ['a name of as many characters as a form accepts', { name: longName }, { name: longName }],
    ['the course as courseName', { courseName: 'A', course: 'B', selectedCourse: 'C' }, { course: 'A' }],
    ['the course as course', { course: 'B', selectedCourse: 'C' }, { course: 'B' }],
    ['the course as selectedCourse', { selectedCourse: 'C' }, { course: 'C' }],
    ['the sort key', { name: 'Devika', sortName: 'pillai' }, { sortName: 'pillai' }],
    ['no sort key', { name: ' Élodie  Pillai' }, { sortName: 'elodie pillai' }],
    ['no course', { courseName: '' }, { course: 'Not Specified', courseId: null }],
    ['the course id as text', { courseId: '2' }, { courseId: 2 }],
    ['an invalid course id', { courseId: 'ecommerce' }, { courseId: null }],
    ['a negative course id', { courseId: -1 }, { courseId: null }],
    ['no role', {}, { role: 'user' }],
    ['an unknown role', { role: 'owner' }, { role: 'user' }],
    ['the admin role', { role: 'admin' }, { role: 'admin' }],
    ['a date as text', { registrationDate: '2026-11-01T15:30:00+05:30' }, { registrationDate }],
    ['the pace', ...same({ startsAt: registrationDate, openThrough: 7, pacing: 2 })],
    ['the times of rights', ...same({ claimsSetAt: registrationDate, signedOutAt: registrationDate })],
    ['the rest', ...same({ congratulatedOn: 1, language: 'ml' })],
    ['an invalid date', { registrationDate: 'yesterday' }, { registrationDate: null }],
  ])('is read with %s', (_case, raw, expected) => {
    expect(User.parse(raw)).toMatchObject(expected);
  });

  it.each([null, undefined, 7, 'text', [], new Date()])('is read from %o, which is no user at all', (raw) => {
    expect(User.parse(raw)).toMatchObject({
      id: '',
      name: 'Unknown',
      email: '',
      status: 'pending',
      role: 'user',
    });
  });

  it('is read from anything, with every field of the right kind', () => {
    const keys = [
      'id',
      '_id',
      'name',
      'email',
      'status',
      'isApproved',
      'course',
      'courseId',
      'role',
      'registrationDate',
    ];
    const value = fc.oneof(fc.anything(), fc.constantFrom(...roles));
    const anyRecord = fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), value);
    fc.assert(
      fc.property(fc.oneof(fc.anything(), anyRecord), (raw) => {
        const user = User.parse(raw);
        expect(user.isApproved).toBe(user.status === 'approved');
        expect(user.courseId === null || user.courseId > 0).toBe(true);
        expect(roles).toContain(user.role);
        for (const text of [user.id, user.name, user.email, user.course]) expect(typeof text).toBe('string');
      }),
    );
  });
});

describe('the filters of the user list', () => {
  it.each<[string, Partial<UserFilter>, boolean]>([
    ['none', {}, true],
    ['the own status', { status: 'pending' }, true],
    ['another status', { status: 'approved' }, false],
    ['the own course', { courseId: 1 }, true],
    ['another course', { courseId: 2 }, false],
    ['a part of the name in capitals', { search: 'VIKA PIL' }, true],
    ['a part of the address', { search: '@padavu' }, true],
    ['another text', { search: 'anjali' }, false],
    ['all three', { status: 'pending', courseId: 1, search: 'devika' }, true],
    ['two of three', { status: 'approved', courseId: 1, search: 'devika' }, false],
  ])('with %s let a pending user of course 1 pass or not', (_case, filter, passes) => {
    expect(matchesFilter(aUser(), { status: 'all', courseId: null, search: '', ...filter })).toBe(passes);
  });
});

describe('a stored account', () => {
  const record = {
    name: 'Devika Pillai',
    email: 'devika@padavu.example',
    role: 'user',
    status: 'pending',
    courseId: 1,
    courseName: 'Ecommerce Mastery',
    registrationDate,
    paymentReference: 'K7M3QX',
    searchGrams: [],
    sortName: 'devika pillai',
  };

  it('is read as it is', () => {
    expect(UserRecord.parse(record)).toEqual(record);
  });

  it.each([
    { name: '' },
    { email: 'devika' },
    { role: 'owner' },
    { status: 'blocked' },
    { courseId: 0 },
    { registrationDate: null },
  ])('is refused with %o', (wrong) => {
    expect(UserRecord.safeParse({ ...record, ...wrong }).success).toBe(false);
  });

  it('is counted in whole numbers', () => {
    const count = {
      total: 3,
      pending: 1,
      approved: 1,
      inactive: 1,
      courseBreakdown: { 'Ecommerce Mastery': 3 },
    };
    expect(UserCount.parse(count)).toEqual(count);
    expect(UserCount.safeParse({ ...count, pending: -1 }).success).toBe(false);
  });
});
