import { messages } from '@padavu/domain/messages';
import type { User } from '@padavu/domain/user';
import { z } from 'zod';
import { UserServiceError, callUserService } from './user-service.ts';

const Reply = z.object({ success: z.literal(true) });

/** Removes a user, the account and all progress, for good (specification 5 and 7, "Admin users"). */
export async function deleteUser({ id }: Pick<User, 'id'>): Promise<void> {
  if (id === '') throw new UserServiceError(messages.validation.userIdForDeletion);
  await callUserService({
    method: 'DELETE',
    path: `/admin/users/${encodeURIComponent(id)}`,
    reply: Reply,
  });
}
