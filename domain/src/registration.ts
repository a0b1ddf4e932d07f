import { z } from 'zod';
import { DiscountPromise } from './discount-promise.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/** The name of a person as a form takes it. */
export const PersonName = z
  .string({ error: messages.validation.nameTooShort })
  .trim()
  .min(limits.name.min, messages.validation.nameTooShort)
  .max(limits.name.max, messages.validation.nameTooLong);

/** Trimmed as sign-in trims it: otherwise a space at an end would make a password that never works. */
export const NewPassword = z
  .string({ error: messages.validation.passwordTooShort })
  .trim()
  .min(limits.password.min, messages.validation.passwordTooShort)
  .max(limits.password.max, messages.validation.passwordTooLong);

/** What the browser remembers of a registration that waits for approval. */
export const PendingRegistration = z.object({
  name: z.string(),
  email: z.string(),
  course: z.string(),
  /** What is to be paid, after a discount. */
  price: z.number().nonnegative().nullable().catch(null),
  discount: DiscountPromise.optional().catch(undefined),
  paymentReference: z.string().catch(''),
});
export type PendingRegistration = z.infer<typeof PendingRegistration>;
