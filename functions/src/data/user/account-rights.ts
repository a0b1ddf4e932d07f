import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { assertNever } from '@padavu/domain/values/assert-never';
import { type Claims, claimsFor, isStaff, noClaims, teachesCourse } from '@padavu/domain/user/claims';
import { limits } from '@padavu/domain/limits';
import { Teaches } from '@padavu/domain/user/teaching';
import { isSecondFactorRequired, Role, UserStatus, type User } from '@padavu/domain/user/user';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Caller } from '#/actors.ts';
import { accountInactive, accountPending, forbidden, notFound } from '#/errors.ts';
import { readUser } from '#/data/store/documents.ts';

/** The fields that grant rights. One that cannot be read grants less, never more. */
const Source = z.object({
  status: UserStatus,
  role: Role.catch('user'),
  courseId: z.int().positive().nullable().catch(null),
  teaches: Teaches,
});

const hour = 60 * 60 * 1000;

/** Whether the deletion of an account has begun. It has no rights from then on. */
export function isBeingDeleted(account: DocumentSnapshot): boolean {
  return account.get('deletionBegan') !== undefined;
}

/** The fields of an account; `undefined` for one that is missing or being deleted. */
export function presentUser(account: DocumentSnapshot | undefined): User | undefined {
  return account?.exists && !isBeingDeleted(account) ? readUser(account) : undefined;
}

/** The rights that an account's stored document grants. `firestore.rules` has the same rule. */
export function rightsOf(account: DocumentSnapshot): Claims {
  const source = Source.safeParse(account.data());
  return source.success && !isBeingDeleted(account) ? claimsFor(source.data) : noClaims;
}

/**
 * Whether a member of staff has no rights in a session, because the school requires a second factor and the sign-in had
 * none. `firestore.rules` has the same rule.
 */
export function lacksSecondFactor(account: DocumentSnapshot, { hasSecondFactor }: Caller): boolean {
  const isRequired = isSecondFactorRequired(account.get('secondFactorRequired'));
  return isRequired && !hasSecondFactor && isStaff(rightsOf(account));
}

/** Throws 403 with the reason for an account whose status is not `approved`. */
export function assertStatusApproved({ status }: Pick<User, 'status'>): void {
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
 * Throws 403 for a person without the rights of an approved account, with the reason where the status is one.
 * @param user the stored account; `undefined` where it is missing or being deleted
 */
export function assertApproved(
  rights: Pick<Claims, 'approved'>,
  user: Pick<User, 'status'> | undefined,
): void {
  if (rights.approved) return;
  if (user) assertStatusApproved(user);
  throw forbidden();
}

/** The course of a learner's account. Throws as `assertApproved` does, and 404 for an account without a course. */
export function learnersCourse(account: DocumentSnapshot): number {
  const rights = rightsOf(account);
  assertApproved(rights, presentUser(account));
  if (rights.courseId === null) throw notFound();
  return rights.courseId;
}

/** Throws 403 for a teacher of other courses. Administrators teach every course. */
export function assertTeaches(rights: Claims, courseId: number): void {
  if (!teachesCourse(rights, courseId)) throw forbidden(adminMessages.teacher.otherCourse);
}

/**
 * When the account was last signed out everywhere, in milliseconds: negative for never, infinite for a value that is no
 * timestamp.
 */
export function signedOutAt(account: DocumentSnapshot): number {
  const mark: unknown = account.get('signedOutAt') ?? Timestamp.fromMillis(-1);
  return mark instanceof Timestamp ? mark.toMillis() : Number.POSITIVE_INFINITY;
}

/**
 * Whether a session of the account is over, whatever its token says: the account is deleted or being deleted, it was
 * signed out everywhere, or it belongs to staff and the sign-in is too long ago. `firestore.rules` has the same rule.
 */
export function isSessionOver(account: DocumentSnapshot, { signedInAt }: Caller, now: Date): boolean {
  if (!account.exists || isBeingDeleted(account)) return true;
  if (signedInAt.getTime() <= signedOutAt(account)) return true;
  const age = now.getTime() - signedInAt.getTime();
  return age > limits.adminSession.hours * hour && isStaff(rightsOf(account));
}
