import { z } from 'zod';
import { Email } from './email.ts';
import { NewPassword } from './registration.ts';

/** The form of `/forgot-password`. */
export const ForgotPasswordForm = z.object({ email: Email });
export type ForgotPasswordForm = z.infer<typeof ForgotPasswordForm>;

/** The form of `/reset`, with the same rule for a password as registration. */
export const NewPasswordForm = z.object({ password: NewPassword });
export type NewPasswordForm = z.infer<typeof NewPasswordForm>;
