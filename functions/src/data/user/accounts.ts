import { Claims } from '@padavu/domain/user/claims';
import type { Auth } from 'firebase-admin/auth';
import { z } from 'zod';
import type { Caller, Person } from '#/actors.ts';
import { isAuthError, undefinedIfMissing } from './auth-errors.ts';

export type AccountsData = ReturnType<typeof accountsData>;

/** Decodes an ID token after checking its signature and expiry. */
export type ReadToken = (token: string) => Promise<{ uid: string }>;

type Deps = { auth: Auth; readToken: ReadToken };

const seconds = z.number().nonnegative();

/**
 * The sign-in of a session: when it was, in seconds, and whether it had a second factor. A token that `mint` makes
 * carries the sign-in of its session.
 */
const SignIn = z.looseObject({
  auth_time: seconds.catch(0),
  signedInAt: seconds.optional().catch(0),
  firebase: z.object({ sign_in_second_factor: z.string().optional() }).optional().catch(undefined),
  secondFactor: z.boolean().catch(false),
});

function personOf(decoded: Awaited<ReturnType<ReadToken>>): Person {
  const { auth_time: authTime, signedInAt = authTime, firebase, secondFactor } = SignIn.parse(decoded);
  const signedInSeconds = Math.min(authTime, signedInAt);
  return {
    uid: decoded.uid,
    signedInAt: new Date(signedInSeconds * 1000),
    hasSecondFactor: secondFactor || firebase?.sign_in_second_factor !== undefined,
    claims: Claims.parse(decoded),
  };
}

/** Resolves to `undefined` where Auth refuses the token. */
async function unlessRefused(verification: Promise<Person>): Promise<Person | undefined> {
  try {
    return await verification;
  } catch (error) {
    const isRefusal = isAuthError(
      error,
      'argument-error',
      'invalid-id-token',
      'id-token-expired',
      'id-token-revoked',
      'user-disabled',
      'user-not-found',
    );
    if (isRefusal) return undefined;
    throw error;
  }
}

/** Reads and changes existing accounts in Firebase Auth. */
export function accountsData({ auth, readToken }: Deps) {
  return {
    /** The person of a token; `undefined` when it is not valid (any more): expired, revoked, of a deleted account. */
    verify(token: string): Promise<Person | undefined> {
      return unlessRefused(auth.verifyIdToken(token, true).then(personOf));
    },

    /**
     * The person of a token, without asking Auth whether it was revoked. `verify` has to succeed before the response is
     * sent.
     */
    fromToken(token: string): Promise<Person | undefined> {
      return unlessRefused(readToken(token).then(personOf));
    },

    /**
     * A token that the Identity Toolkit exchanges for one of the same session. It keeps the moment of the sign-in, so
     * that no chain of tokens outlives the session, and whether there was a second factor.
     */
    mint({ uid, signedInAt, hasSecondFactor }: Caller): Promise<string> {
      const session = { signedInAt: signedInAt.getTime() / 1000 };
      return auth.createCustomToken(uid, hasSecondFactor ? { ...session, secondFactor: true } : session);
    },

    /** The uids of the accounts that have one of these addresses, at most a hundred, by address. */
    async byAddress(emails: readonly string[]): Promise<Map<string, string>> {
      if (emails.length === 0) return new Map();
      const { users } = await auth.getUsers(emails.map((email) => ({ email })));
      return new Map(users.flatMap(({ uid, email }) => (email === undefined ? [] : [[email, uid] as const])));
    },

    /** Enables an account that was disabled in the console. */
    async enable(uid: string): Promise<void> {
      await undefinedIfMissing(auth.updateUser(uid, { disabled: false }));
    },
  };
}
