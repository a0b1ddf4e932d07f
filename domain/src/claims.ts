import { z } from 'zod';
import { Teaches } from './teaching.ts';
import type { User } from './user.ts';

/** The custom claims in an ID token: what rules and the API go by. They follow the user document. */
export const Claims = z.object({
  approved: z.boolean().catch(false),
  admin: z.boolean().catch(false),
  courseId: z.int().positive().nullable().catch(null),
  teaches: Teaches,
});
export type Claims = z.infer<typeof Claims>;

/** No claim at all: what an account has before its document is read, and after the document is gone. */
export const noClaims: Claims = { approved: false, admin: false, courseId: null, teaches: [] };

/** The claims an account document asks for. An administrator or a teacher who is not approved is none. */
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

/** Whether somebody works for the school: an administrator, or a teacher of any course. */
export const isStaff = ({ admin, teaches }: Pick<Claims, 'admin' | 'teaches'>): boolean =>
  admin || teaches.length > 0;

/** Whether somebody sees and changes what a course teaches: its teachers, and administrators. */
export const teachesCourse = (
  { admin, teaches }: Pick<Claims, 'admin' | 'teaches'>,
  courseId: number,
): boolean => admin || teaches.includes(courseId);
