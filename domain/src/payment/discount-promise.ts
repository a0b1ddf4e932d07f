import { z } from 'zod';
import { limits } from '@padavu/domain/limits';

const amount = z.int().nonnegative();

/**
 * What a discount code promised a person who registered with it. It is stored in the account's document, so that later
 * changes of the code or the price do not affect it.
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

/** The price after a discount; 0 means that the course is free. */
export const priceAfter = ({ price, off }: Pick<DiscountPromise, 'price' | 'off'>): number => price - off;
