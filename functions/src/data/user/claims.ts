import { Claims, sameClaims, teachesCourse } from '@padavu/domain/user/claims';
import { usersCollection } from '@padavu/domain/user/user';
import type { Auth } from 'firebase-admin/auth';
import { GrpcStatus, type Firestore } from 'firebase-admin/firestore';
import { rightsOf } from './account-rights.ts';
import { undefinedIfMissing } from './auth-errors.ts';
import { fetchOne } from '#/data/store/reads.ts';
import type { SessionsData } from './sessions.ts';
import { isStored } from '#/data/store/store-errors.ts';

/** More rounds than this mean that something keeps writing the document. */
const maxRounds = 10;

type Deps = {
  db: Pick<Firestore, 'collection'>;
  auth: Pick<Auth, 'getUser' | 'setCustomUserClaims'>;
  sessions: Pick<SessionsData, 'end'>;
  now: () => Date;
};

export type ClaimsData = ReturnType<typeof claimsData>;

/** Whether somebody loses a right: to enter, to administrate, to teach a course, or to learn their course. */
function losesRights(current: Claims, wanted: Claims): boolean {
  return (
    (current.approved && !wanted.approved) ||
    (current.admin && !wanted.admin) ||
    current.teaches.some((courseId) => !teachesCourse(wanted, courseId)) ||
    (current.approved && current.courseId !== null && current.courseId !== wanted.courseId)
  );
}

/** Keeps the Auth claims of an account equal to the rights in its document. */
export function claimsData({ db, auth, sessions, now }: Deps) {
  const users = db.collection(usersCollection);

  /** The claims that the document grants now. A missing or unreadable one grants nothing. */
  async function wantedClaims(uid: string): Promise<Claims> {
    return rightsOf(await fetchOne(users.doc(uid)));
  }

  /**
   * Signs the account out everywhere before it loses a right. If the process dies in between, the next run does both.
   */
  async function setClaims(uid: string, current: Claims, wanted: Claims, otherClaims: object): Promise<void> {
    if (losesRights(current, wanted)) await sessions.end(uid);
    await undefinedIfMissing(auth.setCustomUserClaims(uid, { ...otherClaims, ...wanted }));
  }

  /** Tells the browser to renew its token. Does nothing if the document is gone. */
  async function stamp(uid: string): Promise<void> {
    await isStored(users.doc(uid).update({ claimsSetAt: now() }), GrpcStatus.NOT_FOUND);
  }

  return {
    /**
     * Sets the claims from the present document, whatever event triggered this, and checks again after every change:
     * two concurrent runs end with the claims of the newest document. Writes nothing when the claims are right, so that
     * its own stamp does not trigger it again.
     */
    async sync(uid: string): Promise<void> {
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
