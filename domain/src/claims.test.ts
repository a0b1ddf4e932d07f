import { describe, expect, it } from 'vitest';
import { Claims, claimsFor, noClaims, sameClaims } from './claims.ts';

describe('claims', () => {
  it.each([
    [
      { status: 'approved', role: 'user', courseId: 1 },
      { approved: true, admin: false, courseId: 1 },
    ],
    [
      { status: 'approved', role: 'admin', courseId: null },
      { approved: true, admin: true, courseId: null },
    ],
    [
      { status: 'pending', role: 'user', courseId: 2 },
      { approved: false, admin: false, courseId: 2 },
    ],
    [
      { status: 'pending', role: 'admin', courseId: null },
      { approved: false, admin: false, courseId: null },
    ],
    [
      { status: 'inactive', role: 'admin', courseId: 1 },
      { approved: false, admin: false, courseId: 1 },
    ],
  ] as const)('of %o are %o', (user, claims) => {
    expect(claimsFor(user)).toEqual(claims);
  });

  it.each([
    [{}, noClaims],
    [{ approved: 'yes', admin: 1, courseId: '1' }, noClaims],
    [
      { approved: true, admin: true, courseId: 3 },
      { approved: true, admin: true, courseId: 3 },
    ],
    [
      { approved: true, sub: 'x' },
      { ...noClaims, approved: true },
    ],
  ])('in a token are read from %o, granting nothing unclear', (token, claims) => {
    expect(Claims.parse(token)).toEqual(claims);
  });

  it.each([
    [{}, true],
    [{ approved: true }, false],
    [{ admin: true }, false],
    [{ courseId: 1 }, false],
  ])('with %o are the same: %s', (difference, same) => {
    expect(sameClaims(noClaims, { ...noClaims, ...difference })).toBe(same);
  });
});
