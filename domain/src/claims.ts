import { z } from 'zod';
import type { UserRecord } from './user-record.ts';

/** The custom claims in an ID token: what rules and the API go by. They follow the user document. */
export const Claims = z.object({
  approved: z.boolean().catch(false),
  admin: z.boolean().catch(false),
  courseId: z.int().positive().nullable().catch(null),
});
export type Claims = z.infer<typeof Claims>;

/** No claim at all: what an account has before its document is read, and after the document is gone. */
export const noClaims: Claims = { approved: false, admin: false, courseId: null };

/** The claims an account document asks for. An administrator who is not approved is no administrator. */
export function claimsFor(user: Pick<UserRecord, 'status' | 'role' | 'courseId'>): Claims {
  const approved = user.status === 'approved';
  return { approved, admin: approved && user.role === 'admin', courseId: user.courseId };
}

export function sameClaims(one: Claims, other: Claims): boolean {
  return one.approved === other.approved && one.admin === other.admin && one.courseId === other.courseId;
}
