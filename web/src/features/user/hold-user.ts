import { messages } from '@padavu/domain/messages';
import { changeUserStatus } from './change-user-status.ts';
import type { SeenUser } from './change-user-status.ts';
import { UserServiceError } from './user-service.ts';

/** Puts a user back among those who wait for approval: an approval taken back (decision 040). */
export async function holdUser(user: SeenUser): Promise<void> {
  if (user.id === '') throw new UserServiceError(messages.users.invalidSelection);
  await changeUserStatus('hold', user);
}
