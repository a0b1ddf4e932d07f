export const userSorts = ['newest', 'oldest', 'name', 'name-descending'] as const;

/** How lists of users can be put in order. */
export type UserSort = (typeof userSorts)[number];

/** Each order, by the field that decides it. */
export const sortOrders = {
  newest: ['registrationDate', 'desc'],
  oldest: ['registrationDate', 'asc'],
  name: ['sortName', 'asc'],
  'name-descending': ['sortName', 'desc'],
} as const satisfies Record<UserSort, readonly [field: string, direction: 'asc' | 'desc']>;
