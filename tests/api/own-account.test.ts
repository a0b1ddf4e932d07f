import { progressPath } from '@padavu/domain/progress';
import { usersCollection } from '@padavu/domain/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import {
  aLearner,
  anAdmin,
  anInactiveLearner,
  aPendingLearner,
  createAccount,
  uniqueEmail,
  type SignedIn,
} from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { someId, storeCourseWithLessons } from '../support/content.ts';

const Own = z.object({ data: z.looseObject({}) });
const dataOf = (answer: Awaited<ReturnType<typeof api>>) => answer.as(Own).data;

describe('GET /users/me', () => {
  it.each([
    ['a learner', aLearner, 'approved'],
    ['an account that waits', aPendingLearner, 'pending'],
    ['an administrator', anAdmin, 'approved'],
  ])('shows %s the own account, and no more than lists show', async (_who, someone, status) => {
    const { uid, token, record } = await someone();
    const answer = await api('GET', '/users/me', { token });
    expect(dataOf(answer)).toMatchObject({ id: uid, name: record.name, email: record.email, status });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});

const languageOf = async (uid: string) =>
  (await db.collection(usersCollection).doc(uid).get()).get('language') as unknown;

describe('the own language', () => {
  it.each([
    ['a learner', aLearner],
    ['an account that waits', aPendingLearner],
    ['an administrator', anAdmin],
  ])('is kept for %s, and answered', async (_who, someone) => {
    const { uid, token } = await someone();
    expect(dataOf(await api('GET', '/users/me', { token }))).toMatchObject({ language: null });
    for (const language of ['ml', 'ml', 'en']) {
      const answer = await api('PUT', '/users/me/language', { token, body: { language } });
      expect(dataOf(answer)).toMatchObject({ id: uid, language });
      expect(await languageOf(uid)).toBe(language);
    }
    const exported = await api('GET', '/users/me/export', { token });
    expect(exported.body).toMatchObject({ account: { language: 'en' } });
  });

  it.each([{}, { language: 'fr' }, { language: null }])('is refused with %j', async (body) => {
    const { uid, token } = await aLearner();
    const answer = await api('PUT', '/users/me/language', { token, body });
    expect([answer.status, answer.refusal().errors?.[0]?.path]).toEqual([400, 'language']);
    expect(await languageOf(uid)).toBeUndefined();
  });

  it('counts as not chosen where something else is stored', async () => {
    const { uid, token } = await aLearner();
    await db.collection(usersCollection).doc(uid).update({ language: 7 });
    expect(dataOf(await api('GET', '/users/me', { token }))).toMatchObject({ language: null });
  });
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const said = (complete: boolean, at: Date) => ({ complete, at: at.toISOString() });

describe('the own progress', () => {
  let school: Awaited<ReturnType<typeof storeCourseWithLessons>>;
  let learner: SignedIn;
  let first: number;
  let second: number;

  beforeAll(async () => {
    school = await storeCourseWithLessons(2);
    [first = 0, second = 0] = school.lessonIds;
  });

  const place = () => ({ lastLessonId: first, lastSubcategoryId: school.category.id });
  const save = (body: object, token = learner.token) => api('PUT', '/users/me/progress', { token, body });
  const read = () => api('GET', '/users/me/progress', { token: learner.token });
  const stored = async () => (await db.doc(progressPath(learner.uid, school.course.id)).get()).data();

  beforeAll(async () => {
    learner = await aLearner({ courseId: school.course.id });
  });

  it('is empty before anything is said', async () => {
    expect(dataOf(await read())).toEqual({ courseId: school.course.id, lessons: {} });
  });

  it('is kept where pages read it, with moments as the store has them, and answered whole', async () => {
    const at = minutesAgo(10);
    const answer = await save({
      ...place(),
      lastAt: at,
      lessons: { [first]: { ...said(true, at), position: 12.5 } },
    });
    const whole = {
      courseId: school.course.id,
      ...place(),
      lastAt: at.toISOString(),
      lessons: { [first]: { ...said(true, at), position: 12.5 } },
    };
    expect([answer.status, dataOf(answer)]).toEqual([200, whole]);
    expect(dataOf(await read())).toEqual(whole);
    const fields = z
      .object({ lessons: z.record(z.string(), z.object({ at: z.custom<FirebaseFirestore.Timestamp>() })) })
      .parse(await stored());
    expect(fields.lessons[first]?.at.toDate()).toEqual(at);
  });

  it('keeps the later mark of each lesson, whichever comes first', async () => {
    const answer = await save({
      ...place(),
      lastLessonId: second,
      lastAt: minutesAgo(20),
      lessons: { [first]: said(false, minutesAgo(20)), [second]: said(true, minutesAgo(20)) },
    });
    expect(dataOf(answer)).toMatchObject({
      lastLessonId: first,
      lessons: { [first]: { complete: true, position: 12.5 }, [second]: { complete: true } },
    });
    const undone = await save({ ...place(), lessons: { [first]: said(false, minutesAgo(5)) } });
    expect(dataOf(undone)).toMatchObject({ lessons: { [first]: { complete: false, position: 12.5 } } });
    expect((await api('GET', '/course/user/course', { token: learner.token })).as(Own).data).toMatchObject({
      progress: 50,
    });
  });

  it('loses nothing of what two devices say at once', async () => {
    const twoDevices = await aLearner({ courseId: school.course.id });
    const at = minutesAgo(1);
    const answers = await Promise.all(
      [first, second].map((id) => save({ ...place(), lessons: { [id]: said(true, at) } }, twoDevices.token)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { lessons } = dataOf(await api('GET', '/users/me/progress', { token: twoDevices.token }));
    expect(lessons).toEqual({ [first]: said(true, at), [second]: said(true, at) });
  });

  it('keeps nothing of lessons that the course does not have', async () => {
    const answer = await save({ ...place(), lessons: { [someId()]: said(true, minutesAgo(0)) } });
    expect(Object.keys(z.looseObject({}).parse(dataOf(answer)['lessons'])).toSorted()).toEqual(
      [first, second].map(String).toSorted(),
    );
  });

  it.each([
    ['a moment ahead of any clock', () => ({ ...place(), lessons: { [first]: said(true, minutesAgo(-6)) } })],
    ['a last lesson opened ahead of any clock', () => ({ ...place(), lastAt: minutesAgo(-6) })],
    ['a lesson without a moment', () => ({ ...place(), lessons: { [first]: { complete: true } } })],
    [
      'a place before the beginning',
      () => ({ ...place(), lessons: { [first]: { ...said(true, minutesAgo(0)), position: -1 } } }),
    ],
    ['a lesson that is no number', () => ({ ...place(), lessons: { first: said(true, minutesAgo(0)) } })],
    ['no last lesson', () => ({ lessons: { [first]: said(true, minutesAgo(0)) } })],
  ])('is refused with %s, and stays as it was', async (_name, body) => {
    const before = await stored();
    const answer = await save(body());
    expect([answer.status, answer.refusal().code]).toEqual([400, 'validation']);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['waits', aPendingLearner, 'account-pending'],
    ['was deactivated', anInactiveLearner, 'account-inactive'],
  ])('is refused to an account that %s', async (_name, someone, code) => {
    const { uid, token } = await someone({ courseId: school.course.id });
    const answer = await save(place(), token);
    expect([answer.status, answer.refusal().code]).toEqual([403, code]);
    expect((await db.doc(progressPath(uid, school.course.id)).get()).exists).toBe(false);
  });

  it('is refused to a learner who was deactivated since the token was made, and never kept', async () => {
    const { uid, token } = await aLearner({ courseId: school.course.id });
    await db.collection(usersCollection).doc(uid).update({ status: 'inactive' });
    // 401 once the trigger has ended the session, which may be at once.
    expect([401, 403]).toContain((await save(place(), token)).status);
    expect((await db.doc(progressPath(uid, school.course.id)).get()).exists).toBe(false);
  });
});

const Codes = z.object({ oobCodes: z.array(z.object({ email: z.string(), requestType: z.string() })) });

/** The links that the local Auth has mailed to an address. */
async function linksFor(email: string): Promise<number> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const url = `http://${host}/emulator/v1/projects/${process.env['GCLOUD_PROJECT']}/oobCodes`;
  const { oobCodes } = Codes.parse(await (await fetch(url)).json());
  return oobCodes.filter((code) => code.email === email && code.requestType === 'PASSWORD_RESET').length;
}

const ask = (email: string) => api('POST', '/users/password-reset', { body: { email } });

describe('POST /users/password-reset', () => {
  it('mails a link to who has an account, however the address is written', async () => {
    const { email } = await createAccount();
    expect((await ask(` ${email.toUpperCase()} `)).status).toBe(200);
    expect(await linksFor(email)).toBe(1);
  });

  it('answers the same for an address that nobody has, and mails nothing', async () => {
    const [unknown, { email }] = [uniqueEmail(), await createAccount()];
    const [toNobody, toSomebody] = [await ask(unknown), await ask(email)];
    expect([toNobody.status, toNobody.body]).toEqual([toSomebody.status, toSomebody.body]);
    expect(await linksFor(unknown)).toBe(0);
  });

  it('refuses what is no address', async () => {
    expect((await ask('nobody')).status).toBe(400);
  });
});
