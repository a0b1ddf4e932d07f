import { describe, expect, it } from 'vitest';
import { PaymentClaimInput } from './payment-claim.ts';
import { claimMessages } from './claim-messages.ts';

const read = (number: unknown) => PaymentClaimInput.safeParse({ number });
const problem = (number: unknown) => read(number).error?.issues[0]?.message;

describe('a transaction number', () => {
  it.each([
    ['412345678901', '412345678901'],
    ['  4123 4567 8901\n', '412345678901'],
    ['UPI Ref No: 4123 4567 8901', '412345678901'],
    ['utr 412345678901', '412345678901'],
    ['n123250501abc', 'N123250501ABC'],
    ['IDFBH25121000123', 'IDFBH25121000123'],
    ['NOVA-2025/0001', 'NOVA-2025/0001'],
    ['４１２３４５６７８９０１', '412345678901'],
  ])('is read from %j as %s', (typed, number) => {
    expect(read(typed).data?.number).toBe(number);
  });

  it.each(['', '   ', undefined, 4])('is required, and missing in %j', (typed) => {
    expect(problem(typed)).toBe(claimMessages.numberRequired);
  });

  it.each(['I paid', '12345', 'paid yesterday', '1'.repeat(41), '<b>412345678901</b>', ' '.repeat(200)])(
    'cannot be %j',
    (typed) => {
      expect(problem(typed)).toBe(claimMessages.numberInvalid);
    },
  );
});
