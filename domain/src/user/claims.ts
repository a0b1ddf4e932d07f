import { z } from 'zod';
import { Teaches } from './teaching.ts';
import type { User } from './user.ts';

/** The custom claims in an ID token, which the rules and the API check. A trigger syncs them with the user document. */
export const Claims = z.object({
  approved: z.boolean().catch(false),
  admin: z.boolean().catch(false),
  courseId: z.int().positive().nullable().catch(null),
  teaches: Teaches,
});
export type Claims = z.infer<typeof Claims>;

/** The claims of an account whose document has not been read yet, or is gone. */
export const noClaims: Claims = { approved: false, admin: false, courseId: null, teaches: [] };

/**
 * The claims that follow from an account's document. The roles of administrator and teacher need the status `approved`.
 */
export function claimsFor(
  user: Pick<User, 'status' | 'role' | 'courseId'> & { teaches?: number[] | undefined },
): Claims {
  const approved = user.status === 'approved';
  const teaches = approved && user.role === 'teacher' ? (user.teaches ?? []) : [];
  return { approved, admin: approved && user.role === 'admin', courseId: user.courseId, teaches };
}

export const sameClaims = (one: Claims, other: Claims): boolean =>
  one.approved === other.approved &&
  one.admin === other.admin &&
  one.courseId === other.courseId &&
  String(one.teaches) === String(other.teaches);

/** Whether the person is an administrator, or a teacher of any course. */
export const isStaff = ({ admin, teaches }: Pick<Claims, 'admin' | 'teaches'>): boolean =>
  admin || teaches.length > 0;

/** Whether the person may see and change the content of a course: its teachers and administrators may. */
export const teachesCourse = (
  { admin, teaches }: Pick<Claims, 'admin' | 'teaches'>,
  courseId: number,
): boolean => admin || teaches.includes(courseId);
