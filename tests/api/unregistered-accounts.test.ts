import { auditCollection } from '@padavu/domain/admin/audit';
import { Claims, noClaims } from '@padavu/domain/user/claims';
import { paymentPath } from '@padavu/domain/payment/payment';
import { dataReply } from '@padavu/domain/api/reply';
import { usersCollection } from '@padavu/domain/user/user';
import { ImportOutcome } from '@padavu/domain/user/user-import';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditData } from '../../functions/src/data/admin/audit.ts';
import { claimsData } from '../../functions/src/data/user/claims.ts';
import { correctionData } from '../../functions/src/data/user/correction.ts';
import { reconciliationData } from '../../functions/src/data/user/reconciliation.ts';
import { sessionsData } from '../../functions/src/data/user/sessions.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import {
  registrationsCollection,
  unregisteredAccountsData,
} from '../../functions/src/data/user/unregistered-accounts.ts';
import { auth, db } from '../support/accounts-firebase.ts';
import {
  anAdmin,
  AuthTokens,
  callAuth,
  createAccount,
  uniqueEmail,
  uniqueWord,
  type SignedIn,
} from '../support/accounts.ts';
import { api } from '../support/api-client.ts';

// Anyone can sign up any address at the Identity Toolkit, with the API key that every page contains. Such an account
// must not block the owner of the address, and must give its creator no access.

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const strangersPassword = "a stranger's password";
const ownPassword = 'the password of its owner';

const Session = AuthTokens.extend({ localId: z.string() });
type Stranger = z.infer<typeof Session> & { email: string };

/** Signs up an account, as a stranger can do with somebody's address. */
async function signUp(email = uniqueEmail()): Promise<Stranger> {
  const reply = await callAuth('signUp', { email, password: strangersPassword });
  return { ...Session.parse(await reply.json()), email };
}

const signInStatus = async (email: string, password: string) =>
  (await callAuth('signInWithPassword', { email, password })).status;

const register = (email: string) =>
  api('POST', '/users/register', {
    body: { name: 'Anjali Menon', email, password: ownPassword, courseId: 1 },
  });

const find = async (email: string) =>
  (await api('GET', `/admin/users?search=${encodeURIComponent(email)}`, { token: admin.token })).as(
    z.array(z.looseObject({ id: z.string(), status: z.string(), courseId: z.number().nullable() })),
  );

const documentOf = (uid: string) => db.collection(usersCollection).doc(uid).get();
const accountOf = async (uid: string) => (await auth.getUsers([{ uid }])).users[0];

/** Expects the password, the tokens and the account of the stranger to give no access. */
async function expectNoAccess({ email, localId, idToken, refreshToken }: Stranger): Promise<void> {
  expect(await signInStatus(email, strangersPassword)).toBe(400);
  expect(await accountOf(localId)).toBeUndefined();
  expect((await api('POST', '/auth/refresh', { body: { refreshToken } })).status).toBe(401);
  expect((await api('GET', '/course/user/course', { token: idToken })).status).toBe(401);
}

const now = () => new Date();
const anHourLater = () => new Date(Date.now() + 60 * 60 * 1000);
const store = { db, auth, now, ...transactions({ db }) };
const first = { ...store, audit: auditData(store), sessions: sessionsData(store) };
const unregistered = unregisteredAccountsData(first);
const second = { ...first, claims: claimsData(first), unregistered };
const reconciliationAt = (clock: () => Date) =>
  reconciliationData({ ...second, corrections: correctionData(second), now: clock });
const reconcile = (...uids: string[]) => reconciliationAt(anHourLater).some(uids);
const noChanges = { listed: [], claims: [], address: [], deactivated: [], dropped: [], doubtful: [] };

describe('registering an address that a stranger signed up', () => {
  it('gives it to the person who registers, and leaves the stranger no access', async () => {
    const stranger = await signUp();
    const reply = await register(stranger.email);
    expect(reply.status).toBe(201);
    await expectNoAccess(stranger);
    expect(await signInStatus(stranger.email, ownPassword)).toBe(200);
    expect(await find(stranger.email)).toMatchObject([{ status: 'pending', courseId: 1 }]);
  });

  it('takes over nothing of the account: no claim, no verified address, no other way to sign in', async () => {
    const stranger = await signUp();
    await auth.updateUser(stranger.localId, {
      emailVerified: true,
      phoneNumber: `+9190${Date.now() % 1e8}`.padEnd(13, '0'),
    });
    await auth.setCustomUserClaims(stranger.localId, { approved: true, admin: true, courseId: 1 });
    await register(stranger.email);
    const account = await auth.getUserByEmail(stranger.email);
    expect(account.uid).not.toBe(stranger.localId);
    expect([account.emailVerified, account.phoneNumber, account.displayName]).toEqual([
      false,
      undefined,
      'Anjali Menon',
    ]);
    expect(Claims.parse(account.customClaims ?? {})).toMatchObject({ approved: false, admin: false });
  });

  it('answers 409 for an account with a document, whose owner keeps it', async () => {
    const { uid, email } = await createAccount();
    expect((await register(email)).status).toBe(409);
    expect(await accountOf(uid)).toBeDefined();
  });

  it('answers 409 while the address is being registered', async () => {
    const { localId, email } = await signUp();
    await db.collection(registrationsCollection).doc(localId).set({ startedAt: now(), abandoned: false });
    expect((await register(email)).status).toBe(409);
    expect(await accountOf(localId)).toBeDefined();
  });

  it('succeeds for one of several who register it at the same time', async () => {
    const stranger = await signUp();
    const replies = await Promise.all([1, 2, 3].map(() => register(stranger.email)));
    const statuses = replies.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([201, 409, 409]);
    expect(await find(stranger.email)).toHaveLength(1);
  });
});

const rows = (email: string) => [{ name: 'Anjali Menon', email, course: '1' }];

const send = async (email: string, dryRun: boolean) =>
  (await api('POST', '/admin/users/import', { token: admin.token, body: { dryRun, rows: rows(email) } })).as(
    dataReply(z.array(ImportOutcome)),
  ).data;

describe('importing an address that a stranger signed up', () => {
  it('reports that it can be imported, and creates the account', async () => {
    const stranger = await signUp();
    expect(await send(stranger.email, true)).toEqual([{ state: 'ready' }]);
    expect(await accountOf(stranger.localId)).toBeDefined();
    expect(await send(stranger.email, false)).toMatchObject([{ state: 'created' }]);
    await expectNoAccess(stranger);
    expect(await find(stranger.email)).toMatchObject([{ status: 'approved', courseId: 1 }]);
  });
});

describe('an account without a document', () => {
  it('is deleted by its uid, with an audit entry', async () => {
    const stranger = await signUp();
    const path = `/admin/users/${stranger.localId}`;
    expect((await api('DELETE', path, { token: admin.token })).status).toBe(200);
    await expectNoAccess(stranger);
    const entries = await db.collection(auditCollection).where('target.id', '==', stranger.localId).get();
    expect(entries.docs.map((entry) => entry.get('action') as unknown)).toEqual(['user.delete']);
    expect((await api('DELETE', path, { token: admin.token })).status).toBe(200);
  });

  it('is not deleted while it is being registered', async () => {
    const { localId } = await signUp();
    await db.collection(registrationsCollection).doc(localId).set({ startedAt: now(), abandoned: false });
    expect((await api('DELETE', `/admin/users/${localId}`, { token: admin.token })).status).toBe(404);
    expect(await accountOf(localId)).toBeDefined();
  });

  it('is added to the list of users, without a course, and can be deleted there', async () => {
    const stranger = await signUp();
    const { localId, email } = stranger;
    expect(await find(email)).toEqual([]);
    expect(await reconcile(localId)).toEqual({ ...noChanges, listed: [localId] });
    expect(await find(email)).toMatchObject([
      { id: localId, status: 'pending', courseId: null, paymentReference: '' },
    ]);
    expect(await reconcile(localId)).toEqual(noChanges);
    expect((await api('DELETE', `/admin/users/${localId}`, { token: admin.token })).status).toBe(200);
    expect((await accountOf(localId))?.disabled).toBe(true);
    expect(await find(email)).toEqual([]);
    const forGood = await api('DELETE', `/admin/trash/users_${localId}`, { token: admin.token });
    expect(forGood.status).toBe(200);
    await expectNoAccess(stranger);
  });

  it('is replaced when somebody registers the address, also after it was listed', async () => {
    const stranger = await signUp();
    await reconcile(stranger.localId);
    expect((await register(stranger.email)).status).toBe(201);
    await expectNoAccess(stranger);
    expect(await find(stranger.email)).toMatchObject([{ courseId: 1 }]);
  });

  it.each<[string, (uid: string) => Promise<unknown>]>([
    ['approved it', (uid) => api('PUT', `/admin/users/${uid}/approve`, { token: admin.token, body: {} })],
    ['recorded a payment', (uid) => db.doc(paymentPath(uid)).set({ amount: 1 })],
  ])('stays once an administrator %s', async (_what, decide) => {
    const { localId, email } = await signUp();
    await reconcile(localId);
    await decide(localId);
    expect((await register(email)).status).toBe(409);
    expect(await accountOf(localId)).toBeDefined();
  });

  it('is left alone while it is new or being registered', async () => {
    const [newAccount, registering] = [await signUp(), await signUp()];
    expect(await reconciliationAt(now).some([newAccount.localId])).toEqual(noChanges);
    await db
      .collection(registrationsCollection)
      .doc(registering.localId)
      .set({ startedAt: now(), abandoned: false });
    expect(await reconcile(registering.localId)).toEqual(noChanges);
    expect((await documentOf(registering.localId)).exists).toBe(false);
  });
});

describe('the reconciliation of Auth and documents', () => {
  it('sets the claims that the document grants, and signs out an account that loses a right', async () => {
    const { uid } = await createAccount({ status: 'pending' });
    const began = Math.floor(Date.now() / 1000) * 1000;
    await auth.setCustomUserClaims(uid, { approved: true, admin: true, courseId: 1 });
    // The trigger of the new document also sets the claims, and may be first.
    expect([noChanges, { ...noChanges, claims: [uid] }]).toContainEqual(await reconcile(uid));
    const account = await auth.getUser(uid);
    expect(Claims.parse(account.customClaims)).toMatchObject({ approved: false, admin: false });
    expect(Date.parse(account.tokensValidAfterTime ?? '')).toBeGreaterThanOrEqual(began);
    expect(await reconcile(uid)).toEqual(noChanges);
  });

  it('removes claims that no document grants', async () => {
    const { localId } = await signUp();
    await auth.setCustomUserClaims(localId, { approved: true, admin: true, courseId: 1 });
    expect(await reconcile(localId)).toEqual({ ...noChanges, listed: [localId], claims: [localId] });
    expect(Claims.parse((await auth.getUser(localId)).customClaims)).toEqual(noClaims);
  });

  it('makes the document of a disabled account inactive, until an administrator approves it', async () => {
    const { uid, email } = await createAccount();
    await auth.updateUser(uid, { disabled: true });
    expect(await reconcile(uid)).toEqual({ ...noChanges, deactivated: [uid] });
    expect((await documentOf(uid)).get('status')).toBe('inactive');
    expect(await reconcile(uid)).toEqual(noChanges);
    await api('PUT', `/admin/users/${uid}/approve`, { token: admin.token, body: {} });
    expect(await signInStatus(email, 'a good password')).toBe(200);
    expect(await reconcile(uid)).toEqual(noChanges);
  });

  it('makes the document of an account inactive that no longer exists', async () => {
    const { uid } = await createAccount();
    await auth.deleteUser(uid);
    expect(await reconcile(uid)).toEqual({ ...noChanges, deactivated: [uid] });
    expect((await documentOf(uid)).get('status')).toBe('inactive');
    expect(await reconcile(uid)).toEqual(noChanges);
  });

  it('goes on behind a document whose id no account can have, and makes it inactive', async () => {
    const tooLong = `${uniqueWord()}-`.padEnd(200, 'x');
    const { uid, record } = await createAccount();
    await db.collection(usersCollection).doc(tooLong).set(record);
    await auth.deleteUser(uid);
    const changed: string[] = [];
    await reconciliationAt(anHourLater).all({ onChange: (change) => changed.push(change.uid) });
    expect(changed).toEqual(expect.arrayContaining([tooLong, uid]));
    expect((await documentOf(tooLong)).get('status')).toBe('inactive');
    await db.collection(usersCollection).doc(tooLong).delete();
  });

  it('deletes the document of an unregistered account that no longer exists', async () => {
    const { localId } = await signUp();
    await reconcile(localId);
    await auth.deleteUser(localId);
    expect(await reconcile(localId)).toEqual({ ...noChanges, dropped: [localId] });
    expect((await documentOf(localId)).exists).toBe(false);
  });

  it('leaves a document alone while it is being deleted', async () => {
    const { uid } = await createAccount({ deletionBegan: now() });
    await auth.deleteUser(uid);
    expect(await reconcile(uid)).toEqual(noChanges);
  });

  it('changes nothing when most documents lack their account, because the response of Auth may be wrong', async () => {
    const uids = Array.from({ length: 12 }, uniqueWord);
    const { record } = await createAccount();
    await Promise.all(uids.map((uid) => db.collection(usersCollection).doc(uid).set(record)));
    const result = await reconcile(...uids);
    expect(result).toEqual({ ...noChanges, doubtful: expect.arrayContaining(uids) as unknown });
    expect((await documentOf(uids[0] ?? '')).get('status')).toBe('approved');
  });
});
