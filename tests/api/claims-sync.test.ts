import type { UserRecord } from '@padavu/domain/user/user-record';
import { describe, expect, it } from 'vitest';
import { claimsData } from '../../functions/src/data/user/claims.ts';
import { sessionsData } from '../../functions/src/data/user/sessions.ts';
import { auth, db } from '../support/accounts-firebase.ts';
import { claimsOf, uniqueEmail, uniqueWord } from '../support/accounts.ts';
import { aUserRecord } from '../support/builders.ts';

type Deps = Parameters<typeof claimsData>[0];

const now = () => new Date('2026-01-01T00:00:00.000Z');
/** Documents that the deployed trigger does not see: only the service under test syncs claims with them. */
const testUsers = db.collection('users-synced-by-the-test');
const documentOf = (uid: string) => testUsers.doc(uid);

/** Creates an account and its document, without claims. */
async function anAccount(overrides: Partial<UserRecord> = {}): Promise<{ uid: string }> {
  const { uid } = await auth.createUser({ email: uniqueEmail() });
  await documentOf(uid).set(aUserRecord(overrides));
  return { uid };
}

const refuse = () => Promise.reject(new Error('nothing was to be written'));

const store = { collection: () => testUsers };

const service = (
  overrides: Partial<Deps['auth']> = {},
  sessions: Deps['sessions'] = sessionsData({ db: store, auth, now }),
) =>
  claimsData({
    db: store,
    sessions,
    now,
    auth: {
      getUser: (uid) => auth.getUser(uid),
      setCustomUserClaims: (uid, claims) => auth.setCustomUserClaims(uid, claims),
      ...overrides,
    },
  });

describe('syncing claims with a user document', () => {
  it('writes nothing when the claims are right, so that it does not trigger itself', async () => {
    const { uid } = await anAccount();
    await service().sync(uid);
    const before = await documentOf(uid).get();
    await service({ setCustomUserClaims: refuse }, { end: refuse }).sync(uid);
    expect((await documentOf(uid).get()).updateTime).toEqual(before.updateTime);
  });

  it('sets the claims of the newest document when that changes meanwhile', async () => {
    const { uid } = await anAccount();
    let isFirst = true;
    const racingService = service({
      setCustomUserClaims: async (id, claims) => {
        if (isFirst) await documentOf(uid).update({ status: 'inactive' });
        isFirst = false;
        await auth.setCustomUserClaims(id, claims);
      },
    });
    await racingService.sync(uid);
    expect(await claimsOf(uid)).toMatchObject({ approved: false });
  });

  it('stores in the document when it changed the claims', async () => {
    const { uid } = await anAccount();
    await service().sync(uid);
    expect((await documentOf(uid).get()).data()).toHaveProperty('claimsSetAt');
    expect(await claimsOf(uid)).toEqual({ approved: true, admin: false, courseId: 1, teaches: [] });
  });

  it('keeps claims that it does not manage', async () => {
    const { uid } = await anAccount();
    await auth.setCustomUserClaims(uid, { beta: true });
    await service().sync(uid);
    expect((await auth.getUser(uid)).customClaims).toMatchObject({ beta: true, approved: true });
  });

  it('signs an account out before it removes claims, so that a retry after a crash signs out too', async () => {
    const { uid } = await anAccount({ status: 'inactive' });
    await auth.setCustomUserClaims(uid, { approved: true });
    const steps: string[] = [];
    const setCustomUserClaims: Deps['auth']['setCustomUserClaims'] = (id, claims) => {
      steps.push('set claims');
      return auth.setCustomUserClaims(id, claims);
    };
    const end = () => Promise.resolve(void steps.push('sign out'));
    await service({ setCustomUserClaims }, { end }).sync(uid);
    expect(steps.slice(0, 2)).toEqual(['sign out', 'set claims']);
  });

  it('does nothing for a document without an Auth account', async () => {
    await expect(service().sync(uniqueWord())).resolves.toBeUndefined();
  });
});
