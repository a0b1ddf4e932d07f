import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Google } from '../configure/google.ts';
import { Refusal } from '../configure/refusal.ts';
import { accountIndex } from './account-index.ts';

const SERVICE = 'identitytoolkit.googleapis.com';

/** The most accounts that one call accepts or returns. */
const PAGE = 500;

/** What Google returns instead of a hash that the caller may not read: `REDACTED` in base64. */
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
 * An account as a backup contains it: the fields of Identity Toolkit's `UserInfo` that its `accounts:batchCreate`
 * accepts, with the same names. Times are milliseconds as text. Sessions are not included: a restored account has none.
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

/** How a project hashes passwords: the parameters that importing its hashes requires. */
const Scrypt = z.object({
  kind: z.literal('scrypt'),
  signerKey: z.string(),
  saltSeparator: z.string().default(''),
  rounds: z.int(),
  memoryCost: z.int(),
});
export const Passwords = z.discriminatedUnion('kind', [
  z.strictObject(Scrypt.shape),
  /** From the Auth emulator, which hashes nothing. */
  z.strictObject({ kind: z.literal('emulator') }),
  /** The hashes could not be read: people set new passwords. */
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

/** `accounts:batchCreate` accepts URL-safe base64, and `accounts:batchGet` returns standard base64. */
const urlSafe = (base64: string | undefined) => base64?.replaceAll('+', '-').replaceAll('/', '_');

/** The providers that follow from the account's own fields. */
const impliedProviders = new Set(['password', 'phone']);

/** Normalises an account: its fields in a fixed order, without those that are empty, false or set by the server. */
function canonical(user: unknown): Account {
  const { passwordHash, salt, providerUserInfo = [], mfaInfo = [], ...rest } = Account.parse(user);
  const isReadable = passwordHash !== undefined && passwordHash !== '' && passwordHash !== REDACTED;
  const providers = providerUserInfo.filter(({ providerId }) => !impliedProviders.has(providerId));
  // The emulator does not store when a factor was set up that the Admin SDK created.
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

/**
 * Firebase can import second factors by phone; the secret of an authenticator app is only known to the app and Google.
 */
const transferable = ({ phoneInfo }: z.infer<typeof SecondFactor>) => phoneInfo !== undefined;

export const losesSecondFactor = ({ mfaInfo = [] }: Account) => !mfaInfo.every(transferable);

/** A hash of the fields that must be equal in the school and in the file. */
function fingerprint(account: Account, withPassword: boolean): string {
  const { passwordHash, salt, mfaInfo = [], ...rest } = account;
  const password = withPassword ? [passwordHash, salt] : [];
  const compared = JSON.stringify([rest, mfaInfo.filter(transferable), password]);
  return createHash('sha256').update(compared).digest('base64');
}

/** Processes items in groups of as many as one call accepts. */
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
 * The accounts of a school, by Identity Toolkit's REST API: the Admin SDK can read neither the emulator's hashes nor
 * the hashing parameters of a project.
 * @param isEmulator whether the hashes are the emulator's
 * @param onStep is called before each change
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
      // Without the permission, the response lacks the parameters or is an error.
      if (error instanceof Refusal && ['PERMISSION_DENIED', 'UNREADABLE'].includes(error.reason)) {
        return { kind: 'none' };
      }
      throw error;
    }
  }

  /** Whether hashes of this kind can be imported here. */
  const canImport = ({ kind }: Passwords) => kind === (isEmulator ? 'emulator' : 'scrypt');

  async function remove(localIds: readonly string[]): Promise<void> {
    onStep();
    await google.post({ service: SERVICE, path: `${path}:batchDelete`, body: { localIds, force: true } });
  }

  async function create(accounts: readonly Account[], from: Passwords): Promise<void> {
    onStep();
    const hashing = canImport(from) ? from : undefined;
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
    canImport,

    async isEmpty(): Promise<boolean> {
      for await (const _ of list()) return false;
      return true;
    },

    /**
     * Makes the accounts equal to those of a backup. Accounts that differ are deleted first, so that two that swapped
     * their addresses do not conflict.
     * @param read returns the accounts of the file; it may be called twice
     * @param mustWrite whether to write accounts whose passwords cannot be compared
     * @returns how many were created or deleted
     */
    async makeEqual(
      read: () => AsyncIterable<Account>,
      from: Passwords,
      mustWrite: boolean,
    ): Promise<number> {
      const own = await passwords();
      const comparesPasswords =
        from.kind === 'emulator' ? isEmulator : JSON.stringify(from) === JSON.stringify(own);
      using index = accountIndex();
      for await (const account of list()) index.add(account.localId, fingerprint(account, comparesPasswords));
      if (comparesPasswords || from.kind !== 'scrypt' || !mustWrite) {
        for await (const account of read())
          index.markEqual(account.localId, fingerprint(account, comparesPasswords));
      }
      let count = index.countDifferent();
      await inPages(index.different(), remove);
      async function* missing() {
        for await (const account of read()) if (!index.isEqual(account.localId)) yield account;
      }
      await inPages(missing(), async (page) => {
        await create(page, from);
        count += page.length;
      });
      return count;
    },
  };
}
