import type { ClaimsData } from '#/data/claims.ts';

/** The claims follow the user document whoever wrote it: the API, the Firebase console, a script (design section 1). */
export function followUserDocument({ claims }: { claims: ClaimsData }) {
  return ({ params }: { params: { uid: string } }): Promise<void> => claims.follow(params.uid);
}
