import { Counter, countersCollection } from '@padavu/domain/admin/counter';
import { Payment, paymentsCollection } from '@padavu/domain/payment/payment';
import { receiptCounter, receiptNumber, receiptYear } from '@padavu/domain/payment/receipt-number';
import { School, newSchool, schoolDocument } from '@padavu/domain/school/school';
import { settingsCollection } from '@padavu/domain/user/security';
import { trashCollection } from '@padavu/domain/admin/trash';
import { Timestamp, type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import { readDocument } from '../../functions/src/data/store/documents.ts';
import { highestReceiptNumber } from '../../functions/src/data/payment/payments.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { documentsOf, maxPaths, pluralize, type MigrationContext, type Migration } from './migration.ts';

type UnnumberedPayment = { ref: DocumentReference; recordedAt: Date };

/**
 * When a payment without a number was recorded, in its own document or in the trash; `undefined` for other documents.
 */
function unnumberedIn(document: DocumentSnapshot): Date | undefined {
  const isTrashed = document.ref.parent.id === trashCollection;
  const stored: unknown = isTrashed ? document.get('payment') : document.data();
  if (stored === undefined || stored === null) return undefined;
  const moment: unknown = document.get(isTrashed ? 'payment.recordedAt' : 'recordedAt');
  const recordedAt = moment instanceof Timestamp ? moment.toDate() : undefined;
  const payment = Payment.safeParse({ ...stored, recordedAt }).data;
  return payment && payment.receiptNumber === '' ? payment.recordedAt : undefined;
}

/** The oldest first, so that the numbers increase with time. */
async function unnumberedPayments({ db }: MigrationContext): Promise<UnnumberedPayment[]> {
  const found: UnnumberedPayment[] = [];
  for (const collection of [paymentsCollection, trashCollection]) {
    for await (const document of documentsOf(db, collection)) {
      const recordedAt = unnumberedIn(document);
      if (recordedAt) found.push({ ref: document.ref, recordedAt });
    }
  }
  return found.toSorted((one, other) => one.recordedAt.getTime() - other.recordedAt.getTime());
}

/** Numbers the payments that were stored before receipts had numbers, within the year in which they were recorded. */
export const receiptNumbers: Migration = {
  name: 'receipts have numbers',
  async run(context) {
    const { db, write, onRewritten } = context;
    const found = await unnumberedPayments(context);
    const settings = await db.collection(settingsCollection).doc(schoolDocument).get();
    const school = readDocument(School, settings) ?? newSchool;
    const { inTransaction } = transactions({ db });
    for (const { ref, recordedAt } of write ? found : []) {
      await inTransaction(async (transaction) => {
        const year = receiptYear(school, recordedAt);
        const counter = db.collection(countersCollection).doc(receiptCounter(year));
        const [document, counted] = await transaction.getAll(ref, counter);
        if (!document || !unnumberedIn(document)) return;
        const known = readDocument(Counter, counted)?.last ?? (await highestReceiptNumber(db, year));
        const last = known + 1;
        const field = ref.parent.id === trashCollection ? 'payment.receiptNumber' : 'receiptNumber';
        transaction.update(ref, { [field]: receiptNumber(year, last) });
        transaction.set(counter, { last });
      });
      onRewritten?.(ref.path);
    }
    return {
      count: found.length,
      summary: pluralize(found.length, 'payment', 'payments'),
      paths: found.slice(0, maxPaths).map(({ ref }) => ref.path),
    };
  },
};
