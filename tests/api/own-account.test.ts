import { lessonsCollection } from '@padavu/domain/course/lesson';
import { messages } from '@padavu/domain/messages';
import { passwordReset } from '@padavu/domain/user/account-messages.ml';
import { progressPath } from '@padavu/domain/learning/progress';
import { usersCollection } from '@padavu/domain/user/user';
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

const DataReply = z.object({ data: z.looseObject({}) });
const dataOf = (reply: Awaited<ReturnType<typeof api>>) => reply.as(DataReply).data;

describe('GET /users/me', () => {
  it.each([
    ['a learner', aLearner, 'approved'],
    ['a pending account', aPendingLearner, 'pending'],
    ['an administrator', anAdmin, 'approved'],
  ])('answers %s the caller’s account, which is not cached', async (_who, someone, status) => {
    const { uid, token, record } = await someone();
    const reply = await api('GET', '/users/me', { token });
    expect(dataOf(reply)).toMatchObject({ id: uid, name: record.name, email: record.email, status });
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
  });
});

const languageOf = async (uid: string) =>
  (await db.collection(usersCollection).doc(uid).get()).get('language') as unknown;

describe('the language of the caller', () => {
  it.each([
    ['a learner', aLearner],
    ['a pending account', aPendingLearner],
    ['an administrator', anAdmin],
  ])('is stored for %s, and answered', async (_who, someone) => {
    const { uid, token } = await someone();
    expect(dataOf(await api('GET', '/users/me', { token }))).toMatchObject({ language: null });
    for (const language of ['ml', 'ml', 'en']) {
      const reply = await api('PUT', '/users/me/language', { token, body: { language } });
      expect(dataOf(reply)).toMatchObject({ id: uid, language });
      expect(await languageOf(uid)).toBe(language);
    }
    const exported = await api('GET', '/users/me/export', { token });
    expect(exported.body).toMatchObject({ account: { language: 'en' } });
  });

  it.each([{}, { language: 'fr' }, { language: null }])('is refused with %j', async (body) => {
    const { uid, token } = await aLearner();
    const reply = await api('PUT', '/users/me/language', { token, body });
    expect([reply.status, reply.refusal().errors?.[0]?.path]).toEqual([400, 'language']);
    expect(await languageOf(uid)).toBeUndefined();
  });

  it('is answered as null when an invalid value is stored', async () => {
    const { uid, token } = await aLearner();
    await db.collection(usersCollection).doc(uid).update({ language: 7 });
    expect(dataOf(await api('GET', '/users/me', { token }))).toMatchObject({ language: null });
  });
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const progressMark = (complete: boolean, at: Date) => ({ complete, at: at.toISOString() });

describe('the progress of the caller', () => {
  let school: Awaited<ReturnType<typeof storeCourseWithLessons>>;
  let learner: SignedIn;
  let first: number;
  let second: number;
  let withQuiz: number;

  beforeAll(async () => {
    school = await storeCourseWithLessons(3);
    [first = 0, second = 0, withQuiz = 0] = school.lessonIds;
    await db.collection(lessonsCollection).doc(String(withQuiz)).update({ quiz: 'required' });
  });

  const lastLesson = () => ({ lastLessonId: first, lastSubcategoryId: school.category.id });
  const save = (body: object, token = learner.token) => api('PUT', '/users/me/progress', { token, body });
  const read = () => api('GET', '/users/me/progress', { token: learner.token });
  const stored = async () => (await db.doc(progressPath(learner.uid, school.course.id)).get()).data();

  beforeAll(async () => {
    learner = await aLearner({ courseId: school.course.id });
  });

  it('is empty before the first mark', async () => {
    expect(dataOf(await read())).toEqual({ courseId: school.course.id, lessons: {} });
  });

  it('is stored where pages read it, with timestamps, and answered completely', async () => {
    const at = minutesAgo(10);
    const reply = await save({
      ...lastLesson(),
      lastAt: at,
      lessons: { [first]: { ...progressMark(true, at), position: 12.5 } },
    });
    const expected = {
      courseId: school.course.id,
      ...lastLesson(),
      lastAt: at.toISOString(),
      lessons: { [first]: { ...progressMark(true, at), position: 12.5 } },
    };
    expect([reply.status, dataOf(reply)]).toEqual([200, expected]);
    expect(dataOf(await read())).toEqual(expected);
    const fields = z
      .object({ lessons: z.record(z.string(), z.object({ at: z.custom<FirebaseFirestore.Timestamp>() })) })
      .parse(await stored());
    expect(fields.lessons[first]?.at.toDate()).toEqual(at);
  });

  it('keeps the later mark of each lesson, whichever arrives first', async () => {
    const reply = await save({
      ...lastLesson(),
      lastLessonId: second,
      lastAt: minutesAgo(20),
      lessons: { [first]: progressMark(false, minutesAgo(20)), [second]: progressMark(true, minutesAgo(20)) },
    });
    expect(dataOf(reply)).toMatchObject({
      lastLessonId: first,
      lessons: { [first]: { complete: true, position: 12.5 }, [second]: { complete: true } },
    });
    const later = await save({ ...lastLesson(), lessons: { [first]: progressMark(false, minutesAgo(5)) } });
    expect(dataOf(later)).toMatchObject({ lessons: { [first]: { complete: false, position: 12.5 } } });
    expect(
      (await api('GET', '/course/user/course', { token: learner.token })).as(DataReply).data,
    ).toMatchObject({
      progress: 33,
    });
  });

  it('keeps the marks that two devices send at the same time', async () => {
    const twoDevices = await aLearner({ courseId: school.course.id });
    const at = minutesAgo(1);
    const replies = await Promise.all(
      [first, second].map((id) =>
        save({ ...lastLesson(), lessons: { [id]: progressMark(true, at) } }, twoDevices.token),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const { lessons } = dataOf(await api('GET', '/users/me/progress', { token: twoDevices.token }));
    expect(lessons).toEqual({ [first]: progressMark(true, at), [second]: progressMark(true, at) });
  });

  it.each([
    ['without lessons', () => ({})],
    ['with an older mark alone', () => ({ lessons: { [first]: progressMark(true, minutesAgo(60)) } })],
    [
      'with a lesson of no course alone',
      () => ({ lessons: { [someId()]: progressMark(true, minutesAgo(0)) } }),
    ],
    [
      'with the completion of a lesson whose required quiz is not passed alone',
      () => ({ lessons: { [withQuiz]: progressMark(true, minutesAgo(0)) } }),
    ],
  ])('keeps every mark when a device sends progress %s', async (_name, marks) => {
    const before = dataOf(await read())['lessons'];
    expect(Object.keys(z.looseObject({}).parse(before))).toHaveLength(2);
    const opened = { ...lastLesson(), lastLessonId: second, lastAt: minutesAgo(0) };
    // Opened later, and opened earlier than the stored lesson: then nothing is left to store.
    for (const lastOpened of [opened, { ...lastLesson(), lastAt: minutesAgo(90) }]) {
      const reply = await save({ ...lastOpened, ...marks() });
      const expected = { lastLessonId: second, lessons: before };
      expect([reply.status, dataOf(reply)]).toMatchObject([200, expected]);
      expect(dataOf(await read())).toMatchObject(expected);
    }
  });

  it('is stored for a learner who has only opened a lesson', async () => {
    const { token } = await aLearner({ courseId: school.course.id });
    expect((await save(lastLesson(), token)).status).toBe(200);
    expect(dataOf(await api('GET', '/users/me/progress', { token }))).toMatchObject({
      ...lastLesson(),
      lessons: {},
    });
  });

  it('ignores lessons that the course does not have', async () => {
    const reply = await save({
      ...lastLesson(),
      lessons: { [someId()]: progressMark(true, minutesAgo(0)) },
    });
    expect(Object.keys(z.looseObject({}).parse(dataOf(reply)['lessons'])).toSorted()).toEqual(
      [first, second].map(String).toSorted(),
    );
  });

  it.each([
    [
      'a time in the future',
      () => ({ ...lastLesson(), lessons: { [first]: progressMark(true, minutesAgo(-6)) } }),
    ],
    ['a last lesson that is opened in the future', () => ({ ...lastLesson(), lastAt: minutesAgo(-6) })],
    ['a lesson without a time', () => ({ ...lastLesson(), lessons: { [first]: { complete: true } } })],
    [
      'a position before the beginning',
      () => ({
        ...lastLesson(),
        lessons: { [first]: { ...progressMark(true, minutesAgo(0)), position: -1 } },
      }),
    ],
    [
      'a lesson id that is not a number',
      () => ({ ...lastLesson(), lessons: { first: progressMark(true, minutesAgo(0)) } }),
    ],
    ['no last lesson', () => ({ lessons: { [first]: progressMark(true, minutesAgo(0)) } })],
  ])('is refused with %s, and stays as it was', async (_name, body) => {
    const before = await stored();
    const reply = await save(body());
    expect([reply.status, reply.refusal().code]).toEqual([400, 'validation']);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['waits', aPendingLearner, 'account-pending'],
    ['was deactivated', anInactiveLearner, 'account-inactive'],
  ])('is refused to an account that %s', async (_name, someone, code) => {
    const { uid, token } = await someone({ courseId: school.course.id });
    const reply = await save(lastLesson(), token);
    expect([reply.status, reply.refusal().code]).toEqual([403, code]);
    expect((await db.doc(progressPath(uid, school.course.id)).get()).exists).toBe(false);
  });

  it('is refused to a learner who was deactivated after the token was issued, and not stored', async () => {
    const { uid, token } = await aLearner({ courseId: school.course.id });
    await db.collection(usersCollection).doc(uid).update({ status: 'inactive' });
    // 403, or 401 if the trigger has ended the session by then.
    expect([401, 403]).toContain((await save(lastLesson(), token)).status);
    expect((await db.doc(progressPath(uid, school.course.id)).get()).exists).toBe(false);
  });
});

const Code = z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() });
const Codes = z.object({ oobCodes: z.array(Code) });

/** The codes of the links that the Auth emulator has mailed to an address. */
async function codesOf(email: string): Promise<string[]> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const url = `http://${host}/emulator/v1/projects/${process.env['GCLOUD_PROJECT']}/oobCodes`;
  const { oobCodes } = Codes.parse(await (await fetch(url)).json());
  return oobCodes
    .filter((code) => code.email === email && code.requestType === 'PASSWORD_RESET')
    .map(({ oobCode }) => oobCode);
}

const requestReset = (email: string, headers: Record<string, string> = {}) =>
  api('POST', '/users/password-reset', { body: { email }, headers });

describe('POST /users/password-reset', () => {
  it('mails a link to an account, however its address is written', async () => {
    const { email } = await createAccount();
    expect((await requestReset(` ${email.toUpperCase()} `)).status).toBe(200);
    expect(await codesOf(email)).toHaveLength(1);
  });

  it('answers the same for an address that nobody has, and mails nothing', async () => {
    const [unknown, { email }] = [uniqueEmail(), await createAccount()];
    const [toNobody, toSomebody] = [await requestReset(unknown), await requestReset(email)];
    expect([toNobody.status, toNobody.body]).toEqual([toSomebody.status, toSomebody.body]);
    expect(await codesOf(unknown)).toEqual([]);
  });

  it('refuses a text that is not an address', async () => {
    expect((await requestReset('nobody')).status).toBe(400);
  });
});

const confirmReset = (
  code: unknown,
  newPassword: unknown = 'monsoon-2026',
  headers: Record<string, string> = {},
) => api('POST', '/users/password-reset/confirm', { body: { code, password: newPassword }, headers });

/** Reads the learner's own progress as a browser does, from Firestore. Returns the status. */
async function readFromFirestore({ uid, token }: SignedIn, courseId: number): Promise<number> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const documents = `projects/${process.env['GCLOUD_PROJECT']}/databases/(default)/documents`;
  const url = `http://${host}/v1/${documents}/${progressPath(uid, courseId)}`;
  return (await fetch(url, { headers: { Authorization: `Bearer ${token}` } })).status;
}

describe('POST /users/password-reset/confirm', () => {
  it('sets the password and ends every session of the account, also in Firestore', async () => {
    const learner = await aLearner({ courseId: 1 });
    await db.doc(progressPath(learner.uid, 1)).set({ lessons: {} });
    expect(await readFromFirestore(learner, 1)).toBe(200);
    await requestReset(learner.email);
    const [code] = await codesOf(learner.email);
    expect((await confirmReset(code)).status).toBe(200);
    expect(await readFromFirestore(learner, 1)).toBe(403);
    expect((await api('GET', '/users/me', { token: learner.token })).status).toBe(401);
    const login = { email: learner.email, password: 'monsoon-2026' };
    const reply = await api('POST', '/users/login', { body: login });
    const { token } = reply.as(z.object({ token: z.string() }));
    expect(await readFromFirestore({ ...learner, token }, 1)).toBe(200);
  });

  it('answers in the language of the request, as the request for the link does', async () => {
    const { email } = await createAccount();
    const headers = { 'Accept-Language': 'ml' };
    const sent = await requestReset(email, headers);
    const [code] = await codesOf(email);
    const done = await confirmReset(code, 'monsoon-2026', headers);
    expect([sent.body, done.body]).toMatchObject([
      { message: passwordReset.sent },
      { message: passwordReset.done },
    ]);
  });

  it('refuses a link that was used, and one that never existed', async () => {
    const { email } = await createAccount();
    await requestReset(email);
    const [code] = await codesOf(email);
    await confirmReset(code);
    for (const refused of [code, 'made-up', '']) {
      const reply = await confirmReset(refused);
      expect([reply.status, reply.refusal().errors]).toEqual([
        400,
        [{ path: 'code', message: messages.passwordReset.badLink }],
      ]);
    }
  });

  it('refuses a password that is too short, and the link stays valid', async () => {
    const { email } = await createAccount();
    await requestReset(email);
    const [code] = await codesOf(email);
    expect((await confirmReset(code, 'short')).refusal().errors).toEqual([
      { path: 'password', message: messages.validation.passwordTooShort },
    ]);
    expect((await confirmReset(code)).status).toBe(200);
  });
});
