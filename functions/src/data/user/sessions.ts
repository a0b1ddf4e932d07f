import { setTimeout as wait } from 'node:timers/promises';
import { type Claims, noClaims } from '@padavu/domain/user/claims';
import { usersCollection } from '@padavu/domain/user/user';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, GrpcStatus, type Firestore } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { isSessionOver, lacksSecondFactor, rightsOf, signedOutAt } from './account-rights.ts';
import { undefinedIfMissing } from './auth-errors.ts';
import { fetchCaller, fetchOne } from '#/data/store/reads.ts';
import { isStored } from '#/data/store/store-errors.ts';

/** The rights of a session. Staff who lack the second factor that the school requires have none. */
type SessionRights = { claims: Claims; lacksSecondFactor: boolean };

type Deps = {
  db: Pick<Firestore, 'collection'>;
  auth: Pick<Auth, 'getUser' | 'revokeRefreshTokens'>;
  now: () => Date;
  pause?: (milliseconds: number) => Promise<unknown>;
};

/** In milliseconds. */
const second = 1000;

/** In milliseconds. Clocks that differ by more are broken, and nobody waits for them. */
const longestPause = 5 * second;

export type SessionsData = ReturnType<typeof sessionsData>;

/** The sessions of accounts: their rights, and how they end (docs/decisions/070). */
export function sessionsData({ db, auth, now, pause = wait }: Deps) {
  const users = db.collection(usersCollection);

  /** Ends every session that began in this second or before. */
  async function end(uid: string): Promise<void> {
    // By Firestore's clock, because the clocks of two instances differ.
    const mark = users.doc(uid).update({ signedOutAt: FieldValue.serverTimestamp() });
    // A missing document needs no mark: it has no valid session.
    await isStored(mark, GrpcStatus.NOT_FOUND);
    await undefinedIfMissing(auth.revokeRefreshTokens(uid));
  }

  /**
   * Waits until a new sign-in falls into a later second than the revoked ones, by the clocks of Firestore and of Auth,
   * because Auth stores sign-ins in whole seconds.
   */
  async function settle(uid: string): Promise<void> {
    const [account, known] = await Promise.all([
      fetchOne(users.doc(uid)),
      undefinedIfMissing(auth.getUser(uid)),
    ]);
    const revokedUntil = (Math.floor(signedOutAt(account) / second) + 1) * second;
    const validFrom = known?.tokensValidAfterTime === undefined ? 0 : Date.parse(known.tokensValidAfterTime);
    const remaining = Math.max(revokedUntil, validFrom) - account.readTime.toMillis();
    if (remaining > 0 && remaining <= longestPause) await pause(remaining);
  }

  return {
    /** The rights that the stored account grants a session now; `undefined` for a session that is over. */
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
