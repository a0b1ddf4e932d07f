import { claimsFor, noClaims, type Claims } from '@padavu/domain/user/claims';
import { User } from '@padavu/domain/user/user';
import type { UserRecord } from '@padavu/domain/user/user-record';
import { aUserRecord } from '@tests/support/builders.ts';
import { describe, expect, it } from 'vitest';
import { accessOf, type Access } from './session.ts';

const aTeacher: Partial<UserRecord> = { role: 'teacher', teaches: [2], courseId: null };
const anAdmin = { role: 'admin', courseId: null } as const;

/** The access with the claims of the own document, or with others, in a session with a second factor or without. */
function access(record: Partial<UserRecord>, hasSecondFactor: boolean, claims?: Claims): Access {
  const user = aUserRecord(record);
  return accessOf(User.parse({ ...user, id: 'asha' }), claims ?? claimsFor(user), hasSecondFactor);
}

describe('what a signed-in person may do', () => {
  it.each<[string, Partial<UserRecord>, Access, Access]>([
    ['who waits', { status: 'pending' }, 'waiting', 'waiting'],
    ['who learns', {}, 'learner', 'learner'],
    ['who learns, with a mark of administrators', { secondFactorRequired: true }, 'learner', 'learner'],
    ['who administers', anAdmin, 'admin', 'admin'],
    [
      'who administers, and of whom no second factor is required',
      { ...anAdmin, secondFactorRequired: false },
      'admin',
      'admin',
    ],
    [
      'who administers, and of whom a second factor is required',
      { ...anAdmin, secondFactorRequired: true },
      'second-factor',
      'admin',
    ],
    ['who teaches', aTeacher, 'teacher', 'teacher'],
    ['who teaches no course', { ...aTeacher, teaches: [] }, 'waiting', 'waiting'],
    [
      'who teaches, and of whom a second factor is required',
      { ...aTeacher, secondFactorRequired: true },
      'second-factor',
      'teacher',
    ],
    [
      'who administered, is held, and of whom a second factor is required',
      { ...anAdmin, status: 'inactive', secondFactorRequired: true },
      'waiting',
      'waiting',
    ],
  ])('is decided by the document of somebody %s', (_who, record, without, withFactor) => {
    expect(access(record, false)).toBe(without);
    expect(access(record, true)).toBe(withFactor);
  });

  it('is limited to what the claims grant while they are older than the document', () => {
    expect(access(aTeacher, true, noClaims)).toBe('waiting');
    const required = { ...anAdmin, secondFactorRequired: true };
    expect(access(required, true, noClaims)).toBe('waiting');
    expect(access(required, true, { approved: true, admin: false, courseId: null, teaches: [] })).toBe(
      'waiting',
    );
  });
});
