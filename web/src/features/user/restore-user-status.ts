import { assertNever } from '@padavu/domain/assert-never';
import { messageFor } from '@padavu/domain/messages';
import type { UserStatus } from '@padavu/domain/user';
import { approveUser } from './approve-user.ts';
import type { SeenUser } from './change-user-status.ts';
import { deactivateUser } from './deactivate-user.ts';
import { holdUser } from './hold-user.ts';

/** What to say when a user cannot be put back into a status, with the service's reason. */
export const restoreFailed: Readonly<Record<UserStatus, (reason: string) => string>> = {
  pending: messageFor.userHoldFailed,
  approved: messageFor.userApproveFailed,
  inactive: messageFor.userDeactivateFailed,
};

/**
 * Puts a user back into the state it had: what undoes an approval or a deactivation (decision 040).
 * @param user as it was before
 * @param status what it has been made since; one that differs meanwhile is left as it is
 */
export function restoreUserStatus(user: SeenUser, status: UserStatus): Promise<void> {
  const now = { id: user.id, status };
  switch (user.status) {
    case 'pending':
      return holdUser(now);
    case 'approved':
      return approveUser(now);
    case 'inactive':
      return deactivateUser(now);
    default:
      return assertNever(user.status);
  }
}
