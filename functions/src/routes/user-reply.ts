import type { User } from '@padavu/domain/user';

/** A user as every call answers one (specification 3, "User"): both spellings of the course name. */
export function userReply(user: User) {
  const { id, name, email, role, status, isApproved, course, courseId, registrationDate, paymentReference } =
    user;
  return {
    id,
    name,
    email,
    role,
    status,
    isApproved,
    course,
    courseName: course,
    courseId,
    registrationDate,
    paymentReference,
  };
}
