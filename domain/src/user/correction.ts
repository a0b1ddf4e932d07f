import { z } from 'zod';
import { Email } from '@padavu/domain/values/email';
import { erasureMessages } from './erasure-messages.ts';
import { limits } from '@padavu/domain/limits';
import { PersonName } from './registration.ts';
import { visible } from '@padavu/domain/values/visible';

/**
 * The body of `PUT /admin/users/{id}`: a person's name and address. `expected` has the values that the administrator
 * saw. If the stored account differs, the call is refused with 409 `changed-meanwhile`.
 */
export const UserCorrection = z.object({
  name: PersonName,
  email: Email,
  expected: z
    .object({ name: z.string().max(limits.stored.label), email: z.string().max(limits.stored.label) })
    .optional(),
});
export type UserCorrection = z.infer<typeof UserCorrection>;

/** The body of `PUT /users/me`. */
export const OwnCorrection = z.object({ name: PersonName });
export type OwnCorrection = z.infer<typeof OwnCorrection>;

/** The body of `POST /admin/users/{id}/erase`: the address, typed once more, so that nobody is erased by accident. */
export const ErasureConfirmation = z.object({
  email: z
    .string({ error: erasureMessages.eraseAddress })
    .overwrite(visible)
    .trim()
    .toLowerCase()
    .max(limits.email.max),
});
export type ErasureConfirmation = z.infer<typeof ErasureConfirmation>;
