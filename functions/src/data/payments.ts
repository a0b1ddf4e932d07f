import { Payment, paymentsCollection, paymentVersion, type PaymentInput } from '@padavu/domain/payment';
import { usersCollection } from '@padavu/domain/user';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Actor, Asker } from '#/actors.ts';
import { notFound } from '#/errors.ts';
import type { AuditData } from './audit.ts';
import { changesTo, laterThan, type Precondition } from './content-change.ts';
import { readDocument, readUser } from './documents.ts';
import { fetchOne, fetchSeveral } from './reads.ts';
import type { Transactions } from './transactions.ts';

type Deps = { db: Firestore; audit: AuditData; byAdmin: Transactions['byAdmin']; now: () => Date };

type Fields = Record<string, unknown>;

/** A payment as it shall be stored, and what that changes for the audit log; nothing when it is stored so already. */
type Recording = {
  payment: Payment;
  change: { before: Fields | null; after: Fields } | undefined;
};

export type PaymentsData = ReturnType<typeof paymentsData>;

/** What was paid for accounts, outside. Only administrators read it. */
export function paymentsData({ db, audit, byAdmin, now }: Deps) {
  const users = db.collection(usersCollection);
  const payments = db.collection(paymentsCollection);

  function recordingOf(stored: Payment | undefined, input: PaymentInput, recordedBy: Actor): Recording {
    const changes = changesTo(stored ?? {}, input);
    if (stored && !changes) return { payment: stored, change: undefined };
    const recordedAt = laterThan(paymentVersion(stored), now());
    return {
      payment: { ...input, recordedAt, recordedBy },
      change: { before: stored && changes ? changes.before : null, after: changes?.after ?? {} },
    };
  }

  /** Writes a payment; the entry in the audit log is the caller's. */
  function store(transaction: Transaction, uid: string, { payment, change }: Recording): void {
    if (change) transaction.set(payments.doc(uid), payment);
  }

  return {
    store,

    /** An account's payment; `null` where none was recorded, 404 for an unknown account. */
    async read(uid: string): Promise<Payment | null> {
      const [user, paid] = await fetchSeveral([users.doc(uid), payments.doc(uid)], db);
      if (!user?.exists) throw notFound();
      return readDocument(Payment, paid) ?? null;
    },

    /** What `store` shall write for an account; to be asked for before the transaction's first write. */
    async prepare(
      transaction: Transaction,
      uid: string,
      input: PaymentInput,
      actor: Actor,
    ): Promise<Recording> {
      const stored = readDocument(Payment, await fetchOne(payments.doc(uid), transaction));
      return recordingOf(stored, input, actor);
    },

    /** What `store` shall write for an account that the same transaction makes. */
    prepareFirst: (input: PaymentInput, actor: Actor): Recording => recordingOf(undefined, input, actor),

    /**
     * Records an account's payment, or corrects it. Writes nothing when it is so already. 404 for an unknown account;
     * the version that `assertVersion` gets is `paymentVersion`'s.
     */
    record(uid: string, input: PaymentInput, admin: Asker, assertVersion: Precondition): Promise<Payment> {
      return byAdmin(admin, async (transaction, actor) => {
        const [user, paid] = await fetchSeveral([users.doc(uid), payments.doc(uid)], transaction);
        if (!user?.exists) throw notFound();
        const stored = readDocument(Payment, paid);
        assertVersion(paymentVersion(stored));
        const recording = recordingOf(stored, input, actor);
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
