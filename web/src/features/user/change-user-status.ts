import type { User } from '@padavu/domain/user';
import { z } from 'zod';
import { callUserService } from './user-service.ts';

const Reply = z.object({ success: z.literal(true) });

/** The account, and the status in which the administrator sees it: one that differs meanwhile is left as it is. */
export type SeenUser = Pick<User, 'id' | 'status'>;

/** One change of a user's status, as specification 7, "Admin users", names it. */
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
