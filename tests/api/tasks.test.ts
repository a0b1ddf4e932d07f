import { taskLimits } from '@padavu/domain/learning/task-limits';
import { mediaMessages } from '@padavu/domain/picture/media-messages';
import { mediaMessages as malayalam } from '@padavu/domain/picture/media-messages.ml';
import { pictureLimits } from '@padavu/domain/picture/picture-file';
import { SentPicture } from '@padavu/domain/picture/sent-picture';
import { PersonalData } from '@padavu/domain/user/personal-data';
import { Progress, progressPath } from '@padavu/domain/learning/progress';
import { dataReply } from '@padavu/domain/api/reply';
import {
  OwnWork,
  Submission,
  submissionId,
  submissionPicturesCollection,
  submissionsCollection,
} from '@padavu/domain/learning/task';
import { taskMessages } from '@padavu/domain/learning/task-messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readDocument } from '../../functions/src/data/store/documents.ts';
import { db } from '../support/accounts-firebase.ts';
import { anAdmin, aLearner, aTeacher, signIn, type SignedIn } from '../support/accounts.ts';
import { api, nextPage, type ApiReply } from '../support/api-client.ts';
import { aCategoryBody, aLessonProgress, aProgress } from '../support/builders.ts';
import { someId, storeCourseWithLessons } from '../support/content.ts';
import { auditOf } from '../support/audit.ts';
import { smallPictures } from '../support/pictures.ts';

const WorkReply = dataReply(OwnWork);
const MaybeWorkReply = dataReply(OwnWork.nullable());
const SubmissionsReply = dataReply(z.array(Submission));
const PictureReply = dataReply(SentPicture);
const OwnProgress = dataReply(Progress);

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin({ name: 'Rajan Pillai' });
});

/** A learner who has started a course with one lesson, which has a task. */
async function aLearnerWithATask(course: object = {}) {
  const { course: storedCourse, lessonIds } = await storeCourseWithLessons(1, course);
  const [lessonId = 0] = lessonIds;
  await db.doc(`lessons/${lessonId}`).update({ task: 'Name three customers.' });
  const learner = await aLearner({ courseId: storedCourse.id, name: 'Devi Menon' });
  await db.doc(progressPath(learner.uid, storedCourse.id)).set(aProgress({ lessons: {} }));
  return { courseId: storedCourse.id, lessonId, learner };
}

const path = (lessonId: number) => `/lesson-tasks/${lessonId}`;
const readWork = async ({ token }: SignedIn, lessonId: number) =>
  (await api('GET', path(lessonId), { token })).as(MaybeWorkReply).data;
const handIn = (
  { token }: SignedIn,
  lessonId: number,
  text = 'Asha, Biju, Devi',
  condition: { lastTurnAt?: Date | null } = {},
) => api('PUT', path(lessonId), { token, body: { text, ...condition } });
const addPicture = (
  { token }: SignedIn,
  lessonId: number,
  bytes: Buffer = smallPictures['image/webp'],
  headers: Record<string, string> = {},
) => api('PUT', `${path(lessonId)}/picture`, { token, body: { picture: bytes.toString('base64') }, headers });
const stored = async (learner: SignedIn, lessonId: number) => {
  const snapshot = await db.collection(submissionsCollection).doc(submissionId(learner.uid, lessonId)).get();
  return readDocument(Submission, snapshot);
};
const answer = async (learner: SignedIn, lessonId: number, body: object, lastAt?: Date) => {
  const work = await stored(learner, lessonId);
  return api('PUT', `/admin/submissions/${submissionId(learner.uid, lessonId)}`, {
    token: admin.token,
    body: { lastAt: (lastAt ?? work?.lastAt ?? new Date()).toISOString(), ...body },
  });
};
const progressOf = async ({ token }: SignedIn) =>
  (await api('GET', '/users/me/progress', { token })).as(OwnProgress).data;

describe('the work for a lesson', () => {
  it('is handed in, sent back, handed in again, and accepted', async () => {
    const { learner, lessonId } = await aLearnerWithATask();
    expect(await readWork(learner, lessonId)).toBeNull();
    expect((await handIn(learner, lessonId)).as(WorkReply).data).toMatchObject({ state: 'waiting' });
    expect((await progressOf(learner)).tasks?.[lessonId]?.state).toBe('waiting');
    expect((await answer(learner, lessonId, { state: 'again', text: 'Five, please.' })).status).toBe(200);
    const { tasks, answered } = await progressOf(learner);
    expect([tasks?.[lessonId]?.state, answered?.[`task${lessonId}`]?.lessonId]).toEqual(['again', lessonId]);
    await api('POST', '/users/me/seen-answers', { token: learner.token, body: { lessonId } });
    expect((await progressOf(learner)).answered).toEqual({});
    await handIn(learner, lessonId, 'Asha, Biju, Devi, Manu, Omana');
    expect((await answer(learner, lessonId, { state: 'done' })).status).toBe(200);
    const work = await readWork(learner, lessonId);
    expect(work?.state).toBe('done');
    expect(work?.turns.map(({ fromSchool, name, text }) => [fromSchool, name, text])).toEqual([
      [false, 'Devi Menon', 'Asha, Biju, Devi'],
      [true, 'Rajan Pillai', 'Five, please.'],
      [false, 'Devi Menon', 'Asha, Biju, Devi, Manu, Omana'],
      [true, 'Rajan Pillai', ''],
    ]);
    const late = await handIn(learner, lessonId, 'More');
    expect([late.status, late.refusal().code]).toEqual([409, 'task-done']);
    const entries = await auditOf(learner.uid);
    expect(entries.map(({ action }) => action)).toEqual(['task.answer', 'task.answer']);
    expect(JSON.stringify(entries)).not.toMatch(/Five|Asha/);
  });

  it('can be replaced until it is answered, and an answer to a replaced version is refused', async () => {
    const { learner, lessonId } = await aLearnerWithATask();
    await handIn(learner, lessonId, 'First');
    const firstAt = (await stored(learner, lessonId))?.lastAt;
    await handIn(learner, lessonId, 'Second');
    expect((await readWork(learner, lessonId))?.turns.map(({ text }) => text)).toEqual(['Second']);
    const late = await answer(learner, lessonId, { state: 'done' }, firstAt);
    expect([late.status, late.refusal().code]).toEqual([409, 'changed-meanwhile']);
    expect((await stored(learner, lessonId))?.state).toBe('waiting');
  });

  it('is answered once by an answer that is sent again, and an answer by somebody else is refused', async () => {
    const { learner, lessonId } = await aLearnerWithATask();
    await handIn(learner, lessonId);
    const seenAt = (await stored(learner, lessonId))?.lastAt;
    const body = { state: 'again', text: 'Five, please.' };
    expect((await answer(learner, lessonId, body, seenAt)).status).toBe(200);
    expect((await answer(learner, lessonId, body, seenAt)).status).toBe(200);
    expect((await stored(learner, lessonId))?.turns.map(({ text }) => text)).toEqual([
      'Asha, Biju, Devi',
      'Five, please.',
    ]);
    expect(await auditOf(learner.uid)).toHaveLength(1);
    const other = await answer(learner, lessonId, { state: 'done' }, seenAt);
    expect([other.status, other.refusal().code]).toEqual([409, 'changed-meanwhile']);
    const id = submissionId(learner.uid, lessonId);
    const lastAt = seenAt?.toISOString();
    const { token } = await anAdmin();
    const late = await api('PUT', `/admin/submissions/${id}`, { token, body: { ...body, lastAt } });
    expect([late.status, late.refusal().code]).toEqual([409, 'changed-meanwhile']);
  });

  it('is not replaced by a page that shows an earlier version or none', async () => {
    const { learner, lessonId } = await aLearnerWithATask();
    const none = { lastTurnAt: null };
    const first = (await handIn(learner, lessonId, 'First', none)).as(WorkReply).data.turns;
    const shown = { lastTurnAt: first.at(-1)?.at ?? null };
    expect((await handIn(learner, lessonId, 'First', none)).status).toBe(200);
    const unseen = await handIn(learner, lessonId, 'Second', none);
    expect([unseen.status, unseen.refusal().code]).toEqual([409, 'changed-meanwhile']);
    expect(unseen.refusal().message).toBe(taskMessages.newer);
    expect((await readWork(learner, lessonId))?.turns).toEqual(first);
    await addPicture(learner, lessonId);
    expect((await handIn(learner, lessonId, 'Third', shown)).status).toBe(200);
    expect((await handIn(learner, lessonId, 'Fourth', shown)).status).toBe(409);
    expect((await readWork(learner, lessonId))?.turns.map(({ text }) => text)).toEqual(['Third']);
  });

  it('is stored once when several calls arrive at the same time', async () => {
    const { learner, lessonId } = await aLearnerWithATask();
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => handIn(learner, lessonId)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await readWork(learner, lessonId))?.turns).toHaveLength(1);
  });

  it('has a picture, which only its learner and the school can read', async () => {
    const { learner, lessonId } = await aLearnerWithATask();
    expect((await addPicture(learner, lessonId)).status).toBe(404);
    await handIn(learner, lessonId);
    expect((await addPicture(learner, lessonId)).as(WorkReply).data.hasPicture).toBe(true);
    const expected = { type: 'image/webp', content: smallPictures['image/webp'].toString('base64') };
    const ownPicture = await api('GET', `${path(lessonId)}/picture`, { token: learner.token });
    const adminPath = `/admin/submissions/${submissionId(learner.uid, lessonId)}/picture`;
    expect(ownPicture.as(PictureReply).data).toEqual(expected);
    expect((await api('GET', adminPath, { token: admin.token })).as(PictureReply).data).toEqual(expected);
    expect((await api('GET', adminPath, { token: learner.token })).status).toBe(403);
    const svg = await addPicture(learner, lessonId, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect([svg.status, svg.refusal().errors?.map((error) => error.path)]).toEqual([400, ['picture']]);
  });

  it.each([
    ['en', mediaMessages],
    ['ml', malayalam],
  ])('refuses a picture that is too large, or none, and says why in %s', async (language, texts) => {
    const { learner, lessonId } = await aLearnerWithATask();
    const { bytes: most } = pictureLimits.stored;
    const reasons = [
      [Buffer.alloc(most + 1), texts.tooLong],
      [Buffer.alloc(most + 20_000), texts.tooLong],
      [Buffer.alloc(most), texts.unknownType],
    ] as const;
    for (const [bytes, message] of reasons) {
      const reply = await addPicture(learner, lessonId, bytes, { 'Accept-Language': language });
      expect([reply.status, reply.refusal().errors]).toEqual([400, [{ path: 'picture', message }]]);
    }
  });

  it('is repaired by a picture where a damaged document does not say whose it is', async () => {
    const { learner, lessonId, courseId } = await aLearnerWithATask();
    await handIn(learner, lessonId);
    const sound = await stored(learner, lessonId);
    const ref = db.collection(submissionsCollection).doc(submissionId(learner.uid, lessonId));
    await ref.update({ by: null, courseId: null, subcategoryId: null, lessonId: null, people: null });
    expect((await addPicture(learner, lessonId)).as(WorkReply).data).toMatchObject({ lessonId });
    const { hasPicture: _picture, lastAt: _at, ...belonging } = sound ?? {};
    expect(await stored(learner, lessonId)).toMatchObject({ ...belonging, courseId });
    expect((await progressOf(learner)).tasks?.[lessonId]?.state).toBe('waiting');
  });

  it('is shown to its learner and the school where a damaged document does not say what it belongs to', async () => {
    const { learner, lessonId } = await aLearnerWithATask();
    await handIn(learner, lessonId);
    const id = submissionId(learner.uid, lessonId);
    const damage = { courseId: null, subcategoryId: null, lessonId: null };
    await db.collection(submissionsCollection).doc(id).update(damage);
    expect((await readWork(learner, lessonId))?.lessonId).toBe(lessonId);
    const unknown = { courseId: 0, subcategoryId: 0, lessonId: 0 };
    const answered = await answer(learner, lessonId, { state: 'again', text: 'Five, please.' });
    expect(answered.as(dataReply(Submission)).data).toMatchObject({ id, ...unknown });
    const list = await api('GET', '/admin/submissions?state=again', { token: admin.token });
    expect(list.as(SubmissionsReply).data).toContainEqual(expect.objectContaining({ id, ...unknown }));
  });

  it.each([
    ['an empty text', '  '],
    ['a text that is too long', 'A'.repeat(taskLimits.text + 1)],
  ])('is refused with %s', async (_what, text) => {
    const { learner, lessonId } = await aLearnerWithATask();
    const refusal = await handIn(learner, lessonId, text);
    expect([refusal.status, refusal.refusal().errors?.map((error) => error.path)]).toEqual([400, ['text']]);
    expect(await readWork(learner, lessonId)).toBeNull();
  });

  it('needs a lesson with a task in the learner’s course, and a text when it is sent back', async () => {
    const { learner, lessonId } = await aLearnerWithATask();
    const otherLearner = await aLearnerWithATask();
    expect((await handIn(otherLearner.learner, lessonId)).status).toBe(404);
    await handIn(learner, lessonId);
    const withoutText = await answer(learner, lessonId, { state: 'again', text: ' ' });
    expect([withoutText.status, withoutText.refusal().errors?.map((error) => error.path)]).toEqual([
      400,
      ['text'],
    ]);
    await db.doc(`lessons/${otherLearner.lessonId}`).update({ task: '' });
    expect((await handIn(otherLearner.learner, otherLearner.lessonId)).status).toBe(404);
  });

  it('moves along when the category of its lesson moves to another course', async () => {
    const { learner, lessonId } = await aLearnerWithATask();
    await handIn(learner, lessonId);
    const subcategoryId = (await stored(learner, lessonId))?.subcategoryId;
    const { course } = await storeCourseWithLessons(1);
    const body = aCategoryBody(course.id);
    const move = await api('PUT', `/subcategories/${subcategoryId}`, { token: admin.token, body });
    expect(move.status).toBe(200);
    const teacher = await aTeacher([course.id]);
    const queue = `/admin/submissions?courseId=${course.id}`;
    const { data } = (await api('GET', queue, { token: teacher.token })).as(SubmissionsReply);
    expect(data.map(({ id }) => id)).toEqual([submissionId(learner.uid, lessonId)]);
  });

  it('delays the certificate until it is done', async () => {
    const { learner, lessonId, courseId } = await aLearnerWithATask({ certificate: true });
    await db
      .doc(progressPath(learner.uid, courseId))
      .set({ lessons: { [lessonId]: aLessonProgress() } }, { merge: true });
    const certificate = () => api('PUT', '/users/me/certificate', { token: learner.token });
    const early = await certificate();
    expect([early.status, early.refusal().code]).toEqual([409, 'not-complete']);
    await handIn(learner, lessonId);
    expect((await certificate()).status).toBe(409);
    await answer(learner, lessonId, { state: 'done' });
    expect((await certificate()).status).toBe(200);
  });

  it('that was accepted while the account was in the trash delays no certificate', async () => {
    const { learner, lessonId, courseId } = await aLearnerWithATask({ certificate: true });
    await db
      .doc(progressPath(learner.uid, courseId))
      .set({ lessons: { [lessonId]: aLessonProgress() } }, { merge: true });
    await handIn(learner, lessonId);
    const { token } = admin;
    expect((await api('DELETE', `/admin/users/${learner.uid}`, { token })).status).toBe(200);
    expect((await answer(learner, lessonId, { state: 'done' })).status).toBe(200);
    const restoration = await api('POST', `/admin/trash/users_${learner.uid}/restore`, { token });
    expect(restoration.status).toBe(200);
    const present = await signIn(learner);
    const certificate = await api('PUT', '/users/me/certificate', { token: present.token });
    expect(certificate.status).toBe(200);
  });

  it('of a deleted account can be answered, which restores nothing of the account', async () => {
    const { learner, lessonId, courseId } = await aLearnerWithATask();
    await handIn(learner, lessonId);
    expect((await api('DELETE', `/admin/users/${learner.uid}`, { token: admin.token })).status).toBe(200);
    await expect
      .poll(async () => (await db.doc(progressPath(learner.uid, courseId)).get()).exists)
      .toBe(false);
    expect((await answer(learner, lessonId, { state: 'done' })).status).toBe(200);
    expect((await db.doc(progressPath(learner.uid, courseId)).get()).exists).toBe(false);
    expect((await stored(learner, lessonId))?.state).toBe('done');
  });

  it('is in the export of a person’s data and erased with the person; an erased administrator’s answers stay', async () => {
    const { learner, lessonId } = await aLearnerWithATask();
    const other = await aLearnerWithATask();
    const teacher = await anAdmin({ name: 'Meera Nair' });
    await handIn(learner, lessonId);
    await addPicture(learner, lessonId);
    await handIn(other.learner, other.lessonId);
    const work = await stored(other.learner, other.lessonId);
    await api('PUT', `/admin/submissions/${work?.id}`, {
      token: teacher.token,
      body: { state: 'again', text: 'Five, please.', lastAt: work?.lastAt.toISOString() },
    });
    const exported = (await api('GET', `/admin/users/${learner.uid}/export`, { token: admin.token })).body;
    expect(PersonalData.parse(exported).work).toMatchObject([{ picture: { type: 'image/webp' } }]);
    for (const { uid, email } of [learner, teacher])
      await api('POST', `/admin/users/${uid}/erase`, { token: admin.token, body: { email } });
    const id = submissionId(learner.uid, lessonId);
    for (const collection of [submissionsCollection, submissionPicturesCollection])
      expect((await db.collection(collection).doc(id).get()).exists).toBe(false);
    const remaining = await readWork(other.learner, other.lessonId);
    expect(remaining?.turns[1]?.text).toBe('Five, please.');
    expect(remaining?.turns[1]?.name).not.toContain('Meera');
  });

  it('stays when a person is erased who only answered it, even under an id that the school never gives', async () => {
    const { learner, lessonId } = await aLearnerWithATask();
    const teacher = await anAdmin({ name: 'Meera Nair' });
    await handIn(learner, lessonId);
    const { id: _, ...work } = (await stored(learner, lessonId)) ?? {};
    const ref = db.collection(submissionsCollection).doc(String(someId()));
    await ref.set({ ...work, people: [learner.uid, teacher.uid] });
    await api('POST', `/admin/users/${teacher.uid}/erase`, {
      token: admin.token,
      body: { email: teacher.email },
    });
    expect((await ref.get()).data()).toMatchObject({ by: { uid: learner.uid }, people: [learner.uid] });
  });
});

describe('GET /admin/submissions', () => {
  it('lists the work in one state, the oldest first, page by page', async () => {
    const submissionIds: string[] = [];
    for (const isDone of [false, true, false]) {
      const { learner, lessonId } = await aLearnerWithATask();
      await handIn(learner, lessonId);
      if (isDone) await answer(learner, lessonId, { state: 'done' });
      submissionIds.push(submissionId(learner.uid, lessonId));
    }
    const [first, second, third] = submissionIds;
    const idsOf = async (state: string) => {
      const found: string[] = [];
      let next: string | undefined = `/admin/submissions?state=${state}&limit=2`;
      while (next) {
        const page: ApiReply = await api('GET', next, { token: admin.token });
        found.push(...page.as(SubmissionsReply).data.map(({ id }) => id));
        next = nextPage(next, page);
      }
      return found.filter((id) => submissionIds.includes(id));
    };
    expect(await idsOf('waiting')).toEqual([first, third]);
    expect(await idsOf('done')).toEqual([second]);
  });
});
