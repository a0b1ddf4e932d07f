import { z } from 'zod';
import { discountMessages } from './discount-messages.ts';
import { DiscountPromise } from './discount-promise.ts';
import { discountLimits } from './discount-limits.ts';
import { EntityId } from './route-id.ts';
import { storedMoment, storedText } from './stored.ts';

/** A code as it is compared and stored: in capitals, without the spaces that people paste along. */
export const plainCode = (typed: string) => typed.replaceAll(/\s+/g, '').toUpperCase();

/** The collection `discounts/{code}`: the code is the id, so that there is one of each. */
export const discountsCollection = 'discounts';

export const discountKinds = ['amount', 'percent'] as const;

const { value, uses, courses, note } = discountLimits;

/**
 * The document `discounts/{code}`. What cannot be read grants less: a code without terms takes nothing off, one whose end
 * cannot be read has ended, one whose courses cannot be read is for none.
 */
export const Discount = z.object({
  id: z.coerce.string(),
  kind: z.enum(discountKinds).catch('amount'),
  /** Whole units of the currency, or whole percent. */
  value: z.int().nonnegative().max(value).catch(0),
  /** The ids of the courses that it is for; `null` for all. */
  courseIds: z.array(EntityId).max(courses).nullable().catch([]),
  /** How often it may be used; `null` for any number. */
  limit: z.int().nonnegative().max(uses).nullable().catch(0),
  /** The first and the last day at the school; `null` for none. */
  startsOn: z.iso.date().nullable().catch('9999-12-31'),
  endsOn: z.iso.date().nullable().catch('1970-01-01'),
  active: z.boolean().catch(false),
  note: storedText(note),
  /** Registrations that hold it. */
  used: z.int().nonnegative().catch(uses),
  updatedAt: storedMoment(),
});
export type Discount = z.infer<typeof Discount>;

/** What an administrator decides about a code. */
export type DiscountTerms = Omit<Discount, 'id' | 'used' | 'updatedAt'>;

export const discountStates = ['usable', 'off', 'not-yet', 'ended', 'used-up'] as const;
export type DiscountState = (typeof discountStates)[number];

/** @param today the day at the school, as `YYYY-MM-DD` */
export function discountState(discount: Discount, today: string): DiscountState {
  const { active, startsOn, endsOn, limit, used } = discount;
  if (!active || discount.value === 0) return 'off';
  if (endsOn !== null && today > endsOn) return 'ended';
  if (startsOn !== null && today < startsOn) return 'not-yet';
  return limit !== null && used >= limit ? 'used-up' : 'usable';
}

/** What a code takes off a price, in whole units of the currency: never below 0 and never more than the price. */
export function amountOff(price: number, { kind, value: rate }: Pick<Discount, 'kind' | 'value'>): number {
  // More than all of it is no percentage that anybody meant.
  const off = kind === 'amount' ? rate : rate > 100 ? 0 : Math.round((price * rate) / 100);
  return Math.max(0, Math.min(off, price));
}

/** Whom a code is for, and what it costs there. */
export type DiscountedCourse = { id: number; price: number };

const refusalOf = {
  off: discountMessages.ended,
  'not-yet': discountMessages.notYet,
  ended: discountMessages.ended,
  'used-up': discountMessages.usedUp,
} as const satisfies Record<Exclude<DiscountState, 'usable'>, string>;

/** What a code promises for a course today, or why it does not; `undefined` is a code that there is not. */
export function promiseOf(
  discount: Discount | undefined,
  { id, price }: DiscountedCourse,
  today: string,
): { promise: DiscountPromise } | { problem: string } {
  if (!discount) return { problem: discountMessages.unknown };
  const state = discountState(discount, today);
  if (state !== 'usable') return { problem: refusalOf[state] };
  if (discount.courseIds !== null && !discount.courseIds.includes(id))
    return { problem: discountMessages.otherCourse };
  return { promise: { code: discount.id, price, off: amountOff(price, discount) } };
}

/**
 * Whether an account that goes to the trash gives the use of its code back: nobody let it in, and no payment of it is
 * recorded.
 */
export const freesDiscountUse = (status: string, isPaid: boolean): boolean =>
  status !== 'approved' && !isPaid;

/** The body of `POST /discounts/check`. */
export const DiscountCheck = z.object({
  code: z.string().trim().min(1).max(discountLimits.typed),
  courseId: EntityId,
});
export type DiscountCheck = z.infer<typeof DiscountCheck>;

/** What a check answers. */
export const DiscountOffer = z.object({ ...DiscountPromise.shape, toPay: z.int().nonnegative() });
export type DiscountOffer = z.infer<typeof DiscountOffer>;
