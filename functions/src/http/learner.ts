import type { Learner, Person } from '#/actors.ts';
import { assertApproved } from '#/data/user/account-rights.ts';
import type { UsersData } from '#/data/user/users.ts';
import { notFound } from '#/errors.ts';

type Users = Pick<UsersData, 'find'>;

const hasCourse = (person: Person): person is Learner =>
  person.claims.approved && person.claims.courseId !== null;

/** Throws 403 with the reason for an account that is not approved. */
export async function requireApproved({ uid, claims }: Person, users: Users): Promise<void> {
  if (!claims.approved) assertApproved(claims, await users.find(uid));
}

/** Throws 403 with the reason for an account that is not approved, 404 for one without a course. */
export async function requireLearner(person: Person, users: Users): Promise<Learner> {
  await requireApproved(person, users);
  if (!hasCourse(person)) throw notFound();
  return person;
}
