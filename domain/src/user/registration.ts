import { z } from 'zod';
import { DiscountPromise } from '@padavu/domain/payment/discount-promise';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { visible } from '@padavu/domain/values/visible';

/** The name of a person in a form, with single spaces. It has a letter or a digit, so that it is seen in a list. */
export const PersonName = z
  .string({ error: messages.validation.nameTooShort })
  .overwrite((name) => visible(name).replaceAll(/\s+/g, ' '))
  .trim()
  .min(limits.name.min, { error: messages.validation.nameTooShort, abort: true })
  .max(limits.name.max, messages.validation.nameTooLong)
  .refine((name) => /[\p{L}\p{N}]/u.test(name), messages.validation.nameTooShort);

/** Trimmed, because sign-in trims too: otherwise a password with a space at an end would never work. */
export const NewPassword = z
  .string({ error: messages.validation.passwordTooShort })
  .trim()
  .min(limits.password.min, messages.validation.passwordTooShort)
  .max(limits.password.max, messages.validation.passwordTooLong);

/** A registration that waits for approval, as the browser stores it. */
export const PendingRegistration = z.object({
  name: z.string(),
  email: z.string(),
  /** The title in the first language, in which the school reads the payment message. */
  course: z.string(),
  /** The title that the person chose, in the language of the page. */
  title: z.string().optional(),
  /** The amount due, after a discount. */
  price: z.number().nonnegative().nullable().catch(null),
  discount: DiscountPromise.optional().catch(undefined),
  paymentReference: z.string().catch(''),
});
export type PendingRegistration = z.infer<typeof PendingRegistration>;
