import { createHash } from 'node:crypto';
import type { Course } from '@padavu/domain/course/course';
import { limits } from '@padavu/domain/limits';
import { messageFor } from '@padavu/domain/messages';
import { Progress, progressPath } from '@padavu/domain/learning/progress';
import { LearnerQuiz, GradedQuiz, Quiz, QuizAnswers, QuizStats } from '@padavu/domain/learning/quiz';
import { questionIdentity, QuizInput } from '@padavu/domain/learning/quiz-input';
import { quizMessages as texts } from '@padavu/domain/learning/quiz-messages';
import { dataReply } from '@padavu/domain/api/reply';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditData } from '../../functions/src/data/admin/audit.ts';
import { quizzesData } from '../../functions/src/data/learning/quizzes.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { db } from '../support/accounts-firebase.ts';
import {
  aLearner,
  anAdmin,
  aPendingLearner,
  callerOf,
  uniqueWord,
  type SignedIn,
} from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { auditOf } from '../support/audit.ts';
import { idOf, stored, storeCourse, storeLesson, storeCategory } from '../support/content.ts';

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const QuizReply = dataReply(Quiz);
const LearnerQuizReply = dataReply(LearnerQuiz);
const GradedQuizReply = dataReply(GradedQuiz);
const QuizStatsReply = dataReply(QuizStats);

const singleQuestion = {
  kind: 'single',
  text: 'What does a shop need first?',
  explanation: 'Without customers nothing is sold.',
  options: [
    { text: 'A logo', right: false },
    { text: 'Customers', right: true },
  ],
};
const textQuestion = {
  kind: 'text',
  text: 'Where is the fair?',
  explanation: '',
  accepted: ['Kochi', 'Cochin'],
};
const numberQuestion = { kind: 'number', text: 'How many days?', explanation: '', value: 30, tolerance: 1 };

const quizOf = (overrides: object = {}) => ({
  required: true,
  passMark: 60,
  tries: 0,
  shuffled: false,
  questions: [singleQuestion, textQuestion, numberQuestion],
  ...overrides,
});

/** A lesson with a quiz, and a learner of its course. */
async function aLessonWithQuiz(overrides: object = {}, course: Partial<Course> = {}) {
  const { id: courseId } = await storeCourse(course);
  const { id: subcategoryId } = await storeCategory({ courseId, lessonsCount: 1 });
  const { id: lessonId } = await storeLesson({ courseId, subcategoryId, day: 1 });
  await db.doc(`courses/${courseId}`).update({ lessonIds: [lessonId] });
  const quiz = (await save(lessonId, quizOf(overrides))).as(QuizReply).data;
  const learner = await aLearner({ courseId, ...(course.pacing !== undefined && { pacing: course.pacing }) });
  return { courseId, subcategoryId, lessonId, learner, quiz };
}

const save = (lessonId: number, body: object, headers = {}) =>
  api('PUT', `/admin/quizzes/${lessonId}`, { token: admin.token, body, headers });
const readQuiz = (lessonId: number, token?: string) => api('GET', `/quizzes/${lessonId}`, { token });
const answer = (lessonId: number, token: string, answers: object, attempt = `${uniqueWord()}-attempt`) =>
  api('POST', `/quizzes/${lessonId}/answers`, { token, body: { attempt, answers } });
const statsOf = async (lessonId: number) =>
  (await api('GET', `/admin/quizzes/${lessonId}/results`, { token: admin.token })).as(QuizStatsReply).data;
const progressOf = async (uid: string, courseId: number) =>
  (await db.doc(progressPath(uid, courseId)).get()).data();
/** The ids of the lessons that are marked as complete. */
const completedLessons = async (uid: string, courseId: number) => {
  const marks = z.record(z.string(), z.looseObject({ complete: z.boolean() }));
  return Object.entries(marks.parse((await progressOf(uid, courseId))?.['lessons'] ?? {}))
    .filter(([, { complete }]) => complete)
    .map(([id]) => Number(id));
};

const storedQuiz = async (id: number) => (await db.doc(`quizzes/${id}`).get()).data();

/** Answers to the three questions, of which the first `right` are right. */
function answersTo({ questions }: Pick<Quiz, 'questions'>, right: number) {
  const answers = [
    [[1], [0]],
    [' cochin. ', 'Kollam'],
    [31, 32],
  ] as const;
  return Object.fromEntries(
    questions.map(({ id }, index) => [id, answers[index]?.[index < right ? 0 : 1] ?? null]),
  );
}

describe('the quiz of a lesson', () => {
  it('is answered to learners of the course without the right answers, and to nobody else', async () => {
    const { lessonId, learner } = await aLessonWithQuiz();
    const { data } = (await readQuiz(lessonId, learner.token)).as(LearnerQuizReply);
    expect(data).toMatchObject({ lessonId, required: true, passMark: 60 });
    expect(data.questions.map(({ kind, options }) => [kind, options])).toEqual([
      ['single', ['A logo', 'Customers']],
      ['text', []],
      ['number', []],
    ]);
    expect(JSON.stringify(data)).not.toMatch(/Kochi|"right"|customers nothing|tolerance/);
    // Ids are random and may contain 30, so the test looks for the key of the right number instead.
    for (const question of data.questions) {
      expect(question).not.toHaveProperty('value');
    }
    const otherLearner = await aLearner();
    expect((await readQuiz(lessonId, otherLearner.token)).status).toBe(404);
    expect((await readQuiz(lessonId, (await aPendingLearner()).token)).status).toBe(403);
    expect((await answer(lessonId, otherLearner.token, {})).status).toBe(404);
  });

  it('has ids of questions that nobody can derive from answers, and that stay when it is saved again', async () => {
    const { lessonId, learner } = await aLessonWithQuiz();
    const idsNow = async () =>
      (await readQuiz(lessonId, learner.token)).as(LearnerQuizReply).data.questions.map(({ id }) => id);
    const ids = await idsNow();
    for (const question of QuizInput.parse(quizOf()).questions) {
      const derived = createHash('sha256').update(questionIdentity(question)).digest('hex');
      expect(ids).not.toContain(derived.slice(0, 12));
    }
    await save(lessonId, quizOf({ passMark: 70 }));
    expect(await idsNow()).toEqual(ids);
    const other = await aLessonWithQuiz();
    expect(other.quiz.questions.filter(({ id }) => ids.includes(id))).toEqual([]);
    expect(JSON.stringify((await readQuiz(lessonId, learner.token)).body)).not.toContain('salt');
  });

  it('is closed before the day of its lesson', async () => {
    const paced = { pace: 'progress', pacing: 1 } as const;
    const { courseId, subcategoryId, learner } = await aLessonWithQuiz({}, paced);
    const { id } = await storeLesson({ courseId, subcategoryId, day: 2 });
    const { questions } = (await save(id, quizOf())).as(QuizReply).data;
    expect((await readQuiz(id, learner.token)).status).toBe(403);
    expect((await answer(id, learner.token, answersTo({ questions }, 3))).status).toBe(403);
  });

  it('is closed while its course is a draft, and an attempt that was refused then is graded later', async () => {
    const { courseId, lessonId, learner, quiz } = await aLessonWithQuiz();
    const send = () => answer(lessonId, learner.token, answersTo(quiz, 3), 'made-without-a-network');
    await db.doc(`courses/${courseId}`).update({ published: false });
    expect([(await readQuiz(lessonId, learner.token)).status, (await send()).status]).toEqual([403, 403]);
    await db.doc(`courses/${courseId}`).update({ published: true });
    expect((await send()).as(GradedQuizReply).data).toMatchObject({ passed: true, tries: 1 });
  });

  it('that is passed completes the lesson, and nothing else does', async () => {
    const { courseId, subcategoryId, lessonId, learner, quiz } = await aLessonWithQuiz();
    const mark = (complete: boolean) =>
      api('PUT', '/users/me/progress', {
        token: learner.token,
        body: {
          lessons: { [lessonId]: { complete, at: new Date().toISOString() } },
          lastLessonId: lessonId,
          lastSubcategoryId: subcategoryId,
        },
      });
    expect((await mark(true)).status).toBe(200);
    expect(await completedLessons(learner.uid, courseId)).toEqual([]);
    const failed = (await answer(lessonId, learner.token, answersTo(quiz, 1))).as(GradedQuizReply).data;
    expect(failed).toMatchObject({ percent: 33, passed: false, tries: 1, triesLeft: null, passedAt: null });
    expect(failed.questions.map(({ right, rightAnswer }) => [right, rightAnswer])).toEqual([
      [true, null],
      [false, null],
      [false, null],
    ]);
    expect(await completedLessons(learner.uid, courseId)).toEqual([]);
    const passed = (await answer(lessonId, learner.token, answersTo(quiz, 2))).as(GradedQuizReply).data;
    expect(passed).toMatchObject({ percent: 67, passed: true, tries: 2, best: 67 });
    expect(passed.questions.map(({ rightAnswer }) => rightAnswer)).toEqual(['Customers', 'Kochi', '30']);
    expect(passed.questions[0]?.explanation).toBe('Without customers nothing is sold.');
    expect(await completedLessons(learner.uid, courseId)).toEqual([lessonId]);
    // Once the quiz is passed, the learner may remove the mark and set it again.
    expect((await mark(false)).status).toBe(200);
    expect(await completedLessons(learner.uid, courseId)).toEqual([]);
    await mark(true);
    expect(await completedLessons(learner.uid, courseId)).toEqual([lessonId]);
  });

  it('is passed at the moment at which it completes the lesson', async () => {
    const { courseId, lessonId, learner, quiz } = await aLessonWithQuiz();
    let seconds = 0;
    const now = () => new Date(Date.now() + 1000 * (seconds += 1));
    const quizzes = quizzesData({ db, audit: auditData({ db, now }), ...transactions({ db }), now });
    const sent = { attempt: `${uniqueWord()}-attempt`, answers: answersTo(quiz, 3) };
    await quizzes.grade(callerOf(learner), { lessonId, language: 'en' }, QuizAnswers.parse(sent));
    const progress = await db.doc(progressPath(learner.uid, courseId)).get();
    expect(progress.get(`quizzes.${lessonId}.passedAt`)).toEqual(progress.get(`lessons.${lessonId}.at`));
  });

  it('that is not required does not complete the lesson', async () => {
    const { courseId, lessonId, learner, quiz } = await aLessonWithQuiz({ required: false });
    expect(await stored.lesson(lessonId)).toMatchObject({ quiz: 'optional' });
    await answer(lessonId, learner.token, answersTo(quiz, 3));
    expect(await completedLessons(learner.uid, courseId)).toEqual([]);
    const progress = { lessons: {}, ...(await progressOf(learner.uid, courseId)) };
    expect(Progress.safeParse(progress).success).toBe(true);
  });

  it('counts an attempt once, however often it is sent at the same time', async () => {
    const { courseId, lessonId, learner, quiz } = await aLessonWithQuiz({ tries: 2 });
    const attempt = `${uniqueWord()}-attempt`;
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => answer(lessonId, learner.token, answersTo(quiz, 0), attempt)),
    );
    expect(replies.map((reply) => reply.as(GradedQuizReply).data.tries)).toEqual([1, 1, 1, 1, 1]);
    expect(await progressOf(learner.uid, courseId)).toMatchObject({ quizzes: { [lessonId]: { tries: 1 } } });
    expect(await statsOf(lessonId)).toMatchObject({ tries: 1, passed: 0 });
  });

  it('counts an attempt that is sent again with other answers as another try', async () => {
    const { courseId, lessonId, learner, quiz } = await aLessonWithQuiz({ tries: 2 });
    const attempt = `${uniqueWord()}-attempt`;
    const send = (right: number) => answer(lessonId, learner.token, answersTo(quiz, right), attempt);
    expect((await send(0)).as(GradedQuizReply).data).toMatchObject({ percent: 0, tries: 1, triesLeft: 1 });
    expect((await send(1)).as(GradedQuizReply).data).toMatchObject({ percent: 33, tries: 2, triesLeft: 0 });
    expect((await send(0)).as(GradedQuizReply).data).toMatchObject({ percent: 0, tries: 2 });
    expect(await send(3)).toMatchObject({ status: 409, body: { code: 'no-tries-left' } });
    expect(await completedLessons(learner.uid, courseId)).toEqual([]);
  });

  it('refuses an answer of another form than its question asks for, which uses no try', async () => {
    const { lessonId, learner, quiz } = await aLessonWithQuiz({ tries: 1 });
    const [single = '', text = '', number = ''] = quiz.questions.map(({ id }) => id);
    const right = { [single]: [1], [text]: 'Kochi', [number]: 30 };
    for (const [id, other] of [
      [single, 'Customers'],
      [single, [2]],
      [text, 7],
      [number, '30'],
    ] as const) {
      const { status, refusal } = await answer(lessonId, learner.token, { ...right, [id]: other });
      expect([status, refusal().errors?.map(({ path }) => path)]).toEqual([400, [`answers.${id}`]]);
    }
    const graded = (await answer(lessonId, learner.token, right)).as(GradedQuizReply).data;
    expect([graded.percent, graded.tries]).toEqual([100, 1]);
  });

  it('ends with the last try, which reveals the right answers', async () => {
    const { lessonId, learner, quiz } = await aLessonWithQuiz({ tries: 1 });
    const last = (await answer(lessonId, learner.token, answersTo(quiz, 0))).as(GradedQuizReply).data;
    expect(last).toMatchObject({ passed: false, triesLeft: 0 });
    expect(last.questions[1]?.rightAnswer).toBe('Kochi');
    expect(await answer(lessonId, learner.token, answersTo(quiz, 3))).toMatchObject({
      status: 409,
      body: { code: 'no-tries-left', message: texts.noTriesLeft },
    });
    await save(lessonId, quizOf({ tries: 2 }));
    expect((await answer(lessonId, learner.token, answersTo(quiz, 3))).as(GradedQuizReply).data.passed).toBe(
      true,
    );
  });

  it('that is changed keeps earlier results, and refuses answers to its former questions', async () => {
    const { courseId, lessonId, learner, quiz } = await aLessonWithQuiz({ tries: 3 });
    await answer(lessonId, learner.token, answersTo(quiz, 3));
    const before = await progressOf(learner.uid, courseId);
    const changed = (
      await save(
        lessonId,
        quizOf({ passMark: 100, questions: [singleQuestion, { ...textQuestion, accepted: ['Kannur'] }] }),
      )
    ).as(QuizReply).data;
    expect(changed.questions[0]?.id).toBe(quiz.questions[0]?.id);
    expect(changed.questions[1]?.id).not.toBe(quiz.questions[1]?.id);
    expect(await answer(lessonId, learner.token, answersTo(quiz, 3))).toMatchObject({
      status: 409,
      body: { code: 'quiz-changed', message: texts.changed },
    });
    expect(await progressOf(learner.uid, courseId)).toEqual(before);
    const later = await aLearner({ courseId });
    await answer(lessonId, later.token, answersTo(changed, 1));
    const { tries, questions } = await statsOf(lessonId);
    expect(tries).toBe(2);
    expect(questions[quiz.questions[0]?.id ?? '']).toEqual({ given: 2, right: 2 });
    expect(questions[changed.questions[1]?.id ?? '']).toEqual({ given: 1, right: 0 });
  });

  it('is changed by one administrator at a time, and every change is in the audit log', async () => {
    const { lessonId, quiz } = await aLessonWithQuiz();
    const reply = await api('GET', `/admin/quizzes/${lessonId}`, { token: admin.token });
    const version = reply.headers.get('ETag') ?? '';
    expect((await save(lessonId, quizOf({ passMark: 70 }), { 'If-Match': version })).status).toBe(200);
    expect((await save(lessonId, quizOf({ passMark: 50 }), { 'If-Match': version })).status).toBe(412);
    const again = await save(lessonId, quizOf({ passMark: 70 }));
    expect(again.as(QuizReply).data.passMark).toBe(70);
    const entries = await auditOf(lessonId, 'lesson.quiz');
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual(
      expect.objectContaining({ before: { passMark: 60 }, after: { passMark: 70 } }),
    );
    expect(quiz.passMark).toBe(60);
  });

  it('can be deleted, which keeps completed lessons complete', async () => {
    const { courseId, lessonId, learner, quiz } = await aLessonWithQuiz();
    await answer(lessonId, learner.token, answersTo(quiz, 3));
    const path = `/admin/quizzes/${lessonId}`;
    expect((await api('DELETE', path, { token: admin.token })).status).toBe(200);
    expect((await api('DELETE', path, { token: admin.token })).status).toBe(404);
    expect(await stored.lesson(lessonId)).not.toHaveProperty('quiz');
    expect(await completedLessons(learner.uid, courseId)).toEqual([lessonId]);
    expect((await readQuiz(lessonId, learner.token)).status).toBe(404);
  });

  it('is copied, restored from the trash and deleted for good with its lesson', async () => {
    const { subcategoryId, lessonId } = await aLessonWithQuiz();
    const path = `/lessons/subcategory/${subcategoryId}/lesson/${lessonId}`;
    const copyId = idOf(await api('POST', `${path}/duplicate`, { token: admin.token }));
    expect(await storedQuiz(copyId)).toEqual(await storedQuiz(lessonId));
    const { auditId } = (await api('DELETE', path, { token: admin.token })).as(
      dataReply(z.object({ auditId: z.string() })),
    ).data;
    expect((await api('POST', `/admin/audit/${auditId}/undo`, { token: admin.token })).status).toBe(200);
    expect(await stored.lesson(lessonId)).toMatchObject({ quiz: 'required' });
    expect(await storedQuiz(lessonId)).toBeDefined();
    await api('DELETE', path, { token: admin.token });
    const deletion = await api('DELETE', `/admin/trash/lessons_${lessonId}`, { token: admin.token });
    expect(deletion.status).toBe(200);
    expect(await storedQuiz(lessonId)).toBeUndefined();
    expect(await storedQuiz(copyId)).toBeDefined();
  });

  it('is refused for a lesson that does not exist, and with a question that is not valid', async () => {
    expect((await save(999_999_999_999, quizOf())).status).toBe(404);
    const { lessonId } = await aLessonWithQuiz();
    const refusal = await save(lessonId, quizOf({ questions: [{ ...singleQuestion, options: [] }] }));
    expect(refusal).toMatchObject({ status: 400, body: { code: 'validation' } });
  });
});

const inMalayalam = <T extends object, M extends object>(record: T, ml: M) => ({
  ...record,
  translations: { ml },
});
const [logo, customers] = singleQuestion.options;
const singleInTwo = inMalayalam(
  { ...singleQuestion, options: [logo, inMalayalam({ ...customers }, { text: 'വാങ്ങാൻ ആളുകൾ' })] },
  { text: 'കടയ്ക്ക് ആദ്യം വേണ്ടതെന്ത്?', explanation: 'ആളില്ലെങ്കിൽ ഒന്നും വിൽക്കില്ല.' },
);
const textInTwo = inMalayalam(textQuestion, { text: 'മേള എവിടെ?', accepted: ['കൊച്ചി'] });
const inTwoLanguages = { questions: [singleInTwo, textInTwo, numberQuestion] };

const quizEntries = (lessonId: number) => auditOf(lessonId, 'lesson.quiz');

/** Answers a quiz from a page in that language. */
const answerIn = (language: string, lessonId: number, token: string, answers: object) =>
  api('POST', `/quizzes/${lessonId}/answers`, {
    token,
    headers: { 'Accept-Language': language },
    body: { attempt: `${uniqueWord()}-attempt`, answers },
  });

describe('a quiz in two languages', () => {
  it('contains the questions in both, without right answers and explanations', async () => {
    const { lessonId, learner } = await aLessonWithQuiz(inTwoLanguages);
    const { data } = (await readQuiz(lessonId, learner.token)).as(LearnerQuizReply);
    expect(data.questions.map(({ text }) => text)).toEqual([
      singleQuestion.text,
      textQuestion.text,
      numberQuestion.text,
    ]);
    expect(data.questions.map(({ translations }) => translations)).toEqual([
      { ml: { text: 'കടയ്ക്ക് ആദ്യം വേണ്ടതെന്ത്?', options: ['A logo', 'വാങ്ങാൻ ആളുകൾ'] } },
      { ml: { text: 'മേള എവിടെ?' } },
      undefined,
    ]);
    expect(JSON.stringify(data)).not.toMatch(
      /Kochi|കൊച്ചി|"right"|explanation|customers nothing|ആളില്ലെങ്കിൽ|accepted|tolerance/,
    );
  });

  it('accepts answers in either, and replies in the language of the page', async () => {
    const { lessonId, learner, quiz } = await aLessonWithQuiz({ ...inTwoLanguages, tries: 4 });
    const typedInMalayalam = { ...answersTo(quiz, 1), [quiz.questions[1]?.id ?? '']: ' കൊച്ചി. ' };
    const failed = (await answerIn('ml', lessonId, learner.token, answersTo(quiz, 1))).as(
      GradedQuizReply,
    ).data;
    expect(failed.questions.map(({ explanation, rightAnswer }) => [explanation, rightAnswer])).toEqual([
      ['ആളില്ലെങ്കിൽ ഒന്നും വിൽക്കില്ല.', null],
      ['', null],
      ['', null],
    ]);
    const passed = (await answerIn('ml', lessonId, learner.token, typedInMalayalam)).as(GradedQuizReply).data;
    expect(passed).toMatchObject({ percent: 67, passed: true, tries: 2 });
    expect(passed.questions.map(({ rightAnswer }) => rightAnswer)).toEqual(['വാങ്ങാൻ ആളുകൾ', 'കൊച്ചി', '30']);
    const inEnglish = (await answerIn('en', lessonId, learner.token, answersTo(quiz, 3))).as(
      GradedQuizReply,
    ).data;
    expect(inEnglish.questions.map(({ rightAnswer }) => rightAnswer)).toEqual(['Customers', 'Kochi', '30']);
    const inAnother = (await answerIn('ta', lessonId, learner.token, answersTo(quiz, 3))).as(
      GradedQuizReply,
    ).data;
    expect(inAnother.questions[0]?.explanation).toBe('Without customers nothing is sold.');
  });

  it('that was translated later keeps results and counts, and still accepts answers to the earlier version', async () => {
    const { courseId, lessonId, learner, quiz } = await aLessonWithQuiz();
    await answer(lessonId, learner.token, answersTo(quiz, 1));
    const before = await progressOf(learner.uid, courseId);
    const translated = (await save(lessonId, quizOf(inTwoLanguages))).as(QuizReply).data;
    expect(translated.questions.map(({ id }) => id)).toEqual(quiz.questions.map(({ id }) => id));
    expect(await progressOf(learner.uid, courseId)).toEqual(before);
    // These answers come from a device that has the quiz without its translation.
    expect((await answer(lessonId, learner.token, answersTo(quiz, 3))).as(GradedQuizReply).data.passed).toBe(
      true,
    );
    const { questions } = await statsOf(lessonId);
    expect(questions[quiz.questions[0]?.id ?? '']).toEqual({ given: 2, right: 2 });
    const entries = await quizEntries(lessonId);
    const change = entries.find(({ after }) =>
      JSON.stringify(after).includes(textInTwo.translations.ml.text),
    );
    expect(change?.after).toMatchObject(inTwoLanguages);
    expect(change?.before).toMatchObject({ questions: [singleQuestion, textQuestion, numberQuestion] });
    expect(JSON.stringify(change?.before)).not.toContain('translations');
    await save(lessonId, quizOf(inTwoLanguages));
    expect(await quizEntries(lessonId)).toHaveLength(entries.length);
    await save(lessonId, quizOf());
    expect(await storedQuiz(lessonId)).not.toHaveProperty('questions.0.translations');
  });

  it('is copied with its lesson in both, and leaves out only a translation that cannot be read', async () => {
    const { subcategoryId, lessonId, learner, quiz } = await aLessonWithQuiz(inTwoLanguages);
    const path = `/lessons/subcategory/${subcategoryId}/lesson/${lessonId}/duplicate`;
    const copyId = idOf(await api('POST', path, { token: admin.token }));
    expect(await storedQuiz(copyId)).toMatchObject(inTwoLanguages);
    const [first, ...others] = quiz.questions;
    const damaged = [{ ...first, translations: { ml: { text: 7, explanation: 'കാരണം' } } }, ...others];
    await db.doc(`quizzes/${lessonId}`).update({ questions: damaged });
    const { data } = (await readQuiz(lessonId, learner.token)).as(LearnerQuizReply);
    expect(data.questions.map(({ text, translations }) => [text, translations?.ml?.text])).toEqual([
      [singleQuestion.text, undefined],
      [textQuestion.text, 'മേള എവിടെ?'],
      [numberQuestion.text, undefined],
    ]);
    const graded = (await answerIn('ml', lessonId, learner.token, answersTo(quiz, 3))).as(
      GradedQuizReply,
    ).data;
    expect(graded.questions[0]).toMatchObject({ right: true, explanation: 'കാരണം' });
  });

  it('names the translation that is too long', async () => {
    const { lessonId } = await aLessonWithQuiz();
    const long = inMalayalam(singleQuestion, { text: 'x'.repeat(limits.quiz.text + 1) });
    expect((await save(lessonId, quizOf({ questions: [long] }))).refusal()).toMatchObject({
      errors: [{ path: 'questions.0.translations.ml.text', message: messageFor.tooLong(limits.quiz.text) }],
    });
  });
});

const grantTry = (lessonId: number, uid: string, { token } = admin) =>
  api('POST', `/admin/quizzes/${lessonId}/tries/${uid}`, { token });

describe('one more try at a quiz', () => {
  it('is granted once to a learner without tries left, however often it is requested, with an audit entry', async () => {
    const { lessonId, learner, quiz } = await aLessonWithQuiz({ tries: 1 });
    expect((await grantTry(lessonId, learner.uid)).status).toBe(404);
    await answer(lessonId, learner.token, answersTo(quiz, 0));
    const refusal = await answer(lessonId, learner.token, answersTo(quiz, 3));
    expect(refusal.body).toMatchObject({ code: 'no-tries-left' });
    for (const _ of [1, 2])
      expect((await grantTry(lessonId, learner.uid)).body).toMatchObject({
        data: { lessonId, triesLeft: 1 },
      });
    expect(await auditOf(learner.uid)).toMatchObject([
      { action: 'user.quiz-try', before: { quizTries: 1 }, after: { quizTries: 2 } },
    ]);
    const { data } = (await answer(lessonId, learner.token, answersTo(quiz, 3))).as(GradedQuizReply);
    expect(data).toMatchObject({ passed: true, tries: 2 });
    expect((await grantTry(lessonId, learner.uid)).body).toMatchObject({ data: { triesLeft: 0 } });
  });

  it('is granted also when the quiz now has fewer tries than the learner made', async () => {
    const { lessonId, learner, quiz } = await aLessonWithQuiz({ tries: 3 });
    for (const _ of [1, 2, 3]) await answer(lessonId, learner.token, answersTo(quiz, 0));
    await save(lessonId, quizOf({ tries: 1 }));
    expect((await grantTry(lessonId, learner.uid)).body).toMatchObject({ data: { triesLeft: 1 } });
    const { data } = (await answer(lessonId, learner.token, answersTo(quiz, 0))).as(GradedQuizReply);
    expect(data.triesLeft).toBe(0);
  });
});
