import { Claims } from '@padavu/domain/claims';
import type { Auth } from 'firebase-admin/auth';
import { z } from 'zod';
import type { Caller, Person } from '#/actors.ts';
import { isAuthError, undefinedIfMissing } from './auth-errors.ts';

export type AccountsData = ReturnType<typeof accountsData>;

/** What an ID token says, its signature and its time checked. */
export type ReadToken = (token: string) => Promise<{ uid: string }>;

type Deps = { auth: Auth; readToken: ReadToken };

const seconds = z.number().nonnegative();

/**
 * When a session began, in seconds, and with what. A token that we had made for a session carries the sign-in of that
 * session.
 */
const SignIn = z.looseObject({
  auth_time: seconds.catch(0),
  signedInAt: seconds.optional().catch(0),
  firebase: z.object({ sign_in_second_factor: z.string().optional() }).optional().catch(undefined),
  secondFactor: z.boolean().catch(false),
});

function personOf(decoded: Awaited<ReturnType<ReadToken>>): Person {
  const { auth_time: authTime, signedInAt = authTime, firebase, secondFactor } = SignIn.parse(decoded);
  const began = Math.min(authTime, signedInAt);
  return {
    uid: decoded.uid,
    signedInAt: new Date(began * 1000),
    hasSecondFactor: secondFactor || firebase?.sign_in_second_factor !== undefined,
    claims: Claims.parse(decoded),
  };
}

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
    /** The person of a token; `undefined` when it is not valid (any more): expired, revoked, of a deleted account. */
    verify(token: string): Promise<Person | undefined> {
      return unlessRefused(auth.verifyIdToken(token, true).then(personOf));
    },

    /** The same by the token alone, without asking Auth whether it was revoked. `verify` has to follow before an answer. */
    fromToken(token: string): Promise<Person | undefined> {
      return unlessRefused(readToken(token).then(personOf));
    },

    /**
     * A token that the Identity Toolkit exchanges for one of the same session: it keeps the moment of the sign-in, so
     * that no chain of tokens lives longer than the session, and whether a second factor was part of it.
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

    /** Lets an account sign in again that was disabled in the console. */
    async enable(uid: string): Promise<void> {
      await undefinedIfMissing(auth.updateUser(uid, { disabled: false }));
    },
  };
}
