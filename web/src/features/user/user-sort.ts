import type { User } from '@padavu/domain/user';

export const userSorts = ['newest', 'oldest', 'name', 'name-descending'] as const;

/** How the user list can be put in order. */
export type UserSort = (typeof userSorts)[number];

/** Each order, by the field that decides it. */
export const sortOrders = {
  newest: ['registrationDate', 'desc'],
  oldest: ['registrationDate', 'asc'],
  name: ['sortName', 'asc'],
  'name-descending': ['sortName', 'desc'],
} as const satisfies Record<UserSort, readonly [field: string, direction: 'asc' | 'desc']>;

export const sortWords: Record<UserSort, string> = {
  newest: 'newest first',
  oldest: 'oldest first',
  name: 'by name, A–Z',
  'name-descending': 'by name, Z–A',
};

/** Where a user stands in an order: the value that decides it, and the id. */
export type UserPlace = readonly [value: string | Date, id: string];

const never = new Date(0);

export function placeOf(user: User, sort: UserSort): UserPlace {
  const [field] = sortOrders[sort];
  return [field === 'sortName' ? user.sortName : (user.registrationDate ?? never), user.id];
}
