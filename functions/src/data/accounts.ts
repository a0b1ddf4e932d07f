import { Claims } from '@padavu/domain/claims';
import type { Auth } from 'firebase-admin/auth';
import { isAuthError, unlessMissing } from './auth-errors.ts';

/** Who is asking, as a verified token says. */
export type Person = { uid: string; name: string; claims: Claims };

export type AccountsData = ReturnType<typeof accountsData>;

/** What an ID token says, its signature and its time checked. */
export type ReadToken = (token: string) => Promise<{ uid: string; name?: unknown }>;

type Deps = { auth: Auth; readToken: ReadToken };

const personOf = (decoded: Awaited<ReturnType<ReadToken>>): Person => ({
  uid: decoded.uid,
  name: typeof decoded.name === 'string' && decoded.name !== '' ? decoded.name : 'Unknown',
  claims: Claims.parse(decoded),
});

/** `undefined` instead of the error with which Auth refuses a token. */
async function unlessRefused(found: Promise<Person>): Promise<Person | undefined> {
  try {
    return await found;
  } catch (error) {
    const refused = isAuthError(
      error,
      'argument-error',
      'invalid-id-token',
      'id-token-expired',
      'id-token-revoked',
      'user-disabled',
      'user-not-found',
    );
    if (refused) return undefined;
    throw error;
  }
}

/** What we ask of Firebase Auth about accounts that exist. */
export function accountsData({ auth, readToken }: Deps) {
  return {
    /** Who a token speaks for; `undefined` when it is not valid (any more): expired, revoked, of a deleted account. */
    verify(token: string): Promise<Person | undefined> {
      return unlessRefused(auth.verifyIdToken(token, true).then(personOf));
    },

    /** The same by the token alone: nobody is asked whether it was revoked. Good for what `verify` settles later. */
    presume(token: string): Promise<Person | undefined> {
      return unlessRefused(readToken(token).then(personOf));
    },

    /** A token that the Identity Toolkit exchanges for a session of the account. */
    mint(uid: string): Promise<string> {
      return auth.createCustomToken(uid);
    },

    /** The uids of the accounts that have one of these addresses, at most a hundred, by address. */
    async byAddress(emails: readonly string[]): Promise<Map<string, string>> {
      if (emails.length === 0) return new Map();
      const { users } = await auth.getUsers(emails.map((email) => ({ email })));
      return new Map(users.flatMap(({ uid, email }) => (email === undefined ? [] : [[email, uid] as const])));
    },

    /** Signs the account out everywhere. */
    async signOut(uid: string): Promise<void> {
      await unlessMissing(auth.revokeRefreshTokens(uid));
    },
  };
}
