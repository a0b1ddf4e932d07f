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
    ['NOVA-2025/0001', 'NOVA20250001'],
    ['4123-4567-8901', '412345678901'],
    ['0000412345678901', '412345678901'],
    ['UTR: 412345678901', '412345678901'],
    ['UTR/412345678901', '412345678901'],
    ['UTR412345678901', '412345678901'],
    ['UPI_412345678901', '412345678901'],
    ['REF2026001', 'REF2026001'],
    ['000123', '000123'],
    ['４１２３４５６７８９０１', '412345678901'],
    ['\u202A4123 4567 8901\u202C', '412345678901'],
    ['UTR:\u20664123\u00A04567\u00A08901\u2069', '412345678901'],
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

  it.each([
    'UTIB0000553',
    'utib-0000553',
    '20/05/2026',
    '2026-05-20',
    '20052026',
    '200526',
    '20-May-26',
    '5 May 2026',
  ])('cannot be %j, a date or the code of a bank, which many lines of a statement contain', (typed) => {
    expect(problem(typed)).toBe(claimMessages.numberMistaken);
  });

  it.each(['UTIBN52026052000012345', 'AXISN26052000123', 'S20052026', '20MAR12345'])('can be %j', (typed) => {
    expect(read(typed).data?.number).toBe(typed);
  });
});
