import type { DuePayment } from '@padavu/domain/payment/due-payment';
import { paymentSums, type FurtherPayment } from '@padavu/domain/payment/further-payment';
import { limits } from '@padavu/domain/limits';
import { Payment, paymentsCollection } from '@padavu/domain/payment/payment';
import { usersCollection } from '@padavu/domain/user/user';
import {
  FieldPath,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { writeCursor, type DuePosition } from '#/cursors.ts';
import { readDocument, readUser } from '#/data/store/documents.ts';
import { fetchFurtherPaymentsOf, readFurtherPayments } from './further-payments.ts';
import { fetchMatches, fetchSeveral } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = { db: Firestore; inSnapshot: Transactions['inSnapshot'] };

type Listing = { limit: number; cursor?: DuePosition | undefined };

type FirstPayment = { uid: string; payment: Payment; price: number };

/** A first payment of which something may be due: only of these, the further payments are read. */
function mayOweOf(document: DocumentSnapshot): FirstPayment | undefined {
  const payment = readDocument(Payment, document);
  if (!payment || payment.price === null) return undefined;
  if (payment.amount >= payment.price && !payment.refund) return undefined;
  return { uid: document.id, payment, price: payment.price };
}

/** What is due of a first payment; `undefined` where nothing is. */
function dueOf({ uid, payment, price }: FirstPayment, further: readonly FurtherPayment[]) {
  const { due } = paymentSums(payment, further);
  if (!due) return undefined;
  const days = [payment, ...further].map(({ receivedOn }) => receivedOn).toSorted();
  const lastPaidOn = days.at(-1) ?? payment.receivedOn;
  return { uid, currency: payment.currency, price, due, lastPaidOn };
}

export type DuePaymentsData = ReturnType<typeof duePaymentsData>;

/**
 * What people still have to pay of the price that was agreed (docs/decisions/181). It is found in the payments at each
 * request. A payment is in the trash while its account is, and leaves nothing due there.
 */
export function duePaymentsData({ db, inSnapshot }: Deps) {
  async function duePaymentsIn(
    documents: readonly QueryDocumentSnapshot[],
    transaction: Transaction,
  ): Promise<DuePayment[]> {
    const mayOwe = documents.flatMap((document) => mayOweOf(document) ?? []);
    const uids = mayOwe.map(({ uid }) => uid);
    const furtherPayments = await fetchFurtherPaymentsOf(db, uids, transaction);
    const owing = mayOwe.flatMap((first) => {
      const further = readFurtherPayments(furtherPayments.get(first.uid) ?? []);
      return dueOf(first, further) ?? [];
    });
    const users = await fetchSeveral(
      owing.map(({ uid }) => db.collection(usersCollection).doc(uid)),
      transaction,
    );
    return owing.flatMap(({ currency, price, due, lastPaidOn }, index) => {
      const user = users[index];
      if (!user?.exists) return [];
      const { id, name, course, status } = readUser(user);
      return { person: { id, name, course, status }, currency, price, due, lastPaidOn };
    });
  }

  return {
    /**
     * What is due of some payments, in the order of the prices, the highest first, and the cursor of the next page. A
     * page has at most one entry for each of `limit` payments, and may have none.
     */
    list: ({ limit, cursor }: Listing): Promise<{ entries: DuePayment[]; next: string | undefined }> =>
      inSnapshot(async (transaction) => {
        const priced = db
          .collection(paymentsCollection)
          .where('price', '>', 0)
          .where('price', '<=', limits.payment.amount)
          .orderBy('price', 'desc')
          .orderBy(FieldPath.documentId(), 'desc');
        const query = cursor ? priced.startAfter(...cursor) : priced;
        const documents = await fetchMatches(query.limit(limit + 1), transaction);
        const page = documents.slice(0, limit);
        const last = documents.length > limit ? page.at(-1) : undefined;
        return {
          entries: await duePaymentsIn(page, transaction),
          next: last && writeCursor([Number(last.get('price')), last.id]),
        };
      }),
  };
}
