import { createHash } from 'node:crypto';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import type { Request } from 'express';
import type { Allowance, ThrottleData } from '#/data/throttle.ts';
import { tooManyRequests } from './app-error.ts';
import { clientAddress } from './client-address.ts';

export type ThrottledAction = 'signIn' | 'registration' | 'newsletter';

/** What tries are counted by: who it is about, where it comes from, and who connected on their behalf. */
type Subject = 'account' | 'address' | 'connection';

export type Throttle = ReturnType<typeof throttle>;

type Deps = {
  throttles: ThrottleData;
  /** How many times the usual number of tries there are; more than one where tests and demos run. */
  factor: () => number;
};

/** What tries are counted under: a hash, so that nobody can be read from it. */
export function keyOf(action: ThrottledAction, subject: Subject, value: string): Omit<Allowance, 'limit'> {
  const hash = createHash('sha256').update(value).digest('base64url');
  return { key: `${action}-${subject}-${hash}`, seconds: limits.throttle[action].window };
}

/** How often an action may be tried for an account from where a request comes. */
function allowances(action: ThrottledAction, email: string, request: Request, factor: number): Allowance[] {
  const perAccount = limits.throttle[action].perAccount * factor;
  const perAddress = limits.throttle[action].perAddress * factor;
  const { visitor, connection } = clientAddress(request);
  const byVisitor = [
    { ...keyOf(action, 'account', email), limit: perAccount },
    { ...keyOf(action, 'address', visitor), limit: perAddress },
  ];
  if (visitor === connection) return byVisitor;
  const perConnection = perAddress * limits.throttle.perConnection;
  return [...byVisitor, { ...keyOf(action, 'connection', connection), limit: perConnection }];
}

/** The step before something that must not be tried without end: per account and per address (design decision 3). */
export function throttle({ throttles, factor }: Deps) {
  return {
    /** Counts a try; 429 with `Retry-After` when there are none left. */
    async demandTry(action: ThrottledAction, email: string, request: Request): Promise<void> {
      const wait = await throttles.take(allowances(action, email, request, factor()));
      if (wait === 0) return;
      throw tooManyRequests(wait, action === 'signIn' ? messages.login.tooManyAttempts : undefined);
    },

    /** After a success the account has all of its tries again. */
    async forgive(action: ThrottledAction, email: string): Promise<void> {
      await throttles.forget(keyOf(action, 'account', email));
    },
  };
}
