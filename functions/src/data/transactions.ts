import { setTimeout as wait } from 'node:timers/promises';
import { usersCollection } from '@padavu/domain/user';
import { GrpcStatus, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Actor, Asker } from '#/actors.ts';
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
        // What waited long for a lock stays away as long: otherwise whoever needs all others to let go never has a chance.
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

  /**
   * The administrator who asks, by the account as it is stored. Part of the transaction that does what they ask for: 401
   * when their session is over, 403 when they are no administrator any more, whatever their token says, or lack the second
   * factor that the school demands.
   */
  async function requireAdmin(transaction: Transaction, admin: Asker): Promise<Actor> {
    const account = await fetchOne(db.collection(usersCollection).doc(admin.uid), transaction);
    if (isSessionOver(account, admin, now())) throw unauthenticated();
    if (!rightsOf(account).admin) throw forbidden();
    if (lacksSecondFactor(account, admin)) throw secondFactorMissing();
    return { uid: admin.uid, name: readUser(account).name };
  }

  /** As `run`, for what an administrator does: refused as `requireAdmin` says. */
  function byAdmin<T>(
    admin: Asker,
    work: (transaction: Transaction, actor: Actor) => Promise<T>,
  ): Promise<T> {
    return run(async (transaction) => work(transaction, await requireAdmin(transaction, admin)));
  }

  return { run, attempt, snapshot, byAdmin, requireAdmin };
}
