import { setTimeout as wait } from 'node:timers/promises';
import { type Claims, noClaims } from '@padavu/domain/claims';
import { usersCollection } from '@padavu/domain/user';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, GrpcStatus, type Firestore } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { isSessionOver, lacksSecondFactor, rightsOf, signedOutAt } from './account-rights.ts';
import { undefinedIfMissing } from './auth-errors.ts';
import { fetchCaller, fetchOne } from './reads.ts';
import { isStoreError } from './store-errors.ts';

/** What a session grants. An administrator who lacks the second factor that the school demands has no right at all in it. */
type SessionRights = { claims: Claims; lacksSecondFactor: boolean };

type Deps = {
  db: Pick<Firestore, 'collection'>;
  auth: Pick<Auth, 'getUser' | 'revokeRefreshTokens'>;
  now: () => Date;
  pause?: (milliseconds: number) => Promise<unknown>;
};

/** Milliseconds. */
const second = 1000;

/** Milliseconds. Clocks that are further apart are broken, and nobody waits for them. */
const longestPause = 5 * second;

export type SessionsData = ReturnType<typeof sessionsData>;

/** The sessions of accounts: what they grant, and how they end (docs/decisions/070). */
export function sessionsData({ db, auth, now, pause = wait }: Deps) {
  const users = db.collection(usersCollection);

  /** By the store's clock: those of two instances differ. A document that is gone needs no mark: no session of it is good. */
  async function mark(uid: string): Promise<void> {
    try {
      await users.doc(uid).update({ signedOutAt: FieldValue.serverTimestamp() });
    } catch (error) {
      if (!isStoreError(error, GrpcStatus.NOT_FOUND)) throw error;
    }
  }

  /** Ends every session that began in this second or before. */
  async function end(uid: string): Promise<void> {
    await mark(uid);
    await undefinedIfMissing(auth.revokeRefreshTokens(uid));
  }

  /**
   * Waits until a new sign-in falls into a later second than the revoked ones, by the clocks of the store and of Auth: Auth knows sign-ins by
   * the second.
   */
  async function settle(uid: string): Promise<void> {
    const [account, known] = await Promise.all([
      fetchOne(users.doc(uid)),
      undefinedIfMissing(auth.getUser(uid)),
    ]);
    const isOverUntil = (Math.floor(signedOutAt(account) / second) + 1) * second;
    const countsFrom = known?.tokensValidAfterTime === undefined ? 0 : Date.parse(known.tokensValidAfterTime);
    const left = Math.max(isOverUntil, countsFrom) - account.readTime.toMillis();
    if (left > 0 && left <= longestPause) await pause(left);
  }

  return {
    /** What the stored account grants a session now; `undefined` for a session that is over. */
    async rights(caller: Caller): Promise<SessionRights | undefined> {
      const account = await fetchCaller(users.doc(caller.uid));
      if (isSessionOver(account, caller, now())) return undefined;
      const isLacking = lacksSecondFactor(account, caller);
      return { claims: isLacking ? noClaims : rightsOf(account), lacksSecondFactor: isLacking };
    },

    end,
    settle,
  };
}
