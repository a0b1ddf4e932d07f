import { messages } from '@padavu/domain/messages';
import { changeUserStatus } from './change-user-status.ts';
import type { SeenUser } from './change-user-status.ts';
import { UserServiceError } from './user-service.ts';

/** Deactivates a user until an administrator approves again. */
export async function deactivateUser(user: SeenUser): Promise<void> {
  if (user.id === '') throw new UserServiceError(messages.users.invalidSelection);
  await changeUserStatus('deactivate', user);
}
