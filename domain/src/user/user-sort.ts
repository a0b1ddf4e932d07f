export const userSorts = ['newest', 'oldest', 'name', 'name-descending'] as const;

/** The orders of the list of users. */
export type UserSort = (typeof userSorts)[number];

/** The field and direction of each order. */
export const sortOrders = {
  newest: ['registrationDate', 'desc'],
  oldest: ['registrationDate', 'asc'],
  name: ['sortName', 'asc'],
  'name-descending': ['sortName', 'desc'],
} as const satisfies Record<UserSort, readonly [field: string, direction: 'asc' | 'desc']>;
