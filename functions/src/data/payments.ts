import { Counter, countersCollection } from '@padavu/domain/counter';
import {
  isPaidAhead,
  Payment,
  paymentsCollection,
  paymentVersion,
  type PaymentInput,
  paymentMessages,
} from '@padavu/domain/payment';
import { amountInWords } from '@padavu/domain/amount-in-words';
import { amountInWords as amountInMalayalam } from '@padavu/domain/amount-in-words.ml';
import type { Language } from '@padavu/domain/language';
import type { OwnReceipt } from '@padavu/domain/receipt';
import { receiptCounter, receiptNumber, receiptYear } from '@padavu/domain/receipt-number';
import { usersCollection } from '@padavu/domain/user';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Actor, Caller } from '#/actors.ts';
import { invalid, notFound } from '#/errors.ts';
import type { AuditData } from './audit.ts';
import { changesTo, laterThan, type Precondition } from './content-change.ts';
import { readDocument, readUser } from './documents.ts';
import { fetchOne, fetchSeveral } from './reads.ts';
import type { SchoolData } from './school.ts';
import type { Transactions } from './transactions.ts';

type Deps = {
  db: Firestore;
  audit: AuditData;
  byAdmin: Transactions['byAdmin'];
  school: Pick<SchoolData, 'read'>;
  now: () => Date;
};

type Fields = Record<string, unknown>;

/** A payment as it shall be stored, and what that changes for the audit log; nothing when it is stored so already. */
type Recording = {
  payment: Payment;
  change: { before: Fields | null; after: Fields } | undefined;
  /** The counter of receipts, where the payment takes the next number. */
  counted: { ref: DocumentReference; last: number } | undefined;
};

export type PaymentsData = ReturnType<typeof paymentsData>;

/** What was paid for accounts, outside. Only administrators read it. */
export function paymentsData({ db, audit, byAdmin, school, now }: Deps) {
  const users = db.collection(usersCollection);
  const payments = db.collection(paymentsCollection);

  /** The next number of the year. Read and written with the payment, so that none is left out and none given twice. */
  async function nextNumber(transaction: Transaction, zone: { timeZone: string }, recordedAt: Date) {
    const year = receiptYear(zone, recordedAt);
    const ref = db.collection(countersCollection).doc(receiptCounter(year));
    const last = (readDocument(Counter, await fetchOne(ref, transaction))?.last ?? 0) + 1;
    return { number: receiptNumber(year, last), counted: { ref, last } };
  }

  /** @param path where the body of the call has the day, for a refusal */
  async function recordingOf(
    transaction: Transaction,
    stored: Payment | undefined,
    input: PaymentInput,
    recordedBy: Actor,
    path = 'receivedOn',
  ): Promise<Recording> {
    const changes = changesTo(stored ?? {}, input);
    if (stored && !changes) return { payment: stored, change: undefined, counted: undefined };
    const region = await school.read(transaction);
    if (isPaidAhead(input, region, now())) throw invalid([{ path, message: paymentMessages.dayAhead }]);
    const recordedAt = laterThan(paymentVersion(stored), now());
    const known = stored?.receiptNumber ?? '';
    const next = known === '' ? await nextNumber(transaction, region, recordedAt) : undefined;
    return {
      payment: {
        ...input,
        // What was paid stays what it was when the school takes another currency.
        currency: stored?.currency ?? region.currency,
        receiptNumber: next?.number ?? known,
        recordedAt,
        recordedBy,
      },
      counted: next?.counted,
      change: { before: stored && changes ? changes.before : null, after: changes?.after ?? {} },
    };
  }

  /** Writes a payment; the entry in the audit log is the caller's. */
  function store(transaction: Transaction, uid: string, { payment, change, counted }: Recording): void {
    if (change) transaction.set(payments.doc(uid), payment);
    if (counted) transaction.set(counted.ref, { last: counted.last });
  }

  return {
    store,

    /** An account's payment; `null` where none was recorded, 404 for an unknown account. */
    async read(uid: string): Promise<Payment | null> {
      const [user, paid] = await fetchSeveral([users.doc(uid), payments.doc(uid)], db);
      if (!user?.exists) throw notFound();
      return readDocument(Payment, paid) ?? null;
    },

    /** What an account's receipt says in a language, but for the school; `null` where no payment with a number is recorded, 404 for an unknown account. */
    async receiptOf(uid: string, language: Language): Promise<Omit<OwnReceipt, 'school'> | null> {
      const [user, paid] = await fetchSeveral([users.doc(uid), payments.doc(uid)], db);
      const payment = readDocument(Payment, paid);
      if (!user?.exists) throw notFound();
      if (!payment || payment.receiptNumber === '') return null;
      const { name, course, discount } = readUser(user);
      const { receiptNumber: number, amount, currency, method, receivedOn } = payment;
      const inWords = language === 'ml' ? amountInMalayalam : amountInWords;
      const words = { amountInWords: currency === 'INR' ? inWords(amount) : '' };
      return { number, name, course, discount, amount, currency, ...words, method, receivedOn };
    },

    /** What `store` shall write for an account; to be asked for before the transaction's first write. */
    async prepare(
      transaction: Transaction,
      uid: string,
      input: PaymentInput,
      actor: Actor,
    ): Promise<Recording> {
      const stored = readDocument(Payment, await fetchOne(payments.doc(uid), transaction));
      return recordingOf(transaction, stored, input, actor, 'payment.receivedOn');
    },

    /** What `store` shall write for an account that the same transaction makes. */
    prepareFirst: (transaction: Transaction, input: PaymentInput, actor: Actor): Promise<Recording> =>
      recordingOf(transaction, undefined, input, actor),

    /**
     * Records an account's payment, or corrects it. Writes nothing when it is so already. 404 for an unknown account;
     * the version that `assertVersion` gets is `paymentVersion`'s.
     */
    record(uid: string, input: PaymentInput, admin: Caller, assertVersion: Precondition): Promise<Payment> {
      return byAdmin(admin, async (transaction, actor) => {
        const [user, paid] = await fetchSeveral([users.doc(uid), payments.doc(uid)], transaction);
        if (!user?.exists) throw notFound();
        const stored = readDocument(Payment, paid);
        assertVersion(paymentVersion(stored));
        const recording = await recordingOf(transaction, stored, input, actor);
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
  };
}
