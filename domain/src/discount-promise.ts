import { z } from 'zod';
import { limits } from './limits.ts';

const amount = z.int().nonnegative();

/**
 * What somebody was promised with a discount code when they registered. It stands in the account's document: a later change
 * of the code or of the price leaves it as it is.
 */
export const DiscountPromise = z
  .object({
    code: z.string().min(1).max(limits.stored.label),
    /** What the course cost, in whole units of the currency. */
    price: amount,
    /** What the code took off. */
    off: amount,
  })
  .refine(({ price, off }) => off <= price);
export type DiscountPromise = z.infer<typeof DiscountPromise>;

/** What is to be paid after a discount; 0 is nothing: the course is free. */
export const priceAfter = ({ price, off }: Pick<DiscountPromise, 'price' | 'off'>): number => price - off;
