import type { User } from '@padavu/domain/user';
import { sortOrders } from '@padavu/domain/user-sort';
import type { UserSort } from '@padavu/domain/user-sort';

export const sortWords: Record<UserSort, string> = {
  newest: 'newest first',
  oldest: 'oldest first',
  name: 'by name, A–Z',
  'name-descending': 'by name, Z–A',
};

/** A user's position in an order: the value that decides it, and the id. */
export type UserCursor = readonly [value: string | Date, id: string];

const never = new Date(0);

export function cursorOf(user: User, sort: UserSort): UserCursor {
  const [field] = sortOrders[sort];
  return [field === 'sortName' ? user.sortName : (user.registrationDate ?? never), user.id];
}
