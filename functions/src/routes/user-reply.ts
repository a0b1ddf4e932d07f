import { personalDataFile } from '@padavu/domain/user/personal-data';
import type { User } from '@padavu/domain/user/user';
import { UserReply } from '#/contract/users.ts';
import type { PersonalDataExport } from '#/data/user/personal-data.ts';
import { ok, type Reply } from '#/http/reply.ts';

/** A part of the export of a person's data, as a file. */
export function exportReply(uid: string, { data, next }: PersonalDataExport, schoolName: string): Reply {
  const file = personalDataFile(schoolName, uid);
  return { ...ok(data, { 'Content-Disposition': `attachment; filename="${file}"` }), next };
}

/** A user as calls return it; the contract says which fields those are. */
export const userReply = (user: User): UserReply => UserReply.parse({ ...user, courseName: user.course });
