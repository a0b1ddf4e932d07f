import { auditCollection } from '@padavu/domain/audit';
import { taskLimits } from '@padavu/domain/task-limits';
import { ClaimPicture } from '@padavu/domain/payment-claim';
import { PersonalData } from '@padavu/domain/personal-data';
import { Progress, progressPath } from '@padavu/domain/progress';
import { dataReply } from '@padavu/domain/reply';
import {
  OwnWork,
  Submission,
  submissionId,
  submissionPicturesCollection,
  submissionsCollection,
} from '@padavu/domain/task';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readDocument } from '../../functions/src/data/documents.ts';
import { db } from '../support/accounts-firebase.ts';
import { anAdmin, aLearner, type SignedIn } from '../support/accounts.ts';
import { api, nextPage, type Answer } from '../support/api-client.ts';
import { aLessonProgress, aProgress } from '../support/builders.ts';
import { storeCourseWithLessons } from '../support/content.ts';
import { smallPictures } from '../support/pictures.ts';

const Work = dataReply(OwnWork);
const Found = dataReply(OwnWork.nullable());
const Listed = dataReply(z.array(Submission));
const Picture = dataReply(ClaimPicture);
const OwnProgress = dataReply(Progress);

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin({ name: 'Rajan Pillai' });
});

/** A learner who has begun a course with one lesson, which asks for work. */
async function aLearnerWithATask(course: object = {}) {
  const { course: made, lessonIds } = await storeCourseWithLessons(1, course);
  const [lessonId = 0] = lessonIds;
  await db.doc(`lessons/${lessonId}`).update({ task: 'Name three customers.' });
  const learner = await aLearner({ courseId: made.id, name: 'Devi Menon' });
  await db.doc(progressPath(learner.uid, made.id)).set(aProgress({ lessons: {} }));
  return { courseId: made.id, lessonId, learner };
}

const path = (lessonId: number) => `/lesson-tasks/${lessonId}`;
const own = async ({ token }: SignedIn, lessonId: number) =>
  (await api('GET', path(lessonId), { token })).as(Found).data;
const handIn = ({ token }: SignedIn, lessonId: number, text = 'Asha, Biju, Devi') =>
  api('PUT', path(lessonId), { token, body: { text } });
const addPicture = ({ token }: SignedIn, lessonId: number, bytes: Buffer = smallPictures['image/webp']) =>
  api('PUT', `${path(lessonId)}/picture`, { token, body: { picture: bytes.toString('base64') } });
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
  it('is handed in, wanted again, handed in once more, and done', async () => {
    const { learner, lessonId } = await aLearnerWithATask();
    expect(await own(learner, lessonId)).toBeNull();
    expect((await handIn(learner, lessonId)).as(Work).data).toMatchObject({ state: 'waiting' });
    expect((await progressOf(learner)).tasks?.[lessonId]?.state).toBe('waiting');
    expect((await answer(learner, lessonId, { state: 'again', text: 'Five, please.' })).status).toBe(200);
    const { tasks, answered } = await progressOf(learner);
    expect([tasks?.[lessonId]?.state, answered?.[`task${lessonId}`]?.lessonId]).toEqual(['again', lessonId]);
    await api('POST', '/users/me/seen-answers', { token: learner.token, body: { lessonId } });
    expect((await progressOf(learner)).answered).toEqual({});
    await handIn(learner, lessonId, 'Asha, Biju, Devi, Manu, Omana');
    expect((await answer(learner, lessonId, { state: 'done' })).status).toBe(200);
    const work = await own(learner, lessonId);
    expect(work?.state).toBe('done');
    expect(work?.turns.map(({ fromSchool, name, text }) => [fromSchool, name, text])).toEqual([
      [false, 'Devi Menon', 'Asha, Biju, Devi'],
      [true, 'Rajan Pillai', 'Five, please.'],
      [false, 'Devi Menon', 'Asha, Biju, Devi, Manu, Omana'],
      [true, 'Rajan Pillai', ''],
    ]);
    const late = await handIn(learner, lessonId, 'More');
    expect([late.status, late.refusal().code]).toEqual([409, 'task-done']);
    const { docs } = await db.collection(auditCollection).where('target.id', '==', learner.uid).get();
    expect(docs.map((entry) => String(entry.get('action')))).toEqual(['task.answer', 'task.answer']);
    expect(JSON.stringify(docs.map((entry) => entry.data()))).not.toMatch(/Five|Asha/);
  });

  it('is replaced until it is answered, and an answer to what was replaced meanwhile is refused', async () => {
    const { learner, lessonId } = await aLearnerWithATask();
    await handIn(learner, lessonId, 'First');
    const seen = (await stored(learner, lessonId))?.lastAt;
    await handIn(learner, lessonId, 'Second');
    expect((await own(learner, lessonId))?.turns.map(({ text }) => text)).toEqual(['Second']);
    const late = await answer(learner, lessonId, { state: 'done' }, seen);
    expect([late.status, late.refusal().code]).toEqual([409, 'changed-meanwhile']);
    expect((await stored(learner, lessonId))?.state).toBe('waiting');
  });

  it('of several calls at once is there once', async () => {
    const { learner, lessonId } = await aLearnerWithATask();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => handIn(learner, lessonId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await own(learner, lessonId))?.turns).toHaveLength(1);
  });

  it('has a picture, which its learner and the school see, and nobody else', async () => {
    const { learner, lessonId } = await aLearnerWithATask();
    expect((await addPicture(learner, lessonId)).status).toBe(404);
    await handIn(learner, lessonId);
    expect((await addPicture(learner, lessonId)).as(Work).data.hasPicture).toBe(true);
    const wanted = { type: 'image/webp', content: smallPictures['image/webp'].toString('base64') };
    const mine = await api('GET', `${path(lessonId)}/picture`, { token: learner.token });
    const theirs = `/admin/submissions/${submissionId(learner.uid, lessonId)}/picture`;
    expect(mine.as(Picture).data).toEqual(wanted);
    expect((await api('GET', theirs, { token: admin.token })).as(Picture).data).toEqual(wanted);
    expect((await api('GET', theirs, { token: learner.token })).status).toBe(403);
    const svg = await addPicture(learner, lessonId, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect([svg.status, svg.refusal().errors?.map((error) => error.path)]).toEqual([400, ['picture']]);
  });

  it.each([
    ['an empty text', '  '],
    ['a text that is too long', 'A'.repeat(taskLimits.text + 1)],
  ])('is refused with %s', async (_what, text) => {
    const { learner, lessonId } = await aLearnerWithATask();
    const refused = await handIn(learner, lessonId, text);
    expect([refused.status, refused.refusal().errors?.map((error) => error.path)]).toEqual([400, ['text']]);
    expect(await own(learner, lessonId)).toBeNull();
  });

  it('is asked for by its lesson alone, and answered with words where it is wanted again', async () => {
    const { learner, lessonId } = await aLearnerWithATask();
    const stranger = await aLearnerWithATask();
    expect((await handIn(stranger.learner, lessonId)).status).toBe(404);
    await handIn(learner, lessonId);
    const wordless = await answer(learner, lessonId, { state: 'again', text: ' ' });
    expect([wordless.status, wordless.refusal().errors?.map((error) => error.path)]).toEqual([400, ['text']]);
    await db.doc(`lessons/${stranger.lessonId}`).update({ task: '' });
    expect((await handIn(stranger.learner, stranger.lessonId)).status).toBe(404);
  });

  it('keeps the certificate until it is done', async () => {
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

  it('of a deleted account is answered without bringing anything of the account back', async () => {
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

  it('is in the file of a person’s data, and goes with the person; an administrator leaves their words', async () => {
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
    const known = (await api('GET', `/admin/users/${learner.uid}/export`, { token: admin.token })).body;
    expect(PersonalData.parse(known).work).toMatchObject([{ picture: { type: 'image/webp' } }]);
    for (const { uid, email } of [learner, teacher])
      await api('POST', `/admin/users/${uid}/erase`, { token: admin.token, body: { email } });
    const id = submissionId(learner.uid, lessonId);
    for (const collection of [submissionsCollection, submissionPicturesCollection])
      expect((await db.collection(collection).doc(id).get()).exists).toBe(false);
    const left = await own(other.learner, other.lessonId);
    expect(left?.turns[1]?.text).toBe('Five, please.');
    expect(left?.turns[1]?.name).not.toContain('Meera');
  });
});

describe('GET /admin/submissions', () => {
  it('lists the work in one state, what waits the longest first, a page at a time', async () => {
    const works: string[] = [];
    for (const isDone of [false, true, false]) {
      const { learner, lessonId } = await aLearnerWithATask();
      await handIn(learner, lessonId);
      if (isDone) await answer(learner, lessonId, { state: 'done' });
      works.push(submissionId(learner.uid, lessonId));
    }
    const [first, second, third] = works;
    const idsOf = async (state: string) => {
      const found: string[] = [];
      let next: string | undefined = `/admin/submissions?state=${state}&limit=2`;
      while (next) {
        const page: Answer = await api('GET', next, { token: admin.token });
        found.push(...page.as(Listed).data.map(({ id }) => id));
        next = nextPage(next, page);
      }
      return found.filter((id) => works.includes(id));
    };
    expect(await idsOf('waiting')).toEqual([first, third]);
    expect(await idsOf('done')).toEqual([second]);
  });
});
