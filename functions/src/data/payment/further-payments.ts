import {
  byDay,
  FurtherPayment,
  furtherPaymentId,
  furtherPaymentIdParts,
  furtherPaymentMessages,
  furtherPaymentProblems,
  furtherPaymentsCollection,
  isBelowRefund,
  mostFurtherPayments,
  paymentSums,
  sumOf,
  type FurtherPaymentInput,
  type UserPayments,
} from '@padavu/domain/payment/further-payment';
import { Payment, paymentsCollection } from '@padavu/domain/payment/payment';
import { refundMessages } from '@padavu/domain/payment/refund';
import { usersCollection, type User } from '@padavu/domain/user/user';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Actor, Caller } from '#/actors.ts';
import { conflict, invalid, notFound } from '#/errors.ts';
import type { AuditData } from '#/data/admin/audit.ts';
import { changesTo, laterThan, withCurrency, type Precondition } from '#/data/store/changes.ts';
import { readDocument, readUser, type Fields } from '#/data/store/documents.ts';
import type { Once, OnceData } from '#/data/store/once.ts';
import { fetchSeveral, fetchWithIdPrefixes } from '#/data/store/reads.ts';
import type { SchoolData } from '#/data/school/school.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = {
  db: Firestore;
  audit: AuditData;
  byAdmin: Transactions['byAdmin'];
  once: Pick<OnceData, 'byAdmin'>;
  school: Pick<SchoolData, 'read'>;
  now: () => Date;
};

type WithKey = UserPayments['further'][number];

/** What a change of a further payment depends on, as it is stored. */
type Stored = { user: User; payment: Payment | undefined; further: WithKey[] };

const Added = z.object({ id: z.string() });

/** The documents of an account's further payments. */
export async function fetchFurtherPayments(
  db: Firestore,
  uid: string,
  transaction?: Transaction,
): Promise<DocumentSnapshot[]> {
  return (await fetchFurtherPaymentsOf(db, [uid], transaction)).get(uid) ?? [];
}

/** The documents of the further payments of several accounts, by the account. */
export async function fetchFurtherPaymentsOf(
  db: Firestore,
  uids: readonly string[],
  transaction?: Transaction,
): Promise<Map<string, DocumentSnapshot[]>> {
  const collection = db.collection(furtherPaymentsCollection);
  const prefixes = uids.map((uid) => `${uid}_`);
  const documents = await fetchWithIdPrefixes(collection, prefixes, transaction);
  // Those of an account whose uid begins with one of these are found too.
  return Map.groupBy(documents, ({ id }) => furtherPaymentIdParts(id).uid);
}

/** Further payments with their keys, by their days. */
export function readFurtherPayments(documents: readonly DocumentSnapshot[]): WithKey[] {
  return byDay(
    documents.flatMap((document) => {
      const payment = readDocument(FurtherPayment, document);
      return payment ? [{ ...payment, id: furtherPaymentIdParts(document.id).key }] : [];
    }),
  );
}

export type FurtherPaymentsData = ReturnType<typeof furtherPaymentsData>;

/** The payments of an account after the first one (docs/decisions/180). */
export function furtherPaymentsData({ db, audit, byAdmin, once, school, now }: Deps) {
  const refOf = (uid: string, key: string) =>
    db.collection(furtherPaymentsCollection).doc(furtherPaymentId(uid, key));

  const newKey = () => Promise.resolve(db.collection(furtherPaymentsCollection).doc().id);

  /** Throws 404 for an unknown account. */
  async function read(uid: string, transaction?: Transaction): Promise<Stored> {
    const refs = [db.collection(usersCollection).doc(uid), db.collection(paymentsCollection).doc(uid)];
    const [[user, paymentDocument], documents] = await Promise.all([
      fetchSeveral(refs, transaction ?? db),
      fetchFurtherPayments(db, uid, transaction),
    ]);
    if (!user?.exists) throw notFound();
    return {
      user: readUser(user),
      payment: readDocument(Payment, paymentDocument),
      further: readFurtherPayments(documents),
    };
  }

  /** One of an account's further payments, and what is paid without it. Throws 404 for an unknown one. */
  async function readOne(uid: string, key: string, transaction: Transaction) {
    const { user, payment, further } = await read(uid, transaction);
    const current = further.find(({ id }) => id === key);
    if (!current) throw notFound();
    const { id: _, ...stored } = current;
    const paid = (payment?.amount ?? 0) + sumOf(further) - stored.amount;
    return { user, stored, others: { first: payment ?? {}, paid } };
  }

  async function assertPossible(
    transaction: Transaction,
    input: FurtherPaymentInput,
    stored: FurtherPayment | null,
    others: { first: Pick<Payment, 'refund'>; paid: number },
  ): Promise<void> {
    const problems = furtherPaymentProblems(input, stored, others, await school.read(transaction), now());
    if (problems.length > 0) throw invalid(problems);
  }

  function record(
    transaction: Transaction,
    actor: Actor,
    { id, name }: User,
    change: { before: Fields | null; after: Fields | null },
  ): void {
    const target = { collection: usersCollection, id, label: name };
    audit.record(transaction, { actor, action: 'user.payment', target, ...change });
  }

  return {
    /** Everything that an account paid. Throws 404 for an unknown account. */
    async list(uid: string): Promise<UserPayments> {
      const { payment = null, further } = await read(uid);
      return { payment, further, ...paymentSums(payment, further) };
    },

    /**
     * Adds a payment. Throws 404 for an unknown account, 409 for one without a first payment and for one with as many
     * as there can be.
     * @returns its key
     */
    async add(
      uid: string,
      input: FurtherPaymentInput,
      admin: Caller,
      call: Once | undefined,
    ): Promise<string> {
      const plan = { once: call, result: Added, prepare: newKey };
      const { id } = await once.byAdmin(admin, plan, async (transaction, actor, key) => {
        const { user, payment, further } = await read(uid, transaction);
        if (!payment) throw conflict(refundMessages.noPayment, 'not-paid');
        if (further.length >= mostFurtherPayments)
          throw conflict(furtherPaymentMessages.full, 'payments-full');
        // Another payment cannot bring the sum below the refund.
        await assertPossible(transaction, input, null, { first: {}, paid: 0 });
        const { currency, receiptNumber } = payment;
        const recorded = { currency, receiptNumber, recordedAt: now(), recordedBy: actor };
        transaction.create(refOf(uid, key), { ...input, ...recorded });
        record(transaction, actor, user, { before: null, after: withCurrency(currency, input) });
        return { id: key };
      });
      return id;
    },

    /**
     * Corrects a payment. Writes nothing when nothing differs. Throws 404 for an unknown one. `assertVersion` gets the
     * moment of its recording.
     */
    change(
      uid: string,
      key: string,
      input: FurtherPaymentInput,
      admin: Caller,
      assertVersion: Precondition,
    ): Promise<WithKey> {
      return byAdmin(admin, async (transaction, actor) => {
        const { user, stored, others } = await readOne(uid, key, transaction);
        assertVersion(stored.recordedAt);
        const changes = changesTo(stored, input);
        if (!changes) return { ...stored, id: key };
        await assertPossible(transaction, input, stored, others);
        const change = { ...input, recordedAt: laterThan(stored.recordedAt, now()), recordedBy: actor };
        transaction.update(refOf(uid, key), change);
        const { currency } = stored;
        record(transaction, actor, user, {
          before: withCurrency(currency, changes.before),
          after: withCurrency(currency, changes.after),
        });
        return { ...stored, ...change, id: key };
      });
    },

    /**
     * Removes a payment that was recorded by mistake. Throws 404 for an unknown one, 409 where less would be paid than
     * was given back. `assertVersion` gets the moment of its recording.
     */
    remove(uid: string, key: string, admin: Caller, assertVersion: Precondition): Promise<void> {
      return byAdmin(admin, async (transaction, actor) => {
        const { user, stored, others } = await readOne(uid, key, transaction);
        assertVersion(stored.recordedAt);
        if (isBelowRefund(others.paid, others.first))
          throw conflict(furtherPaymentMessages.belowRefund, 'below-refund');
        transaction.delete(refOf(uid, key));
        const { recordedAt: _at, recordedBy: _by, receiptNumber: _number, ...before } = stored;
        record(transaction, actor, user, { before, after: null });
      });
    },
  };
}
