import { z } from 'zod';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { limits } from '@padavu/domain/limits';
import { isPossibleYear, yearOf } from '@padavu/domain/values/possible-year';

const { startInvalid } = adminMessages.pace;

const isPossible = (day: string) => isPossibleYear(yearOf(day));

/**
 * The body of `PUT /admin/users/{id}/pace`. Missing fields do not change. `expected` has the first day that the
 * administrator saw, `null` for none; if the account has another one, the call is refused with 409 `changed-meanwhile`.
 */
export const PaceInput = z
  .object({
    /** The first day of the course for this learner, in the school's time zone. */
    startsOn: z.iso.date({ error: startInvalid }).refine(isPossible, startInvalid).optional(),
    /** Every day up to this one opens immediately. */
    openThrough: z
      .int({ error: adminMessages.pace.dayInvalid })
      .min(limits.day.min, adminMessages.pace.dayInvalid)
      .max(limits.day.max, adminMessages.pace.dayInvalid)
      .optional(),
    expected: z.object({ startsOn: z.iso.date().nullable() }).optional(),
  })
  .refine(({ startsOn, openThrough }) => startsOn !== undefined || openThrough !== undefined, {
    path: ['openThrough'],
    error: adminMessages.pace.nothingToChange,
  });
export type PaceInput = z.infer<typeof PaceInput>;
