import { describe, expect, it } from 'vitest';
import { isLearnersPage, isPicture, isSignInPage } from './addresses.ts';

describe('what the service worker answers', () => {
  it.each(['/user', '/user/', '/user/dashboard', '/user/lesson/1/2/3', '/user/course/1?a=b', '/courses/1'])(
    "%s is a learner's page",
    (address) => {
      expect(isLearnersPage.test(address)).toBe(true);
    },
  );

  it.each([
    '/',
    '/courses',
    '/courses/ecommerce-mastery',
    '/users',
    '/login',
    '/admin/user',
    '/api/user/',
    '/register?returnUrl=/user/dashboard',
  ])('%s is none', (address) => {
    expect(isLearnersPage.test(address)).toBe(false);
  });

  it.each([
    ['/assets/drawings/map.svg', true],
    ['/static/malayalam-x.woff2', true],
    ['/assets/brand/icon-512.png', true],
    ['/static/AdminLayout-x.js', false],
    ['/api/courses/map.svg', false],
  ])('%s is kept as it is met: %s', (address, kept) => {
    expect(isPicture.test(address)).toBe(kept);
  });

  it('knows the sign-in page from those below and beside it', () => {
    expect(['/login', '/login/', '/login/x', '/admin/login'].map((path) => isSignInPage.test(path))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
