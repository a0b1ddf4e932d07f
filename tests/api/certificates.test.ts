import {
  CertificateCheck,
  CertificateReply,
  certificateHolderPath,
} from '@padavu/domain/learning/certificate';
import { certificateMessages as texts } from '@padavu/domain/learning/certificate-messages';
import { progressPath } from '@padavu/domain/learning/progress';
import { schoolDay } from '@padavu/domain/school/school-day';
import { dataReply } from '@padavu/domain/api/reply';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { anAdmin, aLearner, type SignedIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { auditOf } from '../support/audit.ts';
import { aCourse } from '../support/builders.ts';

const IssuedReply = dataReply(CertificateReply);
const CheckReply = dataReply(CertificateCheck);
const CertificatesReply = dataReply(z.array(CertificateReply));

let admin: SignedIn;
let lastId = 880_000;
beforeAll(async () => {
  admin = await anAdmin();
});

/** Stores a course of two lessons and its learner, who completed the lessons at these indexes. */
async function learnerOf(completeIndexes: readonly number[], course: object = {}) {
  lastId += 1;
  const [id, one, two] = [lastId, lastId * 10, lastId * 10 + 1];
  const lessonIds = [one, two];
  await db
    .doc(`courses/${id}`)
    .set(aCourse({ id, title: `Pottery ${id}`, certificate: true, hours: 12, lessonIds, ...course }));
  await Promise.all(
    lessonIds.map((lesson, index) =>
      db.doc(`lessons/${lesson}`).set({ id: lesson, courseId: id, day: index + 1 }),
    ),
  );
  const learner = await aLearner({ courseId: id, name: 'Devi Menon' });
  await completeLessons(
    learner.uid,
    id,
    completeIndexes.map((index) => lessonIds[index] ?? 0),
  );
  return { learner, courseId: id, lessonIds };
}

const completeLessons = (
  uid: string,
  courseId: number,
  ids: readonly number[],
  at = '2026-05-03T20:00:00Z',
) =>
  db.doc(progressPath(uid, courseId)).set({
    lessons: Object.fromEntries(ids.map((id) => [id, { complete: true, at: new Date(at) }])),
  });

const request = ({ token }: SignedIn) => api('PUT', '/users/me/certificate', { token });
const numberOf = async (learner: SignedIn) => (await request(learner)).as(IssuedReply).data.number;
const check = (number: string) => api('GET', `/certificates/${number}`);
const decide = (number: string, action: 'withdraw' | 'reissue', reason = 'Paid back') =>
  api('POST', `/certificates/${number}/${action}`, { token: admin.token, body: { reason } });
const certificatesOf = async (uid: string) =>
  (await api('GET', `/admin/users/${uid}/certificates`, { token: admin.token })).as(CertificatesReply).data;

describe('a certificate', () => {
  it('is issued once for a complete course, however many requests arrive at the same time', async () => {
    const { learner, courseId } = await learnerOf([0, 1]);
    const replies = await Promise.all(Array.from({ length: 6 }, () => request(learner)));
    const numbers = new Set(replies.map((reply) => reply.as(IssuedReply).data.number));
    expect(numbers.size).toBe(1);
    // In the school's time zone, the last lesson was completed on the day after the one in UTC.
    expect(replies[0]?.as(IssuedReply).data).toMatchObject({
      status: 'valid',
      name: 'Devi Menon',
      course: `Pottery ${courseId}`,
      completedOn: '2026-05-04',
      days: 2,
      hours: 12,
    });
    expect(await certificatesOf(learner.uid)).toHaveLength(1);
  });

  it('is not issued before every lesson is complete, nor for a course without certificates', async () => {
    const { learner, courseId, lessonIds } = await learnerOf([0]);
    expect(await request(learner)).toMatchObject({
      status: 409,
      body: { code: 'not-complete', message: texts.notComplete },
    });
    await completeLessons(learner.uid, courseId, lessonIds);
    await db.doc(`courses/${courseId}`).update({ certificate: false });
    expect(await request(learner)).toMatchObject({ status: 404, body: { message: texts.notGiven } });
    await db.doc(`courses/${courseId}`).update({ certificate: true });
    expect((await request(learner)).status).toBe(200);
  });

  it('is not issued while a day of the course is locked, and says no day before the last one opened', async () => {
    const { learner, courseId, lessonIds } = await learnerOf([], { pace: 'daily', pacing: 1 });
    await completeLessons(learner.uid, courseId, lessonIds, '2019-01-01T00:00:00Z');
    const account = db.doc(`users/${learner.uid}`);
    const now = Date.now();
    await account.update({ startsAt: new Date(now), pacing: 1 });
    expect(await request(learner)).toMatchObject({
      status: 409,
      body: { code: 'not-complete', message: texts.notComplete },
    });
    const hours = 60 * 60_000;
    await account.update({ startsAt: new Date(now - 72 * hours) });
    expect((await request(learner)).as(IssuedReply).data.completedOn).toBe(
      schoolDay({ timeZone: 'Asia/Kolkata' }, new Date(now - 48 * hours)),
    );
  });

  it('is issued at once where days open by progress, before the account knows that they are open', async () => {
    const { learner } = await learnerOf([0, 1], { pace: 'progress', pacing: 1 });
    await db.doc(`users/${learner.uid}`).update({ pacing: 1 });
    expect((await request(learner)).status).toBe(200);
  });

  it.each([
    ['approval, where the account knows it', new Date('2026-06-01T00:00:00Z'), '2026-06-01'],
    ['registration otherwise', null, '2025-05-01'],
  ])('says no day before the %s', async (_moment, startsAt, completedOn) => {
    const { learner, courseId, lessonIds } = await learnerOf([]);
    await completeLessons(learner.uid, courseId, lessonIds, '2019-01-01T00:00:00Z');
    await db.doc(`users/${learner.uid}`).update({ startsAt });
    expect((await request(learner)).as(IssuedReply).data).toMatchObject({ completedOn });
  });

  it('is issued where what is stored as its number is none', async () => {
    const { learner, courseId } = await learnerOf([0, 1]);
    await db.doc(certificateHolderPath(learner.uid, courseId)).set({ number: '' });
    const number = await numberOf(learner);
    expect(await numberOf(learner)).toBe(number);
  });

  it('can be checked by anybody who has its number, and by nobody else', async () => {
    const { learner } = await learnerOf([0, 1]);
    const number = await numberOf(learner);
    const { data } = (await check(number)).as(CheckReply);
    expect(data).toMatchObject({ number, status: 'valid', name: 'Devi Menon' });
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`${learner.uid}|@`));
    expect((await check('K7M3-QX9A-2BCD-EF45')).status).toBe(404);
    expect((await check('K7M3')).status).toBe(404);
  });

  it('is found by its number as people type it, as on the site', async () => {
    const { learner } = await learnerOf([0, 1]);
    const number = await numberOf(learner);
    const small = number.toLowerCase();
    for (const typed of [small, small.replaceAll('-', '%20'), small.replaceAll('-', '')])
      expect((await check(typed)).as(CheckReply).data.number).toBe(number);
  });

  it('that is withdrawn shows no name, and its learner gets no other one', async () => {
    const { learner } = await learnerOf([0, 1]);
    const number = await numberOf(learner);
    expect((await decide(number, 'withdraw', '  ')).status).toBe(400);
    expect((await decide(number, 'withdraw')).as(IssuedReply).data).toMatchObject({
      status: 'withdrawn',
      reason: 'Paid back',
    });
    expect((await check(number)).as(CheckReply).data).toMatchObject({ status: 'withdrawn', name: '' });
    expect(await request(learner)).toMatchObject({ status: 409, body: { code: 'certificate-withdrawn' } });
    expect(await decide(number, 'withdraw')).toMatchObject({
      status: 409,
      body: { code: 'certificate-not-valid' },
    });
    expect(await auditOf(learner.uid, 'certificate.withdraw')).toHaveLength(1);
  });

  it('that is reissued has another number, to which the old one refers', async () => {
    const { learner } = await learnerOf([0, 1]);
    const old = await numberOf(learner);
    await decide(old, 'withdraw');
    const reissued = (await decide(old, 'reissue', 'A mistake')).as(IssuedReply).data;
    expect(reissued).toMatchObject({ status: 'valid', name: 'Devi Menon' });
    expect((await check(old)).as(CheckReply).data).toMatchObject({
      status: 'replaced',
      name: '',
      replacedBy: reissued.number,
    });
    expect(await numberOf(learner)).toBe(reissued.number);
    expect((await decide(old, 'reissue')).status).toBe(409);
  });

  it('is replaced when the name of its learner changes', async () => {
    const { learner } = await learnerOf([0, 1]);
    const old = await numberOf(learner);
    const body = { name: 'Devi M. Nair', email: learner.email };
    expect((await api('PUT', `/admin/users/${learner.uid}`, { token: admin.token, body })).status).toBe(200);
    const [now, before] = await certificatesOf(learner.uid);
    expect(now).toMatchObject({ status: 'valid', name: 'Devi M. Nair' });
    expect(before).toMatchObject({
      number: old,
      status: 'replaced',
      replacedBy: now?.number,
      reason: texts.renamed,
    });
    await api('PUT', '/users/me', { token: learner.token, body: { name: 'Devi Nair' } });
    expect((await certificatesOf(learner.uid))[0]).toMatchObject({ status: 'valid', name: 'Devi Nair' });
  });

  it('contains nothing about a learner who was erased', async () => {
    const { learner, courseId } = await learnerOf([0, 1]);
    const number = await numberOf(learner);
    const body = { email: learner.email };
    expect(
      (await api('POST', `/admin/users/${learner.uid}/erase`, { token: admin.token, body })).status,
    ).toBe(200);
    expect((await check(number)).as(CheckReply).data).toMatchObject({ status: 'withdrawn', name: '' });
    const stored = await db.doc(`certificates/${number}`).get();
    expect(JSON.stringify(stored.data())).not.toMatch(new RegExp(`Devi|${learner.uid}`));
    expect((await db.doc(certificateHolderPath(learner.uid, courseId)).get()).exists).toBe(false);
  });

  it('is not reissued to an account that is being deleted', async () => {
    const { learner } = await learnerOf([0, 1]);
    const number = await numberOf(learner);
    await db.doc(`users/${learner.uid}`).update({ deletionBegan: new Date() });
    expect((await decide(number, 'reissue')).status).toBe(404);
    expect((await check(number)).as(CheckReply).data.status).toBe('valid');
  });

  it('can be withdrawn, reissued and listed by administrators alone', async () => {
    const { learner } = await learnerOf([0, 1]);
    const number = await numberOf(learner);
    const body = { reason: 'Mine' };
    for (const what of ['withdraw', 'reissue']) {
      const path = `/certificates/${number}/${what}`;
      expect((await api('POST', path, { token: learner.token, body })).status).toBe(403);
      expect((await api('POST', path, { body })).status).toBe(401);
    }
    expect(
      (await api('GET', `/admin/users/${learner.uid}/certificates`, { token: learner.token })).status,
    ).toBe(403);
  });
});
