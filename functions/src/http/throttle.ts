import { createHash } from 'node:crypto';
import { policyReportLimits } from '@padavu/domain/policy-report-limits';
import { throttleLimits } from '@padavu/domain/throttle-limits';
import { messages } from '@padavu/domain/messages';
import type { Request } from 'express';
import { throttleOf, type CountedAs } from '#/contract/statuses.ts';
import type { Allowance, ThrottleData } from '#/data/throttle.ts';
import { tooManyRequests } from '#/errors.ts';
import { clientAddress, type ClientAddress } from './client-address.ts';
import type { Answer, Endpoint } from './endpoints.ts';
import { tokenBuckets, type TokenBuckets } from './token-buckets.ts';

export type ThrottledAction =
  | 'signIn'
  | 'passwordReset'
  | 'registration'
  | 'newsletter'
  | 'paymentClaim'
  | 'lessonQuestion'
  | 'lessonTask'
  | 'discount';

/** What tries are counted by: who it is about, where it comes from, and who connected on their behalf. */
type Subject = 'account' | 'address' | 'connection';

export type Throttle = ReturnType<typeof throttle>;

type Deps = {
  throttles: ThrottleData;
  /** How many times the usual number of tries there are; more than one where tests and demos run. */
  factor: () => number;
  /** Milliseconds, from any start. */
  clock: () => number;
};

/** What tries are counted under: a hash, so that nobody can be read from it. */
export function keyOf(action: ThrottledAction, subject: Subject, value: string): Omit<Allowance, 'limit'> {
  const hash = createHash('sha256').update(value).digest('base64url');
  return { key: `${action}-${subject}-${hash}`, seconds: throttleLimits[action].window };
}

/**
 * How often an action may be tried: the account's own allowance first, last the one that strangers behind the same edge share. A try that
 * one of them refuses uses up nothing of the next.
 */
function allowances(
  action: ThrottledAction,
  email: string,
  { visitor, connection }: ClientAddress,
  factor: number,
): Allowance[] {
  const perAccount = throttleLimits[action].perAccount * factor;
  const perAddress = throttleLimits[action].perAddress * factor;
  const byVisitor = [
    { ...keyOf(action, 'account', email), limit: perAccount },
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

function onceMade<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The step before something that must not be tried without end (decisions 017 and 075). */
export function throttle({ throttles, factor, clock }: Deps) {
  const { perConnection, reads, renewals } = throttleLimits;

  // A parameter has its value only when a request runs.
  const takers: Readonly<Record<CountedAs, () => (request: Request) => void>> = {
    reads: onceMade(() => takerOf(reads)),
    reports: onceMade(() => takerOf(policyReportLimits)),
    renewals: onceMade(() => takerOf(renewals)),
  };

  /** As with tries, what strangers share is used up only by what the visitor's own bucket let through. */
  function takerOf(rate: Rate): (request: Request) => void {
    const visitors = bucketsOf(rate, factor(), clock);
    const connections = bucketsOf(rate, factor() * perConnection, clock);
    return (request) => {
      const { visitor, connection } = clientAddress(request);
      const wait = visitors.take(visitor) || (visitor === connection ? 0 : connections.take(connection));
      if (wait > 0) throw tooManyRequests(wait);
    };
  }

  return {
    /**
     * The step before what a visitor must not ask without end, as the contract says of it: 429 before anything else is
     * looked at. Counted in memory: no document is touched.
     */
    limited({ contract, answer }: Endpoint): Answer {
      const kind = throttleOf(contract);
      if (kind === undefined) return answer;
      const take = takers[kind];
      return async (request) => {
        take()(request);
        return answer(request);
      };
    },

    /** Counts a try; 429 with `Retry-After` when there are none left. */
    async countTry(action: ThrottledAction, email: string, client: ClientAddress): Promise<void> {
      const wait = await throttles.take(allowances(action, email, client, factor()));
      if (wait === 0) return;
      throw tooManyRequests(wait, action === 'signIn' ? messages.login.tooManyAttempts : undefined);
    },

    /** After a success the account has all of its tries again. */
    async forgive(action: ThrottledAction, email: string): Promise<void> {
      await throttles.forget(keyOf(action, 'account', email));
    },
  };
}
