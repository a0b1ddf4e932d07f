import { z } from 'zod';
import { fingerprintOfCounts } from '@padavu/domain/values/fingerprint';
import { Role, roles, userStatuses, UserStatus } from './user.ts';
import type { User } from './user.ts';

/** The path of what an account adds to the totals. Only the trigger that counts reads and writes it. */
export const userStatsEntryPath = (uid: string) => `${userStatsEntries}/${uid}`;
export const userStatsEntries = 'counted';

/** The document `counted/{uid}`: one for every account. */
export const UserStatsEntry = z.object({
  role: Role.catch('user'),
  status: UserStatus.catch('pending'),
  courseId: z.int().positive().nullable().catch(null),
  /** For the check that compares all entries with the totals; see `fingerprint.ts`. */
  fingerprint: z.int().optional().catch(undefined),
});
export type UserStatsEntry = z.infer<typeof UserStatsEntry>;

export const userStatsPath = 'headcounts/users';

const StatusCount = z.partialRecord(UserStatus, z.int().catch(0)).catch({});
const CourseCount = z.partialRecord(Role, StatusCount).catch({});

/** The document `headcounts/users`: the number of accounts by course, role and status. */
export const UserStats = z.object({
  /** By course id; accounts without a course are under `none`. */
  courses: z.record(z.string(), CourseCount).catch({}),
});
export type UserStats = z.infer<typeof UserStats>;

export const noAccounts: UserStats = { courses: {} };

const noCourse = 'none';

/** The entry of an account, from the user as screens show it. */
export function userStatsEntryOf({ role, status, courseId }: User): UserStatsEntry {
  return { role, status, courseId };
}

/** The part of one account in the fingerprint of the totals. */
export function userStatsEntryFingerprint({ role, status, courseId }: UserStatsEntry): number {
  return userStatsFingerprint(withCount(noAccounts, { role, status, courseId }, 1));
}

/** The count of accounts with one course, role and status; `null` is no course. */
type UserStatsCell = Omit<UserStatsEntry, 'fingerprint'> & { count: number };

/** All counts of the totals that are not 0. */
export function userStatsCells({ courses }: UserStats): UserStatsCell[] {
  return Object.entries(courses).flatMap(([course, byRole]) =>
    roles.flatMap((role) =>
      userStatuses.flatMap((status) => {
        const count = byRole[role]?.[status] ?? 0;
        const courseId = course === noCourse ? null : Number(course);
        return count === 0 ? [] : [{ courseId, role, status, count }];
      }),
    ),
  );
}

/** The fingerprint of the totals. It equals the sum of the fingerprints of all entries. */
export function userStatsFingerprint(stats: UserStats): number {
  return fingerprintOfCounts(
    userStatsCells(stats).map(({ courseId, role, status, count }) => [
      `${courseId} ${role} ${status}`,
      count,
    ]),
  );
}

/** Adds `sign` times other totals; counts of 0 are left out. */
export function addUserStats(stats: UserStats, other: UserStats, sign: 1 | -1): UserStats {
  const added = userStatsCells(other).reduce(
    (sum, { count, ...cell }) => withCount(sum, cell, sign * count),
    stats,
  );
  return userStatsCells(added).reduce((sum, { count, ...cell }) => withCount(sum, cell, count), noAccounts);
}

/** A change of one of the counts. */
type UserStatsChange = UserStatsEntry & { by: 1 | -1 };

/** The changes by which an account counts as `after` instead of `before`; none where both are the same. */
export function userStatsChanges(
  before: UserStatsEntry | undefined,
  after: UserStatsEntry | undefined,
): UserStatsChange[] {
  if (before && after && isSame(before, after)) return [];
  return [
    ...(before ? [{ ...before, by: -1 } as const] : []),
    ...(after ? [{ ...after, by: 1 } as const] : []),
  ];
}

function isSame(one: UserStatsEntry, other: UserStatsEntry): boolean {
  return one.role === other.role && one.status === other.status && one.courseId === other.courseId;
}

/** Changes as numbers to add, in the shape of the document; `undefined` when nothing changes. */
export function sumOf(changes: readonly UserStatsChange[]): UserStats | undefined {
  if (changes.length === 0) return undefined;
  return changes.reduce((stats, { by, ...entry }) => withCount(stats, entry, by), noAccounts);
}

function withCount(
  { courses }: UserStats,
  { role, status, courseId }: Omit<UserStatsEntry, 'fingerprint'>,
  by: number,
): UserStats {
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

/** The number of accounts of a course and a role, or of all. */
export function accountsIn(
  { courses }: UserStats,
  { courseId = null, role }: { courseId?: number | null; role?: Role } = {},
): Record<UserStatus, number> & { total: number } {
  const selected = courseId === null ? Object.values(courses) : [courses[String(courseId)] ?? {}];
  const counts = selected.flatMap((course) => (role ? [role] : roles).map((each) => course[each] ?? {}));
  const [pending = 0, approved = 0, inactive = 0] = userStatuses.map((status) =>
    counts.reduce((sum, count) => sum + (count[status] ?? 0), 0),
  );
  return { pending, approved, inactive, total: pending + approved + inactive };
}

/** The response of `GET /admin/users/count`. `courseBreakdown` counts accounts by course name. */
export const UserCount = z.object({
  total: z.int().nonnegative(),
  pending: z.int().nonnegative(),
  approved: z.int().nonnegative(),
  inactive: z.int().nonnegative(),
  courseBreakdown: z.record(z.string(), z.int().nonnegative()),
});
export type UserCount = z.infer<typeof UserCount>;
