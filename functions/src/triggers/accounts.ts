import { userStatsEntryOf, userStatsChanges } from '@padavu/domain/user-stats';
import { usersCollection } from '@padavu/domain/user';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { ClaimsData } from '#/data/claims.ts';
import { faultsIn, type AttentionData } from '#/data/attention.ts';
import { readUser } from '#/data/documents.ts';
import type { UserStatsData } from '#/data/user-stats.ts';
import { type SecurityData, worksForSchool } from '#/data/security.ts';

type DocumentEvent = {
  params: { uid: string };
  data?: { before: DocumentSnapshot; after: DocumentSnapshot } | undefined;
};

type Deps = {
  attention: Pick<AttentionData, 'sync'>;
  claims: Pick<ClaimsData, 'sync'>;
  userStats: Pick<UserStatsData, 'sync'>;
  security: Pick<SecurityData, 'sync'>;
};

/**
 * Updates the claims, the totals and the mark of the second factor after a write of a user document, by whomever: the
 * API, the Firebase console or a script (docs/decisions/056). A write that changes no total, such as that of the
 * claims' moment, updates none.
 */
export function syncAccount({ attention, claims, userStats, security }: Deps) {
  return async ({ params: { uid }, data }: DocumentEvent): Promise<void> => {
    const isCounted = userStatsChanges(entryOf(data?.before), entryOf(data?.after)).length > 0;
    const isOrWasFaulty = [data?.before, data?.after].some((snapshot) => faultsIn(usersCollection, snapshot));
    await Promise.all([
      claims.sync(uid),
      data !== undefined && worksForSchool(data.after) && security.sync(uid),
      isCounted && userStats.sync(uid),
      isOrWasFaulty && attention.sync(usersCollection, uid),
    ]);
  };
}

function entryOf(snapshot: DocumentSnapshot | undefined) {
  return snapshot?.exists ? userStatsEntryOf(readUser(snapshot)) : undefined;
}
