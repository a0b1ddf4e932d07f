import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Google } from '../configure/google.ts';
import { Refusal } from '../configure/refusal.ts';
import { accountIndex } from './account-index.ts';

const SERVICE = 'identitytoolkit.googleapis.com';

/** What one call takes and gives at most. */
const PAGE = 500;

/** What Google puts in the place of a hash that the caller may not read: `REDACTED` in base64. */
const REDACTED = 'UkVEQUNURUQ=';

const text = z.string().optional();

const Provider = z.object({
  providerId: z.string(),
  rawId: text,
  email: text,
  displayName: text,
  photoUrl: text,
});
const SecondFactor = z.object({
  mfaEnrollmentId: text,
  displayName: text,
  enrolledAt: text,
  phoneInfo: text,
  totpInfo: z.object({}).optional(),
});

/**
 * An account as a backup holds it: the fields of Identity Toolkit's `UserInfo` that its `accounts:batchCreate` takes, by
 * their names there. Moments are milliseconds as text. Sessions are no part of it: a restored account has none.
 */
export const Account = z.object({
  localId: z.string().min(1),
  email: text,
  emailVerified: z.boolean().optional(),
  displayName: text,
  photoUrl: text,
  phoneNumber: text,
  disabled: z.boolean().optional(),
  customAttributes: text,
  createdAt: text,
  lastLoginAt: text,
  passwordHash: text,
  salt: text,
  providerUserInfo: z.array(Provider).optional(),
  mfaInfo: z.array(SecondFactor).optional(),
});
export type Account = z.infer<typeof Account>;

/** How a project hashes passwords: what must be known to take its hashes over. */
const Scrypt = z.object({
  kind: z.literal('scrypt'),
  signerKey: z.string(),
  saltSeparator: z.string().default(''),
  rounds: z.int(),
  memoryCost: z.int(),
});
export const Passwords = z.discriminatedUnion('kind', [
  z.strictObject(Scrypt.shape),
  /** Of the Auth emulator, which hashes nothing. */
  z.strictObject({ kind: z.literal('emulator') }),
  /** Nobody could read them: people set new ones. */
  z.strictObject({ kind: z.literal('none') }),
]);
export type Passwords = z.infer<typeof Passwords>;

const Page = z.object({ users: z.array(z.unknown()).default([]), nextPageToken: z.string().default('') });
const Problems = z.object({
  error: z.array(z.object({ index: z.int().default(0), message: z.string().default('') })).default([]),
});
const HashConfig = z.object({
  signIn: z.object({
    hashConfig: z.object({
      algorithm: z.literal('SCRYPT'),
      signerKey: z.string().min(1),
      saltSeparator: z.string().default(''),
      rounds: z.int(),
      memoryCost: z.int(),
    }),
  }),
});

/** `accounts:batchCreate` takes base64 in the alphabet for addresses, and `accounts:batchGet` gives the other. */
const urlSafe = (base64: string | undefined) => base64?.replaceAll('+', '-').replaceAll('/', '_');

/** What says how somebody signs in with a password or a phone follows from the account's own fields. */
const implied = new Set(['password', 'phone']);

/** An account with its fields in one order, and without what is empty, false or the server's own. */
function canonical(user: unknown): Account {
  const { passwordHash, salt, providerUserInfo = [], mfaInfo = [], ...rest } = Account.parse(user);
  const isReadable = passwordHash !== undefined && passwordHash !== '' && passwordHash !== REDACTED;
  const providers = providerUserInfo.filter(({ providerId }) => !implied.has(providerId));
  // The emulator forgets when a factor was set up that the Admin SDK has made.
  const since = new Date(Number(rest.createdAt ?? 0)).toISOString();
  const factors = mfaInfo.map((factor) => Object.assign({ enrolledAt: since }, factor));
  const account = Account.parse({
    ...rest,
    ...(isReadable && { passwordHash, ...(salt && { salt }) }),
    ...(providers.length > 0 && { providerUserInfo: providers }),
    ...(factors.length > 0 && { mfaInfo: factors }),
  });
  return Account.parse(
    Object.fromEntries(
      Object.entries(account).filter(([, value]) => value !== undefined && value !== '' && value !== false),
    ),
  );
}

/** Firebase takes second factors by phone over; an authenticator app's secret is known to nobody but the app and Google. */
const transferable = ({ phoneInfo }: z.infer<typeof SecondFactor>) => phoneInfo !== undefined;

export const lacksSecondFactor = ({ mfaInfo = [] }: Account) => !mfaInfo.every(transferable);

/** What is compared of an account to see whether it is as the file has it. */
function fingerprint(account: Account, withPassword: boolean): string {
  const { passwordHash, salt, mfaInfo = [], ...rest } = account;
  const password = withPassword ? [passwordHash, salt] : [];
  const compared = JSON.stringify([rest, mfaInfo.filter(transferable), password]);
  return createHash('sha256').update(compared).digest('base64');
}

/** In groups of as many as one call takes. */
async function inPages<T>(items: AsyncIterable<T> | Iterable<T>, work: (page: T[]) => Promise<void>) {
  let page: T[] = [];
  for await (const item of items) {
    page.push(item);
    if (page.length < PAGE) continue;
    await work(page);
    page = [];
  }
  if (page.length > 0) await work(page);
}

export type Accounts = ReturnType<typeof accountStore>;

/**
 * The accounts of a school, by Identity Toolkit's REST API: the Admin SDK reads neither a hash as the emulator has it nor how
 * the project hashes.
 * @param isEmulator whether the hashes are the emulator's own
 * @param onStep is waited for before each change
 */
export function accountStore(
  google: Pick<Google, 'project' | 'get' | 'ask' | 'post'>,
  isEmulator: boolean,
  onStep: () => void = () => undefined,
) {
  const path = `v1/projects/${google.project}/accounts`;

  async function* list(): AsyncGenerator<Account> {
    let nextPageToken = '';
    do {
      const page: z.infer<typeof Page> = await google.get(Page, {
        service: SERVICE,
        path: `${path}:batchGet`,
        query: { maxResults: String(PAGE), ...(nextPageToken && { nextPageToken }) },
      });
      yield* page.users.map(canonical);
      ({ nextPageToken } = page);
    } while (nextPageToken !== '');
  }

  async function passwords(): Promise<Passwords> {
    if (isEmulator) return { kind: 'emulator' };
    try {
      const config = { service: SERVICE, path: `admin/v2/projects/${google.project}/config` };
      const { algorithm: _, ...hashing } = (await google.get(HashConfig, config)).signIn.hashConfig;
      return { kind: 'scrypt', ...hashing };
    } catch (error) {
      // Without the permission the answer lacks them, or there is none.
      if (error instanceof Refusal && ['PERMISSION_DENIED', 'UNREADABLE'].includes(error.reason)) {
        return { kind: 'none' };
      }
      throw error;
    }
  }

  /** Whether hashes made so can be taken over here. */
  const takes = ({ kind }: Passwords) => kind === (isEmulator ? 'emulator' : 'scrypt');

  async function remove(localIds: readonly string[]): Promise<void> {
    onStep();
    await google.post({ service: SERVICE, path: `${path}:batchDelete`, body: { localIds, force: true } });
  }

  async function create(accounts: readonly Account[], from: Passwords): Promise<void> {
    onStep();
    const hashing = takes(from) ? from : undefined;
    // The emulator's hashes are no base64.
    const encoded = hashing?.kind === 'scrypt' ? urlSafe : (hash: string | undefined) => hash;
    const users = accounts.map(({ passwordHash, salt, mfaInfo = [], ...account }) =>
      Object.assign(account, {
        ...(hashing &&
          passwordHash !== undefined && { passwordHash: encoded(passwordHash), salt: encoded(salt) }),
        mfaInfo: mfaInfo.filter(transferable),
      }),
    );
    const body = {
      users,
      allowOverwrite: true,
      ...(hashing?.kind === 'scrypt' && {
        hashAlgorithm: 'SCRYPT',
        signerKey: urlSafe(hashing.signerKey),
        saltSeparator: urlSafe(hashing.saltSeparator),
        rounds: hashing.rounds,
        memoryCost: hashing.memoryCost,
      }),
    };
    const request = { service: SERVICE, path: `${path}:batchCreate`, body };
    const {
      error: [problem],
    } = await google.ask(Problems, request);
    if (!problem) return;
    const who = accounts[problem.index]?.localId ?? '';
    throw new Refusal(`The account ${who} cannot be restored: ${problem.message}`, {
      reason: 'ACCOUNT',
      todo: 'Nothing else is lost: put that right and run this again.',
    });
  }

  return {
    list,
    passwords,
    takes,

    /** Whether there is any account. */
    async isEmpty(): Promise<boolean> {
      for await (const _ of list()) return false;
      return true;
    },

    /**
     * Makes the accounts those of a backup. One that differs is deleted first, so that two that exchanged their addresses
     * do not stand in each other's way.
     * @param read gives the accounts of the file, each time from the first
     * @param mustWrite those are written whose password nobody can compare
     * @returns how many were made or deleted
     */
    async makeEqual(
      read: () => AsyncIterable<Account>,
      from: Passwords,
      mustWrite: boolean,
    ): Promise<number> {
      const own = await passwords();
      const comparesPasswords =
        from.kind === 'emulator' ? isEmulator : JSON.stringify(from) === JSON.stringify(own);
      using there = accountIndex();
      for await (const account of list()) there.add(account.localId, fingerprint(account, comparesPasswords));
      if (comparesPasswords || from.kind !== 'scrypt' || !mustWrite) {
        for await (const account of read())
          there.approve(account.localId, fingerprint(account, comparesPasswords));
      }
      let count = there.countWrong();
      await inPages(there.wrong(), remove);
      async function* missing() {
        for await (const account of read()) if (!there.isRight(account.localId)) yield account;
      }
      await inPages(missing(), async (page) => {
        await create(page, from);
        count += page.length;
      });
      return count;
    },
  };
}
