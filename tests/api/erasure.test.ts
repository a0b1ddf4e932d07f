import { auditCollection } from '@padavu/domain/admin/audit';
import { attentionPath } from '@padavu/domain/admin/attention';
import { certificateHolderPath } from '@padavu/domain/learning/certificate';
import { learnerStatsPath } from '@padavu/domain/course/course-stats';
import { erasedName, erasuresCollection } from '@padavu/domain/user/erasure';
import { idempotencyCollection } from '@padavu/domain/api/idempotency';
import { paymentPath } from '@padavu/domain/payment/payment';
import { notesPath } from '@padavu/domain/learning/notes';
import { progressPath } from '@padavu/domain/learning/progress';
import { receiptPath } from '@padavu/domain/payment/receipt';
import { subscribersCollection, unsubscriptionsCollection } from '@padavu/domain/site/subscriber';
import { submissionId, submissionPicturesCollection } from '@padavu/domain/learning/task';
import { userStatsEntryPath } from '@padavu/domain/user/user-stats';
import { usersCollection } from '@padavu/domain/user/user';
import { describe, expect, it } from 'vitest';
import { attentionData } from '../../functions/src/data/admin/attention.ts';
import { auditData } from '../../functions/src/data/admin/audit.ts';
import { courseStatsData } from '../../functions/src/data/learning/course-stats.ts';
import { erasureData } from '../../functions/src/data/user/erasure.ts';
import { subscriberIdOf } from '../../functions/src/data/site/subscribers.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { registrationsCollection } from '../../functions/src/data/user/unregistered-accounts.ts';
import { userStatsData } from '../../functions/src/data/user/user-stats.ts';
import { auth, db } from '../support/accounts-firebase.ts';
import { createAccount, uniqueWord, type Account } from '../support/accounts.ts';
import { auditOf } from '../support/audit.ts';
import { anAuditEntry, aNote, aPayment, aProgress } from '../support/builders.ts';
import { Died } from './support/dying-process.ts';

const now = () => new Date();
const later = () => new Date(Date.now() + 5 * 60_000);
const { inTransaction: realTransaction, byAdmin } = transactions({ db });

/** The service in a process that dies before its nth step that writes, or survives if that is 0. */
function service(dyingStep = 0, clock = now) {
  let count = 0;
  const step = <T>(work: () => Promise<T>): Promise<T> => {
    count += 1;
    return count === dyingStep ? Promise.reject(new Died()) : work();
  };
  const inTransaction: typeof realTransaction = (work) => step(() => realTransaction(work));
  const store = { db, now, ...transactions({ db }), inTransaction };
  return erasureData({
    db,
    auth: { getUser: (uid) => auth.getUser(uid), deleteUser: (uid) => step(() => auth.deleteUser(uid)) },
    attention: attentionData(store),
    courseStats: courseStatsData(store),
    audit: auditData({ db, now }),
    inTransaction,
    byAdmin,
    userStats: userStatsData(store),
    now: clock,
  });
}

/** Returns `false` if the process died. @throws any other error */
function falseIfDied(error: unknown): false {
  if (error instanceof Died) return false;
  throw error;
}

const courseId = 990_114;
const adminUid = 'erasure-admin';

const counts = userStatsData({ db, ...transactions({ db }) });

/** Stores a person, under a unique name, in every place that can contain personal data. */
async function storePerson(): Promise<Account> {
  const account = await createAccount({ name: `Anjali ${uniqueWord()}`, courseId });
  const { uid, email, record } = account;
  const entry = anAuditEntry({
    // The latest one, because a page of the audit log must contain it whatever other tests have recorded.
    at: now(),
    target: { collection: usersCollection, id: uid, label: record.name },
    before: { ...record },
    after: { ...record, payment: aPayment({ note: record.name }) },
  });
  await Promise.all([
    db
      .doc(paymentPath(uid))
      .set(aPayment({ note: record.name, recordedBy: { uid: adminUid, name: 'Rajan' } })),
    db.doc(progressPath(uid, courseId)).set(aProgress()),
    db.doc(notesPath(uid, courseId)).set({ changed: 'noteone1', notes: { noteone1: aNote() } }),
    db.doc(learnerStatsPath(uid, courseId)).set({ finished: false, opened: [1], completed: [1] }),
    counts.sync(uid),
    db.doc(attentionPath('users', uid)).set({ collection: 'users', documentId: uid, label: record.name }),
    db.collection(registrationsCollection).doc(uid).set({ startedAt: now(), abandoned: false }),
    db
      .doc(`${idempotencyCollection}/${uid}`)
      .set({ fingerprint: '', expiresAt: later(), result: { id: uid } }),
    db.collection(subscribersCollection).doc(subscriberIdOf(email)).set({ email, subscribedAt: now() }),
    db.collection(unsubscriptionsCollection).doc(subscriberIdOf(email)).set({ unsubscribedAt: now() }),
    db.collection(auditCollection).add({ ...entry, searchWords: ['anjali'] }),
    db.doc(`trash/users_${uid}`).set({ collection: 'users', id: uid, label: record.name, document: record }),
    db.doc(`trash/users_${uid}/progress/${courseId}`).set(aProgress()),
    db.doc(`trash/users_${uid}/notes/${courseId}`).set({ changed: '', notes: {} }),
  ]);
  return account;
}

const personalPaths = (uid: string, email: string) => [
  `${usersCollection}/${uid}`,
  paymentPath(uid),
  progressPath(uid, courseId),
  notesPath(uid, courseId),
  learnerStatsPath(uid, courseId),
  userStatsEntryPath(uid),
  attentionPath('users', uid),
  `${registrationsCollection}/${uid}`,
  `${idempotencyCollection}/${uid}`,
  `${subscribersCollection}/${subscriberIdOf(email)}`,
  `${unsubscriptionsCollection}/${subscriberIdOf(email)}`,
  `trash/users_${uid}`,
  `trash/users_${uid}/progress/${courseId}`,
  `trash/users_${uid}/notes/${courseId}`,
];

/** What is still stored about a person: documents, the account, and audit entries that identify the person. */
async function remainsOf({ uid, email, record }: Account) {
  const documents = await db.getAll(...personalPaths(uid, email).map((path) => db.doc(path)));
  const entries = await auditOf(uid);
  const texts = entries.map((entry) => JSON.stringify(entry));
  return {
    paths: documents.filter(({ exists }) => exists).map(({ ref }) => ref.path),
    account: (await auth.getUser(uid).catch(() => undefined))?.uid,
    entries: entries.length,
    identifyingEntries: texts.filter((text) =>
      [record.name, email, record.paymentReference].some((secret) => text.includes(secret)),
    ),
  };
}

const erased = { paths: [], account: undefined, entries: 1, identifyingEntries: [] };

/** The steps of erasing a person who is stored in every place. Triggers may be first to do what the last ones do. */
const steps = [1, 2, 3, 4, 5, 6, 7, 8];
const leastSteps = 6;

const erasureOf = async (uid: string) => (await db.collection(erasuresCollection).doc(uid).get()).data();

describe('somebody who is erased', () => {
  it('is removed everywhere; an audit entry without a name and the receipt stay', async () => {
    const account = await storePerson();
    const { uid, email } = account;
    await service().erase(uid);
    expect(await remainsOf(account)).toEqual(erased);
    expect((await db.doc(receiptPath(uid)).get()).data()).toEqual({
      receiptNumber: '2025-000001',
      amount: 1999,
      currency: 'INR',
      method: 'upi',
      receivedOn: '2025-05-01',
      keptUntil: '2034-03-31',
    });
    const erasure = await erasureOf(uid);
    expect(Object.keys(erasure ?? {}).toSorted()).toEqual(['erasedAt', 'subscriberId']);
    expect(erasure?.['subscriberId']).toBe(subscriberIdOf(email));
    const found = await auditData({ db, now }).list({ limit: 100, action: 'user.approve' });
    expect(found.entries.find(({ target }) => target.id === uid)?.target.label).toBe(erasedName);
  });

  it('can be erased again, which keeps the time and the receipt of the first erasure', async () => {
    const account = await storePerson();
    await service().erase(account.uid);
    const first = await erasureOf(account.uid);
    await service().erase(account.uid);
    expect(await erasureOf(account.uid)).toEqual(first);
    expect((await db.doc(receiptPath(account.uid)).get()).exists).toBe(true);
  });

  it('can be erased when only the trash contains the account and its payment', async () => {
    const account = await storePerson();
    const { uid } = account;
    await db.collection(usersCollection).doc(uid).delete();
    await db.doc(paymentPath(uid)).delete();
    await db.doc(`trash/users_${uid}`).update({ payment: aPayment({ amount: 500 }) });
    await service().erase(uid);
    expect(await remainsOf(account)).toEqual(erased);
    expect((await db.doc(receiptPath(uid)).get()).get('amount')).toBe(500);
  });

  it('keeps the newsletter when another account has the address, and loses it with that one', async () => {
    const { uid: old, email, record } = await createAccount();
    await db.doc(`trash/users_${old}`).set({ collection: 'users', documentId: old, document: record });
    await db.collection(usersCollection).doc(old).delete();
    await auth.deleteUser(old);
    const { uid } = await createAccount({ email });
    const subscription = db.collection(subscribersCollection).doc(subscriberIdOf(email));
    const mail = db.doc(`mail/${subscription.id}_${uniqueWord()}`);
    await Promise.all([subscription.set({ email, subscribedAt: now() }), mail.set({ to: email })]);
    await service().erase(old);
    expect([(await subscription.get()).exists, (await mail.get()).exists]).toEqual([true, true]);
    expect(await erasureOf(old)).not.toHaveProperty('subscriberId');
    await service().erase(uid);
    expect([(await subscription.get()).exists, (await mail.get()).exists]).toEqual([false, false]);
  });

  it('leaves what belongs to an account whose uid begins with its own', async () => {
    const { uid } = await createAccount();
    const other = `${uid}_2`;
    const paths = [
      learnerStatsPath(other, courseId),
      certificateHolderPath(other, courseId),
      `${submissionPicturesCollection}/${submissionId(other, 1)}`,
    ];
    await Promise.all(paths.map((path) => db.doc(path).set({ opened: [1] })));
    await service().erase(uid);
    const kept = await db.getAll(...paths.map((path) => db.doc(path)));
    expect(kept.map(({ exists }) => exists)).toEqual([true, true, true]);
  });

  it('loses the newsletter also when the stored address has capitals', async () => {
    const { uid, email } = await createAccount();
    await db.collection(usersCollection).doc(uid).update({ email: email.toUpperCase() });
    const subscription = db.collection(subscribersCollection).doc(subscriberIdOf(email));
    await subscription.set({ email, subscribedAt: now() });
    await service().erase(uid);
    expect((await subscription.get()).exists).toBe(false);
  });

  it('is no longer named as an administrator, in audit entries and payments', async () => {
    const admin = await createAccount({ name: `Rajan ${uniqueWord()}`, role: 'admin' });
    const recordedBy = { uid: admin.uid, name: admin.record.name };
    const learner = await createAccount();
    const entry = anAuditEntry({
      actor: recordedBy,
      target: { collection: usersCollection, id: learner.uid, label: learner.record.name },
    });
    const [own, other] = await Promise.all([
      db.collection(auditCollection).add(entry),
      db.collection(auditCollection).add({
        ...entry,
        actor: { uid: adminUid, name: 'Meera Nair' },
        before: { payment: aPayment({ recordedBy }) },
      }),
      db.doc(paymentPath(learner.uid)).set(aPayment({ recordedBy })),
    ]);
    await service().erase(admin.uid);
    const [ownAfter, otherAfter, payment] = await db.getAll(own, other, db.doc(paymentPath(learner.uid)));
    expect(ownAfter?.get('actor')).toEqual({ uid: admin.uid, name: erasedName });
    expect(ownAfter?.get('target.label')).toBe(learner.record.name);
    expect(otherAfter?.get('actor.name')).toBe('Meera Nair');
    for (const stored of [otherAfter?.get('before.payment'), payment?.data()]) {
      expect(stored).toMatchObject({ amount: 1999, recordedBy: { uid: admin.uid, name: erasedName } });
    }
  });

  it('is removed from more audit entries than one page holds', async () => {
    const account = await createAccount({ name: `Anjali ${uniqueWord()}` });
    const { uid, record } = account;
    const batch = db.batch();
    for (let count = 0; count < 120; count += 1) {
      const target = { collection: usersCollection, id: uid, label: record.name };
      batch.set(db.collection(auditCollection).doc(), anAuditEntry({ target }));
    }
    await batch.commit();
    await service().erase(uid);
    expect(await remainsOf(account)).toMatchObject({ entries: 120, identifyingEntries: [] });
  });

  it('is erased from a long audit log by several processes that each end before they are done', async () => {
    const admin = await createAccount({ name: `Rajan ${uniqueWord()}`, role: 'admin' });
    const actor = { uid: admin.uid, name: admin.record.name };
    const batch = db.batch();
    for (let count = 0; count < 120; count += 1)
      batch.set(db.collection(auditCollection).doc(), anAuditEntry({ actor }));
    await batch.commit();
    let tries = 1;
    while (
      !(await service(8)
        .erase(admin.uid)
        .then(() => true, falseIfDied))
    ) {
      tries += 1;
      expect(tries).toBeLessThan(20);
    }
    expect(tries).toBeGreaterThan(1);
    const { docs } = await db.collection(auditCollection).where('actor.uid', '==', admin.uid).get();
    expect(new Set(docs.map((entry): unknown => entry.get('actor.name')))).toEqual(new Set([erasedName]));
  });

  // Fault: The process dies after any step of erasing a person. Sees: An error. Stored: What is not erased yet,
  // and a mark that it is to be. Heals: By the next try, from the first step on.
  it.each(steps)(
    'is erased completely by the next try when the process of the first one died before step %i',
    async (step) => {
      const account = await storePerson();
      const hasSurvived = await service(step)
        .erase(account.uid)
        .then(() => true, falseIfDied);
      expect(hasSurvived && step <= leastSteps).toBe(false);
      await service().erase(account.uid);
      expect(await remainsOf(account)).toEqual(erased);
    },
  );

  it('is erased in no more steps than these tests know', async () => {
    const account = await storePerson();
    await service(steps.length + 1).erase(account.uid);
    expect(await remainsOf(account)).toEqual(erased);
  });

  it('is erased completely by the sweep when nobody tries again, but not while the erasure may be in progress', async () => {
    const account = await storePerson();
    await expect(service(2).erase(account.uid)).rejects.toThrow(Died);
    expect((await service().sweep()).has(account.uid)).toBe(false);
    const finishedUids: string[] = [];
    // Other tests may leave unfinished erasures, and one sweep finishes only some of them.
    for (let round = 0; round < 20 && !finishedUids.includes(account.uid); round += 1) {
      finishedUids.push(...(await service(0, later).sweep()).keys());
    }
    expect(finishedUids).toContain(account.uid);
    expect(await remainsOf(account)).toEqual(erased);
    expect(await erasureOf(account.uid)).not.toHaveProperty('unfinished');
  });
});
