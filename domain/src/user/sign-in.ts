import { z } from 'zod';
import { emailPattern } from '@padavu/domain/values/email';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { visible } from '@padavu/domain/values/visible';

// A registration removes invisible characters from the address and composes its letters (`email.ts`), and a browser
// that fills in what was typed there fills it in here too.

/** The body of a sign-in, with the message for each missing field. */
export const Credentials = z.object({
  email: z
    .string({ error: messages.validation.emailMissing })
    .overwrite(visible)
    .trim()
    .toLowerCase()
    .min(1, messages.validation.emailMissing)
    .max(limits.email.max, messages.validation.emailInvalid)
    .regex(emailPattern, messages.validation.emailInvalid),
  password: z
    .string({ error: messages.validation.passwordMissing })
    .trim()
    .min(1, messages.validation.passwordMissing)
    .max(limits.password.max, messages.validation.passwordTooLong),
  rememberMe: z.boolean().default(false),
});
export type Credentials = z.infer<typeof Credentials>;

/** The sign-in form, with the hints below its fields. */
export const LoginForm = z.object({
  email: z
    .string()
    .overwrite(visible)
    .trim()
    .min(1, messages.validation.emailRequiredHint)
    .regex(emailPattern, messages.validation.emailInvalid),
  password: z
    .string()
    .trim()
    .min(1, messages.validation.passwordRequiredHint)
    .min(limits.password.min, messages.validation.passwordTooShortHint),
  rememberMe: z.boolean(),
});
export type LoginForm = z.infer<typeof LoginForm>;

/** The admin sign-in form. One message covers both fields. */
export const AdminCredentials = z.object({
  email: z
    .string({ error: messages.adminLogin.incomplete })
    .overwrite(visible)
    .trim()
    .toLowerCase()
    .min(1, messages.adminLogin.incomplete)
    .max(limits.email.max, messages.validation.emailInvalid),
  password: z
    .string({ error: messages.adminLogin.incomplete })
    .trim()
    .min(1, messages.adminLogin.incomplete)
    .max(limits.password.max, messages.validation.passwordTooLong),
  rememberMe: z.boolean().default(false),
});
export type AdminCredentials = z.infer<typeof AdminCredentials>;

/** The body of `POST /auth/refresh`. */
export const RefreshRequest = z.object({ refreshToken: z.string().min(1).max(4096) });

/**
 * The message of the sign-in page for the `reason` in its address. `not_logged_in` of the learner's guard has the
 * message of `not_authenticated`; `approved` and a missing reason have none.
 */
export function loginReasonMessage(reason: string | null): string | null {
  switch (reason) {
    case null:
    case '':
    case 'approved':
      return null;
    case 'pending':
    case 'inactive':
    case 'not_authenticated':
    case 'session_expired':
    case 'deleted':
      return messages.loginReason[reason];
    case 'not_logged_in':
      return messages.loginReason.not_authenticated;
    default:
      return messages.loginReason.unknown;
  }
}
