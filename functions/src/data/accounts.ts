import { Claims } from '@padavu/domain/claims';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { isAuthError, unlessMissing } from './auth-errors.ts';

/** Who is asking, as a verified token says. */
export type Person = { uid: string; name: string; claims: Claims };

export type AccountsData = ReturnType<typeof accountsData>;

const readName = ({ name }: DecodedIdToken & { name?: unknown }) =>
  typeof name === 'string' && name !== '' ? name : 'Unknown';

/** What we ask of Firebase Auth about accounts that exist. */
export function accountsData({ auth }: { auth: Auth }) {
  return {
    /** Who a token speaks for; `undefined` when it is not valid (any more): expired, revoked, of a deleted account. */
    async verify(token: string): Promise<Person | undefined> {
      try {
        const decoded = await auth.verifyIdToken(token, true);
        return { uid: decoded.uid, name: readName(decoded), claims: Claims.parse(decoded) };
      } catch (error) {
        const refused = isAuthError(
          error,
          'argument-error',
          'invalid-id-token',
          'id-token-expired',
          'id-token-revoked',
          'user-disabled',
          'user-not-found',
        );
        if (refused) return undefined;
        throw error;
      }
    },

    /** A token that the Identity Toolkit exchanges for a session of the account. */
    mint(uid: string): Promise<string> {
      return auth.createCustomToken(uid);
    },

    /** Signs the account out everywhere. */
    async signOut(uid: string): Promise<void> {
      await unlessMissing(auth.revokeRefreshTokens(uid));
    },
  };
}
