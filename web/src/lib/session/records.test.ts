import { User } from '@padavu/domain/user';
import { aUserRecord } from '@tests/support/builders.ts';
import { describe, expect, it } from 'vitest';
import { readStoredText, storeText } from '@/lib/stored.ts';
import {
  forgetSession,
  hasAdminToken,
  rememberTokens,
  rememberUser,
  storedUid,
  storedUser,
} from './records.ts';

const aUser = (overrides: Parameters<typeof aUserRecord>[0] = {}) => User.parse(aUserRecord(overrides));

describe('the record of the signed-in person', () => {
  it('holds name, course, role and status, and nothing more', () => {
    rememberUser(aUser());
    expect(JSON.parse(readStoredText('user') ?? '')).toEqual({
      name: 'Anjali Menon',
      course: 'Ecommerce Mastery',
      courseId: 1,
      role: 'user',
      status: 'approved',
    });
    expect(storedUser()).toMatchObject({ role: 'user', status: 'approved' });
  });

  it('is kept a second time for an administrator, and only for one who is approved', () => {
    rememberUser(aUser({ role: 'admin' }));
    expect(readStoredText('adminUser')).toContain('"role":"admin"');
    rememberUser(aUser({ role: 'admin', status: 'inactive' }));
    expect(readStoredText('adminUser')).toBeNull();
  });

  it("takes an administrator's token along when the role is gone", () => {
    rememberTokens({ token: 'a-token', refreshToken: 'a-refresh-token', admin: true });
    expect(hasAdminToken()).toBe(true);
    rememberUser(aUser({ role: 'user' }));
    expect(hasAdminToken()).toBe(false);
  });
});

describe('the stored tokens', () => {
  it("of a learner hold no administrator's token", () => {
    rememberTokens({ token: 'a-token', refreshToken: 'a-refresh-token', admin: false });
    expect([readStoredText('token'), readStoredText('refreshToken')]).toEqual(['a-token', 'a-refresh-token']);
    expect(hasAdminToken()).toBe(false);
  });
});

describe('the end of a session', () => {
  it('removes all that the session stored, and leaves what the visitor asked to remember', () => {
    rememberUser(aUser({ role: 'admin' }));
    rememberTokens({ token: 'a-token', refreshToken: 'a-refresh-token', admin: true });
    storeText('rememberedEmail', 'anjali@padavu.example');
    forgetSession();
    expect(Object.keys(localStorage)).toEqual(['rememberedEmail']);
  });
});

const tokenOf = (payload: string) => `x.${btoa(payload).replaceAll('+', '-').replaceAll('/', '_')}.x`;

describe('whom the stored token is about', () => {
  it.each([
    ['its subject', tokenOf('{"sub":"anjali","name":"A?>~"}'), 'anjali'],
    ['nobody, without a subject', tokenOf('{"name":"Anjali"}'), null],
    ['nobody, when it is no token', 'forged', null],
    ['nobody, when it cannot be read', 'x.%%%.x', null],
  ])('is %s', (_case, token, uid) => {
    rememberTokens({ token, refreshToken: 'refresh', admin: false });
    expect(storedUid()).toBe(uid);
  });

  it('is nobody without a token', () => {
    expect(storedUid()).toBeNull();
  });
});
