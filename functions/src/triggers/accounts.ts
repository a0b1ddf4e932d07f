import { countedOf, headcountChanges } from '@padavu/domain/headcount';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { ClaimsData } from '#/data/claims.ts';
import { readUser } from '#/data/documents.ts';
import type { HeadcountData } from '#/data/headcount.ts';

type Written = {
  params: { uid: string };
  data?: { before: DocumentSnapshot; after: DocumentSnapshot } | undefined;
};

type Deps = { claims: Pick<ClaimsData, 'follow'>; headcount: Pick<HeadcountData, 'follow'> };

/**
 * Claims and counts follow the user document, whoever wrote it: the API, the Firebase console, a script (design section 1,
 * decision 056). What changes no count, as the moment at which the claims were set, is not counted.
 */
export function followAccount({ claims, headcount }: Deps) {
  return async ({ params: { uid }, data }: Written): Promise<void> => {
    const isCounted = headcountChanges(counted(data?.before), counted(data?.after)).length > 0;
    await Promise.all([claims.follow(uid), isCounted && headcount.follow(uid)]);
  };
}

function counted(snapshot: DocumentSnapshot | undefined) {
  return snapshot?.exists ? countedOf(readUser(snapshot)) : undefined;
}
