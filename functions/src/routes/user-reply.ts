import type { User } from '@padavu/domain/user';
import type { UserReply } from '#/contract/users.ts';

export function userReply(user: User): UserReply {
  const { id, name, email, role, teaches, status, isApproved, course, courseId, discount } = user;
  const { registrationDate, paymentReference, startsAt, openThrough, pacing, congratulatedOn, language } =
    user;
  return {
    id,
    name,
    email,
    role,
    teaches,
    status,
    isApproved,
    course,
    courseName: course,
    courseId,
    registrationDate,
    paymentReference,
    discount,
    startsAt,
    openThrough,
    pacing,
    congratulatedOn,
    language,
  };
}
