import { z } from 'zod';

/** The response of `GET /admin/users/count`. `courseBreakdown` counts accounts by course name. */
export const UserCount = z.object({
  total: z.int().nonnegative(),
  pending: z.int().nonnegative(),
  approved: z.int().nonnegative(),
  inactive: z.int().nonnegative(),
  courseBreakdown: z.record(z.string(), z.int().nonnegative()),
});
export type UserCount = z.infer<typeof UserCount>;
