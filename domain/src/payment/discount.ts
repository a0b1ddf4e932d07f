import { z } from 'zod';
import { discountMessages } from './discount-messages.ts';
import { DiscountPromise } from './discount-promise.ts';
import { discountLimits } from './discount-limits.ts';
import { EntityId } from '@padavu/domain/values/route-id';
import { storedMoment, storedText } from '@padavu/domain/stored';
import { visible } from '@padavu/domain/values/visible';

/** The form of a code in which it is compared and stored: in capitals, without spaces and invisible characters. */
export const plainCode = (typed: string) =>
  visible(typed)
    .replaceAll(/[\s\u200C\u200D]+/g, '')
    .toUpperCase();

/** The collection `discounts/{code}`. The code is the id, so that each code exists once. */
export const discountsCollection = 'discounts';

export const discountKinds = ['amount', 'percent'] as const;

const { value, uses, courses, note } = discountLimits;

/**
 * The document `discounts/{code}`. An unreadable field grants less: without a value the code takes nothing off, with an
 * unreadable end it has ended, with unreadable courses it is for none.
 */
export const Discount = z.object({
  id: z.coerce.string(),
  kind: z.enum(discountKinds).catch('amount'),
  /** Whole units of the currency, or whole percent. */
  value: z.int().nonnegative().max(value).catch(0),
  /** The ids of the courses that the code is for; `null` for all. */
  courseIds: z.array(EntityId).max(courses).nullable().catch([]),
  /** How often the code may be used; `null` for any number. */
  limit: z.int().nonnegative().max(uses).nullable().catch(0),
  /** The first and the last day in the school's time zone; `null` for none. */
  startsOn: z.iso.date().nullable().catch('9999-12-31'),
  endsOn: z.iso.date().nullable().catch('1970-01-01'),
  active: z.boolean().catch(false),
  note: storedText(note),
  /** The number of registrations that use the code. */
  used: z.int().nonnegative().catch(uses),
  updatedAt: storedMoment(),
});
export type Discount = z.infer<typeof Discount>;

/** What an administrator decides about a code. */
export type DiscountTerms = Omit<Discount, 'id' | 'used' | 'updatedAt'>;

export type DiscountState = 'usable' | 'off' | 'not-yet' | 'ended' | 'used-up';

/** @param today the day in the school's time zone, as `YYYY-MM-DD` */
export function discountState(discount: Discount, today: string): DiscountState {
  const { active, startsOn, endsOn, limit, used } = discount;
  if (!active || discount.value === 0) return 'off';
  if (endsOn !== null && today > endsOn) return 'ended';
  if (startsOn !== null && today < startsOn) return 'not-yet';
  return limit !== null && used >= limit ? 'used-up' : 'usable';
}

/** The amount that a code takes off a price, in whole units of the currency: from 0 to the price. */
export function amountOff(price: number, { kind, value: rate }: Pick<Discount, 'kind' | 'value'>): number {
  // A percentage above 100 is a mistake, so it takes nothing off.
  const off = kind === 'amount' ? rate : rate > 100 ? 0 : Math.round((price * rate) / 100);
  return Math.max(0, Math.min(off, price));
}

/** The course that a code is checked for, with its price. */
export type DiscountedCourse = { id: number; price: number };

const refusalOf = {
  off: discountMessages.ended,
  'not-yet': discountMessages.notYet,
  ended: discountMessages.ended,
  'used-up': discountMessages.usedUp,
} as const satisfies Record<Exclude<DiscountState, 'usable'>, string>;

/**
 * What a code promises for a course today, or why it promises nothing.
 * @param discount `undefined` where the code does not exist
 */
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
 * Whether an account that goes to the trash gives back the use of its code. It does while it is neither approved nor
 * paid.
 */
export const freesDiscountUse = (status: string, isPaid: boolean): boolean =>
  status !== 'approved' && !isPaid;

/** The body of `POST /discounts/check`. */
export const DiscountCheck = z.object({
  code: z.string().trim().min(1).max(discountLimits.typed),
  courseId: EntityId,
});
export type DiscountCheck = z.infer<typeof DiscountCheck>;

/** The response to `POST /discounts/check`. */
export const DiscountOffer = z.object({ ...DiscountPromise.shape, toPay: z.int().nonnegative() });
export type DiscountOffer = z.infer<typeof DiscountOffer>;
