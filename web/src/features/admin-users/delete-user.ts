import { messages } from '@padavu/domain/messages';
import { z } from 'zod';
import type { SeenUser } from './change-user-status.ts';
import { UserServiceError, callUserService } from './user-service.ts';

const Reply = z.object({ success: z.literal(true) });

/** Deletes a user for good, with account and progress. */
export async function deleteUser({ id, status }: SeenUser): Promise<void> {
  if (id === '') throw new UserServiceError(messages.validation.userIdForDeletion);
  await callUserService({
    method: 'DELETE',
    path: `/admin/users/${encodeURIComponent(id)}?expectedStatus=${status}`,
    reply: Reply,
  });
}
