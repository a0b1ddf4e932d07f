import { User } from '@padavu/domain/user/user';
import { aUserRecord } from '@tests/support/builders.ts';
import { describe, expect, it } from 'vitest';
import type { Access, Session } from '@/lib/session/session.ts';
import { learnerAccess } from './learner-access.ts';

const here = '/user/course/1?from=mail';

function signedIn(overrides: Parameters<typeof aUserRecord>[0], access: Access): Session {
  return { status: 'signed-in', uid: 'anjali', user: User.parse(aUserRecord(overrides)), access };
}

describe("access to the learner's area", () => {
  it.each<[string, Session, string]>([
    [
      'nobody is signed in',
      { status: 'signed-out', reason: 'not_authenticated' },
      '/login?reason=not_authenticated&returnUrl=%2Fuser%2Fcourse%2F1%3Ffrom%3Dmail',
    ],
    [
      'the session expired',
      { status: 'signed-out', reason: 'session_expired' },
      '/login?reason=session_expired&returnUrl=%2Fuser%2Fcourse%2F1%3Ffrom%3Dmail',
    ],
    [
      'the approval was withdrawn',
      signedIn({ status: 'pending' }, 'waiting'),
      '/login?reason=pending&returnUrl=%2Fuser%2Fcourse%2F1%3Ffrom%3Dmail',
    ],
    [
      'the account is inactive',
      signedIn({ status: 'inactive' }, 'waiting'),
      '/login?reason=inactive&returnUrl=%2Fuser%2Fcourse%2F1%3Ffrom%3Dmail',
    ],
    ['an administrator is signed in', signedIn({ role: 'admin' }, 'admin'), '/admin/dashboard'],
    ['an administrator has no claims yet', signedIn({ role: 'admin' }, 'waiting'), '/admin/dashboard'],
  ])('redirects when %s', (_case, session, to) => {
    expect(learnerAccess(session, here)).toEqual({ access: 'redirect', to });
  });

  it.each<[string, Session]>([
    ['Auth has not answered yet', { status: 'starting' }],
    ['the token lacks the claims of an approval', signedIn({}, 'waiting')],
  ])('is pending while %s', (_case, session) => {
    expect(learnerAccess(session, here)).toEqual({ access: 'pending' });
  });

  it('is granted to an approved learner whose token has the claims', () => {
    expect(learnerAccess(signedIn({}, 'learner'), here)).toMatchObject({
      access: 'granted',
      learner: { uid: 'anjali', user: { name: 'Anjali Menon' } },
    });
  });
});
