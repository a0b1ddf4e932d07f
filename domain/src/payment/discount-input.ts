import { z } from 'zod';
import { discountKinds, plainCode } from './discount.ts';
import { discountLimits } from './discount-limits.ts';
import { possibleYears, yearOf } from '@padavu/domain/values/possible-year';
import { EntityId } from '@padavu/domain/values/route-id';
import { optionalText } from '@padavu/domain/values/text-input';

/** Messages of the admin area about discount codes. */
export const discountInputMessages = {
  codeInvalid: 'A code has 3 to 20 letters from A to Z, digits and hyphens.',
  kindInvalid: 'Choose an amount or percent.',
  valueInvalid: 'Enter a whole number, 1 or more.',
  percentInvalid: 'A percentage is at most 100.',
  coursesInvalid: 'Choose at least one course, or all courses.',
  limitInvalid: 'Enter a whole number, 1 or more, or leave it empty.',
  dayInvalid: 'Enter a day, or leave it empty.',
  endBeforeStart: 'The last day is before the first.',
  taken: 'This code already exists.',
  tooMany: `A school has at most ${discountLimits.codes} codes. Delete one that was never used.`,
  used: 'It has been used, and stays for the records. Switch it off instead.',
  changedSince: 'The code was changed again since: what was written last stays.',
  thereAgain: 'A code with this name exists again.',
  created: 'Discount code created.',
  saved: 'Discount code updated.',
  deleted: 'Discount code deleted.',
  restored: 'Earlier discount code restored.',
  failed: 'That did not work. Please try again.',
} as const;

const m = discountInputMessages;

export const DiscountCode = z
  .string({ error: m.codeInvalid })
  .max(discountLimits.typed, m.codeInvalid)
  .transform(plainCode)
  .pipe(
    z
      .string()
      .regex(new RegExp(`^[A-Z0-9-]{${discountLimits.code.min},${discountLimits.code.max}}$`), m.codeInvalid),
  );

const positive = (max: number, error: string) => z.int({ error }).positive(error).max(max, error);
const day = z.iso
  .date({ error: m.dayInvalid, abort: true })
  .refine((text) => yearOf(text) >= possibleYears.first, m.dayInvalid)
  .nullable();

const terms = {
  kind: z.enum(discountKinds, { error: m.kindInvalid }),
  value: positive(discountLimits.value, m.valueInvalid),
  courseIds: z
    .array(EntityId, { error: m.coursesInvalid })
    .min(1, m.coursesInvalid)
    .max(discountLimits.courses)
    .nullable(),
  limit: positive(discountLimits.uses, m.limitInvalid).nullable(),
  startsOn: day,
  endsOn: day,
  active: z.boolean(),
  note: optionalText(discountLimits.note),
};

type Terms = Pick<z.infer<z.ZodObject<typeof terms>>, 'kind' | 'value' | 'startsOn' | 'endsOn'>;

function checkTerms({ value, issues }: z.core.ParsePayload<Terms>): void {
  const addIssue = (field: keyof Terms, message: string) =>
    issues.push({ code: 'custom', input: value, path: [field], message });
  if (value.kind === 'percent' && value.value > 100) addIssue('value', m.percentInvalid);
  if (value.startsOn !== null && value.endsOn !== null && value.endsOn < value.startsOn)
    addIssue('endsOn', m.endBeforeStart);
}

/** The body of `PUT /discounts/{code}`: everything but the code itself, which people already have. */
export const DiscountTermsInput = z.object(terms).check(checkTerms);
export type DiscountTermsInput = z.infer<typeof DiscountTermsInput>;

/** The body of `POST /discounts`. */
export const DiscountInput = z.object({ code: DiscountCode, ...terms }).check(checkTerms);
export type DiscountInput = z.infer<typeof DiscountInput>;
