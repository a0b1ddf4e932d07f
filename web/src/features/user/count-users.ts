import { UserCount } from '@padavu/domain/user';
import { callUserService } from './user-service.ts';

/** How many users there are, by status and by course (specification 7, "Admin users"). */
export function countUsers(): Promise<UserCount> {
  return callUserService({ method: 'GET', path: '/admin/users/count', reply: UserCount });
}
