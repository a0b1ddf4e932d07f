import { messages } from '@padavu/domain/messages';
import { z } from 'zod';
import { UserServiceError, callUserService } from './user-service.ts';

const Reply = z.object({ success: z.literal(true) });

/** Lets a user in, also one who was put out; safe to repeat (specification 5 and 7, "Admin users"). */
export async function approveUser(id: string): Promise<void> {
  if (id === '') throw new UserServiceError(messages.validation.userIdForApproval);
  await callUserService({
    method: 'PUT',
    path: `/admin/users/${encodeURIComponent(id)}/approve`,
    body: {},
    reply: Reply,
  });
}
