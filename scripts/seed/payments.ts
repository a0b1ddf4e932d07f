import { FurtherPayment } from '@padavu/domain/payment/further-payment';
import { Payment } from '@padavu/domain/payment/payment';
import type { PaymentMethod } from '@padavu/domain/payment/payment';
import { receiptNumber, receiptYear } from '@padavu/domain/payment/receipt-number';
import { schoolDay } from '@padavu/domain/school/school-day';
import type { Catalogue } from './catalogue.ts';
import type { Person } from './people.ts';
import { demoSchool } from './school.ts';

const hour = 60 * 60 * 1000;

/** When a person was approved: the morning after the payment chat. */
export const approvedAt = ({ record }: Person) => new Date(record.registrationDate.getTime() + 14 * hour);

/** The learner whose receipt page shows what it says without a payment. */
const withoutPayment = 'demo-learner';

/** A learner who left the course, and got a part of the price back. */
const refunded = { uid: 'demo-roy-philip', amount: 1000, refundedOn: '2026-11-02' };

/** Learners who paid a part of the price when they registered. */
const advances: ReadonlyMap<string, number> = new Map([
  ['demo-tom-sebastian', 500],
  ['demo-manu-bharathan', 1000],
  ['demo-jasmin-haneefa', 1000],
]);

/** The one of them who paid the rest. */
const inParts = {
  uid: 'demo-manu-bharathan',
  rest: { key: 'rest', method: 'cash', receivedOn: '2026-11-15', note: 'At the office' },
} as const;

const methods: readonly PaymentMethod[] = ['upi', 'upi', 'bank-transfer', 'upi', 'cash'];

/** What the learners of the demo paid when they registered, by their uids in the order of the receipts. */
export function demoPayments({ courses }: Catalogue, people: readonly Person[]): Map<string, Payment> {
  const admin = people.find(({ record }) => record.role === 'admin');
  const recordedBy = { uid: admin?.uid ?? '', name: admin?.record.name ?? '' };
  const payers = people.filter(
    ({ uid, record }) => record.role === 'user' && record.status !== 'pending' && uid !== withoutPayment,
  );
  return new Map(
    payers.map((person, index) => {
      const { uid, record } = person;
      const recordedAt = approvedAt(person);
      const { amount, refundedOn } = refunded;
      const price = courses.find(({ id }) => id === record.courseId)?.price;
      const payment = Payment.parse({
        amount: advances.get(uid) ?? price,
        price,
        currency: demoSchool.currency,
        method: methods[index % methods.length],
        note: '',
        receivedOn: schoolDay(demoSchool, record.registrationDate),
        receiptNumber: receiptNumber(receiptYear(demoSchool, recordedAt), index + 1),
        recordedAt,
        recordedBy,
        ...(uid === refunded.uid && {
          refund: {
            amount,
            method: 'bank-transfer',
            note: 'Left before the second week',
            refundedOn,
            recordedAt: new Date(`${refundedOn}T11:00:00+05:30`),
            recordedBy,
          },
        }),
      });
      // A missing refund is no field of the document.
      if (!payment.refund) delete payment.refund;
      return [uid, payment];
    }),
  );
}

/** The payments after the first ones, by their uids, with the key of each. */
export function demoFurtherPayments(
  payments: ReadonlyMap<string, Payment>,
): Map<string, FurtherPayment & { key: string }> {
  const first = payments.get(inParts.uid);
  if (!first) return new Map();
  const { key, ...rest } = inParts.rest;
  const payment = FurtherPayment.parse({
    ...rest,
    amount: (first.price ?? first.amount) - first.amount,
    currency: first.currency,
    receiptNumber: first.receiptNumber,
    recordedAt: new Date(`${rest.receivedOn}T17:30:00+05:30`),
    recordedBy: first.recordedBy,
  });
  return new Map([[inParts.uid, { ...payment, key }]]);
}
