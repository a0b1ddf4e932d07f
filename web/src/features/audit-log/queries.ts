import { auditCollection, ListedAuditEntry } from '@padavu/domain/admin/audit';
import { lookupWord } from '@padavu/domain/admin/audit-search';
import { endOfSchoolDay, startOfSchoolDay } from '@padavu/domain/school/school-day';
import { User, usersCollection } from '@padavu/domain/user/user';
import type { LiveDocument, LiveQuery } from '@/lib/firebase/live.ts';
import { actionsOf } from './audit-filter.ts';
import type { AuditFilter } from './audit-filter.ts';

type AuditQuery = LiveQuery<typeof ListedAuditEntry>;

/**
 * Entries that match the filter, newest first, from the beginning or after an entry. Days are those of the time zone.
 * The query matches only one word of `about`: filter its results by `matchesTarget`.
 */
export function auditEntries(
  { actor, kind, about, from, to }: AuditFilter,
  { timeZone, limit }: { timeZone: string; limit: number },
  after?: Pick<ListedAuditEntry, 'at' | 'id'>,
): AuditQuery {
  const word = lookupWord(about);
  return {
    kind: 'query',
    collection: auditCollection,
    where: [
      ...(actor === null ? [] : [['actor.uid', '==', actor] as const]),
      ...(kind === null ? [] : [['action', 'in', actionsOf(kind)] as const]),
      ...(word === undefined ? [] : [['searchWords', 'array-contains', word] as const]),
      ...(from === null ? [] : [['at', '>=', startOfSchoolDay({ timeZone }, from)] as const]),
      ...(to === null ? [] : [['at', '<', endOfSchoolDay({ timeZone }, to)] as const]),
    ],
    orderBy: [
      ['at', 'desc'],
      ['__name__', 'desc'],
    ],
    startAfter: after && [after.at, after.id],
    limit,
    schema: ListedAuditEntry,
  };
}

/** One entry by its id. */
export function auditEntry(id: string): LiveDocument<typeof ListedAuditEntry> {
  return { kind: 'document', path: `${auditCollection}/${id}`, schema: ListedAuditEntry };
}

/** Everyone who is an administrator now. */
export const administrators: LiveQuery<typeof User> = {
  kind: 'query',
  collection: usersCollection,
  where: [['role', '==', 'admin']],
  orderBy: [],
  schema: User,
};
