import { assertNever } from '@padavu/domain/assert-never';
import { messageFor, messages } from '@padavu/domain/messages';
import type { UserStatus } from '@padavu/domain/user';
import { approveUser } from './approve-user.ts';
import type { SeenUser } from './change-user-status.ts';
import { changeUserStatus } from './change-user-status.ts';
import { deactivateUser } from './deactivate-user.ts';
import { UserServiceError } from './user-service.ts';

/** The message when a user's status cannot be restored, with the service's reason. */
export const restoreFailed: Readonly<Record<UserStatus, (reason: string) => string>> = {
  pending: messageFor.userHoldFailed,
  approved: messageFor.userApproveFailed,
  inactive: messageFor.userDeactivateFailed,
};

/**
 * Restores a user's status, to undo an approval or a deactivation (docs/decisions/040).
 * @param user as it was before
 * @param status the status it was given since; the server refuses if it differs
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

/** Puts a user on hold: undoes an approval (docs/decisions/040). */
async function holdUser(user: SeenUser): Promise<void> {
  if (user.id === '') throw new UserServiceError(messages.users.invalidSelection);
  await changeUserStatus('hold', user);
}
