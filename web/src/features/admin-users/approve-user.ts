import { messages } from '@padavu/domain/messages';
import { changeUserStatus } from './change-user-status.ts';
import type { SeenUser } from './change-user-status.ts';
import { UserServiceError } from './user-service.ts';

/** Approves a pending user or reactivates an inactive one. */
export async function approveUser(user: SeenUser): Promise<void> {
  if (user.id === '') throw new UserServiceError(messages.validation.userIdForApproval);
  await changeUserStatus('approve', user);
}
