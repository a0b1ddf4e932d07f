import type { Claims } from '@padavu/domain/user/claims';
import { idempotencyCollection } from '@padavu/domain/api/idempotency';
import { instant } from '@padavu/domain/values/instant';
import { keptUntil, retention } from '@padavu/domain/user/retention';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Actor, Caller } from '#/actors.ts';
import { keyMismatch } from '#/errors.ts';
import { fieldsOf } from './documents.ts';
import { fetchOne, fetchSeveral } from './reads.ts';
import type { Transactions } from './transactions.ts';

/**
 * A call that takes effect once, however often it is sent. `id` follows from the caller and the key, `fingerprint` from
 * the call. Neither reveals the key, nor, without the key, the body.
 */
export type Once = { id: string; fingerprint: string };

const StoredCall = z.object({ fingerprint: z.string(), expiresAt: instant, result: z.unknown() });

type Deps = Pick<Transactions, 'byAdmin' | 'byStaff'> & { db: Firestore; now: () => Date };

export type OnceData = ReturnType<typeof onceData>;

/** One of several documents that a call creates, each in its own transaction. */
export function partOf({ id, fingerprint }: Once, part: string): Once {
  return { id: createHash('sha256').update(`${id} ${part}`).digest('hex'), fingerprint };
}

/** A call, the schema of its result, and what to read or reserve before the transaction, such as ids. */
type Plan<T, P> = { once: Once | undefined; result: z.ZodType<T>; prepare: () => Promise<P> };

/**
 * The results of calls with an `Idempotency-Key`. A result is written in the transaction of the call, so that neither
 * exists without the other. Of two concurrent calls one waits for the other and returns its result
 * (docs/decisions/118).
 */
export function onceData({ db, byAdmin, byStaff, now }: Deps) {
  const ref = ({ id }: Once) => db.collection(idempotencyCollection).doc(id);

  /**
   * The result of an earlier call; `undefined` if there was none, or so long ago that the key has expired. Throws 422
   * for the key of another call.
   */
  function readResult<T>(schema: z.ZodType<T>, once: Once, snapshot: DocumentSnapshot): T | undefined {
    const stored = StoredCall.safeParse(fieldsOf(snapshot)).data;
    if (!stored || stored.expiresAt.getTime() <= now().getTime()) return undefined;
    if (stored.fingerprint !== once.fingerprint) throw keyMismatch();
    return schema.parse(stored.result);
  }

  async function read<T>(
    schema: z.ZodType<T>,
    once: Once | undefined,
    transaction?: Transaction,
  ): Promise<T | undefined> {
    return once && readResult(schema, once, await fetchOne(ref(once), transaction));
  }

  /** Writes the result of a call, in the transaction of the call. */
  function write(transaction: Transaction, once: Once | undefined, result: object): void {
    if (!once) return;
    const expiresAt = keptUntil(now(), retention.idempotency.days);
    transaction.set(ref(once), { fingerprint: once.fingerprint, expiresAt, result });
  }

  /** Like `transact`, but once: a repeated call changes nothing and gets the first result. */
  const onceIn =
    <Rights extends unknown[]>(
      transact: <T>(
        caller: Caller,
        work: (transaction: Transaction, actor: Actor, ...rights: Rights) => Promise<T>,
      ) => Promise<T>,
    ) =>
    async <T extends object, P>(
      caller: Caller,
      { once, result, prepare }: Plan<T, P>,
      work: (transaction: Transaction, actor: Actor, prepared: P, ...rights: Rights) => Promise<T>,
    ): Promise<T> => {
      const before = await read(result, once);
      if (before) return before;
      const prepared = await prepare();
      return transact(caller, async (transaction, actor, ...rights) => {
        const meanwhile = await read(result, once, transaction);
        if (meanwhile) return meanwhile;
        const value = await work(transaction, actor, prepared, ...rights);
        write(transaction, once, value);
        return value;
      });
    };

  return {
    read,
    write,

    /** Like `read`, for several calls. */
    async readAll<T>(schema: z.ZodType<T>, calls: readonly Once[]): Promise<(T | undefined)[]> {
      const snapshots = await fetchSeveral(calls.map(ref), db);
      return calls.map((once, index) => {
        const snapshot = snapshots[index];
        return snapshot && readResult(schema, once, snapshot);
      });
    },

    byAdmin: onceIn<[]>(byAdmin),
    byStaff: onceIn<[rights: Claims]>(byStaff),
  };
}
