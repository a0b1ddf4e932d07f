import type { User } from '@padavu/domain/user';
import { z } from 'zod';
import { callUserService } from './user-service.ts';

const Reply = z.object({ success: z.literal(true) });

/** The account with the status that the administrator sees; the server refuses the change if it differs. */
export type SeenUser = Pick<User, 'id' | 'status'>;

/** Changes a user's status. @throws UserServiceError */
export async function changeUserStatus(
  change: 'approve' | 'deactivate' | 'hold',
  { id, status }: SeenUser,
): Promise<void> {
  await callUserService({
    method: 'PUT',
    path: `/admin/users/${encodeURIComponent(id)}/${change}`,
    body: { expectedStatus: status },
    reply: Reply,
  });
}
