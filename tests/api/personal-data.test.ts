import { erasedName } from '@padavu/domain/user/erasure';
import { erasureMessages } from '@padavu/domain/user/erasure-messages';
import {
  PersonalData,
  PersonalDataPart,
  personalDataFile,
  anotherAdministrator,
} from '@padavu/domain/user/personal-data';
import { paymentPath } from '@padavu/domain/payment/payment';
import { notesPath } from '@padavu/domain/learning/notes';
import { progressPath } from '@padavu/domain/learning/progress';
import { dataReply } from '@padavu/domain/api/reply';
import { SchoolSettings } from '@padavu/domain/school/school-settings';
import { pictureLimits } from '@padavu/domain/picture/picture-file';
import { questionsCollection } from '@padavu/domain/learning/lesson-question';
import {
  submissionId,
  submissionPicturesCollection,
  submissionsCollection,
} from '@padavu/domain/learning/task';
import { searchGrams } from '@padavu/domain/values/search';
import { subscribersCollection, unsubscriptionsCollection } from '@padavu/domain/site/subscriber';
import { usersCollection } from '@padavu/domain/user/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditData } from '../../functions/src/data/admin/audit.ts';
import { correctionData } from '../../functions/src/data/user/correction.ts';
import { subscriberIdOf } from '../../functions/src/data/site/subscribers.ts';
import { sessionsData, type SessionsData } from '../../functions/src/data/user/sessions.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { unregisteredAccountsData } from '../../functions/src/data/user/unregistered-accounts.ts';
import { writeCursor } from '../../functions/src/cursors.ts';
import { AppError } from '../../functions/src/errors.ts';
import { auth, db } from '../support/accounts-firebase.ts';
import {
  aLearner,
  anAdmin,
  anInactiveLearner,
  aPendingLearner,
  createAccount,
  signIn,
  uniqueEmail,
  uniqueWord,
  type SignedIn,
} from '../support/accounts.ts';
import { api, nextPage, type ApiReply } from '../support/api-client.ts';
import { auditOf } from '../support/audit.ts';
import { aNote, aPayment, aProgress, aUserRecord, someMoment } from '../support/builders.ts';

let admin: SignedIn;
let adminName: string;
beforeAll(async () => {
  adminName = `Rajan ${uniqueWord()}`;
  admin = await anAdmin({ name: adminName });
});

const userOf = async (uid: string) => (await db.collection(usersCollection).doc(uid).get()).data();

async function aLearnerWithData() {
  const learner = await aLearner();
  const { uid, email } = learner;
  await db.doc(progressPath(uid, 1)).set(aProgress());
  await db.doc(notesPath(uid, 1)).set({ changed: 'noteone1', notes: { noteone1: aNote() } });
  await db
    .collection(subscribersCollection)
    .doc(subscriberIdOf(email))
    .set({ email, subscribedAt: someMoment });
  await db.doc(paymentPath(uid)).set(aPayment({ recordedBy: { uid: admin.uid, name: adminName } }));
  await api('PUT', `/admin/users/${uid}/hold`, { token: admin.token });
  await api('PUT', `/admin/users/${uid}/approve`, { token: admin.token });
  return { ...learner, ...(await signIn(learner)) };
}

const manyLessons = Array.from({ length: 60 }, (_, index) => index + 1001);

/** Stores work with the largest pictures and questions of a person under many lessons: 16 MB in an export. */
async function storeMuch(uid: string): Promise<void> {
  const by = { uid, name: 'Anjali Menon' };
  for (const lessonId of manyLessons) {
    const message = { by, lessonId, courseId: 1, subcategoryId: 1, lastAt: someMoment, people: [uid] };
    const id = submissionId(uid, lessonId);
    const picture = { type: 'image/webp', bytes: Buffer.alloc(pictureLimits.stored.bytes) };
    const batch = db.batch();
    batch.set(db.collection(submissionsCollection).doc(id), { ...message, hasPicture: true });
    batch.set(db.collection(submissionPicturesCollection).doc(id), picture);
    batch.set(db.collection(questionsCollection).doc(`q${uniqueWord().toLowerCase()}`), {
      ...message,
      text: `Why ${lessonId}?`,
      askedAt: someMoment,
    });
    await batch.commit();
  }
}

const subscriptionOf = (address: string) => db.collection(subscribersCollection).doc(subscriberIdOf(address));

const correct = (uid: string, body: object) =>
  api('PUT', `/admin/users/${uid}`, { token: admin.token, body });

const erase = (uid: string, email: string) =>
  api('POST', `/admin/users/${uid}/erase`, { token: admin.token, body: { email } });

const now = () => new Date();

describe('the export of a person’s data', () => {
  it('is complete for the person, in a file that names nobody else', async () => {
    const { uid, email, token, record } = await aLearnerWithData();
    const reply = await api('GET', '/users/me/export', { token });
    const { name } = (await api('GET', '/settings', { token: admin.token })).as(
      dataReply(SchoolSettings),
    ).data;
    const file = personalDataFile(name, uid);
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="${file}"`);
    const data = reply.as(PersonalData);
    expect(data).toMatchObject({
      version: 1,
      id: uid,
      signIn: { email, disabled: false, providers: ['password'] },
      account: { name: record.name, email, paymentReference: record.paymentReference },
      progress: [{ courseId: 1, lastLessonId: 1 }],
      notes: [{ courseId: 1, notes: { noteone1: { text: aNote().text } } }],
      payment: { amount: 1999, recordedBy: anotherAdministrator },
      newsletter: { email },
      unsubscription: null,
      registration: null,
      trash: null,
      auditLog: [{ action: 'user.approve', actor: anotherAdministrator }, { action: 'user.hold' }],
      actions: [],
      isAuditLogWhole: true,
    });
    expect(data.account).not.toHaveProperty('searchGrams');
    expect(data.account).not.toHaveProperty('sortName');
    expect(data.payment).not.toHaveProperty('note');
    expect(JSON.stringify(reply.body)).not.toContain(adminName);
    expect(JSON.stringify(reply.body)).not.toContain(admin.uid);
  });

  it('names the actors for an administrator', async () => {
    const { uid } = await aLearnerWithData();
    const data = (await api('GET', `/admin/users/${uid}/export`, { token: admin.token })).as(PersonalData);
    expect(data.auditLog[0]?.actor).toEqual({ uid: admin.uid, name: adminName });
    const own = (await api('GET', `/admin/users/${admin.uid}/export`, { token: admin.token })).as(
      PersonalData,
    );
    expect(own.actions.map(({ action }) => action)).toContain('user.hold');
    expect(JSON.stringify(own)).not.toContain(uid);
  });

  it.each([
    ['waits', aPendingLearner],
    ['was deactivated', anInactiveLearner],
  ])('is available to an account that %s', async (_state, someone) => {
    const { uid, token } = await someone();
    expect((await api('GET', '/users/me/export', { token })).as(PersonalData).id).toBe(uid);
  });

  it('contains the trash for administrators', async () => {
    const uid = uniqueWord();
    const trash = db.doc(`trash/users_${uid}`);
    const document = { ...aUserRecord(), searchGrams: ['an'] };
    await trash.set({ collection: 'users', id: uid, label: 'Anjali Menon', document });
    await trash.collection('progress').doc('1').set(aProgress());
    await trash
      .collection('notes')
      .doc('1')
      .set({ notes: { noteone1: aNote() } });
    const data = (await api('GET', `/admin/users/${uid}/export`, { token: admin.token })).as(PersonalData);
    expect(data).toMatchObject({
      signIn: null,
      account: null,
      trash: { progress: [{ lastLessonId: 1 }], notes: [{ courseId: 1 }] },
    });
    const exported = data.trash?.entry['document'];
    expect(exported).toHaveProperty('name');
    expect(exported).not.toHaveProperty('searchGrams');
    expect(exported).not.toHaveProperty('sortName');
  });

  it('comes in parts that a function can send, without losing work or questions', async () => {
    const { uid, token } = await aLearner();
    await storeMuch(uid);
    const parts: PersonalDataPart[] = [];
    let path: string | undefined = '/users/me/export';
    while (path !== undefined) {
      const reply: ApiReply = await api('GET', path, { token });
      expect(JSON.stringify(reply.body).length).toBeLessThan(16_000_000);
      parts.push(reply.as(PersonalDataPart));
      path = nextPage(path, reply);
    }
    expect(parts.map(({ work }) => work.length)).toEqual([30, 30, 0]);
    const lessons = parts.flatMap(({ work }) => work).map(({ lessonId }) => lessonId);
    expect(lessons).toEqual(manyLessons);
    expect(new Set(parts.flatMap(({ questions }) => questions).map(({ text }) => text))).toEqual(
      new Set(manyLessons.map((lessonId) => `Why ${lessonId}?`)),
    );
  });

  it('answers 400 for a cursor that no part has', async () => {
    const { token } = await aLearner();
    const reply = await api('GET', '/users/me/export?cursor=notes.1', { token });
    expect([reply.status, reply.refusal().errors?.[0]?.path]).toEqual([400, 'cursor']);
  });

  it('answers 404 for an unknown person, and for the rest of the export of somebody who was erased', async () => {
    const path = `/admin/users/${uniqueWord()}/export`;
    for (const query of ['', `?cursor=${writeCursor(['work', 'a'])}`]) {
      expect((await api('GET', path + query, { token: admin.token })).status).toBe(404);
    }
  });
});

const corrections = (sessions: Pick<SessionsData, 'end' | 'settle'> = sessionsData({ db, auth, now })) => {
  const audit = auditData({ db, now });
  const transactionData = transactions({ db });
  const unregistered = unregisteredAccountsData({ db, auth, audit, ...transactionData });
  return correctionData({ db, auth, audit, sessions, ...transactionData, unregistered, now });
};

describe('correcting a person', () => {
  it('changes name and address everywhere, and the person signs in with the new address', async () => {
    const learner = await aLearner({ name: 'Anjali Menn' });
    const email = uniqueEmail();
    const before = { name: 'Anjali Menn', email: learner.email };
    const reply = await correct(learner.uid, { name: 'Anjali Menon', email, expected: before });
    expect([reply.status, reply.body]).toMatchObject([200, { data: { name: 'Anjali Menon', email } }]);
    expect(await userOf(learner.uid)).toMatchObject({
      name: 'Anjali Menon',
      email,
      sortName: 'anjali menon',
      searchGrams: searchGrams('Anjali Menon', email),
      status: 'approved',
    });
    expect(await auth.getUser(learner.uid)).toMatchObject({ email, displayName: 'Anjali Menon' });
    expect(await auditOf(learner.uid, 'user.correct')).toMatchObject([
      { actor: { uid: admin.uid, name: adminName }, before, after: { name: 'Anjali Menon', email } },
    ]);
    const { token } = await signIn({ ...learner, email });
    expect((await api('GET', '/users/me', { token })).status).toBe(200);
  });

  it('ends every session of the account if the address changes', async () => {
    const [moved, renamed] = await Promise.all([aLearner(), aLearner()]);
    await correct(moved.uid, { name: moved.record.name, email: uniqueEmail() });
    await correct(renamed.uid, { name: 'Meera Nair', email: renamed.email });
    expect((await api('GET', '/users/me', { token: moved.token })).status).toBe(401);
    expect((await api('GET', '/users/me', { token: renamed.token })).status).toBe(200);
  });

  it('is safe to repeat, and writes nothing the second time', async () => {
    const { uid, email } = await createAccount();
    const body = { name: 'Meera Nair', email, expected: { name: 'Anjali Menon', email } };
    expect((await correct(uid, body)).status).toBe(200);
    expect((await correct(uid, body)).status).toBe(200);
    expect(await auditOf(uid, 'user.correct')).toHaveLength(1);
  });

  it('is refused for an address that another account has, and changes nothing', async () => {
    const [one, other] = await Promise.all([createAccount(), createAccount()]);
    const reply = await correct(one.uid, { name: 'Meera Nair', email: other.email });
    expect(reply.refusal()).toMatchObject({ code: 'email-taken', message: erasureMessages.emailTaken });
    expect(reply.status).toBe(409);
    expect(await userOf(one.uid)).toMatchObject({ name: one.record.name, email: one.email });
  });

  it('ends the newsletter to the old address, which no erasure would find, and subscribes no other', async () => {
    const { uid, email: old } = await createAccount();
    const email = uniqueEmail();
    await subscriptionOf(old).set({ email: old, subscribedAt: someMoment });
    const mail = db.doc(`mail/${subscriberIdOf(old)}_${uniqueWord()}`);
    await mail.set({ to: old });
    await correct(uid, { name: 'Meera Nair', email: old });
    expect((await subscriptionOf(old).get()).exists).toBe(true);
    expect((await correct(uid, { name: 'Meera Nair', email })).status).toBe(200);
    expect((await subscriptionOf(old).get()).exists).toBe(false);
    expect((await mail.get()).exists).toBe(false);
    expect((await subscriptionOf(email).get()).exists).toBe(false);
    const unsubscription = db.collection(unsubscriptionsCollection).doc(subscriberIdOf(old));
    expect((await unsubscription.get()).exists).toBe(true);
  });

  it('can take the address of an account in the trash, which gets it back only when it is free', async () => {
    const [kept, duplicate] = await Promise.all([createAccount(), createAccount()]);
    await api('DELETE', `/admin/users/${duplicate.uid}`, { token: admin.token });
    const reply = await correct(kept.uid, { name: 'Meera Nair', email: duplicate.email });
    expect(reply.status).toBe(200);
    expect(await auth.getUser(kept.uid)).toMatchObject({ email: duplicate.email, disabled: false });
    expect(await userOf(kept.uid)).toMatchObject({ name: 'Meera Nair', email: duplicate.email });
    const restore = () => api('POST', `/admin/trash/users_${duplicate.uid}/restore`, { token: admin.token });
    expect((await restore()).refusal().code).toBe('email-taken');
    await correct(kept.uid, { name: 'Meera Nair', email: kept.email });
    expect((await restore()).status).toBe(200);
  });

  it('is refused when the person was changed meanwhile', async () => {
    const { uid, email } = await createAccount({ name: 'Meera Nair' });
    const reply = await correct(uid, { name: 'Asha', email, expected: { name: 'Anjali Menon', email } });
    expect([reply.status, reply.refusal().code]).toEqual([409, 'changed-meanwhile']);
  });

  it.each([
    ['renamed', (uid: string) => db.collection(usersCollection).doc(uid).update({ name: 'Asha Varma' })],
    ['deleted', (uid: string) => api('DELETE', `/admin/users/${uid}`, { token: admin.token })],
  ])('leaves the address in Auth as it was when the account is %s meanwhile', async (_change, change) => {
    const { uid, email } = await createAccount({ name: 'Anjali Menon' });
    const sessions = { end: async (one: string) => void (await change(one)), settle: async () => undefined };
    const caller = { uid: admin.uid, signedInAt: now(), hasSecondFactor: false };
    const wanted = { name: 'Anjali Menon', email: uniqueEmail(), expected: { name: 'Anjali Menon', email } };
    await expect(corrections(sessions).correct(uid, wanted, caller)).rejects.toBeInstanceOf(AppError);
    expect((await auth.getUser(uid)).email).toBe(email);
    expect(await auditOf(uid, 'user.correct')).toEqual([]);
  });

  it('leaves one address, in Auth as in the document, when two administrators make one at the same moment', async () => {
    const { uid } = await createAccount();
    const caller = { uid: admin.uid, signedInAt: now(), hasSecondFactor: false };
    const second = () => corrections().correct(uid, { name: 'Asha Varma', email: uniqueEmail() }, caller);
    const sessions = { end: async () => void (await second()), settle: async () => undefined };
    const email = uniqueEmail();
    await corrections(sessions).correct(uid, { name: 'Meera Nair', email }, caller);
    expect(await userOf(uid)).toMatchObject({ name: 'Meera Nair', email });
    expect(await auth.getUser(uid)).toMatchObject({ displayName: 'Meera Nair', email });
  });

  it('is completed by the reconciliation when the process died after Auth had the address', async () => {
    const { uid } = await createAccount();
    const email = uniqueEmail();
    await auth.updateUser(uid, { email });
    expect(await corrections().syncAddress(uid)).toBe(true);
    expect(await userOf(uid)).toMatchObject({ email, searchGrams: searchGrams('Anjali Menon', email) });
    expect(await corrections().syncAddress(uid)).toBe(false);
  });

  it('is allowed to the person for the name, but not for the address', async () => {
    const { uid, email, token } = await aLearner();
    const reply = await api('PUT', '/users/me', {
      token,
      body: { name: 'Asha Varma', email: uniqueEmail() },
    });
    expect([reply.status, reply.body]).toMatchObject([200, { data: { name: 'Asha Varma', email } }]);
    expect(await userOf(uid)).toMatchObject({ name: 'Asha Varma', email, sortName: 'asha varma' });
    expect((await auth.getUser(uid)).displayName).toBe('Asha Varma');
    expect(await auditOf(uid, 'user.correct')).toMatchObject([{ actor: { uid, name: 'Asha Varma' } }]);
  });
});

describe('erasing a person', () => {
  it('removes the person at once, and adds an audit entry without a name', async () => {
    const { uid, email, token } = await aLearner({ name: `Anjali ${uniqueWord()}` });
    await api('PUT', '/users/me', { token, body: { name: 'Asha Varma' } });
    expect((await erase(uid, ` ${email.toUpperCase()} `)).status).toBe(200);
    expect(await userOf(uid)).toBeUndefined();
    expect((await api('GET', '/users/me', { token })).status).toBe(401);
    expect(await auditOf(uid, 'user.erase')).toMatchObject([
      {
        actor: { uid: admin.uid, name: adminName },
        target: { label: erasedName },
        before: null,
        after: null,
      },
    ]);
    expect(await auditOf(uid, 'user.correct')).toMatchObject([{ actor: { name: erasedName }, after: {} }]);
    expect((await api('GET', `/admin/users/${uid}/export`, { token: admin.token })).status).toBe(404);
  });

  it('is safe to repeat, and adds one audit entry', async () => {
    const { uid, email } = await createAccount();
    expect((await erase(uid, email)).status).toBe(200);
    expect((await erase(uid, email)).status).toBe(200);
    expect(await auditOf(uid, 'user.erase')).toHaveLength(1);
  });

  it('is refused for another address than the account has', async () => {
    const { uid } = await createAccount();
    const reply = await erase(uid, uniqueEmail());
    expect([reply.status, reply.refusal().errors?.[0]?.path]).toEqual([400, 'email']);
    expect(await userOf(uid)).toBeDefined();
  });

  it('takes no address for a person who has none', async () => {
    const uid = uniqueWord();
    await db.doc(paymentPath(uid)).set(aPayment());
    expect((await erase(uid, uniqueEmail())).status).toBe(400);
    expect((await erase(uid, '')).status).toBe(200);
    expect((await db.doc(paymentPath(uid)).get()).exists).toBe(false);
  });

  it('is refused for the caller’s own account, and for a person who never existed', async () => {
    const own = await erase(admin.uid, admin.email);
    expect([own.status, own.refusal().code]).toEqual([409, 'own-account']);
    expect((await erase(uniqueWord(), uniqueEmail())).status).toBe(404);
  });

  it('leaves one of two administrators who erase each other at the same time', async () => {
    const [one, other] = await Promise.all([anAdmin(), anAdmin()]);
    const replies = await Promise.all([
      api('POST', `/admin/users/${other.uid}/erase`, { token: one.token, body: { email: other.email } }),
      api('POST', `/admin/users/${one.uid}/erase`, { token: other.token, body: { email: one.email } }),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const users = await Promise.all([one, other].map(({ uid }) => userOf(uid)));
    expect(users.filter(Boolean)).toHaveLength(1);
  });
});
