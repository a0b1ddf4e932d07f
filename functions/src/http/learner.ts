import { assertNever } from '@padavu/domain/assert-never';
import type { User } from '@padavu/domain/user';
import type { Learner, Person } from '#/actors.ts';
import type { UsersData } from '#/data/users.ts';
import { accountInactive, accountPending, forbidden, notFound } from '#/errors.ts';

/** Throws 403 with the reason for an account that is not approved. */
export function requireApproved({ status }: Pick<User, 'status'>): void {
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

const hasCourse = (person: Person): person is Learner =>
  person.claims.approved && person.claims.courseId !== null;

/** Throws 403 with the reason for an account that is not approved, 404 for one without a course. */
export async function requireLearner(person: Person, users: Pick<UsersData, 'find'>): Promise<Learner> {
  if (!person.claims.approved) {
    const user = await users.find(person.uid);
    if (user) requireApproved(user);
    throw forbidden();
  }
  if (!hasCourse(person)) throw notFound();
  return person;
}
