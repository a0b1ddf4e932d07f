import {
  Discount,
  type DiscountedCourse,
  discountsCollection,
  type DiscountTerms,
  freesDiscountUse,
  plainCode,
  promiseOf,
} from '@padavu/domain/payment/discount';
import {
  DiscountCode,
  discountInputMessages,
  type DiscountInput,
} from '@padavu/domain/payment/discount-input';
import type { DiscountPromise } from '@padavu/domain/payment/discount-promise';
import { discountLimits } from '@padavu/domain/payment/discount-limits';
import { schoolDay } from '@padavu/domain/school/school-day';
import { trashCollection } from '@padavu/domain/admin/trash';
import { usersCollection, type User } from '@padavu/domain/user/user';
import { FieldPath, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Actor, Caller } from '#/actors.ts';
import { conflict, conflictAt, invalid, notFound } from '#/errors.ts';
import type { AuditData, StoredEntry } from '#/data/admin/audit.ts';
import { changesTo, laterThan, type Precondition } from '#/data/store/changes.ts';
import { readDocument, readDocuments } from '#/data/store/documents.ts';
import type { Once, OnceData } from '#/data/store/once.ts';
import { countMatches, fetchMatches, fetchOne } from '#/data/store/reads.ts';
import type { SchoolData } from '#/data/school/school.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = {
  db: Pick<Firestore, 'collection'>;
  audit: Pick<AuditData, 'record'>;
  once: Pick<OnceData, 'byAdmin'>;
  byAdmin: Transactions['byAdmin'];
  school: Pick<SchoolData, 'read'>;
  now: () => Date;
};

/** A code as a person typed it, and the course to register for. */
export type DiscountRequest = { code: string; course: DiscountedCourse };

/** The field of a registration that names a code. */
export const registrationField = 'discountCode';

/** The fields of an account that concern its code. */
type Holder = Pick<User, 'status' | 'discount'>;

const writeNothing = () => undefined;

const entryOf = (actor: Actor, code: string) => ({
  actor,
  target: { collection: discountsCollection, id: code, label: code },
});

type ChangeOfUses = {
  db: Pick<Firestore, 'collection'>;
  transaction: Transaction;
  holder: Holder;
  isPaid: boolean;
};

/**
 * Prepares a change of a code's number of uses, which is no change by an administrator and leaves the version. Does
 * nothing for a deleted code. It reads, so call it before the transaction's first write.
 * @returns a function that writes the number
 */
async function prepareCount(
  { db, transaction, holder: { status, discount: promised }, isPaid }: ChangeOfUses,
  by: 1 | -1,
): Promise<() => void> {
  const code = promised === null || !freesDiscountUse(status, isPaid) ? '' : plainCode(promised.code);
  if (!DiscountCode.safeParse(code).success) return writeNothing;
  const ref = db.collection(discountsCollection).doc(code);
  const discount = readDocument(Discount, await fetchOne(ref, transaction));
  if (!discount) return writeNothing;
  const used = Math.max(discount.used + by, 0);
  return () => void transaction.update(ref, { used });
}

/** Prepares the return of the use of an account that goes to the trash or is erased; like `prepareCount`. */
export const giveBackUse = (change: ChangeOfUses) => prepareCount(change, -1);

/**
 * Prepares to count the use of a restored account again; like `prepareCount`. The account keeps its promise, even
 * beyond the limit.
 */
export const countUseAgain = (change: ChangeOfUses) => prepareCount(change, 1);

export type DiscountsData = ReturnType<typeof discountsData>;

/** Discount codes and what they promise (docs/decisions/131). */
export function discountsData({ db, audit, once, byAdmin, school, now }: Deps) {
  const discounts = db.collection(discountsCollection);
  const refOf = (code: string) => discounts.doc(code);

  /** In the transaction that adds a code, so that two at once do not both take the last place. */
  async function assertRoom(transaction: Transaction): Promise<void> {
    if ((await countMatches(discounts, transaction)) >= discountLimits.codes)
      throw conflict(discountInputMessages.tooMany, 'discounts-full');
  }

  async function read(code: string, within?: Transaction): Promise<Discount | undefined> {
    return readDocument(Discount, await fetchOne(refOf(code), within));
  }

  /** The promise of a typed code for a course; throws 400 at `path` where the code gives none. */
  async function evaluate(
    { code, course }: DiscountRequest,
    path: string,
    within?: Transaction,
  ): Promise<{ promise: DiscountPromise; used: number }> {
    const { data: known } = DiscountCode.safeParse(code);
    const discount = known === undefined ? undefined : await read(known, within);
    const promised = promiseOf(discount, course, schoolDay(await school.read(within), now()));
    if ('problem' in promised) throw invalid([{ path, message: promised.problem }]);
    return { promise: promised.promise, used: discount?.used ?? 0 };
  }

  /** The number of accounts that hold a code; one in the trash counts unless it gave its use back. */
  async function countHolders(transaction: Transaction, code: string): Promise<number> {
    const holders = db.collection(usersCollection).where('discount.code', '==', code);
    const deleted = db.collection(trashCollection).where('document.discount.code', '==', code);
    const [present, trashed] = await Promise.all([
      fetchMatches(holders, transaction),
      fetchMatches(deleted, transaction),
    ]);
    const keeping = trashed.filter(
      (entry) => !freesDiscountUse(String(entry.get('document.status')), entry.get('payment') !== undefined),
    );
    return present.length + keeping.length;
  }

  type Change = { action: 'discount.update' | 'discount.restore'; undoes?: string };

  /** Stores changed terms; nothing where they do not differ. */
  function store(
    transaction: Transaction,
    actor: Actor,
    stored: Discount,
    wanted: Partial<DiscountTerms>,
    change: Change,
  ): { discount: Discount; auditId?: string } {
    const changes = changesTo(stored, wanted);
    if (!changes) return { discount: stored };
    const updatedAt = laterThan(stored.updatedAt, now());
    transaction.update(refOf(stored.id), { ...changes.after, updatedAt });
    return {
      discount: { ...stored, ...wanted, updatedAt },
      auditId: audit.record(transaction, { ...entryOf(actor, stored.id), ...change, ...changes }),
    };
  }

  return {
    async list(): Promise<Discount[]> {
      const all = discounts.orderBy(FieldPath.documentId()).limit(discountLimits.codes);
      return readDocuments(Discount, await fetchMatches(all));
    },

    /** Throws 404 for an unknown code. */
    async find(code: string): Promise<Discount> {
      const discount = await read(code);
      if (!discount) throw notFound();
      return discount;
    },

    /** Creates a code. Throws 409 for one that exists, and where there are too many. */
    create({ code, ...terms }: DiscountInput, admin: Caller, call?: Once): Promise<Discount> {
      return once.byAdmin(
        admin,
        { once: call, result: Discount, prepare: () => Promise.resolve() },
        async (transaction, actor) => {
          if (await read(code, transaction))
            throw conflictAt('code', discountInputMessages.taken, 'discount-taken');
          await assertRoom(transaction);
          const discount: Discount = { id: code, ...terms, used: 0, updatedAt: now() };
          transaction.set(refOf(code), discount);
          audit.record(transaction, {
            ...entryOf(actor, code),
            action: 'discount.create',
            before: null,
            after: discount,
          });
          return discount;
        },
      );
    },

    /** Changes what a code takes off, for whom and for how long. Earlier promises stay. */
    update(
      code: string,
      wanted: DiscountTerms,
      admin: Caller,
      assertVersion: Precondition,
    ): Promise<Discount> {
      return byAdmin(admin, async (transaction, actor) => {
        const stored = await read(code, transaction);
        if (!stored) throw notFound();
        assertVersion(stored.updatedAt);
        return store(transaction, actor, stored, wanted, { action: 'discount.update' }).discount;
      });
    },

    /** Deletes a code that nobody holds. @returns the id of the audit entry by which it can be undone */
    remove(code: string, admin: Caller, assertVersion: Precondition): Promise<string> {
      return byAdmin(admin, async (transaction, actor) => {
        const stored = await read(code, transaction);
        if (!stored) throw notFound();
        assertVersion(stored.updatedAt);
        if (stored.used > 0) throw conflict(discountInputMessages.used, 'discount-used');
        transaction.delete(refOf(code));
        return audit.record(transaction, {
          ...entryOf(actor, code),
          action: 'discount.delete',
          before: stored,
          after: null,
        });
      });
    },

    /**
     * Reverts the change or deletion that an audit entry records. Throws 409 where the code was changed or created
     * again since, and where there are too many for a deleted one.
     * @returns the id of the audit entry of the undo
     */
    async undo({ id: undoes, action, target, before, after }: StoredEntry, admin: Caller): Promise<string> {
      const change = { action: 'discount.restore', undoes } as const;
      return byAdmin(admin, async (transaction, actor) => {
        const stored = await read(target.id, transaction);
        if (action === 'discount.delete') {
          if (stored) throw conflict(discountInputMessages.thereAgain, 'exists-again');
          await assertRoom(transaction);
          const used = await countHolders(transaction, target.id);
          const discount = Discount.parse({ ...before, id: target.id, used, updatedAt: now() });
          transaction.set(refOf(target.id), discount);
          return audit.record(transaction, {
            ...entryOf(actor, target.id),
            ...change,
            before: null,
            after: discount,
          });
        }
        const isUnchanged = stored && after !== null && changesTo(stored, after) === undefined;
        const wanted = isUnchanged ? Discount.parse({ ...stored, ...before }) : {};
        const auditId = stored && store(transaction, actor, stored, wanted, change).auditId;
        if (auditId === undefined) throw conflict(discountInputMessages.changedSince, 'not-undoable');
        return auditId;
      });
    },

    /** The promise of a code for a course. Throws 400 at `path` with the reason where the code cannot be used. */
    async promise(
      request: DiscountRequest,
      path: 'code' | typeof registrationField,
    ): Promise<DiscountPromise> {
      return (await evaluate(request, path)).promise;
    },

    /** Takes one use of a code in the transaction of a registration, so that its limit is never exceeded. */
    async take(
      transaction: Transaction,
      request: DiscountRequest | undefined,
    ): Promise<{ promise: DiscountPromise; write: () => void } | undefined> {
      if (!request) return undefined;
      const { promise: promised, used } = await evaluate(request, registrationField, transaction);
      const write = () => void transaction.update(refOf(promised.code), { used: used + 1 });
      return { promise: promised, write };
    },
  };
}
