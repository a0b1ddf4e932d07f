import { createHash, randomBytes } from 'node:crypto';
import { assertNever } from '@padavu/domain/values/assert-never';
import type { Claims } from '@padavu/domain/user/claims';
import type { Language } from '@padavu/domain/language/language';
import { Lesson, lessonsCollection } from '@padavu/domain/course/lesson';
import {
  completionMark,
  isComplete,
  noProgress,
  Progress,
  progressPath,
} from '@padavu/domain/learning/progress';
import {
  answersMatchQuestions,
  grade,
  noStats,
  Quiz,
  QuizStats,
  quizStatsCollection,
  quizzesCollection,
  rightAnswer,
  triesLeft,
  type Answer,
  type GradedQuiz,
  type Question,
  type QuizAnswers,
} from '@padavu/domain/learning/quiz';
import { quizMessages } from '@padavu/domain/learning/quiz-messages';
import { questionIdentity, type QuestionInput, type QuizInput } from '@padavu/domain/learning/quiz-input';
import { afterTry } from '@padavu/domain/learning/quiz-result';
import { inLanguage } from '@padavu/domain/language/record-language';
import { never } from '@padavu/domain/stored';
import { usersCollection } from '@padavu/domain/user/user';
import {
  FieldValue,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { conflict, invalid, notFound } from '#/errors.ts';
import { assertTeaches } from '#/data/user/account-rights.ts';
import type { AuditData } from '#/data/admin/audit.ts';
import { changesTo, contentEntry, laterThan, type Precondition } from '#/data/store/changes.ts';
import { mergeInto, readDocument, readUser } from '#/data/store/documents.ts';
import { fetchLearner } from './own-course.ts';
import { fetchOne, fetchSeveral } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = {
  db: Firestore;
  audit: Pick<AuditData, 'record'>;
  inTransaction: Transactions['inTransaction'];
  byStaff: Transactions['byStaff'];
  now: () => Date;
};

const idOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The id of a question in a quiz with this salt. */
export const questionIdOf = (salt: string, question: QuestionInput): string =>
  idOf(`${salt} ${questionIdentity(question)}`);

/** The id of a try: an attempt with other answers is another try, so that nobody can test answers without using one. */
function tryIdOf({ attempt, answers }: QuizAnswers): string {
  const ids = Object.keys(answers).toSorted();
  return idOf(JSON.stringify([attempt, ids, ids.map((id) => answers[id])]));
}

/**
 * Reads the quizzes of lessons to copy, before the transaction's first write.
 * @returns a function that writes the quiz of one of the lessons for its copy
 */
export async function quizCopies(
  db: Firestore,
  originals: readonly Lesson[],
  within: Firestore | Transaction,
): Promise<(transaction: Transaction, originalId: number, copyId: number) => void> {
  const quizzes = db.collection(quizzesCollection);
  const withQuiz = originals
    .filter(({ quiz }) => quiz !== undefined)
    .map(({ id }) => quizzes.doc(String(id)));
  const found = new Map((await fetchSeveral(withQuiz, within)).map((quiz) => [quiz.id, quiz.data()]));
  return (transaction, originalId, copyId) => {
    const quiz = found.get(String(originalId));
    if (quiz) transaction.set(quizzes.doc(String(copyId)), quiz);
  };
}

const otherForm = 'This is not the form of an answer to a question of this kind.';

/** Whether an answer has the form that its question asks for; one that was left out has any. */
function hasItsForm(question: Question, given: Answer | undefined): boolean {
  if (given === null || given === undefined) return true;
  const { kind } = question;
  switch (kind) {
    case 'text':
      return typeof given === 'string';
    case 'number':
      return typeof given === 'number';
    case 'single':
    case 'multiple':
    case 'true-false':
      return Array.isArray(given) && given.every((index) => index < question.options.length);
    default:
      return assertNever(kind);
  }
}

/** Throws 400 at each answer of another form: graded as wrong, it would cost the learner a try. */
function assertForms(questions: readonly Question[], answers: QuizAnswers['answers']): void {
  const others = questions.filter((question) => !hasItsForm(question, answers[question.id]));
  if (others.length > 0)
    throw invalid(others.map(({ id }) => ({ path: `answers.${id}`, message: otherForm })));
}

/** Either a transaction or a batch. */
type Deletes = { delete: (ref: DocumentReference) => unknown };

/** Removes the quiz of a lesson that is removed for good, and its statistics. */
export function eraseQuiz(db: Firestore, write: Deletes, lessonId: string): void {
  write.delete(db.collection(quizzesCollection).doc(lessonId));
  write.delete(db.collection(quizStatsCollection).doc(lessonId));
}

export type QuizzesData = ReturnType<typeof quizzesData>;

/** The quizzes of lessons, and grading them (docs/decisions/139). */
export function quizzesData({ db, audit, inTransaction, byStaff, now }: Deps) {
  const quizRef = (lessonId: number) => db.collection(quizzesCollection).doc(String(lessonId));
  const statsRef = (lessonId: number) => db.collection(quizStatsCollection).doc(String(lessonId));
  const lessonRef = (lessonId: number) => db.collection(lessonsCollection).doc(String(lessonId));

  /** A lesson and its quiz, for staff. Throws 403 for a teacher of another course, 404 without the lesson. */
  async function findBoth(transaction: Transaction, lessonId: number, rights: Claims) {
    const [lessonDocument, quizDocument] = await fetchSeveral(
      [lessonRef(lessonId), quizRef(lessonId)],
      transaction,
    );
    const lesson = readDocument(Lesson, lessonDocument);
    if (!lesson) throw notFound();
    assertTeaches(rights, lesson.courseId);
    return { lesson, quiz: readDocument(Quiz, quizDocument) };
  }

  return {
    /** The quiz with its answers; `undefined` for a lesson without one. */
    async find(lessonId: number): Promise<Quiz | undefined> {
      return readDocument(Quiz, await fetchOne(quizRef(lessonId)));
    },

    /** How often the questions of a quiz were answered, and how often correctly. */
    async stats(lessonId: number): Promise<QuizStats> {
      return readDocument(QuizStats, await fetchOne(statsRef(lessonId))) ?? noStats;
    },

    /** Gives a lesson a quiz, or changes it. Existing results stay. Throws 404 for an unknown lesson. */
    save(lessonId: number, input: QuizInput, staff: Caller, assertVersion: Precondition): Promise<Quiz> {
      return byStaff(staff, async (transaction, actor, rights) => {
        const { lesson, quiz: before } = await findBoth(transaction, lessonId, rights);
        assertVersion(before?.updatedAt ?? never);
        const { updatedAt = never, salt = randomBytes(16).toString('hex'), ...current } = before ?? {};
        const questions = input.questions.map((question) => ({
          ...question,
          id: questionIdOf(salt, question),
        }));
        const wanted = { ...input, questions };
        const changes = changesTo(current, wanted);
        if (before && !changes) return before;
        const at = now();
        const quiz: Quiz = { ...wanted, salt, updatedAt: laterThan(updatedAt, at) };
        transaction.set(quizRef(lessonId), quiz);
        const kind = quiz.required ? 'required' : 'optional';
        if (lesson.quiz !== kind) {
          const change = { quiz: kind, updatedAt: laterThan(lesson.updatedAt, at) };
          transaction.update(lessonRef(lessonId), change);
        }
        audit.record(
          transaction,
          contentEntry('lesson', 'quiz', actor, lesson, {
            before: before ? (changes?.before ?? null) : null,
            after: changes?.after ?? null,
          }),
        );
        return quiz;
      });
    },

    /**
     * Removes the quiz of a lesson. Lessons that it has completed stay complete. Throws 404 for a lesson without one.
     */
    remove(lessonId: number, staff: Caller, assertVersion: Precondition): Promise<void> {
      return byStaff(staff, async (transaction, actor, rights) => {
        const { lesson, quiz } = await findBoth(transaction, lessonId, rights);
        if (!quiz) throw notFound();
        assertVersion(quiz.updatedAt);
        eraseQuiz(db, transaction, String(lessonId));
        transaction.update(lessonRef(lessonId), {
          quiz: FieldValue.delete(),
          updatedAt: laterThan(lesson.updatedAt, now()),
        });
        const { updatedAt: _, salt: _salt, ...before } = quiz;
        audit.record(transaction, contentEntry('lesson', 'quiz', actor, lesson, { before, after: null }));
      });
    },

    /**
     * Gives a learner of the lesson's course one more try where none is left and the quiz is not passed: two concurrent
     * calls give one. Throws 403 for a teacher of another course, 404 for a lesson without a quiz, and for a learner
     * who has not answered it.
     * @returns how many tries are left then; `null` for any number
     */
    giveTry(uid: string, lessonId: number, staff: Caller): Promise<number | null> {
      return byStaff(staff, async (transaction, actor, rights) => {
        const { lesson, quiz } = await findBoth(transaction, lessonId, rights);
        const [account, progressDocument] = await fetchSeveral(
          [db.collection(usersCollection).doc(uid), db.doc(progressPath(uid, lesson.courseId))],
          transaction,
        );
        const result = readDocument(Progress, progressDocument)?.quizzes?.[lessonId];
        if (!quiz || !account?.exists || !progressDocument || !result) throw notFound();
        if (result.passedAt || triesLeft(quiz, result) !== 0) return triesLeft(quiz, result);
        // The quiz may allow fewer tries now than were made.
        const granted = result.tries - quiz.tries + 1;
        transaction.update(progressDocument.ref, { [`quizzes.${lessonId}.granted`]: granted });
        audit.record(transaction, {
          actor,
          action: 'user.quiz-try',
          target: { collection: usersCollection, id: uid, label: readUser(account).name },
          before: { quizTries: result.tries },
          after: { quizTries: result.tries + 1 },
        });
        return 1;
      });
    },

    /**
     * Grades a learner's answers, stores the result in their progress, and completes the lesson where its quiz has to
     * be passed. The same attempt with the same answers counts once. Throws 401 when the session is over, 403 for an
     * account that is not approved, 404 for a lesson of another course or without a quiz, 400 for answers of another
     * form than their questions ask for, 409 `quiz-changed` for answers to other questions, and `no-tries-left`.
     * @param language of explanations and right answers, where they are translated
     */
    grade(
      learner: Caller,
      { lessonId, language }: { lessonId: number; language: Language },
      sent: QuizAnswers,
    ): Promise<GradedQuiz> {
      const { answers } = sent;
      const attempt = tryIdOf(sent);
      return inTransaction(async (transaction) => {
        const { courseId } = await fetchLearner(transaction, { db, now }, learner);
        const progressRef = db.doc(progressPath(learner.uid, courseId));
        const [lessonDocument, quizDocument, progressDocument] = await fetchSeveral(
          [lessonRef(lessonId), quizRef(lessonId), progressRef],
          transaction,
        );
        const lesson = readDocument(Lesson, lessonDocument);
        const quiz = readDocument(Quiz, quizDocument);
        if (lesson?.courseId !== courseId || !quiz) throw notFound();
        const progress = readDocument(Progress, progressDocument) ?? noProgress;
        const at = now();
        const before = progress.quizzes?.[lessonId];
        if (!answersMatchQuestions(quiz.questions, answers))
          throw conflict(quizMessages.changed, 'quiz-changed');
        assertForms(quiz.questions, answers);
        const { right, percent, passed } = grade(quiz, answers);
        const isRepeated = before?.attempts.includes(attempt) ?? false;
        if (!isRepeated && triesLeft(quiz, before) === 0)
          throw conflict(quizMessages.noTriesLeft, 'no-tries-left');
        const result = isRepeated && before ? before : afterTry(before, { attempt, percent, passed, at });
        if (!isRepeated) {
          const completes = quiz.required && passed && !isComplete(progress, lessonId);
          const mark = completionMark(true, at, progress.lessons[lessonId]);
          mergeInto(transaction, progressRef, {
            quizzes: { [lessonId]: result },
            ...(completes && { lessons: { [lessonId]: mark } }),
          });
          const tally = Object.entries(right).map(([id, isRight]): [string, object] => [
            id,
            { given: FieldValue.increment(1), right: FieldValue.increment(isRight ? 1 : 0) },
          ]);
          mergeInto(transaction, statsRef(lessonId), {
            tries: FieldValue.increment(1),
            passed: FieldValue.increment(passed && !before?.passedAt ? 1 : 0),
            questions: Object.fromEntries(tally),
          });
        }
        const remainingTries = triesLeft(quiz, result);
        const isOver = result.passedAt !== undefined || remainingTries === 0;
        return {
          percent,
          passed,
          tries: result.tries,
          triesLeft: remainingTries,
          best: result.best,
          passedAt: result.passedAt ?? null,
          questions: inLanguage(language, quiz).questions.map((question) => ({
            id: question.id,
            right: right[question.id] ?? false,
            explanation: question.explanation,
            rightAnswer: isOver ? rightAnswer(question) : null,
          })),
        };
      });
    },
  };
}
