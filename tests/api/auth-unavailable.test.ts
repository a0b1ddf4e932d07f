import { claimsFor } from '@padavu/domain/user/claims';
import { usersCollection } from '@padavu/domain/user/user';
import { UserRecord } from '@padavu/domain/user/user-record';
import { describe, expect, it } from 'vitest';
import { auth, db } from '../support/accounts-firebase.ts';
import { aLearner, anAdmin, aPendingLearner, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { startOwnApi, type OwnApi } from './support/own-api.ts';

/** More calls of Auth than any of these operations makes. */
const mostSteps = 20;

/** Auth that answers its nth call with 503, as in a short outage. */
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

const statusOf = async (uid: string) => {
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
  /** Reads the state, which equals `expected` once the call was repeated. */
  readResult: (subject: string) => Promise<unknown>;
  expected: unknown;
};

const change =
  (verb: string): Work['call'] =>
  (api, { token }, uid) =>
    api.call('PUT', `/admin/users/${uid}/${verb}`, { token });

const cases: Record<string, Work> = {
  'an approval': {
    begin: async () => (await aPendingLearner()).uid,
    call: change('approve'),
    readResult: statusOf,
    expected: { status: 'approved', agrees: true },
  },
  'a deactivation': {
    begin: async () => (await aLearner()).uid,
    call: change('deactivate'),
    readResult: statusOf,
    expected: { status: 'inactive', agrees: true },
  },
  'a deletion': {
    begin: async () => (await aLearner()).uid,
    call: (api, { token }, uid) => api.call('DELETE', `/admin/users/${uid}`, { token }),
    readResult: async (uid) => (await db.collection(usersCollection).doc(uid).get()).exists,
    expected: false,
  },
  'an import': {
    begin: () => Promise.resolve(`${uniqueWord()}@padavu.example`),
    call: (api, { token }, email) =>
      api.call('POST', '/admin/users/import', {
        token,
        body: { dryRun: false, rows: [{ name: 'Anjali Menon', email, course: '1' }] },
      }),
    readResult: async (email) => {
      const { docs } = await db.collection(usersCollection).where('email', '==', email).get();
      const { uid } = await auth.getUserByEmail(email);
      return docs.map(({ id }) => id === uid);
    },
    expected: [true],
  },
};

// Fault: Auth answers 503 at any step of an approval, a deactivation, a deletion or an import. Sees: An error that
// asks to try again, or the row of the import that failed. Stored: As before, or as after; a deletion may be
// half-way, without any right. Heals: Pressing the button again completes it.
describe.each(Object.entries(cases))('Auth that answers 503 at any step of %s', (_work, work) => {
  it('leaves a state that the next try completes', async () => {
    const [admin, workingApi] = await Promise.all([anAdmin(), startOwnApi()]);
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
      expect((await work.call(workingApi, admin, subject)).status).toBe(200);
      expect([nth, await work.readResult(subject)]).toEqual([nth, work.expected]);
    }
    workingApi.close();
    expect(steps).toBeGreaterThan(1);
    expect(steps).toBeLessThan(mostSteps);
  });
});
