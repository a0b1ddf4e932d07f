import { messages } from '@padavu/domain/messages';
import { z } from 'zod';
import { UserServiceError, callUserService } from './user-service.ts';

const Reply = z.object({ success: z.literal(true) });

/** Puts a user out until an administrator approves again (design decision 11). */
export async function deactivateUser(id: string): Promise<void> {
  if (id === '') throw new UserServiceError(messages.users.invalidSelection);
  await callUserService({
    method: 'PUT',
    path: `/admin/users/${encodeURIComponent(id)}/deactivate`,
    body: {},
    reply: Reply,
  });
}
