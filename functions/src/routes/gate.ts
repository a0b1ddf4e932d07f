import { assertNever } from '@padavu/domain/assert-never';
import type { User } from '@padavu/domain/user';
import type { Person } from '#/actors.ts';
import type { UsersData } from '#/data/users.ts';
import { accountInactive, accountPending, forbidden, notFound } from '#/errors.ts';

/** Only approved accounts may enter: 403 with the reason for the others. */
export function demandApproved({ status }: Pick<User, 'status'>): void {
  switch (status) {
    case 'approved':
      return;
    case 'pending':
      throw accountPending();
    case 'inactive':
      throw accountInactive();
    default:
      assertNever(status);
  }
}

/**
 * The course that a person learns from.
 * 403 with the reason for an account that is not approved, 404 for one without a course.
 */
export async function demandOwnCourse(
  { uid, claims }: Person,
  users: Pick<UsersData, 'find'>,
): Promise<number> {
  if (!claims.approved) {
    const user = await users.find(uid);
    if (user) demandApproved(user);
    throw forbidden();
  }
  if (claims.courseId === null) throw notFound();
  return claims.courseId;
}
