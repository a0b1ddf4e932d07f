import { plainAmount } from '@padavu/domain/payment/amount';
import type { Discount } from '@padavu/domain/payment/discount';
import { DiscountInput } from '@padavu/domain/payment/discount-input';
import { z } from 'zod';
import { currentBrand } from '@/lib/brand.ts';

/** The values of the form. */
export const DiscountFields = z.object({
  code: z.string(),
  kind: z.string(),
  value: z.string(),
  /** Whether the code is for all courses; if so, `courseIds` is ignored. */
  isForAll: z.boolean(),
  courseIds: z.array(z.number()),
  limit: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  active: z.boolean(),
  note: z.string(),
});
export type DiscountFields = z.infer<typeof DiscountFields>;

const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());
const numberOrNull = (text: string) =>
  text.trim() === '' ? null : Number(plainAmount(currentBrand(), text));

/** Makes the request body from the fields, and validates it by the schema of the API's input. */
export const DiscountForm = DiscountFields.transform(
  ({ isForAll, courseIds, value, limit, startsOn, endsOn, ...fields }): unknown => ({
    ...fields,
    value: numberOrNull(value),
    courseIds: isForAll ? null : courseIds,
    limit: numberOrNull(limit),
    startsOn: textOrNull(startsOn),
    endsOn: textOrNull(endsOn),
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
