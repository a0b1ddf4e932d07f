import { assertNever } from '@padavu/domain/assert-never';
import { messages } from '@padavu/domain/messages';
import type { User } from '@padavu/domain/user';
import { forbidden } from '#/http/app-error.ts';

/** Only approved accounts may enter (specification 6, "Login gate"): 403 with the reason for the others. */
export function demandApproved({ status }: Pick<User, 'status'>): void {
  switch (status) {
    case 'approved':
      return;
    case 'pending':
      throw forbidden(messages.login.pending, { isPending: true });
    case 'inactive':
      throw forbidden(messages.loginReason.inactive);
    default:
      assertNever(status);
  }
}
