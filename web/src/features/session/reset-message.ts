import { assertNever } from '@padavu/domain/values/assert-never';
import { messages } from '@padavu/domain/messages';
import { ResetError } from '@/lib/session/password-reset.ts';
import type { ResetFailure } from '@/lib/session/password-reset.ts';
import * as texts from './texts.ts';

export const failureOf = (error: unknown): ResetFailure =>
  error instanceof ResetError ? error.failure : 'unknown';

/** The message of a failed password reset. */
export function resetMessage(failure: ResetFailure): string {
  switch (failure) {
    case 'link':
      return messages.passwordReset.badLink;
    case 'network':
      return messages.login.network;
    case 'too-many':
      return texts.tooMany;
    case 'weak':
      return messages.validation.passwordTooShort;
    case 'unknown':
      return messages.login.unexpected;
    default:
      return assertNever(failure);
  }
}
