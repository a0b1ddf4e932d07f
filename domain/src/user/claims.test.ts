import { describe, expect, it } from 'vitest';
import { Claims, claimsFor, isStaff, noClaims, sameClaims, teachesCourse } from './claims.ts';
import { User } from './user.ts';

describe('claims', () => {
  it.each([
    [
      { status: 'approved', role: 'user', courseId: 1 },
      { approved: true, admin: false, courseId: 1, teaches: [] },
    ],
    [
      { status: 'approved', role: 'admin', courseId: null },
      { approved: true, admin: true, courseId: null, teaches: [] },
    ],
    [
      { status: 'pending', role: 'user', courseId: 2 },
      { approved: false, admin: false, courseId: 2, teaches: [] },
    ],
    [
      { status: 'pending', role: 'admin', courseId: null },
      { approved: false, admin: false, courseId: null, teaches: [] },
    ],
    [
      { status: 'inactive', role: 'admin', courseId: 1 },
      { approved: false, admin: false, courseId: 1, teaches: [] },
    ],
    [
      { status: 'approved', role: 'teacher', courseId: 1, teaches: [2, 3] },
      { approved: true, admin: false, courseId: 1, teaches: [2, 3] },
    ],
    [
      { status: 'inactive', role: 'teacher', courseId: null, teaches: [2] },
      { approved: false, admin: false, courseId: null, teaches: [] },
    ],
    [
      { status: 'approved', role: 'user', courseId: 1, teaches: [2] },
      { approved: true, admin: false, courseId: 1, teaches: [] },
    ],
  ])('of the user %o are %o', (user, claims) => {
    expect(claimsFor(User.parse(user))).toEqual(claims);
  });

  it.each([
    [{}, noClaims],
    [{ approved: 'yes', admin: 1, courseId: '1' }, noClaims],
    [
      { approved: true, admin: true, courseId: 3, teaches: [] },
      { approved: true, admin: true, courseId: 3, teaches: [] },
    ],
    [
      { approved: true, sub: 'x', teaches: [1, 'all'] },
      { ...noClaims, approved: true },
    ],
  ])('are read from the token %o, and unclear ones grant nothing', (token, claims) => {
    expect(Claims.parse(token)).toEqual(claims);
  });

  it.each([
    [{}, true],
    [{ approved: true }, false],
    [{ admin: true }, false],
    [{ courseId: 1 }, false],
    [{ teaches: [1] }, false],
  ])('that differ in %o are the same: %s', (difference, same) => {
    expect(sameClaims(noClaims, { ...noClaims, ...difference })).toBe(same);
  });

  it.each([
    [noClaims, [false, false, false]],
    [{ ...noClaims, admin: true }, [true, true, true]],
    [{ ...noClaims, teaches: [2] }, [true, false, true]],
  ])(
    'of %o decide whether the person is staff, teaches course 1 and teaches course 2',
    (claims, expected) => {
      expect([isStaff(claims), teachesCourse(claims, 1), teachesCourse(claims, 2)]).toEqual(expected);
    },
  );
});
