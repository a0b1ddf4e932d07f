import { describe, expect, it } from 'vitest';
import {
  byDay,
  FurtherPaymentInput,
  furtherPaymentId,
  furtherPaymentIdParts,
  furtherPaymentProblems,
  paymentSums,
} from './further-payment.ts';
import { Payment, paymentMessages } from './payment.ts';

const input = { amount: 999, method: 'cash', note: ' At the office ', receivedOn: '2025-06-01' };

describe('a further payment', () => {
  it('is what a payment is, without an agreed price', () => {
    expect(FurtherPaymentInput.parse({ ...input, price: 5 })).toEqual({ ...input, note: 'At the office' });
    expect(FurtherPaymentInput.safeParse({ ...input, amount: -1 }).error?.issues).toMatchObject([
      { path: ['amount'], message: paymentMessages.amountInvalid },
    ]);
  });

  it('belongs to the account in its id, whose uid may have underscores', () => {
    expect(furtherPaymentIdParts(furtherPaymentId('a_b', 'k1'))).toEqual({ uid: 'a_b', key: 'k1' });
    expect(furtherPaymentIdParts('a')).toEqual({ uid: '', key: '' });
  });

  const kolkata = { timeZone: 'Asia/Kolkata' };
  // The first of June in London, and the second in Kolkata.
  const now = new Date('2025-06-01T20:00:00Z');
  const nothingElse = { first: {}, paid: 0 };
  const ahead = { amount: 1, receivedOn: '2025-06-02' };

  it('has a day that has begun in the school’s time zone, unless it is the recorded one', () => {
    const london = { timeZone: 'Europe/London' };
    expect(furtherPaymentProblems(ahead, null, nothingElse, kolkata, now)).toEqual([]);
    expect(furtherPaymentProblems(ahead, null, nothingElse, london, now)).toEqual([
      { path: 'receivedOn', message: paymentMessages.dayAhead },
    ]);
    expect(furtherPaymentProblems(ahead, ahead, nothingElse, london, now)).toEqual([]);
  });

  it('leaves no less paid than was given back', () => {
    const { refund } = Payment.parse({ amount: 1000, refund: { amount: 1500, refundedOn: '2025-05-20' } });
    const others = { first: { refund }, paid: 1000 };
    const problemsOf = (amount: number) =>
      furtherPaymentProblems({ ...ahead, amount }, null, others, kolkata, now);
    expect(problemsOf(500)).toEqual([]);
    expect(problemsOf(499)).toEqual([{ path: 'amount', message: paymentMessages.belowRefund }]);
  });

  it('is listed by its day, and of one day as it was recorded', () => {
    const last = { receivedOn: '2025-06-02', recordedAt: new Date(1000) };
    const second = { receivedOn: '2025-06-01', recordedAt: new Date(3000) };
    const first = { receivedOn: '2025-06-01', recordedAt: new Date(2000) };
    expect(byDay([last, second, first])).toEqual([first, second, last]);
  });
});

const first = (overrides: object = {}) => Payment.parse({ amount: 1000, price: 1999, ...overrides });
const refundOf = (amount: number) => ({ amount, refundedOn: '2025-06-10' });
const on = (receivedOn: string, amount = 999) => ({ amount, receivedOn });

describe('the sums of a person’s payments', () => {
  it('are what was paid, and what is missing of the agreed price', () => {
    expect(paymentSums(first(), [])).toEqual({ paid: 1000, refunded: 0, due: 999 });
    expect(paymentSums(first(), [on('2025-06-01', 500)])).toEqual({ paid: 1500, refunded: 0, due: 499 });
    expect(paymentSums(first(), [on('2025-06-01')])).toEqual({ paid: 1999, refunded: 0, due: 0 });
    expect(paymentSums(first(), [on('2025-06-01', 2000)])).toEqual({ paid: 3000, refunded: 0, due: 0 });
  });

  it('have nothing due where no price was agreed, and without a first payment', () => {
    expect(paymentSums(first({ price: null }), [])).toEqual({ paid: 1000, refunded: 0, due: null });
    expect(paymentSums(null, [on('2025-06-01')])).toEqual({ paid: 999, refunded: 0, due: null });
  });

  it('have no more due after a refund, until the person pays again', () => {
    const whole = first({ amount: 1999, refund: refundOf(1999) });
    expect(paymentSums(whole, [])).toEqual({ paid: 1999, refunded: 1999, due: 0 });
    expect(paymentSums(whole, [on('2025-06-09', 1)])).toMatchObject({ due: 0 });
    expect(paymentSums(whole, [on('2025-06-10', 1000)])).toEqual({ paid: 2999, refunded: 1999, due: 999 });
    expect(paymentSums(whole, [on('2025-07-01', 1999)])).toEqual({ paid: 3998, refunded: 1999, due: 0 });
  });

  it('have nothing due of a price that was paid in part, once all of that part was given back', () => {
    const inPart = first({ refund: refundOf(1000) });
    expect(paymentSums(inPart, [])).toEqual({ paid: 1000, refunded: 1000, due: 0 });
    expect(paymentSums(inPart, [on('2025-06-01', 500)])).toMatchObject({ due: 499 });
    expect(paymentSums(inPart, [on('2025-06-10', 500)])).toEqual({ paid: 1500, refunded: 1000, due: 1499 });
    // Also where a part was paid and given back on the same day.
    const ofBoth = first({ refund: refundOf(1999) });
    expect(paymentSums(ofBoth, [on('2025-06-10')])).toEqual({ paid: 1999, refunded: 1999, due: 0 });
    expect(paymentSums(first({ refund: refundOf(999) }), [])).toMatchObject({ due: 999 });
  });
});
