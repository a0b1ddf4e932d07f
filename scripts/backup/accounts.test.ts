import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { Refusal } from '../configure/refusal.ts';
import { accountStore, lacksSecondFactor, type Account, type Passwords } from './accounts.ts';

const hashConfig = {
  algorithm: 'SCRYPT',
  signerKey: 'a+key/==',
  saltSeparator: 'Bw==',
  rounds: 8,
  memoryCost: 14,
};
const scrypt: Passwords = {
  kind: 'scrypt',
  signerKey: 'a+key/==',
  saltSeparator: 'Bw==',
  rounds: 8,
  memoryCost: 14,
};

type Request = { path: string; body?: unknown };

/** A real project of Google's, as far as accounts go: `users` as it tells of them, and what it was asked to change. */
function projectWith(users: readonly object[], config: () => unknown = () => ({ signIn: { hashConfig } })) {
  const changes: Request[] = [];
  const google = {
    project: 'school',
    get: <T>(schema: z.ZodType<T>, { path }: Request) =>
      Promise.resolve().then(() => {
        const answer = schema.safeParse(path.endsWith('/config') ? config() : { users });
        if (answer.success) return answer.data;
        throw new Refusal('Of another form', { reason: 'UNREADABLE', todo: '' });
      }),
    ask<T>(schema: z.ZodType<T>, request: Request) {
      changes.push(request);
      return Promise.resolve(schema.parse({}));
    },
    post(request: Request) {
      changes.push(request);
      return Promise.resolve();
    },
  };
  return { store: accountStore(google, false), changes };
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

async function* each(accounts: readonly Account[]) {
  yield* accounts;
}

const asha = { localId: 'asha', email: 'asha@school.example', passwordHash: 'a+hash/==', salt: 's+alt/==' };

const withFactor = (one: object) => ({ localId: 'asha', mfaInfo: [{ mfaEnrollmentId: '1', ...one }] });

describe('the accounts of a real project', () => {
  it('are read without what is empty, hidden, or the server’s own', async () => {
    const { store } = projectWith([
      {
        ...asha,
        passwordHash: 'UkVEQUNURUQ=',
        disabled: false,
        validSince: '1',
        providerUserInfo: [{ providerId: 'password', rawId: 'asha@school.example' }],
      },
    ]);
    expect(await all(store.list())).toEqual([{ localId: 'asha', email: 'asha@school.example' }]);
  });

  it.each<[string, () => unknown, Passwords]>([
    ['the project tells how it hashes', () => ({ signIn: { hashConfig } }), scrypt],
    ['the answer lacks it', () => ({ signIn: {} }), { kind: 'none' }],
    [
      'the role is too small',
      () => {
        throw new Refusal('No', { reason: 'PERMISSION_DENIED', todo: '' });
      },
      { kind: 'none' },
    ],
  ])('have their passwords in a backup when %s', async (_when, config, passwords) => {
    expect(await projectWith([], config).store.passwords()).toEqual(passwords);
  });

  it('come back with their hashes and how these were made, in the alphabet that Google takes', async () => {
    const { store, changes } = projectWith([]);
    expect(await store.makeEqual(() => each([asha]), scrypt, true)).toBe(1);
    expect(changes).toEqual([
      expect.objectContaining({
        body: {
          users: [{ ...asha, passwordHash: 'a-hash_==', salt: 's-alt_==', mfaInfo: [] }],
          allowOverwrite: true,
          hashAlgorithm: 'SCRYPT',
          signerKey: 'a-key_==',
          saltSeparator: 'Bw==',
          rounds: 8,
          memoryCost: 14,
        },
      }),
    ]);
  });

  it('come back without passwords from the local school, whose hashes Google does not take', async () => {
    const { store, changes } = projectWith([]);
    await store.makeEqual(() => each([asha]), { kind: 'emulator' }, true);
    const { passwordHash: _hash, salt: _salt, ...rest } = asha;
    expect(changes).toMatchObject([{ body: { users: [{ ...rest, mfaInfo: [] }] } }]);
    expect(JSON.stringify(changes)).not.toMatch(/passwordHash|hashAlgorithm/u);
  });

  it('that are right stay untouched, and of those with other keys each is written once', async () => {
    const { store, changes } = projectWith([asha]);
    expect(await store.makeEqual(() => each([asha]), scrypt, true)).toBe(0);
    expect(changes).toEqual([]);
    const moved: Passwords = { ...scrypt, signerKey: 'another' };
    expect(await store.makeEqual(() => each([asha]), moved, true)).toBe(2);
    expect(await store.makeEqual(() => each([asha]), moved, false)).toBe(0);
  });

  it('lose an authenticator app, and keep a phone', () => {
    expect(lacksSecondFactor(withFactor({ totpInfo: {} }))).toBe(true);
    expect(lacksSecondFactor(withFactor({ phoneInfo: '+16505550101' }))).toBe(false);
  });
});
