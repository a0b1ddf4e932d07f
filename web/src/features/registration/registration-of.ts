import { findPublicCourse } from '@padavu/domain/catalogue/public-courses';
import type { PendingRegistration } from '@padavu/domain/registration';
import type { User } from '@padavu/domain/user';

/** A pending account's registration, for its payment chat. */
export function registrationOf({
  name,
  email,
  course,
  courseId,
  paymentReference,
}: User): PendingRegistration {
  const price = findPublicCourse(courseId ?? course)?.price ?? null;
  return { name, email, course, price, paymentReference };
}
