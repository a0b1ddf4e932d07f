import { z } from 'zod';
import { Email } from '@padavu/domain/values/email';
import { messages } from '@padavu/domain/messages';
import { NewPassword } from './registration.ts';

/** The form of `/forgot-password`. */
export const ForgotPasswordForm = z.object({ email: Email });
export type ForgotPasswordForm = z.infer<typeof ForgotPasswordForm>;

/** The body of `POST /users/password-reset/confirm`: the code of the link in the mail, and the new password. */
export const NewPasswordByLink = z.object({
  code: z
    .string({ error: messages.passwordReset.badLink })
    .min(1, messages.passwordReset.badLink)
    .max(2000, messages.passwordReset.badLink),
  password: NewPassword,
});

/** The form of `/reset`, with the same rule for a password as registration. */
export const NewPasswordForm = z.object({ password: NewPassword });
export type NewPasswordForm = z.infer<typeof NewPasswordForm>;
