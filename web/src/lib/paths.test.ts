import { describe, expect, it } from 'vitest';
import {
  adminLoginPath,
  canonicalPath,
  firstLessonPath,
  learnerCoursePath,
  lessonPath,
  loginPath,
  safeReturnUrl,
} from './paths.ts';

describe('addresses', () => {
  it('contain their ids', () => {
    expect(learnerCoursePath(1)).toBe('/user/course/1');
    expect(firstLessonPath(1, 2)).toBe('/user/lesson/1/2');
    expect(lessonPath(1, 2, 3)).toBe('/user/lesson/1/2/3');
  });

  it('have one canonical spelling', () => {
    expect(canonicalPath('/')).toBe('/');
    expect(canonicalPath('/about/')).toBe('/about');
    expect(canonicalPath('/admin-login')).toBe('/admin/login');
  });

  it('of the sign-in pages contain the reason and the return address, encoded', () => {
    expect(loginPath('pending')).toBe('/login?reason=pending');
    expect(loginPath('not_logged_in', '/user/course/1?a=b&c=d')).toBe(
      '/login?reason=not_logged_in&returnUrl=%2Fuser%2Fcourse%2F1%3Fa%3Db%26c%3Dd',
    );
    expect(adminLoginPath('/admin/user')).toBe('/admin/login?returnUrl=%2Fadmin%2Fuser');
    expect(adminLoginPath('/admin/user', 'session_expired')).toBe(
      '/admin/login?returnUrl=%2Fadmin%2Fuser&reason=session_expired',
    );
  });
});

describe('a return address', () => {
  it.each(['/user', '/user/dashboard', '/user/course/1?from=mail#day-2'])('is followed: %s', (address) => {
    expect(safeReturnUrl(address, '/user')).toBe(address);
  });

  it.each([
    ['none', null],
    ['empty', ''],
    ['another site', 'https://evil.example/user'],
    ['another site without a scheme', '//evil.example/user'],
    ['another site behind a backslash', '/\\evil.example/user'],
    ['another site behind a tab', '/\t/evil.example/user'],
    ['no address at all', '//'],
    ['a script', 'javascript:alert(1)'],
    ['another area', '/admin/user'],
    ['another area, by way of this one', '/user/../admin/user'],
    ['a name that begins like the area', '/username'],
    ['relative', 'user/dashboard'],
  ])('is not followed: %s', (_case, address) => {
    expect(safeReturnUrl(address, '/user')).toBeUndefined();
  });
});
