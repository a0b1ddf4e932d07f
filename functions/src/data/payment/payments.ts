import { Counter, countersCollection } from '@padavu/domain/admin/counter';
import {
  Payment,
  paymentProblems,
  paymentsCollection,
  paymentVersion,
  type PaymentInput,
  type Refund,
} from '@padavu/domain/payment/payment';
import { amountInWords } from '@padavu/domain/payment/amount-in-words';
import { amountInWords as amountInMalayalam } from '@padavu/domain/payment/amount-in-words.ml';
import type { Language } from '@padavu/domain/language/language';
import { paymentSums, sumOf } from '@padavu/domain/payment/further-payment';
import { receiptsCollection, type OwnReceipt } from '@padavu/domain/payment/receipt';
import {
  receiptCount,
  receiptCounter,
  receiptNumber,
  receiptYear,
} from '@padavu/domain/payment/receipt-number';
import { type RefundInput, refundMessages, refundProblems } from '@padavu/domain/payment/refund';
import { trashCollection } from '@padavu/domain/admin/trash';
import { usersCollection } from '@padavu/domain/user/user';
import {
  FieldValue,
  type DocumentReference,
  type Firestore,
  type Query,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Actor, Caller } from '#/actors.ts';
import { conflict, invalid, notFound } from '#/errors.ts';
import type { AuditData } from '#/data/admin/audit.ts';
import { changesTo, laterThan, withCurrency, type Precondition } from '#/data/store/changes.ts';
import { readDocument, readUser, type Fields } from '#/data/store/documents.ts';
import { fetchFurtherPayments, readFurtherPayments } from './further-payments.ts';
import { fetchMatches, fetchOne, fetchSeveral } from '#/data/store/reads.ts';
import type { SchoolData } from '#/data/school/school.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = {
  db: Firestore;
  audit: AuditData;
  byAdmin: Transactions['byAdmin'];
  school: Pick<SchoolData, 'read'>;
  now: () => Date;
};

/** A payment to store, and its change for the audit log; no change when it is stored already. */
type Recording = {
  payment: Payment;
  change: { before: Fields | null; after: Fields } | undefined;
  /** The counter of receipts, where the payment takes the next number. */
  counter: NextCount | undefined;
};

/** The change of a refund that is removed, for the audit log. */
function removalOf({ recordedAt: _at, recordedBy: _by, ...before }: Refund): { before: Fields; after: null } {
  return { before, after: null };
}

/** `readAt` is the version of the counter that `last` follows; `undefined` for a counter that is missing. */
type NextCount = { ref: DocumentReference; last: number; readAt: Timestamp | undefined };

/**
 * The last receipt number of a year among those that are stored: of payments, of deleted accounts' payments, and of
 * the payments of erased people. Read outside of the transaction, which would lock all numbers: whoever gives the
 * next one writes the counter, which the transaction has read.
 */
export async function highestReceiptNumber(db: Firestore, year: string): Promise<number> {
  const [start, end] = [`${year}-`, `${year}.`];
  const highestIn = (collection: Query) =>
    collection
      .where('receiptNumber', '>=', start)
      .where('receiptNumber', '<', end)
      .orderBy('receiptNumber', 'desc');
  const inTrash = db
    .collection(trashCollection)
    .where('payment.receiptNumber', '>=', start)
    .where('payment.receiptNumber', '<', end)
    .orderBy('payment.receiptNumber', 'desc');
  const queries = [
    highestIn(db.collection(paymentsCollection)),
    highestIn(db.collection(receiptsCollection)),
    inTrash,
  ];
  const found = await Promise.all(queries.map((query) => fetchMatches(query.limit(3))));
  const numbers = found
    .flat()
    .flatMap((document): unknown[] => [document.get('receiptNumber'), document.get('payment.receiptNumber')])
    .map(receiptCount);
  return Math.max(0, ...numbers);
}

export type PaymentsData = ReturnType<typeof paymentsData>;

/** What people paid outside the application. Only administrators read it. */
export function paymentsData({ db, audit, byAdmin, school, now }: Deps) {
  const users = db.collection(usersCollection);
  const payments = db.collection(paymentsCollection);

  /**
   * The next receipt number of the year. The transaction of the payment writes it to the counter, provided that the
   * counter is still as it was read here; otherwise it runs again. So no number is skipped or used twice, and no
   * transaction waits for the locks of another. Where the counter is missing, it is read in the transaction; where it
   * is damaged too, the stored numbers count.
   */
  async function nextNumber(
    transaction: Transaction,
    zone: { timeZone: string },
    recordedAt: Date,
  ): Promise<{ number: string; counter: NextCount }> {
    const year = receiptYear(zone, recordedAt);
    const ref = db.collection(countersCollection).doc(receiptCounter(year));
    const unlocked = await fetchOne(ref);
    const snapshot = unlocked.exists ? unlocked : await fetchOne(ref, transaction);
    const stored = readDocument(Counter, snapshot);
    const last = (stored?.last ?? (await highestReceiptNumber(db, year))) + 1;
    return { number: receiptNumber(year, last), counter: { ref, last, readAt: snapshot.updateTime } };
  }

  const furtherOf = async (uid: string, transaction?: Transaction) =>
    readFurtherPayments(await fetchFurtherPayments(db, uid, transaction));

  /** What else a person paid, where a correction of the first payment depends on it. */
  const othersOf = async (transaction: Transaction, uid: string, stored: Payment | undefined) =>
    stored?.refund ? sumOf(await furtherOf(uid, transaction)) : 0;

  /**
   * @param others the sum of the person's further payments
   * @param within where the payment is in the body of the call, for a refusal
   */
  async function recordingOf(
    transaction: Transaction,
    stored: Payment | undefined,
    input: PaymentInput,
    recordedBy: Actor,
    { others = 0, within = '' } = {},
  ): Promise<Recording> {
    const changes = changesTo(stored ?? {}, input);
    if (stored && !changes) return { payment: stored, change: undefined, counter: undefined };
    const region = await school.read(transaction);
    const problems = paymentProblems(input, stored, region, now(), others);
    if (problems.length > 0)
      throw invalid(problems.map(({ path, message }) => ({ path: `${within}${path}`, message })));
    const recordedAt = laterThan(paymentVersion(stored), now());
    const known = stored?.receiptNumber ?? '';
    // A payment keeps its currency when the school changes to another.
    const currency = stored?.currency ?? region.currency;
    const next = known === '' ? await nextNumber(transaction, region, recordedAt) : undefined;
    return {
      payment: {
        ...input,
        currency,
        receiptNumber: next?.number ?? known,
        recordedAt,
        recordedBy,
        ...(stored?.refund && { refund: stored.refund }),
      },
      counter: next?.counter,
      change: {
        before: stored && changes ? withCurrency(currency, changes.before) : null,
        after: withCurrency(currency, changes?.after ?? {}),
      },
    };
  }

  /** Writes a payment. The caller writes the audit entry. */
  function store(transaction: Transaction, uid: string, { payment, change, counter }: Recording): void {
    if (change) transaction.set(payments.doc(uid), payment);
    if (!counter) return;
    const { ref, last, readAt } = counter;
    if (readAt) transaction.update(ref, { last }, { lastUpdateTime: readAt });
    else transaction.create(ref, { last });
  }

  return {
    store,

    /** An account's payment; `null` where none was recorded. Throws 404 for an unknown account. */
    async read(uid: string): Promise<Payment | null> {
      const [user, paymentDocument] = await fetchSeveral([users.doc(uid), payments.doc(uid)], db);
      if (!user?.exists) throw notFound();
      return readDocument(Payment, paymentDocument) ?? null;
    },

    /**
     * An account's receipt in a language, without the school; `null` where no payment with a number is recorded. Throws
     * 404 for an unknown account.
     */
    async receiptOf(uid: string, language: Language): Promise<Omit<OwnReceipt, 'school'> | null> {
      const [[user, paymentDocument], furtherPayments] = await Promise.all([
        fetchSeveral([users.doc(uid), payments.doc(uid)], db),
        furtherOf(uid),
      ]);
      const payment = readDocument(Payment, paymentDocument);
      if (!user?.exists) throw notFound();
      if (!payment || payment.receiptNumber === '') return null;
      const { name, course, discount } = readUser(user);
      const { paid, due } = paymentSums(payment, furtherPayments);
      const { receiptNumber: number, amount, currency, method, receivedOn, refund: given } = payment;
      const inWords = language === 'ml' ? amountInMalayalam : amountInWords;
      const further = furtherPayments.map((each) => ({
        amount: each.amount,
        method: each.method,
        receivedOn: each.receivedOn,
      }));
      return {
        number,
        name,
        course,
        discount,
        amount,
        currency,
        method,
        receivedOn,
        further,
        paid,
        amountInWords: currency === 'INR' ? inWords(paid) : '',
        due: due ?? 0,
        refund: given ? { amount: given.amount, refundedOn: given.refundedOn } : null,
      };
    },

    /**
     * Prepares a payment for `store`. It reads, so call it before the transaction's first write. `assertVersion` gets
     * the version from `paymentVersion`.
     */
    async prepare(
      transaction: Transaction,
      uid: string,
      input: PaymentInput,
      actor: Actor,
      assertVersion?: Precondition,
    ): Promise<Recording> {
      const stored = readDocument(Payment, await fetchOne(payments.doc(uid), transaction));
      assertVersion?.(paymentVersion(stored));
      const others = await othersOf(transaction, uid, stored);
      return recordingOf(transaction, stored, input, actor, { others, within: 'payment.' });
    },

    /** Prepares a payment for `store`, for an account that the same transaction creates. */
    prepareFirst: (transaction: Transaction, input: PaymentInput, actor: Actor): Promise<Recording> =>
      recordingOf(transaction, undefined, input, actor),

    /**
     * Records an account's payment, or corrects it. Writes nothing when nothing differs. Throws 404 for an unknown
     * account. `assertVersion` gets the version from `paymentVersion`.
     */
    record(uid: string, input: PaymentInput, admin: Caller, assertVersion: Precondition): Promise<Payment> {
      return byAdmin(admin, async (transaction, actor) => {
        const [user, paymentDocument] = await fetchSeveral([users.doc(uid), payments.doc(uid)], transaction);
        if (!user?.exists) throw notFound();
        const stored = readDocument(Payment, paymentDocument);
        assertVersion(paymentVersion(stored));
        const others = await othersOf(transaction, uid, stored);
        const recording = await recordingOf(transaction, stored, input, actor, { others });
        const { payment, change } = recording;
        if (!change) return payment;
        store(transaction, uid, recording);
        audit.record(transaction, {
          actor,
          action: 'user.payment',
          target: { collection: usersCollection, id: uid, label: readUser(user).name },
          ...change,
        });
        return payment;
      });
    },

    /**
     * Records or corrects what was given back of an account's payment; `null` removes a refund that was recorded by
     * mistake. Writes nothing when nothing differs. The removal counts as a new recording of the payment, so that its
     * version does not go back. Throws 404 for an unknown account, 409 for one without a payment. `assertVersion` gets
     * the version from `paymentVersion`.
     */
    changeRefund(
      uid: string,
      input: RefundInput | null,
      admin: Caller,
      assertVersion: Precondition,
    ): Promise<Payment> {
      return byAdmin(admin, async (transaction, actor) => {
        const [user, paymentDocument] = await fetchSeveral([users.doc(uid), payments.doc(uid)], transaction);
        if (!user?.exists) throw notFound();
        const stored = readDocument(Payment, paymentDocument);
        assertVersion(paymentVersion(stored));
        if (!stored) throw conflict(refundMessages.noPayment, 'not-paid');
        const { refund, ...payment } = stored;
        const changes = input ? changesTo(refund ?? {}, input) : refund && removalOf(refund);
        if (!changes) return stored;
        if (input) {
          const [others, zone] = [sumOf(await furtherOf(uid, transaction)), await school.read(transaction)];
          const problems = refundProblems(input, stored, zone, now(), others);
          if (problems.length > 0) throw invalid(problems);
        }
        const recorded = { recordedAt: laterThan(paymentVersion(stored), now()), recordedBy: actor };
        const change = input ? { refund: { ...input, ...recorded } } : recorded;
        // No other field of the payment is written: one of them may be damaged.
        transaction.update(payments.doc(uid), input ? change : { ...change, refund: FieldValue.delete() });
        audit.record(transaction, {
          actor,
          action: 'user.refund',
          target: { collection: usersCollection, id: uid, label: readUser(user).name },
          before: refund ? withCurrency(payment.currency, changes.before) : null,
          after: changes.after && withCurrency(payment.currency, changes.after),
        });
        return { ...payment, ...change };
      });
    },
  };
}
