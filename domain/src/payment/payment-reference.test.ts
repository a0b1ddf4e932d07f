import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  makePaymentReference,
  PaymentReference,
  readPaymentReference,
  referenceAlphabet,
} from './payment-reference.ts';

const references = fc
  .array(fc.nat(referenceAlphabet.length - 1), { minLength: 6, maxLength: 6 })
  .map((digits) => makePaymentReference(() => digits.shift() ?? 0));

describe('a payment reference', () => {
  it('has six characters that nobody confuses', () => {
    fc.assert(
      fc.property(references, (reference) => {
        expect(PaymentReference.safeParse(reference).success).toBe(true);
        expect(reference).not.toMatch(/[ILOU01]/);
      }),
    );
  });

  it('draws every character of its alphabet, each as likely as the next', () => {
    const limits: number[] = [];
    let next = 0;
    const drawn = Array.from({ length: 5 }, () =>
      makePaymentReference((below) => {
        limits.push(below);
        next += 1;
        return next - 1;
      }),
    ).join('');
    expect(drawn).toBe(referenceAlphabet);
    expect(new Set(limits)).toEqual(new Set([referenceAlphabet.length]));
  });

  it('is read in any way a person writes it', () => {
    const mark = fc.constantFrom('', ' ', '-', '.', '\n', '#');
    fc.assert(
      fc.property(
        references,
        fc.array(mark, { minLength: 7, maxLength: 7 }),
        fc.boolean(),
        (reference, marks, lower) => {
          const written = marks.map((text, index) => text + reference.charAt(index)).join('');
          expect(readPaymentReference(lower ? written.toLowerCase() : written)).toBe(reference);
        },
      ),
    );
  });

  it.each(['', 'K7M3Q', 'K7M3QXX', 'K7M3Q0', 'ILOU01', 'പണമടച്ചു'])('cannot be read from "%s"', (typed) => {
    expect(readPaymentReference(typed)).toBeUndefined();
  });

  it('is valid whenever it can be read, from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const read = readPaymentReference(typed);
        expect(read === undefined || PaymentReference.safeParse(read).success).toBe(true);
      }),
    );
  });
});
