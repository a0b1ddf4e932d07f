import { claimsFor } from '@padavu/domain/claims';
import { usersCollection } from '@padavu/domain/user';
import { UserRecord } from '@padavu/domain/user-record';
import { describe, expect, it } from 'vitest';
import { auth, db } from '../support/accounts-firebase.ts';
import { aLearner, anAdmin, aPendingLearner, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { startOwnApi, type OwnApi } from '../support/own-api.ts';

/** More steps than any call takes of Auth. */
const mostSteps = 20;

/** Auth that answers its nth question with 503, as one that is away for a moment. */
function authThatFailsAt(nth: number) {
  let count = 0;
  const failing = new Proxy(auth, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        count += 1;
        const error = Object.assign(new Error('503 Service Unavailable'), { code: 'auth/internal-error' });
        return count === nth ? Promise.reject(error) : Reflect.apply(member, target, args);
      };
    },
  });
  return { failing, wasReached: () => count >= nth };
}

const approvedAccount = async (uid: string) => {
  const [document, account] = await Promise.all([
    db.collection(usersCollection).doc(uid).get(),
    auth.getUser(uid),
  ]);
  const { status, role, courseId } = UserRecord.pick({ status: true, role: true, courseId: true }).parse(
    document.data(),
  );
  return {
    status,
    agrees: JSON.stringify(account.customClaims) === JSON.stringify(claimsFor({ status, role, courseId })),
  };
};

type Work = {
  begin: () => Promise<string>;
  call: (api: OwnApi, admin: SignedIn, subject: string) => Promise<{ status: number }>;
  /** What has to be so once the call was made again. */
  isDone: (subject: string) => Promise<unknown>;
  done: unknown;
};

const change =
  (verb: string): Work['call'] =>
  (api, { token }, uid) =>
    api.call('PUT', `/admin/users/${uid}/${verb}`, { token });

const works: Record<string, Work> = {
  'an approval': {
    begin: async () => (await aPendingLearner()).uid,
    call: change('approve'),
    isDone: approvedAccount,
    done: { status: 'approved', agrees: true },
  },
  'a deactivation': {
    begin: async () => (await aLearner()).uid,
    call: change('deactivate'),
    isDone: approvedAccount,
    done: { status: 'inactive', agrees: true },
  },
  'a deletion': {
    begin: async () => (await aLearner()).uid,
    call: (api, { token }, uid) => api.call('DELETE', `/admin/users/${uid}`, { token }),
    isDone: async (uid) => (await db.collection(usersCollection).doc(uid).get()).exists,
    done: false,
  },
  'an import': {
    begin: () => Promise.resolve(`${uniqueWord()}@padavu.example`),
    call: (api, { token }, email) =>
      api.call('POST', '/admin/users/import', {
        token,
        body: { dryRun: false, rows: [{ name: 'Anjali Menon', email, course: '1' }] },
      }),
    isDone: async (email) => {
      const { docs } = await db.collection(usersCollection).where('email', '==', email).get();
      const { uid } = await auth.getUserByEmail(email);
      return docs.map(({ id }) => id === uid);
    },
    done: [true],
  },
};

// Fault: Auth answers 503 at any step of an approval, a deactivation, a deletion or an import. Sees: An error that asks
// to try again, or the row of the import that failed. Stored: As before, or as after; a deletion may be half-way, without any right.
// Heals: By the same press again.
describe.each(Object.entries(works))('Auth that answers 503 at any step of %s', (_work, work) => {
  it('leaves what the next try completes', async () => {
    const [admin, working] = await Promise.all([anAdmin(), startOwnApi()]);
    let steps = 0;
    for (let nth = 1; nth <= mostSteps; nth += 1) {
      const subject = await work.begin();
      const { failing, wasReached } = authThatFailsAt(nth);
      const api = await startOwnApi({ auth: failing });
      const { status } = await work.call(api, admin, subject);
      api.close();
      if (!wasReached()) break;
      steps = nth;
      expect([200, 401, 500, 503]).toContain(status);
      expect((await work.call(working, admin, subject)).status).toBe(200);
      expect([nth, await work.isDone(subject)]).toEqual([nth, work.done]);
    }
    working.close();
    expect(steps).toBeGreaterThan(1);
    expect(steps).toBeLessThan(mostSteps);
  });
});
