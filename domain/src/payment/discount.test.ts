import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DiscountInput, DiscountTermsInput } from './discount-input.ts';
import { DiscountPromise, priceAfter } from './discount-promise.ts';
import {
  amountOff,
  Discount,
  type DiscountState,
  discountState,
  freesDiscountUse,
  promiseOf,
} from './discount.ts';
import { discountMessages } from './discount-messages.ts';

const today = '2026-11-23';
const course = { id: 1, price: 1999 };
const stored = {
  kind: 'amount',
  value: 500,
  courseIds: null,
  limit: null,
  startsOn: null,
  endsOn: null,
  active: true,
  note: '',
  used: 0,
  updatedAt: new Date(0),
};
const read = (overrides: object = {}) => Discount.parse({ ...stored, id: 'ONAM25', ...overrides });

describe('what a code takes off', () => {
  it.each<[kind: Discount['kind'], value: number, price: number, off: number]>([
    ['amount', 500, 1999, 500],
    ['amount', 2500, 1999, 1999],
    ['percent', 25, 1999, 500],
    ['percent', 33, 1000, 330],
    ['percent', 100, 1999, 1999],
    ['percent', 1, 10, 0],
    ['percent', 500, 1999, 0],
  ])('%s %i of %i rupees is %i', (kind, value, price, off) => {
    expect(amountOff(price, { kind, value })).toBe(off);
  });

  it('is whole rupees, and leaves no price below 0 and none above the price', () => {
    const kinds = fc.constantFrom<Discount['kind'][]>('amount', 'percent');
    const prices = fc.nat({ max: 10_000_000 });
    const values = fc.nat({ max: 1_000_000 });
    fc.assert(
      fc.property(kinds, values, prices, (kind, value, price) => {
        const off = amountOff(price, { kind, value });
        const left = priceAfter({ price, off });
        expect(Number.isInteger(left)).toBe(true);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(price);
      }),
    );
  });

  it('grows with the percentage', () => {
    const percent = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(percent, fc.nat({ max: 1_000_000 }), (value, price) => {
        const [less, more] = [value, value + 1].map((each) =>
          amountOff(price, { kind: 'percent', value: each }),
        );
        expect(more).toBeGreaterThanOrEqual(less ?? 0);
      }),
    );
  });
});

describe('a code', () => {
  it.each<[state: DiscountState, overrides: object]>([
    ['usable', {}],
    ['usable', { startsOn: today, endsOn: today, limit: 2, used: 1 }],
    ['off', { active: false }],
    ['ended', { endsOn: '2026-11-22' }],
    ['not-yet', { startsOn: '2026-11-24' }],
    ['used-up', { limit: 2, used: 2 }],
    ['used-up', { limit: 2, used: 7 }],
  ])('is %s with %o', (state, overrides) => {
    expect(discountState(read(overrides), today)).toBe(state);
  });

  it.each<[field: string, broken: unknown, state: DiscountState]>([
    ['value', 'five hundred', 'off'],
    ['value', -5, 'off'],
    ['active', 'yes', 'off'],
    ['endsOn', 'soon', 'ended'],
    ['startsOn', 7, 'not-yet'],
    ['limit', 'many', 'used-up'],
  ])('whose %s is %o can be used by nobody', (field, broken, state) => {
    const discount = read({ [field]: broken });
    expect(discountState(discount, today)).toBe(state);
    expect(promiseOf(discount, course, today)).toHaveProperty('problem');
  });

  it('with an unreadable number of uses is used up if it has a limit', () => {
    expect(discountState(read({ used: null, limit: 5 }), today)).toBe('used-up');
    expect(discountState(read({ used: null }), today)).toBe('usable');
  });

  it('whose courses cannot be read is for none', () => {
    const broken = promiseOf(read({ courseIds: 'all' }), course, today);
    expect(broken).toEqual({ problem: discountMessages.otherCourse });
  });

  it('with only digits stays a text', () => {
    expect(Discount.parse({ ...stored, id: 2026 }).id).toBe('2026');
  });

  it('promises a discount for its courses, and says why not for others', () => {
    const expected = { promise: { code: 'ONAM25', price: 1999, off: 500 } };
    expect(promiseOf(read({ courseIds: [1, 3] }), course, today)).toEqual(expected);
    expect(promiseOf(read({ courseIds: [3] }), course, today)).toEqual({
      problem: discountMessages.otherCourse,
    });
    expect(promiseOf(undefined, course, today)).toEqual({ problem: discountMessages.unknown });
  });
});

it('a promise takes off at most the whole price', () => {
  const promise = { code: 'ONAM25', price: 500 };
  expect(DiscountPromise.safeParse({ ...promise, off: 500 }).success).toBe(true);
  expect(DiscountPromise.safeParse({ ...promise, off: 501 }).success).toBe(false);
});

it('an account gives back the use of its code until it is approved or paid', () => {
  expect(freesDiscountUse('pending', false)).toBe(true);
  expect(freesDiscountUse('inactive', false)).toBe(true);
  expect(freesDiscountUse('approved', false)).toBe(false);
  expect(freesDiscountUse('inactive', true)).toBe(false);
});

describe('what an administrator enters', () => {
  const { updatedAt: _, used: _used, ...terms } = stored;
  const wrongIn = (overrides: object) =>
    DiscountTermsInput.safeParse({ ...terms, ...overrides }).error?.issues.map(({ path }) => path.join('.'));

  it.each([' onam25 ', 'Onam 25', 'ONAM25', '\u200EONAM25\u200B', 'ONAM\u200C25\u2060'])(
    'is read from %o as the code ONAM25',
    (code) => {
      expect(DiscountInput.parse({ ...terms, code }).code).toBe('ONAM25');
    },
  );

  it.each(['', 'AB', 'A'.repeat(21), 'ONAM_25', 'ഓണം25', '../users', 'SALE%'])(
    'cannot be the code %o',
    (code) => {
      expect(DiscountInput.safeParse({ ...terms, code }).success).toBe(false);
    },
  );

  it.each<[wrong: string, overrides: object]>([
    ['value', { value: 0 }],
    ['value', { value: 12.5 }],
    ['value', { kind: 'percent', value: 101 }],
    ['limit', { limit: 0 }],
    ['courseIds', { courseIds: [] }],
    ['endsOn', { startsOn: '2026-11-24', endsOn: '2026-11-23' }],
    // A date field takes a year that is typed with two digits as it is.
    ['endsOn', { endsOn: '0026-12-31' }],
    ['startsOn', { startsOn: 'tomorrow' }],
  ])('is refused for its %s in %o', (wrong, overrides) => {
    expect(wrongIn(overrides)).toEqual([wrong]);
  });

  it.each<object>([
    { kind: 'percent', value: 100 },
    { kind: 'amount', value: 101 },
    { startsOn: '2026-11-24', endsOn: '2026-11-24' },
    { startsOn: '2026-11-24' },
    { endsOn: '2026-11-23' },
  ])('is accepted with %o', (overrides) => {
    expect(wrongIn(overrides)).toBeUndefined();
  });
});
