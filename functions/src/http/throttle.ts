import { createHash } from 'node:crypto';
import { policyReportLimits } from '@padavu/domain/api/policy-report';
import { throttleLimits } from '@padavu/domain/api/throttle-limits';
import { messages } from '@padavu/domain/messages';
import type { Request } from 'express';
import { throttleOf, type RateLimit } from '#/contract/statuses.ts';
import type { Allowance, ThrottleData } from '#/data/store/throttle.ts';
import { tooManyRequests } from '#/errors.ts';
import { clientAddress, type ClientAddress } from './client-address.ts';
import type { Endpoint, Handle } from './endpoints.ts';
import { tokenBuckets, type TokenBuckets } from './token-buckets.ts';

type ThrottledAction =
  | 'signIn'
  | 'passwordReset'
  | 'newPassword'
  | 'registration'
  | 'newsletter'
  | 'paymentClaim'
  | 'lessonQuestion'
  | 'lessonTask'
  | 'ownName'
  | 'ownData'
  | 'discount';

/**
 * What tries are counted by: the account, the address of the visitor, and the connection that may carry several
 * visitors.
 */
type Subject = 'account' | 'address' | 'connection';

export type Throttle = ReturnType<typeof throttle>;

type Deps = {
  throttles: ThrottleData;
  /** The factor by which limits are multiplied; above one where tests and demos run. */
  factor: () => number;
  /** In milliseconds, from any start. */
  clock: () => number;
};

/** The key that tries are counted by: a hash, so that it identifies nobody. */
export function keyOf(action: ThrottledAction, subject: Subject, value: string): Omit<Allowance, 'limit'> {
  const hash = createHash('sha256').update(value).digest('base64url');
  return { key: `${action}-${subject}-${hash}`, seconds: throttleLimits[action].window };
}

/**
 * How often an action may be tried: first the allowance of the account, last the one that strangers behind the same
 * edge share. A try that one allowance refuses does not use up the next.
 */
function allowances(
  action: ThrottledAction,
  account: string,
  { visitor, connection }: ClientAddress,
  factor: number,
): Allowance[] {
  const perAccount = throttleLimits[action].perAccount * factor;
  const perAddress = throttleLimits[action].perAddress * factor;
  const byVisitor = [
    { ...keyOf(action, 'account', account), limit: perAccount },
    { ...keyOf(action, 'address', visitor), limit: perAddress },
  ];
  if (visitor === connection) return byVisitor;
  const perConnection = perAddress * throttleLimits.perConnection;
  return [...byVisitor, { ...keyOf(action, 'connection', connection), limit: perConnection }];
}

type Rate = { atOnce: number; perSecond: number };

function bucketsOf({ atOnce, perSecond }: Rate, times: number, clock: () => number): TokenBuckets {
  const { remembered } = throttleLimits.reads;
  return tokenBuckets({ capacity: atOnce * times, perSecond: perSecond * times, most: remembered, clock });
}

function lazily<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= make());
}

/** The step before actions that must not be tried without limit (decisions 017 and 075). */
export function throttle({ throttles, factor, clock }: Deps) {
  const { perConnection, reads, renewals } = throttleLimits;

  // Parameters have no value before a request runs.
  const limiters: Readonly<Record<RateLimit, () => (request: Request) => void>> = {
    reads: lazily(() => limiterOf(reads)),
    reports: lazily(() => limiterOf(policyReportLimits)),
    renewals: lazily(() => limiterOf(renewals)),
  };

  /** As with tries, the shared bucket is used up only by requests that the visitor's own bucket allows. */
  function limiterOf(rate: Rate): (request: Request) => void {
    const visitors = bucketsOf(rate, factor(), clock);
    const connections = bucketsOf(rate, factor() * perConnection, clock);
    return (request) => {
      const { visitor, connection } = clientAddress(request);
      const wait = visitors.take(visitor) || (visitor === connection ? 0 : connections.take(connection));
      if (wait > 0) throw tooManyRequests(wait);
    };
  }

  return {
    /** Takes one of a visitor's reads; throws 429 when none are left. */
    takeRead: (request: Request): void => limiters.reads()(request),

    /**
     * The step before calls that a visitor must not make without limit, according to the contract. Throws 429 before
     * anything else is read. The counts are in memory and cost no read.
     */
    limited({ contract, handle }: Endpoint): Handle {
      const kind = throttleOf(contract);
      if (kind === undefined) return handle;
      const take = limiters[kind];
      return async (request) => {
        take()(request);
        return handle(request);
      };
    },

    /**
     * Counts a try; throws 429 with `Retry-After` when none are left.
     * @param account what identifies the account: its uid or email address, or the code of a link in a mail
     */
    async countTry(action: ThrottledAction, account: string, client: ClientAddress): Promise<void> {
      const wait = await throttles.take(allowances(action, account, client, factor()));
      if (wait === 0) return;
      throw tooManyRequests(wait, action === 'signIn' ? messages.login.tooManyAttempts : undefined);
    },

    /** Resets the tries of an account after a success. */
    async forgive(action: ThrottledAction, account: string): Promise<void> {
      await throttles.forget(keyOf(action, 'account', account));
    },
  };
}
