import { setTimeout as wait } from 'node:timers/promises';
import { type Claims, isStaff } from '@padavu/domain/claims';
import { usersCollection } from '@padavu/domain/user';
import { GrpcStatus, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Actor, Caller } from '#/actors.ts';
import { forbidden, secondFactorMissing, tooBusy, unauthenticated } from '#/errors.ts';
import { isSessionOver, lacksSecondFactor, rightsOf } from './account-rights.ts';
import { readUser } from './documents.ts';
import { fetchOne } from './reads.ts';
import { isStoreError } from './store-errors.ts';

type Work<T> = (transaction: Transaction) => Promise<T>;

type Deps = {
  db: Pick<Firestore, 'collection' | 'runTransaction'>;
  /** Milliseconds, from any start. */
  clock?: () => number;
  pause?: (milliseconds: number) => Promise<unknown>;
  /** From 0 up to, not including, 1. */
  random?: () => number;
  now?: () => Date;
};

/** Milliseconds. Well under the half minute that a call has, so that the answer is a 503 that says when to try again. */
const patience = 15_000;
const shortestPause = 10;
const longestPause = 400;

/** What Firestore says when another transaction holds the same documents. */
const contention = [GrpcStatus.ABORTED, GrpcStatus.DEADLINE_EXCEEDED];

/** What it says to a conditional write when somebody else wrote first. */
const lostRace = [GrpcStatus.FAILED_PRECONDITION, GrpcStatus.ALREADY_EXISTS];

export type Transactions = ReturnType<typeof transactions>;

/**
 * Transactions that meet other ones on the same documents, from this instance or another. Firestore's own client waits
 * a second and longer before it tries again; here the pauses are short, random and bounded.
 */
export function transactions({
  db,
  clock = () => performance.now(),
  pause = wait,
  random = Math.random,
  now = () => new Date(),
}: Deps) {
  async function untilItSucceeds<T>(work: () => Promise<T>, again: GrpcStatus[]): Promise<T> {
    const deadline = clock() + patience;
    for (let longest = shortestPause; ; longest = Math.min(longest * 2, longestPause)) {
      const begun = clock();
      try {
        return await work();
      } catch (error) {
        if (!isStoreError(error, ...again)) throw error;
        const failed = clock();
        if (failed > deadline) throw tooBusy();
        // Pauses as long as the try took: otherwise one that needs every lock never gets its turn.
        await pause(Math.max(longest, failed - begun) * random());
      }
    }
  }

  /** Runs work in a transaction. 503 with `Retry-After` when other transactions leave it no chance. */
  function run<T>(work: Work<T>): Promise<T> {
    return untilItSucceeds(() => db.runTransaction(work, { maxAttempts: 1 }), contention);
  }

  /** Reads everything as it was at one moment, and writes nothing. */
  function snapshot<T>(work: Work<T>): Promise<T> {
    return db.runTransaction(work, { readOnly: true });
  }

  /** Reads and writes on the condition that what was read is still so, as `run` does without a transaction. */
  function attempt<T>(work: () => Promise<T>): Promise<T> {
    return untilItSucceeds(work, [...contention, ...lostRace]);
  }

  /** An administrator or a teacher who asks, refused as `requireAdmin` says, with the rights that the stored account grants. */
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
   * The administrator who asks, by the account as it is stored. Part of the transaction that does what they ask for: 401
   * when their session is over, 403 when they are no administrator any more, whatever their token says, or lack the second
   * factor that the school demands.
   */
  async function requireAdmin(transaction: Transaction, admin: Caller): Promise<Actor> {
    const { actor, rights } = await requireStaff(transaction, admin);
    if (!rights.admin) throw forbidden();
    return actor;
  }

  /** As `run`, for what an administrator does: refused as `requireAdmin` says. */
  function byAdmin<T>(
    admin: Caller,
    work: (transaction: Transaction, actor: Actor) => Promise<T>,
  ): Promise<T> {
    return run(async (transaction) => work(transaction, await requireAdmin(transaction, admin)));
  }

  /**
   * As `byAdmin`, for what a teacher may do too in the courses that they teach: the work asserts the course by the rights
   * (`assertTeaches`).
   */
  function byStaff<T>(
    staff: Caller,
    work: (transaction: Transaction, actor: Actor, rights: Claims) => Promise<T>,
  ): Promise<T> {
    return run(async (transaction) => {
      const { actor, rights } = await requireStaff(transaction, staff);
      return work(transaction, actor, rights);
    });
  }

  return { run, attempt, snapshot, byAdmin, byStaff, requireAdmin };
}
