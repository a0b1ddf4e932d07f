import { describe, expect, it } from 'vitest';
import { faultsOf, repairsOf } from '@padavu/domain/admin/attention';
import { Payment } from './payment.ts';
import { receiptOf, Receipt } from './receipt.ts';
import { RefundInput, refundMessages, refundProblems } from './refund.ts';

const refundInput = { amount: 500, method: 'bank-transfer', note: ' UTR 4712 ', refundedOn: '2025-06-03' };
const recorded = {
  recordedAt: new Date('2025-06-03T10:00:00Z'),
  recordedBy: { uid: 'admin', name: 'Meera' },
};
const refund = { ...refundInput, ...recorded };
const stored = {
  amount: 1999,
  method: 'upi',
  note: '',
  receivedOn: '2025-05-01',
  currency: 'INR',
  price: null,
  receiptNumber: '2025-000001',
  recordedAt: new Date('2025-05-01T10:00:00Z'),
  recordedBy: recorded.recordedBy,
};

describe('a refund', () => {
  it('is a whole number by a method on a day, with a trimmed note', () => {
    expect(RefundInput.parse(refundInput)).toEqual({ ...refundInput, note: 'UTR 4712' });
    expect(RefundInput.parse({ ...refundInput, amount: ' 1 ', note: undefined })).toMatchObject({
      amount: 1,
      note: '',
    });
  });

  it.each([
    ['amount', 0, refundMessages.amountInvalid],
    ['amount', 100_000_001, refundMessages.amountInvalid],
    ['amount', '19.50', refundMessages.amountInvalid],
    ['method', 'barter', refundMessages.methodRequired],
    ['refundedOn', '2025-02-30', refundMessages.dayInvalid],
    ['refundedOn', '1999-12-31', refundMessages.dayInvalid],
  ])('is refused with the %s %j', (field, value, message) => {
    const { error } = RefundInput.safeParse({ ...refundInput, [field]: value });
    expect(error?.issues).toMatchObject([{ path: [field], message }]);
  });

  const zone = { timeZone: 'Asia/Kolkata' };
  // The third of June in London, and the fourth in Kolkata.
  const now = new Date('2025-06-03T20:00:00Z');
  const problemsOf = (change: object, inZone = zone, payment: object = stored) =>
    refundProblems({ ...RefundInput.parse(refundInput), ...change }, Payment.parse(payment), inZone, now).map(
      ({ path, message }) => [path, message],
    );

  it('is at most the payment, not before it, and on a day that has begun in the school’s time zone', () => {
    expect(problemsOf({ amount: 1999, refundedOn: '2025-05-01' })).toEqual([]);
    expect(problemsOf({ refundedOn: '2025-06-04' })).toEqual([]);
    expect(problemsOf({ refundedOn: '2025-06-04' }, { timeZone: 'Europe/London' })).toEqual([
      ['refundedOn', refundMessages.dayAhead],
    ]);
    expect(problemsOf({ amount: 2000, refundedOn: '2025-04-30' })).toEqual([
      ['amount', refundMessages.tooMuch],
      ['refundedOn', refundMessages.tooEarly],
    ]);
  });

  it('is at most everything that the person paid', () => {
    const input = { amount: 2998, refundedOn: '2025-06-03' };
    const [possible, tooMuch] = [999, 998].map((others) =>
      refundProblems(input, Payment.parse(stored), zone, now, others),
    );
    expect(possible).toEqual([]);
    expect(tooMuch).toEqual([{ path: 'amount', message: refundMessages.tooMuch }]);
  });

  it('keeps its recorded day when the school’s time zone changes', () => {
    const ahead = { refundedOn: '2025-06-04' };
    const payment = { ...stored, refund: { ...refund, ...ahead } };
    expect(problemsOf(ahead, { timeZone: 'Europe/London' }, payment)).toEqual([]);
  });
});

const read = (value: unknown) => Payment.parse({ ...stored, refund: value });
const faults = (value: unknown) => faultsOf('payments', 'anjali', { ...stored, refund: value })?.fields;

describe('a stored refund', () => {
  it('is missing in most payments, which lack nothing', () => {
    expect(Payment.parse(stored).refund).toBeUndefined();
    expect(faultsOf('payments', 'anjali', stored)).toBeUndefined();
    expect(read(refund)).toEqual({ ...stored, refund });
    expect(faults(refund)).toBeUndefined();
  });

  it('with a damaged field is read with its default, needs attention and can be repaired', () => {
    const damaged = {
      ...refund,
      amount: '500',
      method: 'barter',
      note: 7,
      refundedOn: 'soon',
      recordedBy: 0,
    };
    const readable = {
      amount: 500,
      method: 'other',
      note: '',
      refundedOn: '1970-01-01',
      recordedAt: recorded.recordedAt,
      recordedBy: { uid: '', name: 'Unknown' },
    };
    expect(read(damaged)).toEqual({ ...stored, refund: readable });
    expect(faults(damaged)).toEqual([{ field: 'refund', problem: 'invalid' }]);
    expect(repairsOf('payments', 'anjali', { ...stored, refund: damaged })).toEqual({ refund: readable });
  });

  it.each([null, 'much', { ...refund, amount: 0 }, { ...refund, amount: 'much' }])(
    'that is %j is no refund, and harms nothing else',
    (value) => {
      expect(read(value)).toEqual({ ...stored, refund: undefined });
      expect(faults(value)).toMatchObject([{ field: 'refund' }]);
      expect(repairsOf('payments', 'anjali', { ...stored, refund: value })).toEqual({ refund: undefined });
    },
  );
});

describe('the receipt that the books keep', () => {
  it('has amount, method and day of the refund, for as long as the later of both years asks', () => {
    const { note: _, recordedAt: _at, recordedBy: _by, ...kept } = refund;
    const receipt = receiptOf(Payment.parse({ ...stored, refund: { ...refund, refundedOn: '2026-04-01' } }));
    expect(receipt).toEqual({
      receiptNumber: '2025-000001',
      amount: 1999,
      currency: 'INR',
      method: 'upi',
      receivedOn: '2025-05-01',
      refund: { ...kept, refundedOn: '2026-04-01' },
      keptUntil: '2035-03-31',
    });
    expect(Receipt.parse(receipt)).toEqual(receipt);
    expect(receiptOf(Payment.parse(stored))).not.toHaveProperty('refund');
    expect(receiptOf(Payment.parse(stored)).keptUntil).toBe('2034-03-31');
  });

  it('has the day of the recording where that of the payment cannot be read, and is kept as long as others', () => {
    const recordedAt = new Date('2026-03-31T20:00:00Z');
    const receipt = receiptOf(Payment.parse({ ...stored, receivedOn: 'soon', recordedAt }));
    expect(receipt).toMatchObject({ receivedOn: '2026-04-01', keptUntil: '2035-03-31' });
  });

  it('has the day of the recording where that of the refund cannot be read, and is kept as long as others', () => {
    const damaged = { ...refund, refundedOn: 'soon', recordedAt: new Date('2026-03-31T20:00:00Z') };
    const receipt = receiptOf(Payment.parse({ ...stored, refund: damaged }));
    expect(receipt).toMatchObject({ refund: { refundedOn: '2026-04-01' }, keptUntil: '2035-03-31' });
  });
});
