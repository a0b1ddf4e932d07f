import { Claims, sameClaims, teachesCourse } from '@padavu/domain/claims';
import { usersCollection } from '@padavu/domain/user';
import type { Auth } from 'firebase-admin/auth';
import { GrpcStatus, type Firestore } from 'firebase-admin/firestore';
import { rightsOf } from './account-rights.ts';
import { undefinedIfMissing } from './auth-errors.ts';
import { fetchOne } from './reads.ts';
import { sessionsData } from './sessions.ts';
import { isStoreError } from './store-errors.ts';

/** More rounds than this mean that something writes the document without end. */
const maxRounds = 10;

type Deps = {
  db: Pick<Firestore, 'collection'>;
  auth: Pick<Auth, 'getUser' | 'setCustomUserClaims' | 'revokeRefreshTokens'>;
  now: () => Date;
};

export type ClaimsData = ReturnType<typeof claimsData>;

/** Whether somebody may less than before: no longer in, no longer an administrator or a teacher of a course, or no longer in the same course. */
function losesRights(current: Claims, wanted: Claims): boolean {
  return (
    (current.approved && !wanted.approved) ||
    (current.admin && !wanted.admin) ||
    current.teaches.some((courseId) => !teachesCourse(wanted, courseId)) ||
    (current.approved && current.courseId !== null && current.courseId !== wanted.courseId)
  );
}

/** Keeps an account's Auth claims as its document says. */
export function claimsData({ db, auth, now }: Deps) {
  const users = db.collection(usersCollection);
  const sessions = sessionsData({ db, auth, now });

  /** What the document asks for now. One that is gone or makes no sense grants nothing. */
  async function wantedClaims(uid: string): Promise<Claims> {
    return rightsOf(await fetchOne(users.doc(uid)));
  }

  /** Signs the account out everywhere before it loses a right, so that a death in between is repeated, not forgotten. */
  async function setClaims(uid: string, current: Claims, wanted: Claims, others: object): Promise<void> {
    if (losesRights(current, wanted)) await sessions.end(uid);
    await undefinedIfMissing(auth.setCustomUserClaims(uid, { ...others, ...wanted }));
  }

  /** Tells the browser to renew its token; nothing to tell when the document has gone meanwhile. */
  async function stamp(uid: string): Promise<void> {
    try {
      await users.doc(uid).update({ claimsSetAt: now() });
    } catch (error) {
      if (!isStoreError(error, GrpcStatus.NOT_FOUND)) throw error;
    }
  }

  return {
    /**
     * Makes the claims follow the document as it is now, whatever event asked for it, and looks again after every
     * change: two of these at once end with the claims of the newest document. Writes nothing when all is well, so
     * that its own stamp does not set it off again.
     */
    async follow(uid: string): Promise<void> {
      for (let round = 0; round < maxRounds; round += 1) {
        const wanted = await wantedClaims(uid);
        const account = await undefinedIfMissing(auth.getUser(uid));
        if (!account) return;
        const current = Claims.parse(account.customClaims ?? {});
        if (sameClaims(current, wanted)) {
          if (round > 0) await stamp(uid);
          return;
        }
        await setClaims(uid, current, wanted, account.customClaims ?? {});
      }
      throw new Error(`The claims of ${uid} did not settle`);
    },
  };
}
