import { taskAnswerKey } from '@padavu/domain/learning/answered';
import {
  LessonQuestion,
  questionsCollection,
  LessonQuestionReply,
  LessonQuestionsReply,
} from '@padavu/domain/learning/lesson-question';
import { questionLimits } from '@padavu/domain/learning/question-limits';
import { questionMessages } from '@padavu/domain/learning/question-messages';
import { PersonalData } from '@padavu/domain/user/personal-data';
import { Progress, progressPath } from '@padavu/domain/learning/progress';
import { dataReply } from '@padavu/domain/api/reply';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { anAdmin, aLearner, aTeacher, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { api, nextPage, type ApiReply } from '../support/api-client.ts';
import { aCategoryBody, aLessonBody, aProgress } from '../support/builders.ts';
import { auditOf } from '../support/audit.ts';
import { someId, storeCourseWithLessons, storeLesson } from '../support/content.ts';

const QuestionReply = dataReply(LessonQuestionReply);
const QuestionsReply = dataReply(LessonQuestionsReply);
const OwnProgress = dataReply(Progress);
const StoredQuestions = dataReply(z.array(LessonQuestion));

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin({ name: 'Rajan Pillai' });
});

const anId = () => `q${uniqueWord().toLowerCase().slice(0, 14)}`;
const path = (lessonId: number, ...rest: string[]) => ['/lesson-questions', lessonId, ...rest].join('/');

/** Stores a course with one lesson, and two learners of it. */
async function aClass() {
  const { course, lessonIds } = await storeCourseWithLessons(1);
  const [lessonId = 0] = lessonIds;
  const [devi, biju] = [
    await aLearner({ courseId: course.id, name: 'Devi Menon' }),
    await aLearner({ courseId: course.id, name: 'Biju Thomas' }),
  ];
  await db.doc(progressPath(devi.uid, course.id)).set(aProgress());
  return { courseId: course.id, lessonId, devi, biju };
}

const readPage = async ({ token }: SignedIn, lessonId: number, after = '') =>
  (await api('GET', path(lessonId) + after, { token })).as(QuestionsReply).data;
const ask = ({ token }: SignedIn, lessonId: number, text = 'How do I find a name?', id = anId()) =>
  api('PUT', path(lessonId, id), { token, body: { text } });
const askedId = async (learner: SignedIn, lessonId: number, text?: string) =>
  (await ask(learner, lessonId, text)).as(QuestionReply).data.id;
const answer = (
  { token }: SignedIn,
  lessonId: number,
  questionId: string,
  text = 'Ask three people.',
  id = anId(),
) => api('PUT', path(lessonId, questionId, 'answers', id), { token, body: { text } });
const withdraw = ({ token }: SignedIn, lessonId: number, id: string) =>
  api('DELETE', path(lessonId, id), { token });
const report = ({ token }: SignedIn, lessonId: number, questionId: string) =>
  api('POST', path(lessonId, questionId, 'report'), { token });
const moderate = (questionId: string, body: object, { token } = admin) =>
  api('PUT', `/admin/questions/${questionId}`, { token, body });
const stored = async (id: string) =>
  LessonQuestion.safeParse({ id, ...(await db.collection(questionsCollection).doc(id).get()).data() }).data;
const newAnswers = async ({ token }: SignedIn) =>
  (await api('GET', '/users/me/progress', { token })).as(OwnProgress).data.answered ?? {};

describe('a question under a lesson', () => {
  it('is shown to every learner of the course with the given name alone, and can be answered by the school', async () => {
    const { lessonId, devi, biju } = await aClass();
    const id = await askedId(devi, lessonId);
    const [own] = (await readPage(devi, lessonId)).questions;
    expect(own).toMatchObject({ id, own: true, text: 'How do I find a name?', answers: [] });
    expect((await answer(biju, lessonId, id, 'I asked my sister.')).status).toBe(200);
    expect((await answer(admin, lessonId, id)).status).toBe(200);
    const [question] = (await readPage(biju, lessonId)).questions;
    expect(question).toMatchObject({ name: 'Devi', own: false, fromSchool: false });
    expect(question?.answers.map(({ name, fromSchool, own: isOwn }) => [name, fromSchool, isOwn])).toEqual([
      ['Biju', false, true],
      ['Rajan Pillai', true, false],
    ]);
    const list = JSON.stringify(await readPage(biju, lessonId));
    for (const secret of [devi.uid, devi.email, 'Menon', admin.uid]) expect(list).not.toContain(secret);
  });

  it('is refused under the name of a property of all objects, because nobody could answer it', async () => {
    const { lessonId, devi, biju } = await aClass();
    expect((await ask(devi, lessonId, 'How?', 'constructor')).status).toBe(400);
    const id = await askedId(devi, lessonId);
    const address = path(lessonId, id, 'answers', 'constructor');
    expect((await api('PUT', address, { token: biju.token, body: { text: 'So.' } })).status).toBe(400);
  });

  it.each([' ', '\u200B', '\u200D \u2060'])(
    'is refused, as an answer is, where nobody sees its text: %j',
    async (text) => {
      const { lessonId, devi, biju } = await aClass();
      const id = await askedId(devi, lessonId);
      for (const reply of [await ask(devi, lessonId, text), await answer(biju, lessonId, id, text)])
        expect([reply.status, reply.refusal().message]).toEqual([400, questionMessages.textRequired]);
      for (const said of ['?', '👍', 'അതെ'])
        expect((await answer(biju, lessonId, id, said)).status).toBe(200);
    },
  );

  it('waits for the school until it has answered, and again once a learner writes', async () => {
    const { lessonId, devi, biju } = await aClass();
    const id = await askedId(devi, lessonId);
    expect((await stored(id))?.waiting).toBe(true);
    await answer(admin, lessonId, id);
    expect((await stored(id))?.waiting).toBe(false);
    await answer(biju, lessonId, id);
    expect((await stored(id))?.waiting).toBe(true);
    await moderate(id, { waiting: false });
    expect((await stored(id))?.waiting).toBe(false);
  });

  it('adds new answers to the progress of the learner who asked, until they are seen', async () => {
    const { lessonId, devi, biju } = await aClass();
    const id = await askedId(devi, lessonId);
    await answer(devi, lessonId, id, 'I mean a good one.');
    expect(await newAnswers(devi)).toEqual({});
    await answer(admin, lessonId, id);
    expect(
      Object.entries(await newAnswers(devi)).map(([question, { lessonId: of }]) => [question, of]),
    ).toEqual([[id, lessonId]]);
    expect(await newAnswers(biju)).toEqual({});
    const markSeen = (lesson: number) =>
      api('POST', '/users/me/seen-answers', { token: devi.token, body: { lessonId: lesson } });
    await markSeen(lessonId + 1);
    expect(Object.keys(await newAnswers(devi))).toEqual([id]);
    await markSeen(lessonId);
    expect(await newAnswers(devi)).toEqual({});
  });

  it('and the work under a lesson have answers that are seen one without the other', async () => {
    const { courseId, lessonId, devi } = await aClass();
    const id = await askedId(devi, lessonId);
    await answer(admin, lessonId, id);
    const work = taskAnswerKey(lessonId);
    const answerWork = () =>
      db.doc(progressPath(devi.uid, courseId)).update({
        [`answered.${work}`]: { lessonId, subcategoryId: 1, at: new Date() },
      });
    const markSeen = (to: string) =>
      api('POST', '/users/me/seen-answers', { token: devi.token, body: { lessonId, to } });
    await answerWork();
    await markSeen('work');
    expect(Object.keys(await newAnswers(devi))).toEqual([id]);
    await answerWork();
    await markSeen('questions');
    expect(Object.keys(await newAnswers(devi))).toEqual([work]);
  });

  it('and its answers are stored once, however often they are sent at the same time', async () => {
    const { lessonId, devi, biju } = await aClass();
    const [id, answerId] = [anId(), anId()];
    await Promise.all([1, 2, 3, 4].map(() => ask(devi, lessonId, 'Why?', id)));
    const replies = await Promise.all([1, 2, 3, 4].map(() => answer(biju, lessonId, id, 'So.', answerId)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await stored(id))?.answers).toHaveLength(1);
    const others = await Promise.all(['A', 'B', 'C', 'D'].map((text) => answer(biju, lessonId, id, text)));
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await stored(id))?.answers.map(({ text }) => text).toSorted()).toEqual([
      'A',
      'B',
      'C',
      'D',
      'So.',
    ]);
    const conflict = await ask(biju, lessonId, 'Why?', id);
    expect([conflict.status, conflict.refusal().code]).toEqual([409, 'changed-meanwhile']);
  });

  it('is listed in pages: pinned questions first, then those with the latest text', async () => {
    const { lessonId, devi } = await aClass();
    const ids: string[] = [];
    for (let number = 0; number <= questionLimits.perPage; number += 1)
      ids.push(await askedId(devi, lessonId, `Question ${number}`));
    const [first = '', second = ''] = ids;
    await answer(admin, lessonId, second);
    await moderate(first, { pinned: true });
    const one = await readPage(devi, lessonId);
    expect(one.questions.slice(0, 3).map(({ id }) => id)).toEqual([first, second, ids.at(-1)]);
    expect(one.questions).toHaveLength(questionLimits.perPage);
    const rest = await readPage(devi, lessonId, `?after=${one.next}`);
    expect([rest.questions.map(({ id }) => id), rest.next]).toEqual([[ids[2]], null]);
  });

  it.each(['withdrawn', 'answered'])('is on one page only when the last one before is %s', async (how) => {
    const { lessonId, devi, biju } = await aClass();
    const ids: string[] = [];
    for (let number = 0; number <= questionLimits.perPage; number += 1)
      ids.push(await askedId(devi, lessonId, `Question ${number}`));
    const [first, last = ''] = ids;
    const { questions, next } = await readPage(devi, lessonId);
    expect(questions.at(-1)?.id).toBe(last);
    const { status } = await (how === 'withdrawn'
      ? withdraw(devi, lessonId, last)
      : answer(biju, lessonId, last));
    expect(status).toBe(200);
    const rest = await readPage(devi, lessonId, `?after=${next}`);
    expect([rest.questions.map(({ id }) => id), rest.next]).toEqual([[first], null]);
  });

  it.each([
    ['an empty text', '  '],
    ['a text that is too long', 'A'.repeat(questionLimits.text + 1)],
  ])('is refused with %s', async (_what, text) => {
    const { lessonId, devi } = await aClass();
    const refusal = await ask(devi, lessonId, text);
    expect([refusal.status, refusal.refusal().errors?.map((error) => error.path)]).toEqual([400, ['text']]);
    expect((await readPage(devi, lessonId)).questions).toEqual([]);
  });

  it('cannot be asked or read under a lesson of another course, nor before its day', async () => {
    const { courseId, lessonId, devi } = await aClass();
    const otherLearner = await aLearner({ courseId: (await aClass()).courseId });
    const id = await askedId(devi, lessonId);
    expect((await api('GET', path(lessonId), { token: otherLearner.token })).status).toBe(404);
    expect((await ask(otherLearner, lessonId)).status).toBe(404);
    expect((await answer(otherLearner, lessonId, id)).status).toBe(404);
    expect((await report(otherLearner, lessonId, id)).status).toBe(404);
    await db.doc(`courses/${courseId}`).update({ pace: 'daily', pacing: 1, opensOn: [] });
    const late = await storeLesson({ courseId, day: 5, opensWith: 5 });
    const slow = await aLearner({ courseId, pacing: 1, startsAt: new Date() });
    expect((await ask(slow, late.id)).status).toBe(403);
  });
});

describe('a question under a lesson that moves to another course', () => {
  const Queue = dataReply(z.array(z.object({ id: z.string() })));

  it.each(['with its category', 'alone'])('moves along: %s', async (how) => {
    const { lessonId, devi } = await aClass();
    const id = await askedId(devi, lessonId);
    const from = z.int().parse((await db.doc(`lessons/${lessonId}`).get()).get('subcategoryId'));
    const to = await storeCourseWithLessons(1);
    const subcategoryId = how === 'alone' ? to.category.id : from;
    const [moved, body] =
      how === 'alone'
        ? [`/lessons/subcategory/${from}/lesson/${lessonId}`, aLessonBody({ subcategoryId })]
        : [`/subcategories/${from}`, aCategoryBody(to.course.id)];
    expect((await api('PUT', moved, { token: admin.token, body })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ courseId: to.course.id, subcategoryId });

    const [learner, teacher] = [await aLearner({ courseId: to.course.id }), await aTeacher([to.course.id])];
    expect((await readPage(learner, lessonId)).questions.map((question) => question.id)).toEqual([id]);
    expect((await answer(learner, lessonId, id)).status).toBe(200);
    expect((await report(learner, lessonId, id)).status).toBe(200);
    const queue = `/admin/questions?courseId=${to.course.id}`;
    const waiting = (await api('GET', queue, { token: teacher.token })).as(Queue).data;
    expect(waiting.map((question) => question.id)).toEqual([id]);
    expect((await moderate(id, { pinned: true }, teacher)).status).toBe(200);
  });
});

describe('the school', () => {
  it('hides, shows and closes questions, and every change is in the audit log without the text', async () => {
    const { lessonId, devi, biju } = await aClass();
    const id = await askedId(devi, lessonId, 'Is this rude?');
    const answerId =
      (await answer(biju, lessonId, id, 'Very rude words')).as(QuestionReply).data.answers[0]?.id ?? '';
    await moderate(id, { hiddenAnswers: [answerId] });
    expect((await readPage(devi, lessonId)).questions[0]?.answers).toEqual([]);
    await moderate(id, { hiddenAnswers: [] });
    expect((await readPage(devi, lessonId)).questions[0]?.answers).toHaveLength(1);
    await moderate(id, { hidden: true });
    expect((await readPage(devi, lessonId)).questions).toEqual([]);
    expect((await answer(biju, lessonId, id)).status).toBe(404);
    await moderate(id, { hidden: false, closed: true });
    const closed = await answer(biju, lessonId, id);
    expect([closed.status, closed.refusal().code]).toEqual([409, 'question-closed']);
    expect((await answer(admin, lessonId, id)).status).toBe(200);
    const entries = await auditOf(id);
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'question.answer',
      ...Array.from({ length: 4 }, () => 'question.moderate'),
    ]);
    expect(JSON.stringify(entries)).not.toContain('rude');
  });

  it('sees and hides a question that does not say what it belongs to', async () => {
    const { lessonId, devi } = await aClass();
    const id = await askedId(devi, lessonId);
    const damage = { courseId: null, subcategoryId: null, lessonId: null };
    await db.collection(questionsCollection).doc(id).update(damage);
    const unknown = { courseId: 0, subcategoryId: 0, lessonId: 0 };
    const list = await api('GET', '/admin/questions?show=all', { token: admin.token });
    expect(list.as(StoredQuestions).data).toContainEqual(expect.objectContaining({ id, ...unknown }));
    const hidden = await moderate(id, { hidden: true });
    expect(hidden.as(dataReply(LessonQuestion)).data).toMatchObject({ id, hidden: true, ...unknown });
  });

  it('sees one report of each person, until it clears them', async () => {
    const { lessonId, devi, biju } = await aClass();
    const id = await askedId(devi, lessonId);
    await report(biju, lessonId, id);
    await report(biju, lessonId, id);
    expect(await stored(id)).toMatchObject({ reported: true, reportedBy: [biju.uid] });
    await moderate(id, { reported: false });
    expect(await stored(id)).toMatchObject({ reported: false, reportedBy: [] });
  });

  it('accepts no more answers than the limit', async () => {
    const { lessonId, devi } = await aClass();
    const id = await askedId(devi, lessonId);
    const [one] = (await answer(admin, lessonId, id)).as(QuestionReply).data.answers;
    const many = Array.from({ length: questionLimits.answers }, (_, index) => ({
      id: `answer${String(index).padStart(4, '0')}`,
      by: { uid: admin.uid, name: 'Rajan' },
      fromSchool: true,
      text: one?.text ?? '',
      at: new Date(),
      hidden: false,
    }));
    await db.collection(questionsCollection).doc(id).update({ answers: many });
    const full = await answer(devi, lessonId, id);
    expect([full.status, full.refusal().code]).toEqual([409, 'question-full']);
  });
});

const AdminQuestionsReply = dataReply(z.array(LessonQuestion));
const list = (address: string) => api('GET', address, { token: admin.token });

/** The ids of a lesson's questions, from every page of a list that also contains the questions of other tests. */
async function idsUnder(lessonId: number, query: string, onFound = (_id: string): unknown => undefined) {
  const ids: string[] = [];
  for (let next: string | undefined = `/admin/questions?${query}`; next !== undefined;) {
    const reply: ApiReply = await list(next);
    for (const question of reply.as(AdminQuestionsReply).data) {
      if (question.lessonId !== lessonId) continue;
      ids.push(question.id);
      await onFound(question.id);
    }
    next = nextPage(next, reply);
  }
  return ids;
}

describe('GET /admin/questions', () => {
  it('lists waiting questions, the oldest first, and continues when the earlier ones are answered meanwhile', async () => {
    const { lessonId, devi } = await aClass();
    const ids = [await askedId(devi, lessonId, 'One?'), await askedId(devi, lessonId, 'Two?')];
    const found = await idsUnder(lessonId, 'limit=1', (id) => answer(admin, lessonId, id));
    expect(found).toEqual(ids);
    expect(await idsUnder(lessonId, 'show=waiting')).toEqual([]);
  });

  it('lists reported questions, and all questions with the latest text first', async () => {
    const { lessonId, devi, biju } = await aClass();
    const [first, second] = [
      await askedId(devi, lessonId, 'Rude?'),
      await askedId(devi, lessonId, 'Polite?'),
    ];
    await report(biju, lessonId, first);
    expect(await idsUnder(lessonId, 'show=reported')).toEqual([first]);
    expect(await idsUnder(lessonId, 'show=all')).toEqual([second, first]);
  });

  it('continues after a question whose time cannot be read', async () => {
    const { courseId, lessonId, devi } = await aClass();
    const [sound, damaged] = [
      await askedId(devi, lessonId, 'Sound?'),
      await askedId(devi, lessonId, 'Damaged?'),
    ];
    await db.collection(questionsCollection).doc(damaged).update({ lastAt: 'soon' });
    expect(await idsUnder(lessonId, `show=all&limit=1&courseId=${courseId}`)).toContain(sound);
  });

  it('refuses a cursor that no page has', async () => {
    const { errors } = (await list('/admin/questions?cursor=1.1_x')).refusal();
    expect(errors?.map(({ path: field }) => field)).toEqual(['cursor']);
  });
});

describe('a person who is erased', () => {
  it('is removed from a question of another person, even under an id that no device makes', async () => {
    const { lessonId, devi, biju } = await aClass();
    const { id: _, ...question } = (await stored(await askedId(devi, lessonId))) ?? {};
    const ref = db.collection(questionsCollection).doc(String(someId()));
    const answers = [{ id: anId(), by: { uid: biju.uid, name: 'Biju Thomas' }, text: 'His answer' }];
    await ref.set({ ...question, answers, people: [devi.uid, biju.uid] });
    const body = { email: biju.email };
    await api('POST', `/admin/users/${biju.uid}/erase`, { token: admin.token, body });
    expect((await ref.get()).data()).toMatchObject({
      by: { uid: devi.uid },
      text: 'How do I find a name?',
      answers: [],
      people: [devi.uid],
    });
  });

  it('is removed from a question that many have answered and reported', async () => {
    const { lessonId, devi, biju } = await aClass();
    const id = await askedId(devi, lessonId);
    const others = Array.from(
      { length: questionLimits.answers + questionLimits.reports - 1 },
      (_, index) => `o${index}`,
    );
    const ref = db.collection(questionsCollection).doc(id);
    await ref.update({ people: [devi.uid, ...others, biju.uid], reportedBy: [biju.uid] });
    await moderate(id, { pinned: true });
    const body = { email: biju.email };
    await api('POST', `/admin/users/${biju.uid}/erase`, { token: admin.token, body });
    expect(JSON.stringify((await ref.get()).data())).not.toContain(biju.uid);
    expect((await stored(id))?.people).toHaveLength(others.length + 1);
  });

  it('is removed from every question, and had their texts in the export of their data', async () => {
    const { lessonId, devi, biju } = await aClass();
    const [own, other] = [await askedId(biju, lessonId, 'Mine?'), await askedId(devi, lessonId, 'Hers?')];
    await answer(biju, lessonId, other, 'His answer');
    await answer(admin, lessonId, other, 'Our answer');
    const exported = (await api('GET', `/admin/users/${biju.uid}/export`, { token: admin.token })).body;
    const messages = PersonalData.parse(exported).questions.map(({ text }) => String(text));
    expect(messages.toSorted()).toEqual(['His answer', 'Mine?']);
    const erasure = await api('POST', `/admin/users/${biju.uid}/erase`, {
      token: admin.token,
      body: { email: biju.email },
    });
    expect(erasure.status).toBe(200);
    expect((await db.collection(questionsCollection).doc(own).get()).exists).toBe(false);
    expect((await stored(other))?.answers.map(({ text }) => text)).toEqual(['Our answer']);
    const { docs } = await db
      .collection(questionsCollection)
      .where('people', 'array-contains', biju.uid)
      .get();
    expect(docs).toEqual([]);
  });
});

describe('a question that is withdrawn', () => {
  it('is deleted, which only the learner who asked can do', async () => {
    const { lessonId, devi, biju } = await aClass();
    const id = await askedId(devi, lessonId);
    expect((await withdraw(biju, lessonId, id)).status).toBe(404);
    expect((await withdraw(devi, lessonId + 1, id)).status).toBe(404);
    expect((await withdraw(devi, lessonId, id)).status).toBe(200);
    expect((await db.collection(questionsCollection).doc(id).get()).exists).toBe(false);
    expect((await readPage(biju, lessonId)).questions).toEqual([]);
    expect((await withdraw(devi, lessonId, id)).status).toBe(404);
  });

  it('is not there any more for whoever answers or reports it', async () => {
    const { lessonId, devi, biju } = await aClass();
    const id = await askedId(devi, lessonId);
    await withdraw(devi, lessonId, id);
    for (const late of [await answer(biju, lessonId, id), await report(biju, lessonId, id)]) {
      expect([late.status, late.refusal().message]).toEqual([404, questionMessages.gone]);
    }
  });

  it('stays once somebody has answered', async () => {
    const { lessonId, devi, biju } = await aClass();
    const id = await askedId(devi, lessonId);
    await answer(biju, lessonId, id);
    expect((await withdraw(devi, lessonId, id)).body).toMatchObject({ code: 'changed-meanwhile' });
    expect(await stored(id)).toMatchObject({ lessonId, answers: [{ by: { uid: biju.uid } }] });
  });
});
