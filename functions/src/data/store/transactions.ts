import { setTimeout as wait } from 'node:timers/promises';
import { type Claims, isStaff } from '@padavu/domain/user/claims';
import { usersCollection } from '@padavu/domain/user/user';
import { GrpcStatus, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Actor, Caller } from '#/actors.ts';
import { forbidden, secondFactorMissing, tooBusy, unauthenticated } from '#/errors.ts';
import { isSessionOver, lacksSecondFactor, rightsOf } from '#/data/user/account-rights.ts';
import { readUser } from './documents.ts';
import { fetchOne } from './reads.ts';
import { isStoreError } from './store-errors.ts';

type Work<T> = (transaction: Transaction) => Promise<T>;

type Deps = {
  db: Pick<Firestore, 'collection' | 'runTransaction'>;
  /** In milliseconds, from any start. */
  clock?: () => number;
  pause?: (milliseconds: number) => Promise<unknown>;
  /** From 0 to below 1. */
  random?: () => number;
  now?: () => Date;
};

/** In milliseconds. Well under the half minute that a call has, so that the response is a 503 with `Retry-After`. */
const patience = 15_000;
const shortestPause = 10;
const longestPause = 400;

/** What Firestore answers when another transaction holds the same documents. */
const contention = [GrpcStatus.ABORTED, GrpcStatus.DEADLINE_EXCEEDED];

/** What it answers to a conditional write when another one came first. */
const lostRace = [GrpcStatus.FAILED_PRECONDITION, GrpcStatus.ALREADY_EXISTS];

export type Transactions = ReturnType<typeof transactions>;

/**
 * Runs transactions that may conflict with others on the same documents, from this instance or another. Firestore's own
 * client waits a second or longer before a retry; here the pauses are short, random and bounded.
 */
export function transactions({
  db,
  clock = () => performance.now(),
  pause = wait,
  random = Math.random,
  now = () => new Date(),
}: Deps) {
  async function retry<T>(work: () => Promise<T>, retriedCodes: GrpcStatus[]): Promise<T> {
    const deadline = clock() + patience;
    for (let longest = shortestPause; ; longest = Math.min(longest * 2, longestPause)) {
      const startedAt = clock();
      try {
        return await work();
      } catch (error) {
        if (!isStoreError(error, ...retriedCodes)) throw error;
        const failedAt = clock();
        // A missing index is FAILED_PRECONDITION too, and only the log can say so.
        if (failedAt > deadline) throw tooBusy(error);
        // It pauses as long as the attempt took. Otherwise a transaction that needs every lock would never get them.
        await pause(Math.max(longest, failedAt - startedAt) * random());
      }
    }
  }

  /**
   * Runs work in a transaction, and again when a document is not as one of its conditional updates requires. Throws 503
   * with `Retry-After` when other transactions keep it from committing.
   */
  function inTransaction<T>(work: Work<T>): Promise<T> {
    return retry(
      () => db.runTransaction(work, { maxAttempts: 1 }),
      [...contention, GrpcStatus.FAILED_PRECONDITION],
    );
  }

  /** Runs a read-only transaction, whose reads are all of the same moment. */
  function inSnapshot<T>(work: Work<T>): Promise<T> {
    return db.runTransaction(work, { readOnly: true });
  }

  /**
   * Runs conditional writes outside of a transaction, and retries them as `inTransaction` does when what they read has
   * changed.
   */
  function attempt<T>(work: () => Promise<T>): Promise<T> {
    return retry(work, [...contention, ...lostRace]);
  }

  /**
   * Returns the administrator or teacher who makes the call, with the rights of the stored account. Throws as
   * `requireAdmin` does.
   */
  async function requireStaff(
    transaction: Transaction,
    staff: Caller,
  ): Promise<{ actor: Actor; rights: Claims }> {
    const account = await fetchOne(db.collection(usersCollection).doc(staff.uid), transaction);
    if (isSessionOver(account, staff, now())) throw unauthenticated();
    const rights = rightsOf(account);
    if (!isStaff(rights)) throw forbidden();
    if (lacksSecondFactor(account, staff)) throw secondFactorMissing();
    return { actor: { uid: staff.uid, name: readUser(account).name }, rights };
  }

  /**
   * Returns the administrator who makes the call, by the stored account. It is part of the transaction of the call.
   * Throws 401 when the session is over, 403 for a person who is no administrator any more, whatever the token says, or
   * who lacks the second factor that the school requires.
   */
  async function requireAdmin(transaction: Transaction, admin: Caller): Promise<Actor> {
    const { actor, rights } = await requireStaff(transaction, admin);
    if (!rights.admin) throw forbidden();
    return actor;
  }

  /** Like `inTransaction`, for a change by an administrator. Throws as `requireAdmin` does. */
  function byAdmin<T>(
    admin: Caller,
    work: (transaction: Transaction, actor: Actor) => Promise<T>,
  ): Promise<T> {
    return inTransaction(async (transaction) => work(transaction, await requireAdmin(transaction, admin)));
  }

  /**
   * Like `byAdmin`, for a change that teachers may make too in their courses. The work must check the course with
   * `assertTeaches`.
   */
  function byStaff<T>(
    staff: Caller,
    work: (transaction: Transaction, actor: Actor, rights: Claims) => Promise<T>,
  ): Promise<T> {
    return inTransaction(async (transaction) => {
      const { actor, rights } = await requireStaff(transaction, staff);
      return work(transaction, actor, rights);
    });
  }

  return { inTransaction, attempt, inSnapshot, byAdmin, byStaff, requireAdmin };
}
