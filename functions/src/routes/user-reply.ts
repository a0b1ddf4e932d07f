import { personalDataFile } from '@padavu/domain/user/personal-data';
import type { User } from '@padavu/domain/user/user';
import type { UserReply } from '#/contract/users.ts';
import type { PersonalDataExport } from '#/data/user/personal-data.ts';
import { ok, type Reply } from '#/http/reply.ts';

/** A part of the export of a person's data, as a file. */
export function exportReply(uid: string, { data, next }: PersonalDataExport, schoolName: string): Reply {
  const file = personalDataFile(schoolName, uid);
  return { ...ok(data, { 'Content-Disposition': `attachment; filename="${file}"` }), next };
}

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
