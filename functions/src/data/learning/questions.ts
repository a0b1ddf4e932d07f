import { isTaskAnswerKey, type UnseenAnswer } from '@padavu/domain/learning/answered';
import { Lesson, lessonsCollection } from '@padavu/domain/course/lesson';
import {
  LessonQuestion,
  messagesOf,
  questionsCollection,
  questionReply,
  type QuestionAnswer,
  type LessonQuestionReply,
  type LessonQuestionsReply,
} from '@padavu/domain/learning/lesson-question';
import { questionLimits } from '@padavu/domain/learning/question-limits';
import { Progress, progressPath } from '@padavu/domain/learning/progress';
import { type QuestionFilter, type QuestionModeration } from '@padavu/domain/learning/question-input';
import { questionMessages as texts } from '@padavu/domain/learning/question-messages';
import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Actor, Caller } from '#/actors.ts';
import { PinnedPosition, type Position } from '#/cursors.ts';
import { conflict, notFound } from '#/errors.ts';
import { assertTeaches } from '#/data/user/account-rights.ts';
import type { AuditData } from '#/data/admin/audit.ts';
import { changesTo, laterThan } from '#/data/store/changes.ts';
import { deleteMatches } from '#/data/store/deletions.ts';
import { readDocument, readDocuments, readUser, withoutId, type Fields } from '#/data/store/documents.ts';
import { fetchProgressOf, fetchLearner } from './own-course.ts';
import { byMoment, fetchOrderedPage, type Order, type Paging } from '#/data/store/ordered-page.ts';
import { fetchOne, fetchSeveral } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = {
  db: Firestore;
  audit: Pick<AuditData, 'record'>;
  inTransaction: Transactions['inTransaction'];
  byStaff: Transactions['byStaff'];
  now: () => Date;
};

/** The author of a message and the course that they learn; the school answers in every course. */
type Author = { actor: Actor; courseId: number | 'all' };

const pinnedFirst: Order = { fields: ['pinned', 'lastAt'], direction: 'desc', position: PinnedPosition };

/** Removes the questions under a lesson that is removed for good. Safe to repeat and to interrupt. */
export async function eraseQuestionsUnder(db: Firestore, lessonId: string): Promise<void> {
  await deleteMatches(db, db.collection(questionsCollection).where('lessonId', '==', Number(lessonId)));
}

/** The questions that a person asked, answered or reported. */
export const questionsWith = (db: Firestore, uid: string): Query =>
  db.collection(questionsCollection).where('people', 'array-contains', uid);

/** The questions and answers that a person wrote, in the documents of questions. */
export const messagesIn = (documents: readonly DocumentSnapshot[], uid: string): Fields[] =>
  readDocuments(LessonQuestion, documents).flatMap((question) => messagesOf(question, uid));

const targetOf = ({ id, lessonTitle }: LessonQuestion) => ({
  collection: questionsCollection,
  id,
  label: lessonTitle,
});

export type QuestionsData = ReturnType<typeof questionsData>;

/** Questions under lessons, and their answers (docs/decisions/142). */
export function questionsData({ db, audit, inTransaction, byStaff, now }: Deps) {
  const questions = db.collection(questionsCollection);
  const lessonRef = (lessonId: number) => db.collection(lessonsCollection).doc(String(lessonId));

  async function learnerIn(transaction: Transaction, learner: Caller): Promise<Author> {
    const { account, courseId } = await fetchLearner(transaction, { db, now }, learner);
    return { actor: { uid: learner.uid, name: readUser(account).name }, courseId };
  }

  /** A question under a lesson; throws 404 for one that the author may not see. */
  async function find(
    transaction: Transaction,
    id: string,
    { lessonId, author: { courseId } }: { lessonId: number; author: Author },
  ): Promise<LessonQuestion> {
    const question = readDocument(LessonQuestion, await fetchOne(questions.doc(id), transaction));
    const isVisible = courseId === 'all' || (question?.courseId === courseId && !question.hidden);
    if (question?.lessonId !== lessonId || !isVisible) throw notFound(texts.gone);
    return question;
  }

  /**
   * Adds an answer; the same answer sent again adds nothing. The author of the question is notified of an answer by
   * somebody else.
   */
  async function addAnswer(
    transaction: Transaction,
    { question, author: { actor, courseId } }: { question: LessonQuestion; author: Author },
    { id, text }: { id: string; text: string },
  ): Promise<LessonQuestion> {
    const fromSchool = courseId === 'all';
    const existing = question.answers.find((answer) => answer.id === id);
    if (existing && existing.by.uid === actor.uid && existing.text === text) return question;
    if (existing) throw conflict(texts.taken, 'changed-meanwhile');
    if (question.closed && !fromSchool) throw conflict(texts.closed, 'question-closed');
    if (question.answers.length >= questionLimits.answers) throw conflict(texts.full, 'question-full');
    const at = laterThan(question.lastAt, now());
    const answer: QuestionAnswer = { id, by: actor, fromSchool, text, at, hidden: false };
    const questionAuthor = { uid: question.by.uid, courseId: question.courseId };
    const isOwn = questionAuthor.uid === actor.uid;
    const progress = isOwn ? undefined : await fetchProgressOf(transaction, db, questionAuthor);
    const updated: LessonQuestion = {
      ...question,
      answers: [...question.answers, answer],
      people: [...new Set([...question.people, actor.uid])],
      lastAt: at,
      waiting: !fromSchool,
    };
    transaction.set(questions.doc(question.id), withoutId(updated));
    if (progress) {
      const { lessonId, subcategoryId } = question;
      const unseenAnswer: UnseenAnswer = { lessonId, subcategoryId, at };
      transaction.update(progress.ref, { [`answered.${question.id}`]: unseenAnswer });
    }
    return updated;
  }

  return {
    /**
     * Questions under a lesson as one reader sees them: pinned ones first, then those with the latest messages.
     * @param after the position where the page before ended
     */
    async page(lessonId: number, reader: string, after: Position | undefined): Promise<LessonQuestionsReply> {
      const ordered = questions
        .where('lessonId', '==', lessonId)
        .where('hidden', '==', false)
        .orderBy('pinned', 'desc')
        .orderBy('lastAt', 'desc');
      const paging = { limit: questionLimits.perPage, cursor: after };
      const { docs, next = null } = await fetchOrderedPage(questions, ordered, pinnedFirst, paging);
      return {
        lessonId,
        questions: readDocuments(LessonQuestion, docs).map((question) => questionReply(question, reader)),
        next,
      };
    },

    /**
     * A page of the questions of one course or of all courses: those that wait or were reported the oldest first, all
     * questions the latest first.
     */
    async queue(
      { show, courseId }: { show: QuestionFilter; courseId?: number | undefined },
      paging: Paging,
    ): Promise<{ entries: LessonQuestion[]; next: string | undefined }> {
      const inCourse = courseId === undefined ? questions : questions.where('courseId', '==', courseId);
      const queries = {
        waiting: inCourse.where('waiting', '==', true).orderBy('lastAt', 'asc'),
        reported: inCourse.where('reported', '==', true).orderBy('lastAt', 'asc'),
        all: inCourse.orderBy('lastAt', 'desc'),
      };
      const order = byMoment('lastAt', show === 'all' ? 'desc' : 'asc');
      const { docs, next } = await fetchOrderedPage(questions, queries[show], order, paging);
      return { entries: readDocuments(LessonQuestion, docs), next };
    },

    /**
     * Asks a question under a lesson of the learner's course. The same question sent again gets the same answer. Throws
     * 401 when the session is over, 403 for an account that is not approved, 404 for a lesson of another course, 409
     * for an id that is in use.
     */
    ask(
      learner: Caller,
      lessonId: number,
      { id, text }: { id: string; text: string },
    ): Promise<LessonQuestionReply> {
      return inTransaction(async (transaction) => {
        const { actor, courseId } = await learnerIn(transaction, learner);
        const [lessonDocument, document] = await fetchSeveral(
          [lessonRef(lessonId), questions.doc(id)],
          transaction,
        );
        const lesson = readDocument(Lesson, lessonDocument);
        if (lesson?.courseId !== courseId) throw notFound();
        const before = readDocument(LessonQuestion, document);
        if (before?.by.uid === actor.uid && before.lessonId === lessonId && before.text === text)
          return questionReply(before, actor.uid);
        if (document?.exists) throw conflict(texts.taken, 'changed-meanwhile');
        const at = now();
        const question: LessonQuestion = {
          id,
          courseId: lesson.courseId,
          subcategoryId: lesson.subcategoryId,
          lessonId,
          lessonTitle: lesson.title,
          by: actor,
          text,
          askedAt: at,
          lastAt: at,
          waiting: true,
          reportedBy: [],
          reported: false,
          pinned: false,
          hidden: false,
          closed: false,
          answers: [],
          people: [actor.uid],
        };
        transaction.set(questions.doc(id), withoutId(question));
        return questionReply(question, actor.uid);
      });
    },

    /**
     * Withdraws an own question that nobody has answered. Throws as `ask` does; 404 also for a question of somebody
     * else or one that the school has hidden, 409 for one with an answer.
     */
    withdraw(
      learner: Caller,
      { lessonId, questionId }: { lessonId: number; questionId: string },
    ): Promise<void> {
      return inTransaction(async (transaction) => {
        const author = await learnerIn(transaction, learner);
        const question = await find(transaction, questionId, { lessonId, author });
        if (question.by.uid !== learner.uid) throw notFound();
        if (question.answers.length > 0) throw conflict(texts.answeredMeanwhile, 'changed-meanwhile');
        transaction.delete(questions.doc(questionId));
      });
    },

    /**
     * Answers a question as a learner of the course. Throws as `ask` does; 404 for a hidden question, 409
     * `question-closed` and `question-full`.
     */
    answerAsLearner(
      learner: Caller,
      { lessonId, questionId }: { lessonId: number; questionId: string },
      answer: { id: string; text: string },
    ): Promise<LessonQuestionReply> {
      return inTransaction(async (transaction) => {
        const author = await learnerIn(transaction, learner);
        const question = await find(transaction, questionId, { lessonId, author });
        const updated = await addAnswer(transaction, { question, author }, answer);
        return questionReply(updated, learner.uid);
      });
    },

    /**
     * Answers a question as the school, even a closed one. Throws 403 for a teacher of another course, 404 for an
     * unknown question, 409 `question-full`.
     */
    answerAsSchool(
      staff: Caller,
      { lessonId, questionId }: { lessonId: number; questionId: string },
      answer: { id: string; text: string },
    ): Promise<LessonQuestionReply> {
      return byStaff(staff, async (transaction, actor, rights) => {
        const author: Author = { actor, courseId: 'all' };
        const question = await find(transaction, questionId, { lessonId, author });
        assertTeaches(rights, question.courseId);
        const updated = await addAnswer(transaction, { question, author }, answer);
        if (updated !== question) {
          const target = targetOf(question);
          audit.record(transaction, { actor, action: 'question.answer', target, before: null, after: null });
        }
        return questionReply(updated, staff.uid);
      });
    },

    /** Reports a question or its answers to the school, once for each person. Throws as an answer does. */
    report(
      learner: Caller,
      { lessonId, questionId }: { lessonId: number; questionId: string },
    ): Promise<void> {
      return inTransaction(async (transaction) => {
        const author = await learnerIn(transaction, learner);
        const { reportedBy, people } = await find(transaction, questionId, { lessonId, author });
        const { uid } = author.actor;
        if (reportedBy.includes(uid) || reportedBy.length >= questionLimits.reports) return;
        transaction.update(questions.doc(questionId), {
          reportedBy: [...reportedBy, uid],
          reported: true,
          people: [...new Set([...people, uid])],
        });
      });
    },

    /** Pins, hides or closes a question, or marks it as dealt with. Throws 404 for an unknown one. */
    moderate(
      staff: Caller,
      questionId: string,
      { hiddenAnswers, ...flags }: QuestionModeration,
    ): Promise<LessonQuestion> {
      return byStaff(staff, async (transaction, actor, rights) => {
        const ref = questions.doc(questionId);
        const question = readDocument(LessonQuestion, await fetchOne(ref, transaction));
        if (!question) throw notFound();
        assertTeaches(rights, question.courseId);
        const hiddenBefore = question.answers.filter(({ hidden }) => hidden).map(({ id }) => id);
        const wanted = { ...flags, ...(hiddenAnswers && { hiddenAnswers }) };
        const changes = changesTo({ ...question, hiddenAnswers: hiddenBefore }, wanted);
        if (!changes) return question;
        const moderated: LessonQuestion = {
          ...question,
          pinned: flags.pinned ?? question.pinned,
          hidden: flags.hidden ?? question.hidden,
          closed: flags.closed ?? question.closed,
          waiting: flags.waiting ?? question.waiting,
          reported: flags.reported ?? question.reported,
          ...(flags.reported === false && { reportedBy: [] }),
          ...(hiddenAnswers && {
            answers: question.answers.map((answer) =>
              Object.assign(answer, { hidden: hiddenAnswers.includes(answer.id) }),
            ),
          }),
        };
        transaction.set(ref, withoutId(moderated));
        const target = targetOf(question);
        audit.record(transaction, { actor, action: 'question.moderate', target, ...changes });
        return moderated;
      });
    },

    /**
     * Marks the answers under a lesson as seen by the learner. Throws as `ask` does.
     * @param to only the answers to questions or to work; without it, both
     */
    see(learner: Caller, lessonId: number, to?: 'questions' | 'work'): Promise<void> {
      return inTransaction(async (transaction) => {
        const { courseId } = await fetchLearner(transaction, { db, now }, learner);
        const ref = db.doc(progressPath(learner.uid, courseId));
        const { answered = {} } = readDocument(Progress, await fetchOne(ref, transaction)) ?? {};
        const ofLesson = Object.entries(answered).filter(
          ([key, unseenAnswer]) =>
            unseenAnswer.lessonId === lessonId &&
            (to === undefined || isTaskAnswerKey(key, lessonId) === (to === 'work')),
        );
        if (ofLesson.length === 0) return;
        transaction.update(
          ref,
          Object.fromEntries(ofLesson.map(([id]) => [`answered.${id}`, FieldValue.delete()])),
        );
      });
    },
  };
}
