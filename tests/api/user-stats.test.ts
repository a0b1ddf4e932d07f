import { accountsIn, userStatsEntryPath, UserStats, userStatsPath } from '@padavu/domain/user/user-stats';
import { usersCollection } from '@padavu/domain/user/user';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { userStatsData } from '../../functions/src/data/user/user-stats.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { syncAccount } from '../../functions/src/triggers/document-events.ts';
import { afterTriggers } from '../support/after-triggers.ts';
import { db } from '../support/accounts-firebase.ts';
import { aLearner, anAdmin, aPendingLearner, uniqueWord } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { aUserRecord } from '../support/builders.ts';
import { someId } from '../support/content.ts';

const userStats = async () => UserStats.parse((await db.doc(userStatsPath).get()).data());
const accountsOf = async (courseId: number) => accountsIn(await userStats(), { courseId });
const userStatsEntryOf = async (uid: string) => (await db.doc(userStatsEntryPath(uid)).get()).data();

const storeUser = (uid: string, overrides: Parameters<typeof aUserRecord>[0]) =>
  db.collection(usersCollection).doc(uid).set(aUserRecord(overrides));

describe('the counts of a course', () => {
  it('follow its accounts as they register, are approved, deactivated and deleted', async () => {
    const courseId = someId();
    const admin = await anAdmin();
    const [first, second] = await Promise.all([aPendingLearner({ courseId }), aLearner({ courseId })]);
    const counts = () => accountsOf(courseId);
    await expect.poll(counts, afterTriggers).toEqual({ pending: 1, approved: 1, inactive: 0, total: 2 });

    const { token } = admin;
    expect((await api('PUT', `/admin/users/${first.uid}/approve`, { token, body: {} })).status).toBe(200);
    await expect.poll(counts, afterTriggers).toEqual({ pending: 0, approved: 2, inactive: 0, total: 2 });
    expect((await api('PUT', `/admin/users/${second.uid}/deactivate`, { token, body: {} })).status).toBe(200);
    await expect.poll(counts, afterTriggers).toEqual({ pending: 0, approved: 1, inactive: 1, total: 2 });
    expect((await api('DELETE', `/admin/users/${second.uid}`, { token })).status).toBe(200);
    await expect.poll(counts, afterTriggers).toEqual({ pending: 0, approved: 1, inactive: 0, total: 1 });
    expect(await userStatsEntryOf(second.uid)).toBeUndefined();
  });

  it('follow accounts that are changed in the console', async () => {
    const [one, other] = [someId(), someId()];
    const uid = uniqueWord();
    await storeUser(uid, { courseId: one });
    await expect.poll(async () => (await accountsOf(one)).approved, afterTriggers).toBe(1);
    await db.collection(usersCollection).doc(uid).update({ courseId: other });
    await expect.poll(async () => (await accountsOf(other)).approved, afterTriggers).toBe(1);
    expect((await accountsOf(one)).total).toBe(0);
  });
});

/** The deployed trigger counts the same accounts as this service at the same time: each account must count once. */
const service = userStatsData({ db, ...transactions({ db }) });

describe('counting an account', () => {
  it('changes nothing when it is repeated, at the same time or later', async () => {
    const courseId = someId();
    const uids = [uniqueWord(), uniqueWord(), uniqueWord()];
    await Promise.all(uids.map((uid) => storeUser(uid, { courseId })));
    const another = userStatsData({ db, ...transactions({ db }) });
    await Promise.all([...uids, ...uids].flatMap((uid) => [service.sync(uid), another.sync(uid)]));
    expect((await accountsOf(courseId)).total).toBe(3);
    expect(await userStatsEntryOf(uids[0] ?? '')).toMatchObject({
      role: 'user',
      status: 'approved',
      courseId,
    });
  });

  it('writes nothing for an account that does not exist', async () => {
    const uid = uniqueWord();
    await service.sync(uid);
    expect(await userStatsEntryOf(uid)).toBeUndefined();
  });
});

describe('an event', () => {
  it('that changes no counted field is not counted, but still updates the claims', async () => {
    const uid = uniqueWord();
    const ref = db.collection(usersCollection).doc(uid);
    const sync = vi.fn<(uid: string) => Promise<void>>().mockResolvedValue();
    const syncClaims = vi.fn<(uid: string) => Promise<void>>().mockResolvedValue();
    const handle = (before: DocumentSnapshot, after: DocumentSnapshot) =>
      syncAccount({
        attention: { sync: vi.fn<() => Promise<void>>() },
        userStats: { sync },
        claims: { sync: syncClaims },
        security: { sync: vi.fn<() => Promise<void>>() },
      })({
        params: { uid },
        data: { before, after },
      });

    const missing = await ref.get();
    await ref.set(aUserRecord({ courseId: someId() }));
    const registered = await ref.get();
    await handle(missing, registered);
    expect(sync).toHaveBeenCalledExactlyOnceWith(uid);

    await ref.update({ claimsSetAt: new Date() });
    await handle(registered, await ref.get());
    expect(sync).toHaveBeenCalledTimes(1);
    expect(syncClaims.mock.calls).toEqual([[uid], [uid]]);

    await ref.delete();
    await handle(registered, await ref.get());
    expect(sync).toHaveBeenCalledTimes(2);
  });
});
