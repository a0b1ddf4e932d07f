import { faultsOf, repairsOf } from '@padavu/domain/admin/attention';
import { describe, expect, it } from 'vitest';
import { Payment, PaymentInput, paymentMessages, paymentProblems, paymentVersion } from './payment.ts';

const input = { amount: 1999, method: 'upi', note: ' UPI 4711 ', receivedOn: '2025-05-01' };

/** The messages by field. */
function problems(overrides: object): Record<string, string[] | undefined> {
  const { error } = PaymentInput.safeParse({ ...input, ...overrides });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), [message]] as const),
  );
}

describe('a payment', () => {
  it('is a whole number by a method on a day, with a trimmed note', () => {
    expect(PaymentInput.parse(input)).toEqual({ ...input, note: 'UPI 4711', price: null });
  });

  it('takes the amount as a form carries it, and no note at all', () => {
    const { note: _, ...rest } = input;
    expect(PaymentInput.parse({ ...rest, amount: ' 0 ' })).toMatchObject({ amount: 0, note: '' });
    expect(PaymentInput.parse({ ...rest, amount: '100000000' })).toMatchObject({ amount: 100_000_000 });
  });

  it.each([-1, 100_000_001, 19.5, '19.50', '', 'much', null, Number.NaN])(
    'refuses the amount %j',
    (amount) => {
      expect(problems({ amount })).toEqual({
        amount: ['Please enter the amount as a whole number, from 0 to 10,00,00,000'],
      });
    },
  );

  it('may have the price that was agreed, also as a form carries it', () => {
    expect(PaymentInput.parse({ ...input, price: ' 2999 ' })).toMatchObject({ price: 2999 });
    expect(PaymentInput.parse({ ...input, price: null })).toMatchObject({ price: null });
    expect(problems({ price: -1 })).toEqual({ price: [paymentMessages.priceInvalid] });
  });

  it('refuses an unknown method, and a note that is too long', () => {
    expect(problems({ method: 'barter', note: 'x'.repeat(501) })).toEqual({
      method: ['Please choose how it was paid'],
      note: ['Must be at most 500 characters long'],
    });
  });

  it.each(['', '2025-02-30', '1 May 2025', '1999-12-31', 20250501])('refuses the day %j', (receivedOn) => {
    expect(problems({ receivedOn })).toEqual({ receivedOn: ['Please enter the payment date'] });
  });

  it('has a day that has begun in the school’s time zone', () => {
    // The first of May in London, and the second in Kolkata.
    const now = new Date('2025-05-01T20:00:00Z');
    const ahead = { amount: 1999, receivedOn: '2025-05-02' };
    const london = { timeZone: 'Europe/London' };
    expect(paymentProblems(ahead, null, { timeZone: 'Asia/Kolkata' }, now)).toEqual([]);
    expect(paymentProblems(ahead, null, london, now)).toEqual([
      { path: 'receivedOn', message: paymentMessages.dayAhead },
    ]);
    expect(paymentProblems(ahead, Payment.parse(ahead), london, now)).toEqual([]);
  });

  it('is neither less than its refund nor after it', () => {
    const stored = Payment.parse({ ...input, refund: { amount: 500, refundedOn: '2025-06-03' } });
    const problemsOf = (amount: number, receivedOn: string) =>
      paymentProblems({ amount, receivedOn }, stored, { timeZone: 'Asia/Kolkata' }, new Date('2025-07-01'));
    expect(problemsOf(500, '2025-06-03')).toEqual([]);
    expect(problemsOf(499, '2025-06-04')).toEqual([
      { path: 'amount', message: paymentMessages.belowRefund },
      { path: 'receivedOn', message: paymentMessages.afterRefund },
    ]);
  });

  it('may be less than its refund where the person paid more later', () => {
    const stored = Payment.parse({ ...input, refund: { amount: 500, refundedOn: '2025-06-03' } });
    const [zone, now] = [{ timeZone: 'Asia/Kolkata' }, new Date('2025-07-01')];
    const corrected = { amount: 400, receivedOn: '2025-06-03' };
    expect(paymentProblems(corrected, stored, zone, now, 100)).toEqual([]);
    expect(paymentProblems(corrected, stored, zone, now, 99)).toMatchObject([{ path: 'amount' }]);
  });
});

describe('a stored payment', () => {
  it('needs attention while nobody knows its day, also after a repair', () => {
    const person = { uid: 'basil', name: 'Basil Thomas' };
    const stored = { ...input, receiptNumber: '', recordedAt: new Date(0), recordedBy: person };
    expect(faultsOf('payments', 'anjali', stored)).toBeUndefined();
    const damaged = { ...stored, receivedOn: 'soon' };
    const repaired = { ...stored, ...repairsOf('payments', 'anjali', damaged) };
    expect(repaired.receivedOn).toBe('1970-01-01');
    expect(faultsOf('payments', 'anjali', repaired)?.fields).toEqual([
      { field: 'receivedOn', problem: 'invalid' },
    ]);
  });
});

const versionOf = (recordedAt: unknown, refund?: object) =>
  paymentVersion(Payment.parse({ ...input, recordedAt, refund }));

describe('the version of a payment', () => {
  it('is the moment of its recording or of its refund’s, and 1970 without a payment', () => {
    const [first, second, third] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day)));
    expect(versionOf(first)).toEqual(first);
    expect(versionOf(first, { amount: 500, recordedAt: second })).toEqual(second);
    expect(versionOf(third, { amount: 500, recordedAt: second })).toEqual(third);
    expect(paymentVersion(null)).toEqual(new Date(0));
  });
});
