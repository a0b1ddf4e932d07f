import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { DocumentReference, getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseStats } from '../../scripts/backup/erased.ts';
import { readBackup, writeBackup, type BackupRecord } from '../../scripts/backup/format.ts';
import { restore } from '../../scripts/backup/restoration.ts';
import { recordsOf, schoolOf, type School } from '../../scripts/backup/school.ts';
import type { Fields } from '../../scripts/backup/values.ts';
import { projectNode } from '../../scripts/install.mjs';
import { migrate, storeLevel } from '../../scripts/migrations/migrate.ts';
import { uniqueWord } from '../support/accounts.ts';
import { aFurtherPayment, anAuditEntry, aPayment, aUserRecord, someMoment } from '../support/builders.ts';

// Each test has a project of its own in the same emulators, because a restore replaces everything in a project.
let app: ReturnType<typeof initializeApp>;
let db: Firestore;
let auth: Auth;
let school: School;
let folder = '';
let file = '';
/** Called before each write; a test simulates the death of the process here. */
let beforeStep: () => void;

const emulators = {
  firestore: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
  auth: process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '',
};

const cleanups: (() => Promise<unknown>)[] = [];

function openStore() {
  const project = `demo-${uniqueWord().slice(0, 20)}`;
  const newApp = initializeApp({ projectId: project }, project);
  const store = schoolOf(project, emulators, () => beforeStep());
  cleanups.push(
    () => deleteApp(newApp),
    () => store.documents.close(),
  );
  return { app: newApp, school: store };
}

beforeEach(() => {
  beforeStep = () => undefined;
  ({ app, school } = openStore());
  db = getFirestore(app);
  auth = getAuth(app);
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  file = join(folder, 'school.backup');
});

afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all(cleanups.splice(0).map((close) => close()));
});

/** Runs `npm run backup` or `npm run restore`. @returns its output @throws Error when it fails */
async function run(command: 'backup' | 'restore', ...args: string[]): Promise<string> {
  const env = { ...process.env, GCLOUD_PROJECT: school.project };
  const { stdout } = await promisify(execFile)(projectNode, [`scripts/backup/${command}.ts`, ...args], {
    env,
  });
  return stdout;
}

/** The header of a backup. */
async function headerOf(backup: string) {
  const reader = readBackup(backup, storeLevel);
  let next = await reader.next();
  while (!next.done) next = await reader.next();
  const { madeAt, project, level, passwords } = next.value.header;
  return { madeAt, project, level, passwords };
}

/** Every record of a school, as a backup contains it. */
async function everything(source = school): Promise<BackupRecord[]> {
  const found: BackupRecord[] = [];
  for await (const record of recordsOf(source, await source.documents.moment())) found.push(record);
  return found;
}

const odd: Fields = {
  integer: 1,
  double: { double: 1 },
  zero: { double: '-0' },
  odd: [{ double: 'NaN' }, { double: 'Infinity' }, { double: '-Infinity' }, { double: 5e-324 }],
  long: { integer: '9223372036854775807' },
  nothing: null,
  flag: false,
  text: 'Zeile\u2028zwei \u0000 😀 പടവ്',
  moment: { timestamp: '1969-12-31T23:59:59.999999Z' },
  bytes: { bytes: 'AP8=' },
  reference: { reference: '/courses/1' },
  elsewhere: { reference: 'projects/other/databases/(default)/documents/a/b' },
  geoPoint: { geoPoint: [-12.5, 180] },
  map: {
    map: {
      empty: { map: {} },
      'with.dot': [{ map: { deep: [] } }],
      vector: { map: { __type__: '__vector__', value: [{ double: 1 }] } },
    },
  },
};

/** Stores every kind of value, more documents than one read returns, and every kind of account. */
async function fill(): Promise<void> {
  const many = Array.from({ length: 650 }, (_, id) => ({
    document: `lessons/${id + 1}`,
    fields: { day: id % 30 },
  }));
  await school.documents.write([
    { document: 'courses/1', fields: odd },
    { document: 'gone/parent/below/child/below/__id7__', fields: {} },
    { document: 'gone/parent/below/child/below/__id10__', fields: {} },
    { document: 'users/asha', fields: { name: 'Asha' } },
    { document: 'users/asha/progress/1', fields: { lastLessonId: 1 } },
    { document: 'users/😀', fields: {} },
    { document: 'users/～', fields: {} },
    { document: 'mail/sent', fields: { to: 'asha@padavu.example' } },
    ...many,
  ]);
  await auth.createUser({
    uid: 'asha',
    email: 'asha@padavu.example',
    password: 'first-password',
    displayName: 'Asha',
  });
  await auth.setCustomUserClaims('asha', { approved: true, courseId: 1 });
  await auth.createUser({
    uid: 'held',
    email: 'held@padavu.example',
    password: 'held-password',
    disabled: true,
  });
  await auth.createUser({
    uid: 'second',
    email: 'second@padavu.example',
    emailVerified: true,
    multiFactor: {
      enrolledFactors: [{ phoneNumber: '+16505550101', displayName: 'Phone', factorId: 'phone' }],
    },
  });
  await auth.createUser({ uid: 'nobody' });
}

/** Makes every kind of change to a school after its backup. */
async function change(): Promise<void> {
  await db.doc('courses/1').update({ double: 2 });
  await db.doc('lessons/7').delete();
  await db.doc('mail/waiting').set({ to: 'later@padavu.example' });
  await db.doc('users/asha/progress/1').set({ lastLessonId: 2 });
  await db.doc('later/document/below/too').set({});
  await auth.updateUser('asha', { email: 'other@padavu.example', password: 'second-password' });
  await auth.updateUser('held', { email: 'asha@padavu.example', disabled: false });
  await auth.deleteUser('nobody');
  await auth.createUser({ uid: 'later', email: 'later@padavu.example' });
}

async function signIn(email: string, password: string): Promise<string> {
  const url = `http://${emulators.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${school.project}`;
  const body = JSON.stringify({ email, password, targetProjectId: school.project });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer owner' };
  const reply: unknown = await (await fetch(url, { method: 'POST', headers, body })).json();
  return JSON.stringify(reply);
}

const header = (level = storeLevel) => ({
  madeAt: '2026-01-01T00:00:00.000001Z',
  project: school.project,
  level,
  passwords: { kind: 'emulator' as const },
});

async function write(
  records: readonly BackupRecord[],
  backupHeader: Parameters<typeof writeBackup>[1] = header(),
  target = file,
): Promise<void> {
  async function* each() {
    yield* records;
  }
  await writeBackup(target, backupHeader, each());
}

const migrateAll = () => migrate({ db, auth, write: true }, () => undefined);

/** Restores a file. Most schools here are too odd for migrations, which would change them. */
const restoreTo = (
  to: School,
  replace: boolean,
  { from = file, migrations = () => Promise.resolve(0) } = {},
) =>
  restore({
    file: from,
    school: to,
    replace,
    level: storeLevel,
    say: () => undefined,
    migrate: migrations,
    eraseStats: (uids) => eraseStats({ db, auth }, uids),
  });

describe('a backup', () => {
  it('restores a changed school exactly, passwords included', async () => {
    await fill();
    // A restore migrates, so only a school that has nothing to migrate is equal afterwards.
    await migrateAll();
    const output = await run('backup', file);
    const documents = (await everything()).length - 4;
    expect(documents).toBeGreaterThan(657);
    expect(output).toContain(`4 accounts and ${documents} documents`);
    // One account has no password yet, and none is hidden.
    expect(output).not.toContain('Google does not show');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await change();
    const changed = await everything();
    const refusal = /contains accounts and documents in .*courses, gone, .*later,/u;
    await expect(restoreTo(school, false)).rejects.toThrow(refusal);
    const { madeAt } = await headerOf(file);
    const replacement = `the file, 4 accounts and ${documents} documents of ${school.project} from ${madeAt}, replaces`;
    await expect(restoreTo(school, false)).rejects.toThrow(replacement);
    expect(await everything()).toEqual(changed);

    expect(await run('restore', file, '--replace')).toContain('read back and equal');
    // A backup of the restored school differs only by its time.
    const again = join(folder, 'again.backup');
    await write(await everything(), await headerOf(file), again);
    expect(readFileSync(again).equals(readFileSync(file))).toBe(true);
    expect(await signIn('asha@padavu.example', 'first-password')).toContain('idToken');
    expect(await signIn('held@padavu.example', 'held-password')).toContain('USER_DISABLED');
    // A backup contains no mail, because a restored mail would be sent again.
    expect(readFileSync(file)).toSatisfy((bytes: Buffer) => !gunzipSync(bytes).includes('mail/'));
    expect((await db.doc('mail/waiting').get()).exists).toBe(true);
    // Two commands, each a process of its own, on a machine that may be busy.
  }, 90_000);

  it('can be restored into another, empty school, and its references point into that', async () => {
    await fill();
    await write(await everything());
    const { school: other, app: otherApp } = openStore();
    await restoreTo(other, false);
    expect(await everything(other)).toEqual(await everything());
    const course = await getFirestore(otherApp).doc('courses/1').get();
    const reference: unknown = course.get('reference');
    expect(reference instanceof DocumentReference && reference.path).toBe('courses/1');
  });

  it('can be restored when an editor has changed the order of its fields', async () => {
    await write([{ document: 'courses/1', fields: { title: 'Bread', level: { map: { b: 1, a: 'x' } } } }]);
    await restoreTo(school, false);
    expect((await db.doc('courses/1').get()).data()).toEqual({ title: 'Bread', level: { a: 'x', b: 1 } });
  });

  it('that is truncated changes nothing', async () => {
    await write([{ document: 'courses/1', fields: {} }]);
    writeFileSync(file, readFileSync(file).subarray(0, -20));
    await fill();
    const before = await everything();
    await expect(restoreTo(school, true)).rejects.toThrow('damaged or cut');
    expect(await everything()).toEqual(before);
  });

  it.each([
    ['of an older version', storeLevel - 1],
    ['from between a deploy and its migrations', storeLevel],
  ])('%s is migrated when it is restored', async (_what, level) => {
    const { sortName: _, ...record } = aUserRecord();
    await db.doc('users/anjali').set({ ...record, searchGrams: ['a', 'an'] });
    await auth.createUser({ uid: 'anjali', email: record.email });
    await write(await everything(), header(level));
    await restoreTo(school, true, { migrations: migrateAll });
    expect((await db.doc('users/anjali').get()).get('sortName')).toBe('anjali menon');
  });
});

class Died extends Error {}

/** Runs a restore in a process that dies before its nth write. @returns whether it died */
async function diesAt(nth: number, work: () => Promise<unknown>): Promise<boolean> {
  let count = 0;
  beforeStep = () => {
    count += 1;
    if (count === nth) throw new Died();
  };
  const outcome = await work().catch((error: unknown) => error);
  beforeStep = () => undefined;
  if (outcome instanceof Error && !(outcome instanceof Died)) throw outcome;
  return outcome instanceof Died;
}

describe('a restore that dies', () => {
  it('before any of its writes is completed by a second restore', async () => {
    await fill();
    const expected = await everything();
    await write(expected);
    await change();
    const changed = join(folder, 'changed.backup');
    await write(await everything(), header(), changed);
    let nth = 1;
    for (let hasDied = true; hasDied; nth += 1) {
      const { school: target } = openStore();
      await restoreTo(target, false, { from: changed });
      hasDied = await diesAt(nth, () => restoreTo(target, true));
      // After its first write the school is marked as being restored, and `replace` is no longer needed.
      if (hasDied) await restoreTo(target, nth === 1);
      expect(await everything(target)).toEqual(expected);
    }
    expect(nth).toBeGreaterThan(6);
  }, 90_000);

  it('prevents a backup of the half-restored school', async () => {
    await fill();
    await write(await everything());
    await change();
    expect(await diesAt(3, () => restoreTo(school, true))).toBe(true);
    await expect(run('backup', join(folder, 'half.backup'))).rejects.toThrow(
      'A restore was interrupted here',
    );
  });
});

describe('a person who was erased after a backup', () => {
  const uid = 'asha';
  const later = Timestamp.fromDate(new Date('2026-02-01T00:00:00Z'));
  const asha = { uid, name: 'Asha Nair' };
  const personalData = /Asha|asha@|K7M3QX/u;

  /** Stores two people, and Asha in every collection that contains something about a person. */
  async function fillWithPeople(): Promise<void> {
    const batch = db.batch();
    batch.set(db.doc('users/asha'), aUserRecord({ name: 'Asha Nair', email: 'asha@padavu.example' }));
    batch.set(db.doc('users/asha/progress/1'), { lastLessonId: 1 });
    batch.set(db.doc('users/anjali'), aUserRecord({ paymentReference: 'AAAAAA' }));
    batch.set(db.doc('payments/asha'), aPayment());
    batch.set(db.doc('payments/anjali'), aPayment({ recordedBy: asha }));
    batch.set(db.doc('furtherPayments/asha_k1'), aFurtherPayment());
    batch.set(db.doc('furtherPayments/anjali_k1'), aFurtherPayment({ recordedBy: asha }));
    batch.set(db.doc('attention/furtherPayments_asha_k1'), { label: 'Asha Nair' });
    batch.set(db.doc('learning/asha_1'), { opened: [1] });
    batch.set(db.doc('counted/asha'), { role: 'user', status: 'approved', courseId: 1 });
    batch.set(db.doc('counted/anjali'), { role: 'user', status: 'approved', courseId: 1 });
    batch.set(db.doc('headcounts/users'), { courses: { 1: { user: { approved: 2 } } } });
    batch.set(db.doc('registrations/asha'), { startedAt: someMoment });
    batch.set(db.doc('attention/users_asha'), { label: 'Asha Nair' });
    batch.set(db.doc('trash/users_asha'), { label: 'Asha Nair' });
    batch.set(db.doc('trash/users_asha/progress/1'), { lastLessonId: 1 });
    batch.set(db.doc('subscribers/hash'), { email: 'asha@padavu.example', subscribedAt: someMoment });
    batch.set(db.doc('audit/about'), {
      ...anAuditEntry({
        target: { collection: 'users', id: uid, label: 'Asha Nair' },
        after: { name: 'Asha Nair' },
      }),
      searchWords: ['asha'],
    });
    batch.set(db.doc('paymentClaims/asha'), { reference: 'K7M3QX' });
    batch.set(db.doc('claimPictures/asha'), { type: 'image/webp' });
    batch.set(db.doc('certificates/PD-1'), {
      uid,
      name: 'Asha Nair',
      course: 'Ecommerce',
      status: 'valid',
    });
    batch.set(db.doc('certificateHolders/asha_1'), { number: 'PD-1' });
    batch.set(db.doc('idempotency/call'), { result: { id: uid, paymentReference: 'K7M3QX' } });
    batch.set(db.doc('questions/asked'), { by: asha, text: 'Why?', people: [uid] });
    batch.set(db.doc('questions/answered'), {
      by: { uid: 'anjali', name: 'Anjali' },
      lastAt: new Timestamp(1, 1000),
      answers: [{ by: asha, text: 'I am Asha', fromSchool: false }],
      people: ['anjali', uid],
      reportedBy: [uid],
    });
    batch.set(db.doc('submissions/asha_1'), { by: asha, turns: [], people: [uid] });
    batch.set(db.doc('submissionPictures/asha_1'), { type: 'image/webp' });
    batch.set(db.doc('submissions/anjali_1'), {
      by: { uid: 'anjali', name: 'Anjali' },
      turns: [{ by: asha, fromSchool: true, text: 'Add the rent' }],
      people: ['anjali', uid],
    });
    batch.set(db.doc('audit/by'), { ...anAuditEntry({ actor: asha }), searchWords: ['anjali'] });
    await batch.commit();
    await auth.createUser({ uid, email: 'asha@padavu.example' });
    await auth.createUser({ uid: 'anjali', email: 'anjali@padavu.example' });
  }

  it('is not restored by it, and the records of the erasure stay', async () => {
    await fillWithPeople();
    await write(await everything());
    await db.doc('erasures/asha').set({ erasedAt: later, subscriberId: 'hash' });
    await db.doc('receipts/asha').set({ amount: 1999 });
    await db.doc('receipts/asha_k1').set({ uid, amount: 999 });
    const { leftOut } = await restoreTo(school, true);
    expect(leftOut).toBe(17);

    const after = await everything();
    expect(JSON.stringify(after)).not.toMatch(personalData);
    const paths = after.flatMap((record) =>
      'document' in record ? [record.document] : [record.account.localId],
    );
    expect(paths).toEqual(
      expect.arrayContaining(['anjali', 'erasures/asha', 'receipts/asha', 'audit/about', 'audit/by']),
    );
    const ofAsha = paths.filter((path) => path.includes(uid));
    expect(ofAsha).toEqual(['erasures/asha', 'receipts/asha', 'receipts/asha_k1']);
    expect(paths).not.toContain('questions/asked');
    expect(paths).not.toContain('idempotency/call');
    const certificate = (await db.doc('certificates/PD-1').get()).data();
    expect(certificate).toMatchObject({ uid: '', course: 'Ecommerce', status: 'withdrawn' });
    expect((await db.doc('questions/answered').get()).data()).toMatchObject({
      answers: [],
      people: ['anjali'],
      reportedBy: [],
    });
    expect((await db.doc('submissions/anjali_1').get()).get('turns')).toMatchObject([
      { text: 'Add the rent', by: { uid: '', name: 'Erased person' } },
    ]);
    for (const path of ['payments/anjali', 'furtherPayments/anjali_k1'])
      expect((await db.doc(path).get()).get('recordedBy')).toEqual({ uid, name: 'Erased person' });
    expect((await db.doc('audit/by').get()).get('at')).toEqual(Timestamp.fromDate(someMoment));
    expect((await db.doc('headcounts/users').get()).get('courses')).toEqual({ 1: { user: { approved: 1 } } });
  });

  it('keeps the number of the receipt, which no later payment gets again', async () => {
    const counterOf = (year: string) => db.doc(`counters/receipts-${year}`);
    await counterOf('2025').set({ last: 3 });
    await counterOf('2026').set({ last: 10 });
    await write(await everything());
    // Paid and erased after the backup.
    await counterOf('2026').set({ last: 12 });
    await db.doc('erasures/asha').set({ erasedAt: later });
    await db.doc('receipts/asha').set({ amount: 1999, receiptNumber: '2026-000011' });
    await restoreTo(school, true);
    expect((await counterOf('2025').get()).data()).toEqual({ last: 3 });
    expect((await counterOf('2026').get()).data()).toEqual({ last: 11 });
  });

  it('is not restored into another school when the backup contains an unfinished erasure', async () => {
    await fillWithPeople();
    const erasedAt = Timestamp.fromDate(new Date('2025-12-01'));
    await db.doc('erasures/asha').set({ erasedAt, subscriberId: 'hash', unfinished: true });
    await write(await everything());
    const { school: other } = openStore();
    await restoreTo(other, false);
    expect(JSON.stringify(await everything(other))).not.toMatch(personalData);
  });

  it('keeps a subscription to the newsletter from after the erasure', async () => {
    const subscription = {
      email: 'asha@padavu.example',
      subscribedAt: Timestamp.fromDate(new Date('2026-03-01')),
    };
    await db.doc('subscribers/hash').set(subscription);
    await write(await everything());
    await db.doc('erasures/asha').set({ erasedAt: later, subscriberId: 'hash' });
    await restoreTo(school, true);
    expect((await db.doc('subscribers/hash').get()).exists).toBe(true);
  });
});

const aSubscriber = (email: string) => ({ email, subscribedAt: someMoment, confirmed: true });
const unsubscribed = (date: string) => ({ unsubscribedAt: Timestamp.fromDate(new Date(date)) });

const subscribersOf = async (source: School) => {
  const records = await everything(source);
  return records.flatMap((record) =>
    'document' in record && record.document.startsWith('subscribers/') ? [record.document] : [],
  );
};

describe('a person who unsubscribed from the newsletter after a backup', () => {
  const unsubscription = unsubscribed('2026-02-01');

  it('stays unsubscribed, and other subscribers are restored', async () => {
    await db.doc('subscribers/gone').set(aSubscriber('asha@padavu.example'));
    await db.doc('subscribers/stays').set(aSubscriber('anjali@padavu.example'));
    await write(await everything());
    await db.doc('subscribers/gone').delete();
    await db.doc('subscribers/stays').delete();
    await db.doc('unsubscriptions/gone').set(unsubscription);
    const { leftOut } = await restoreTo(school, true);
    expect(leftOut).toBe(1);
    expect(await subscribersOf(school)).toEqual(['subscribers/stays']);
    expect((await db.doc('unsubscriptions/gone').get()).data()).toEqual(unsubscription);
  });

  it('keeps a later subscription', async () => {
    const subscription = { ...aSubscriber('asha@padavu.example'), subscribedAt: new Date('2026-03-01') };
    await db.doc('subscribers/gone').set(subscription);
    await write(await everything());
    await db.doc('unsubscriptions/gone').set(unsubscription);
    await restoreTo(school, true);
    expect(await subscribersOf(school)).toEqual(['subscribers/gone']);
  });

  it('stays unsubscribed in another school that restores the newest backup and then an older one', async () => {
    await db.doc('subscribers/gone').set(aSubscriber('asha@padavu.example'));
    await write(await everything());
    await db.doc('subscribers/gone').delete();
    await db.doc('unsubscriptions/gone').set(unsubscription);
    const newest = join(folder, 'newest.backup');
    await write(await everything(), { ...header(), madeAt: '2026-04-01T00:00:00.000001Z' }, newest);
    const { school: other, app: otherApp } = openStore();
    await getFirestore(otherApp).doc('unsubscriptions/gone').set(unsubscribed('2025-06-01'));
    await restoreTo(other, false, { from: newest });
    await restoreTo(other, true);
    expect(await subscribersOf(other)).toEqual([]);
    expect((await getFirestore(otherApp).doc('unsubscriptions/gone').get()).data()).toEqual(unsubscription);
  });
});
