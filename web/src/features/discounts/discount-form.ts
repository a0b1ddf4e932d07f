import { plainAmount } from '@padavu/domain/amount';
import type { Discount } from '@padavu/domain/discount';
import { DiscountInput } from '@padavu/domain/discount-input';
import { z } from 'zod';
import { currentBrand } from '@/lib/brand.ts';

/** The values of the form. */
export const DiscountFields = z.object({
  code: z.string(),
  kind: z.string(),
  value: z.string(),
  /** Whether it is for all courses; the ticks below count only where it is not. */
  isForAll: z.boolean(),
  courseIds: z.array(z.number()),
  limit: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  active: z.boolean(),
  note: z.string(),
});
export type DiscountFields = z.infer<typeof DiscountFields>;

const orNone = (text: string) => (text.trim() === '' ? null : text.trim());
const numberOrNone = (text: string) =>
  text.trim() === '' ? null : Number(plainAmount(currentBrand(), text));

/** What is sent: the input's schema decides about it. */
export const DiscountForm = DiscountFields.transform(
  ({ isForAll, courseIds, value, limit, startsOn, endsOn, ...fields }): unknown => ({
    ...fields,
    value: numberOrNone(value),
    courseIds: isForAll ? null : courseIds,
    limit: numberOrNone(limit),
    startsOn: orNone(startsOn),
    endsOn: orNone(endsOn),
  }),
).pipe(DiscountInput);

export const newFields: DiscountFields = {
  code: '',
  kind: 'amount',
  value: '',
  isForAll: true,
  courseIds: [],
  limit: '',
  startsOn: '',
  endsOn: '',
  active: true,
  note: '',
};

export function fieldsOf(discount: Discount): DiscountFields {
  const { id, kind, value, courseIds, limit, startsOn, endsOn, active, note } = discount;
  return {
    code: id,
    kind,
    value: String(value),
    isForAll: courseIds === null,
    courseIds: courseIds ?? [],
    limit: limit === null ? '' : String(limit),
    startsOn: startsOn ?? '',
    endsOn: endsOn ?? '',
    active,
    note,
  };
}
