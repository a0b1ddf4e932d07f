import { z } from 'zod';
import { Role, roles, userStatuses, UserStatus } from './user.ts';
import type { User } from './user.ts';

/** What is counted of an account; only the trigger that counts reads and writes it. */
export const countedPath = (uid: string) => `${countedCollection}/${uid}`;
export const countedCollection = 'counted';

/** The document `counted/{uid}`: there is one for every account. */
export const Counted = z.object({
  role: Role,
  status: UserStatus,
  courseId: z.int().positive().nullable(),
});
export type Counted = z.infer<typeof Counted>;

export const headcountPath = 'headcounts/users';

const StatusCount = z.partialRecord(UserStatus, z.int());
const CourseCount = z.partialRecord(Role, StatusCount);

/** The document `headcounts/users`: how many accounts there are, by course, role and status. */
export const Headcount = z.object({
  /** By course id; those of no course are under `none`. */
  courses: z.record(z.string(), CourseCount).default({}),
});
export type Headcount = z.infer<typeof Headcount>;

export const noAccounts: Headcount = { courses: {} };

const noCourse = 'none';

/** What is counted of an account, as screens show it. */
export function countedOf({ role, status, courseId }: User): Counted {
  return { role, status, courseId };
}

/** What is to be added to one of the counts. */
export type HeadcountChange = Counted & { by: 1 | -1 };

/** What is to be added so that an account counts as `after` and no longer as `before`; nothing where both are the same. */
export function headcountChanges(before: Counted | undefined, after: Counted | undefined): HeadcountChange[] {
  if (before && after && isSame(before, after)) return [];
  return [
    ...(before ? [{ ...before, by: -1 } as const] : []),
    ...(after ? [{ ...after, by: 1 } as const] : []),
  ];
}

function isSame(one: Counted, other: Counted): boolean {
  return one.role === other.role && one.status === other.status && one.courseId === other.courseId;
}

/** Changes as numbers to add, in the shape of the document; `undefined` when nothing changes. */
export function sumOf(changes: readonly HeadcountChange[]): Headcount | undefined {
  return changes.length > 0 ? changes.reduce(withChange, noAccounts) : undefined;
}

function withChange({ courses }: Headcount, { role, status, courseId, by }: HeadcountChange): Headcount {
  const key = String(courseId ?? noCourse);
  const course = courses[key] ?? {};
  const byStatus = course[role] ?? {};
  return {
    courses: {
      ...courses,
      [key]: { ...course, [role]: { ...byStatus, [status]: (byStatus[status] ?? 0) + by } },
    },
  };
}

/** How many accounts there are of some: of one course and one role, or of all. */
export function accountsIn(
  { courses }: Headcount,
  { courseId = null, role }: { courseId?: number | null; role?: Role } = {},
): Record<UserStatus, number> & { total: number } {
  const chosen = courseId === null ? Object.values(courses) : [courses[String(courseId)] ?? {}];
  const counts = chosen.flatMap((course) => (role ? [role] : roles).map((each) => course[each] ?? {}));
  const [pending = 0, approved = 0, inactive = 0] = userStatuses.map((status) =>
    counts.reduce((sum, count) => sum + (count[status] ?? 0), 0),
  );
  return { pending, approved, inactive, total: pending + approved + inactive };
}
