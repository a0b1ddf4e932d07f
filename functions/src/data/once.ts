import type { Claims } from '@padavu/domain/claims';
import { idempotencyCollection } from '@padavu/domain/idempotency';
import { instant } from '@padavu/domain/instant';
import { keptUntil, retention } from '@padavu/domain/retention';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Actor, Caller } from '#/actors.ts';
import { keyMismatch } from '#/errors.ts';
import { fieldsOf } from './documents.ts';
import { fetchOne, fetchSeveral } from './reads.ts';
import type { Transactions } from './transactions.ts';

/**
 * A call that is to be made once, however often it is sent. `id` follows from who asks and from the key, `fingerprint` from
 * the call; neither tells of the key nor, without it, of the body.
 */
export type Once = { id: string; fingerprint: string };

const Made = z.object({ fingerprint: z.string(), expiresAt: instant, result: z.unknown() });

type Deps = Pick<Transactions, 'byAdmin' | 'byStaff'> & { db: Firestore; now: () => Date };

export type OnceData = ReturnType<typeof onceData>;

/** One of several things that a call makes, each in a transaction of its own. */
export function partOf({ id, fingerprint }: Once, part: string): Once {
  return { id: createHash('sha256').update(`${id} ${part}`).digest('hex'), fingerprint };
}

/** A call, what is read of an earlier one, and what has to be read or taken before the transaction, such as ids. */
type Plan<T, P> = { once: Once | undefined; result: z.ZodType<T>; prepare: () => Promise<P> };

/**
 * What calls with an `Idempotency-Key` have made. It is written in the transaction that makes it, so that there is never
 * one without the other; of two calls at once one waits for the other and finds what that one has made (docs/decisions/118).
 */
export function onceData({ db, byAdmin, byStaff, now }: Deps) {
  const ref = ({ id }: Once) => db.collection(idempotencyCollection).doc(id);

  /** `undefined` for what was not made yet, or so long ago that the key is forgotten. 422 for another call's key. */
  function readMade<T>(schema: z.ZodType<T>, once: Once, snapshot: DocumentSnapshot): T | undefined {
    const made = Made.safeParse(fieldsOf(snapshot)).data;
    if (!made || made.expiresAt.getTime() <= now().getTime()) return undefined;
    if (made.fingerprint !== once.fingerprint) throw keyMismatch();
    return schema.parse(made.result);
  }

  async function read<T>(
    schema: z.ZodType<T>,
    once: Once | undefined,
    transaction?: Transaction,
  ): Promise<T | undefined> {
    return once && readMade(schema, once, await fetchOne(ref(once), transaction));
  }

  /** Writes what a call has made, in the transaction that makes it. */
  function write(transaction: Transaction, once: Once | undefined, result: object): void {
    if (!once) return;
    const expiresAt = keptUntil(now(), retention.idempotency.days);
    transaction.set(ref(once), { fingerprint: once.fingerprint, expiresAt, result });
  }

  /** Makes what a call asks for, unless it was made before. */
  async function make<T extends object, P>(
    { once, result, prepare }: Plan<T, P>,
    transact: (
      made: (transaction: Transaction, work: (prepared: P) => Promise<T>) => Promise<T>,
    ) => Promise<T>,
  ): Promise<T> {
    const before = await read(result, once);
    if (before) return before;
    const prepared = await prepare();
    return transact(async (transaction, work) => {
      const meanwhile = await read(result, once, transaction);
      if (meanwhile) return meanwhile;
      const made = await work(prepared);
      write(transaction, once, made);
      return made;
    });
  }

  return {
    read,
    write,

    /** As `read`, of several calls. */
    async readAll<T>(schema: z.ZodType<T>, calls: readonly Once[]): Promise<(T | undefined)[]> {
      const snapshots = await fetchSeveral(calls.map(ref), db);
      return calls.map((once, index) => {
        const snapshot = snapshots[index];
        return snapshot && readMade(schema, once, snapshot);
      });
    },

    /** As `byAdmin`, once: a call that was made before makes nothing, and gets what was made then. */
    byAdmin: <T extends object, P>(
      admin: Caller,
      plan: Plan<T, P>,
      work: (transaction: Transaction, actor: Actor, prepared: P) => Promise<T>,
    ): Promise<T> =>
      make(plan, (made) =>
        byAdmin(admin, (transaction, actor) =>
          made(transaction, (prepared) => work(transaction, actor, prepared)),
        ),
      ),

    /** As `byStaff`, once. */
    byStaff: <T extends object, P>(
      staff: Caller,
      plan: Plan<T, P>,
      work: (transaction: Transaction, actor: Actor, prepared: P, rights: Claims) => Promise<T>,
    ): Promise<T> =>
      make(plan, (made) =>
        byStaff(staff, (transaction, actor, rights) =>
          made(transaction, (prepared) => work(transaction, actor, prepared, rights)),
        ),
      ),
  };
}
