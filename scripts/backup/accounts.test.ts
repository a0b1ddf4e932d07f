import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { Refusal } from '../configure/refusal.ts';
import { projectNode } from '../install.mjs';
import { accountStore, losesSecondFactor, type Account, type Passwords } from './accounts.ts';

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

/** A fake of the accounts of a real project: it returns `users`, and records the changes that it is sent. */
function projectWith(users: readonly object[], config: () => unknown = () => ({ signIn: { hashConfig } })) {
  const changes: Request[] = [];
  const google = {
    project: 'school',
    get: <T>(schema: z.ZodType<T>, { path }: Request) =>
      Promise.resolve().then(() => {
        const reply = schema.safeParse(path.endsWith('/config') ? config() : { users });
        if (reply.success) return reply.data;
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
  it('are read without fields that are empty, redacted, or set by the server', async () => {
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
    ['the project shows how it hashes', () => ({ signIn: { hashConfig } }), scrypt],
    ['the response lacks that', () => ({ signIn: {} }), { kind: 'none' }],
    [
      'the role does not allow to read that',
      () => {
        throw new Refusal('No', { reason: 'PERMISSION_DENIED', todo: '' });
      },
      { kind: 'none' },
    ],
  ])('have passwords of the right kind in a backup when %s', async (_when, config, passwords) => {
    expect(await projectWith([], config).store.passwords()).toEqual(passwords);
  });

  it('are restored with their hashes and the hashing parameters, in the base64 alphabet that Google accepts', async () => {
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

  it('are restored without passwords from the local school, whose hashes Google does not accept', async () => {
    const { store, changes } = projectWith([]);
    await store.makeEqual(() => each([asha]), { kind: 'emulator' }, true);
    const { passwordHash: _hash, salt: _salt, ...rest } = asha;
    expect(changes).toMatchObject([{ body: { users: [{ ...rest, mfaInfo: [] }] } }]);
    expect(JSON.stringify(changes)).not.toMatch(/passwordHash|hashAlgorithm/u);
  });

  it('are not written if they are equal, and once each if the hashing keys differ', async () => {
    const { store, changes } = projectWith([asha]);
    expect(await store.makeEqual(() => each([asha]), scrypt, true)).toBe(0);
    expect(changes).toEqual([]);
    const otherKeys: Passwords = { ...scrypt, signerKey: 'another' };
    expect(await store.makeEqual(() => each([asha]), otherKeys, true)).toBe(2);
    expect(await store.makeEqual(() => each([asha]), otherKeys, false)).toBe(0);
  });

  it('lose an authenticator app, and keep a phone', () => {
    expect(losesSecondFactor(withFactor({ totpInfo: {} }))).toBe(true);
    expect(losesSecondFactor(withFactor({ phoneInfo: '+16505550101' }))).toBe(false);
  });
});

it('200,000 accounts are compared with a file of as many with a heap of 24 megabytes, in any order', () => {
  const accounts = new URL('accounts.ts', import.meta.url).href;
  // The school has the accounts 200,000 down to 1, the file has 2 up to 200,001.
  const code = `
    import { accountStore } from '${accounts}';
    const many = 200_000;
    const account = (id) => ({ localId: 'somebody-with-a-long-id-' + id, email: id + '@padavu.example' });
    const changed = { created: [], deleted: [] };
    const google = {
      project: 'school',
      get: async (schema, { query = {} }) => {
        const from = Number(query.nextPageToken ?? 0);
        const users = Array.from({ length: 500 }, (_, index) => account(many - from - index));
        return schema.parse({ users, nextPageToken: from + 500 < many ? String(from + 500) : '' });
      },
      ask: async (schema, { body }) => {
        changed.created.push(...body.users.map(({ localId }) => localId));
        return schema.parse({});
      },
      post: async ({ body }) => void changed.deleted.push(...body.localIds),
    };
    async function* file() {
      for (let id = 2; id <= many + 1; id += 1) yield account(id);
    }
    const count = await accountStore(google, true).makeEqual(file, { kind: 'emulator' }, true);
    process.stdout.write(JSON.stringify({ count, ...changed }));`;
  const args = ['--max-old-space-size=24', '--input-type=module', '--eval', code];
  expect(JSON.parse(execFileSync(projectNode, args, { encoding: 'utf8' }))).toEqual({
    count: 2,
    created: ['somebody-with-a-long-id-200001'],
    deleted: ['somebody-with-a-long-id-1'],
  });
}, 60_000);
