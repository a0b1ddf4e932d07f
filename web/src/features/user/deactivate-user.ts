import { messages } from '@padavu/domain/messages';
import { changeUserStatus } from './change-user-status.ts';
import type { SeenUser } from './change-user-status.ts';
import { UserServiceError } from './user-service.ts';

/** Puts a user out until an administrator approves again (design decision 11). */
export async function deactivateUser(user: SeenUser): Promise<void> {
  if (user.id === '') throw new UserServiceError(messages.users.invalidSelection);
  await changeUserStatus('deactivate', user);
}
