import { z } from 'zod';
import { fingerprintOfCounts } from './fingerprint.ts';
import { Role, roles, userStatuses, UserStatus } from './user.ts';
import type { User } from './user.ts';

/** What is counted of an account; only the trigger that counts reads and writes it. */
export const userStatsEntryPath = (uid: string) => `${userStatsEntries}/${uid}`;
export const userStatsEntries = 'counted';

/** The document `counted/{uid}`: there is one for every account. */
export const UserStatsEntry = z.object({
  role: Role.catch('user'),
  status: UserStatus.catch('pending'),
  courseId: z.int().positive().nullable().catch(null),
  /** By which a check holds all entries against the totals; see `fingerprint.ts`. */
  fingerprint: z.int().optional().catch(undefined),
});
export type UserStatsEntry = z.infer<typeof UserStatsEntry>;

export const userStatsPath = 'headcounts/users';

const StatusCount = z.partialRecord(UserStatus, z.int().catch(0)).catch({});
const CourseCount = z.partialRecord(Role, StatusCount).catch({});

/** The document `headcounts/users`: how many accounts there are, by course, role and status. */
export const UserStats = z.object({
  /** By course id; those of no course are under `none`. */
  courses: z.record(z.string(), CourseCount).catch({}),
});
export type UserStats = z.infer<typeof UserStats>;

export const noAccounts: UserStats = { courses: {} };

const noCourse = 'none';

/** What is counted of an account, as screens show it. */
export function userStatsEntryOf({ role, status, courseId }: User): UserStatsEntry {
  return { role, status, courseId };
}

/** What one account adds to the fingerprint of the totals. */
export function userStatsEntryFingerprint({ role, status, courseId }: UserStatsEntry): number {
  return userStatsFingerprint(withCount(noAccounts, { role, status, courseId }, 1));
}

/** How many accounts of one kind the totals count; a course of `null` is none. */
export type UserStatsCell = Omit<UserStatsEntry, 'fingerprint'> & { count: number };

/** The kinds of accounts that the totals count any of. */
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

/** The sum of the fingerprints of the entries that totals are the sum of. */
export function userStatsFingerprint(stats: UserStats): number {
  return fingerprintOfCounts(
    userStatsCells(stats).map(({ courseId, role, status, count }) => [
      `${courseId} ${role} ${status}`,
      count,
    ]),
  );
}

/** Totals with `sign` times other totals added; what is counted no more is left out. */
export function addUserStats(stats: UserStats, other: UserStats, sign: 1 | -1): UserStats {
  const added = userStatsCells(other).reduce(
    (sum, { count, ...cell }) => withCount(sum, cell, sign * count),
    stats,
  );
  return userStatsCells(added).reduce((sum, { count, ...cell }) => withCount(sum, cell, count), noAccounts);
}

/** What is to be added to one of the counts. */
export type UserStatsChange = UserStatsEntry & { by: 1 | -1 };

/** What is to be added so that an account counts as `after` and no longer as `before`; nothing where both are the same. */
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
  return changes.length > 0 ? changes.reduce(withChange, noAccounts) : undefined;
}

function withChange(stats: UserStats, { by, ...entry }: UserStatsChange): UserStats {
  return withCount(stats, entry, by);
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

/** How many accounts there are of some: of one course and one role, or of all. */
export function accountsIn(
  { courses }: UserStats,
  { courseId = null, role }: { courseId?: number | null; role?: Role } = {},
): Record<UserStatus, number> & { total: number } {
  const chosen = courseId === null ? Object.values(courses) : [courses[String(courseId)] ?? {}];
  const counts = chosen.flatMap((course) => (role ? [role] : roles).map((each) => course[each] ?? {}));
  const [pending = 0, approved = 0, inactive = 0] = userStatuses.map((status) =>
    counts.reduce((sum, count) => sum + (count[status] ?? 0), 0),
  );
  return { pending, approved, inactive, total: pending + approved + inactive };
}
