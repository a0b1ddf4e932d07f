import { User } from '@padavu/domain/user/user';
import { aUserRecord } from '@tests/support/builders.ts';
import { describe, expect, it } from 'vitest';
import type { Access, Session } from '@/lib/session/session.ts';
import { adminAccess } from './admin-access.ts';

const here = '/admin/user?course=3';

function signedIn(overrides: Parameters<typeof aUserRecord>[0], access: Access): Session {
  return { status: 'signed-in', uid: 'meera', user: User.parse(aUserRecord(overrides)), access };
}

describe('access to the admin area', () => {
  it.each<[string, Session, string]>([
    [
      'nobody is signed in',
      { status: 'signed-out', reason: 'session_expired' },
      '/admin/login?returnUrl=%2Fadmin%2Fuser%3Fcourse%3D3&reason=session_expired',
    ],
    ['a learner is signed in', signedIn({}, 'learner'), '/user/dashboard'],
    ['somebody waits for approval', signedIn({ status: 'pending' }, 'waiting'), '/login?reason=pending'],
    [
      'an administrator was deactivated',
      signedIn({ role: 'admin', status: 'inactive' }, 'waiting'),
      '/login?reason=inactive',
    ],
  ])('redirects when %s', (_case, session, to) => {
    expect(adminAccess(session, here)).toEqual({ access: 'redirect', to });
  });

  it.each<[string, Session]>([
    ['Auth has not answered yet', { status: 'starting' }],
    ['the token lacks the claims of an administrator', signedIn({ role: 'admin' }, 'waiting')],
  ])('is pending while %s', (_case, session) => {
    expect(adminAccess(session, here)).toEqual({ access: 'pending' });
  });

  it.each([
    ['/admin/dashboard', 'granted'],
    ['/admin/lessons?category=3', 'granted'],
    ['/admin/questions', 'granted'],
    ['/admin/user', 'redirect'],
    ['/admin/user/asha', 'redirect'],
    ['/admin/audit', 'redirect'],
    ['/admin/payments', 'redirect'],
    ['/admin/payments/due', 'redirect'],
    ['/admin/settings', 'redirect'],
  ])('of a teacher to %s is %s', (address, access) => {
    const session = signedIn({ role: 'teacher', teaches: [3] }, 'teacher');
    expect(adminAccess(session, address)).toMatchObject({ access });
  });

  it('redirects an administrator without a required second factor to the page that sets one up', () => {
    const session = signedIn({ role: 'admin', secondFactorRequired: true }, 'second-factor');
    expect(adminAccess(session, here)).toEqual({ access: 'redirect', to: '/admin/security' });
    expect(adminAccess(session, '/admin/security')).toMatchObject({ access: 'granted' });
  });

  it('is granted to an administrator whose token has the claims', () => {
    expect(adminAccess(signedIn({ role: 'admin' }, 'admin'), here)).toMatchObject({
      access: 'granted',
      staffMember: { uid: 'meera' },
    });
  });
});
