import { User } from '@padavu/domain/user/user';
import { aUserRecord } from '@tests/support/builders.ts';
import { describe, expect, it } from 'vitest';
import { readStoredText, readTextInTab, storeInTab, storeText } from '@/lib/stored.ts';
import {
  forgetSession,
  hasStaffToken,
  isStaffStored,
  isRemembered,
  rememberTokens,
  rememberUser,
  storedRefreshToken,
  storedUid,
  storedUser,
} from './records.ts';

const aUser = (overrides: Parameters<typeof aUserRecord>[0] = {}) => User.parse(aUserRecord(overrides));

describe('the record of the signed-in person', () => {
  it('contains only name, course, pacing, role and status', () => {
    rememberUser(aUser());
    expect(JSON.parse(readStoredText('user') ?? '')).toEqual({
      name: 'Anjali Menon',
      course: 'Ecommerce Mastery',
      courseId: 1,
      pacing: 0,
      role: 'user',
      status: 'approved',
    });
    expect(storedUser()).toMatchObject({ role: 'user', status: 'approved' });
  });

  it('is stored a second time for an administrator, but only for one who is approved', () => {
    rememberUser(aUser({ role: 'admin' }));
    expect(readStoredText('adminUser')).toContain('"role":"admin"');
    rememberUser(aUser({ role: 'admin', status: 'inactive' }));
    expect(readStoredText('adminUser')).toBeNull();
  });

  it("removes an administrator's token when the role is gone", () => {
    rememberTokens({ remembered: true, token: 'a-token', refreshToken: 'a-refresh-token', admin: true });
    expect(hasStaffToken()).toBe(true);
    rememberUser(aUser({ role: 'user' }));
    expect(hasStaffToken()).toBe(false);
  });
});

describe('the stored tokens', () => {
  it("of a learner include no administrator's token", () => {
    rememberTokens({ remembered: true, token: 'a-token', refreshToken: 'a-refresh-token', admin: false });
    expect([readStoredText('token'), readStoredText('refreshToken')]).toEqual(['a-token', 'a-refresh-token']);
    expect(hasStaffToken()).toBe(false);
  });
});

describe('a session that ends with the window', () => {
  it('stores no token on the device, and removes the tokens of an earlier session from it', () => {
    rememberTokens({ remembered: true, token: 'a-token', refreshToken: 'a-refresh-token', admin: true });
    rememberTokens({ remembered: false, token: 'a-new-token', admin: true });
    expect(Object.keys(localStorage)).toEqual([]);
    expect(sessionStorage.getItem('token')).toBe('a-new-token');
    expect([hasStaffToken(), isRemembered(), storedRefreshToken()]).toEqual([true, false, null]);
  });

  it('can be followed by one that is remembered', () => {
    rememberTokens({ remembered: false, token: 'a-token', admin: true });
    rememberTokens({ remembered: true, token: 'a-new-token', refreshToken: 'a-refresh-token', admin: false });
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect([hasStaffToken(), isRemembered(), storedRefreshToken()]).toEqual([false, true, 'a-refresh-token']);
  });

  it("shows other tabs by its record that it is an administrator's", () => {
    expect(isStaffStored()).toBe(false);
    rememberUser(aUser({ role: 'admin' }));
    expect(isStaffStored()).toBe(true);
  });
});

describe('the end of a session', () => {
  it.each([
    ['none was chosen', null, null],
    ['another was chosen', 'en', 'en'],
  ])('resets the language that was chosen during the session, where %s before', (_case, before, after) => {
    storeText('agreedLanguage', 'ml');
    if (before !== null) storeText('languageBefore', before);
    storeText('language', 'ml');
    forgetSession();
    expect(readStoredText('language')).toBe(after);
    expect([readStoredText('agreedLanguage'), readStoredText('languageBefore')]).toEqual([null, null]);
  });

  it('keeps the language that was chosen while nobody was signed in', () => {
    storeText('language', 'ml');
    forgetSession();
    expect(readStoredText('language')).toBe('ml');
  });

  it('removes the registration that is stored on the device', () => {
    rememberUser(aUser({ status: 'pending' }));
    storeText('pendingRegistration', '{}');
    forgetSession();
    expect(readStoredText('pendingRegistration')).toBeNull();
  });

  it('removes what was typed into a form that was left', () => {
    storeInTab('carriedFields', { name: 'Anjali' });
    forgetSession();
    expect(readTextInTab('carriedFields')).toBeNull();
  });

  it('keeps the registration of a visitor who has not signed in', () => {
    storeText('pendingRegistration', '{}');
    forgetSession();
    expect(readStoredText('pendingRegistration')).toBe('{}');
  });

  it('removes all that the session stored, and keeps the address that the visitor asked to remember', () => {
    rememberUser(aUser({ role: 'admin' }));
    rememberTokens({ remembered: true, token: 'a-token', refreshToken: 'a-refresh-token', admin: true });
    storeText('sessionLeft', '1764198000000');
    storeText('rememberedEmail', 'anjali@padavu.example');
    forgetSession();
    expect(Object.keys(localStorage)).toEqual(['rememberedEmail']);
    rememberTokens({ remembered: false, token: 'a-token', admin: true });
    forgetSession();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

const tokenOf = (payload: string) => `x.${btoa(payload).replaceAll('+', '-').replaceAll('/', '_')}.x`;

describe('the uid of the stored token', () => {
  it.each([
    ['its subject', tokenOf('{"sub":"anjali","name":"A?>~"}'), 'anjali'],
    ['null without a subject', tokenOf('{"name":"Anjali"}'), null],
    ['null when it is no token', 'forged', null],
    ['null when it cannot be read', 'x.%%%.x', null],
  ])('is %s', (_case, token, uid) => {
    rememberTokens({ remembered: true, token, refreshToken: 'refresh', admin: false });
    expect(storedUid()).toBe(uid);
  });

  it('is null without a token', () => {
    expect(storedUid()).toBeNull();
  });
});
