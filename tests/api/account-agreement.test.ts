import { Claims, claimsFor } from '@padavu/domain/user/claims';
import type { UserRecord } from '@padavu/domain/user/user-record';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountAgreement } from '../../scripts/migrations/account-agreement.ts';
import { migrate } from '../../scripts/migrations/migrate.ts';
import { uniqueWord } from '../support/accounts.ts';
import { aUserRecord } from '../support/builders.ts';

// Each test has a project of its own in the same emulators, because the migration reads every account.
let app: ReturnType<typeof initializeApp>;
let db: Firestore;
let auth: Auth;

beforeEach(() => {
  const projectId = `demo-${uniqueWord().slice(0, 20)}`;
  app = initializeApp({ projectId }, projectId);
  db = getFirestore(app);
  auth = getAuth(app);
});

afterEach(() => deleteApp(app));

const addressOf = (uid: string) => `${uid}@padavu.example`;

async function storeDocument(uid: string, overrides: Partial<UserRecord> = {}): Promise<UserRecord> {
  const record = aUserRecord({ email: addressOf(uid), ...overrides });
  await db.doc(`users/${uid}`).set(record);
  return record;
}

async function makeAccount(uid: string, claims: object = {}): Promise<void> {
  await auth.createUser({ uid, email: addressOf(uid), password: 'a good password' });
  await auth.setCustomUserClaims(uid, claims);
}

const adminClaims = { approved: true, admin: true, courseId: 1, teaches: [] };

/** Stores one account for each way in which account and document can disagree, and one that agrees. */
async function makeFaults(): Promise<void> {
  await makeAccount('sound', claimsFor(await storeDocument('sound')));
  await makeAccount('unlisted', adminClaims);
  await storeDocument('gone');
  await storeDocument('gone-unregistered', { status: 'pending', courseId: null, unregistered: true });
  await makeAccount('overrated', adminClaims);
  await storeDocument('overrated', { status: 'pending' });
  await makeAccount('underrated');
  await storeDocument('underrated');
  await makeAccount('disabled', claimsFor(await storeDocument('disabled')));
  await auth.updateUser('disabled', { disabled: true });
}

/** Every document with the time of its last write, and every account with its claims. */
async function everything() {
  const { docs } = await db.collection('users').get();
  const { users } = await auth.listUsers();
  return {
    documents: docs.map((doc) => [doc.id, doc.updateTime.toMillis()]),
    accounts: users.map(({ uid, disabled, customClaims }) => [uid, disabled, customClaims]),
  };
}

const anHourLater = () => new Date(Date.now() + 60 * 60 * 1000);

const settle = (write: boolean, now = anHourLater) => accountAgreement.run({ db, auth, write, now });

const statusOf = async (uid: string) => (await db.doc(`users/${uid}`).get()).get('status') as unknown;
const rightsOf = async (uid: string) => Claims.parse((await auth.getUser(uid)).customClaims ?? {});

/** The report: one line for each fault of `makeFaults`. */
const lines = [
  'unlisted@padavu.example (unlisted) has no document: one for the list of users, pending and without a course',
  'unlisted@padavu.example (unlisted) has other rights in Firebase Auth than its document says: those of the document',
  'overrated@padavu.example (overrated) has other rights in Firebase Auth than its document says: those of the document',
  'underrated@padavu.example (underrated) has other rights in Firebase Auth than its document says: those of the document',
  'disabled@padavu.example (disabled) is disabled or gone in Firebase Auth: its document becomes inactive',
  'gone@padavu.example (gone) is disabled or gone in Firebase Auth: its document becomes inactive',
  'gone-unregistered@padavu.example (gone-unregistered) is gone, and its document stood for nothing else: the document is deleted',
].toSorted();

describe('accounts, documents and rights that contradict each other', () => {
  it('are reported with id and address, and nothing is written without --write', async () => {
    await makeFaults();
    const before = await everything();
    const { count, summary, paths = [] } = await settle(false);
    expect([count, summary]).toEqual([7, '7 accounts']);
    expect(paths.toSorted()).toEqual(lines);
    expect(await everything()).toEqual(before);
  });

  it('are all settled by one run, and a second one changes nothing', async () => {
    await makeFaults();
    expect((await settle(true)).paths?.toSorted()).toEqual(lines);
    expect(await Promise.all(['sound', 'unlisted', 'gone', 'disabled'].map(statusOf))).toEqual([
      'approved',
      'pending',
      'inactive',
      'inactive',
    ]);
    expect((await db.doc('users/gone-unregistered').get()).exists).toBe(false);
    const learner = { approved: true, admin: false, courseId: 1, teaches: [] };
    expect(await rightsOf('sound')).toEqual(learner);
    expect(await rightsOf('underrated')).toEqual(learner);
    for (const uid of ['unlisted', 'overrated', 'disabled']) {
      expect(await rightsOf(uid)).toMatchObject({ approved: false, admin: false });
    }

    const after = await everything();
    expect(await settle(true)).toMatchObject({ count: 0, paths: [] });
    expect(await everything()).toEqual(after);
  });

  it('are settled on every page of accounts and documents', async () => {
    const uids = Array.from({ length: 230 }, (_, index) => `learner-${String(index).padStart(3, '0')}`);
    const batch = db.batch();
    for (const uid of uids) batch.set(db.doc(`users/${uid}`), aUserRecord({ email: addressOf(uid) }));
    await batch.commit();
    const customClaims = claimsFor(aUserRecord());
    await auth.importUsers(uids.slice(0, -2).map((uid) => ({ uid, email: addressOf(uid), customClaims })));
    await auth.setCustomUserClaims('learner-227', adminClaims);
    const { count, paths } = await settle(true);
    expect([count, paths]).toEqual([
      3,
      [
        expect.stringContaining('learner-227@padavu.example (learner-227) has other rights'),
        expect.stringContaining('learner-228@padavu.example (learner-228) is disabled or gone'),
        expect.stringContaining('learner-229@padavu.example (learner-229) is disabled or gone'),
      ],
    ]);
  });

  it('are left as they are when most documents lack their account, and that is reported', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => storeDocument(`learner-${index}`)));
    const before = await everything();
    const { summary, paths } = await settle(true);
    expect(summary).toBe('0 accounts, 12 left as they are');
    expect(paths).toHaveLength(12);
    expect(await everything()).toEqual(before);
  });

  it('are settled by npm run migrate before it checks counts and lists', async () => {
    await makeFaults();
    const output: string[] = [];
    await migrate({ db, auth, write: true, now: anHourLater }, (line) => output.push(line));
    expect(output[0]).toBe('● accounts in Firebase Auth, their documents and their rights agree: 7 accounts');
    expect(output.slice(1, 8).toSorted()).toEqual(lines.map((line) => `    ${line}`));
    expect(output).toContain('● totals and counters are right: accounts, what the site shows');
  });
});
