import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { withoutAnswers, type Quiz } from '@padavu/domain/learning/quiz';
import { quizMessages as texts } from '@padavu/domain/learning/quiz-messages';
import { quizContracts as contracts } from '#/contract/quizzes.ts';
import type { QuizzesData } from '#/data/learning/quizzes.ts';
import { notFound } from '#/errors.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData, okRecord } from '#/http/reply.ts';
import { requireOpenLesson, requireTaughtLesson, type OpenLessonDeps } from './access.ts';

type Deps = OpenLessonDeps & { quizzes: QuizzesData };

const reply = ({ salt: _salt, ...quiz }: Quiz, message?: string) => okRecord(quiz, message);

/** Quizzes of lessons (docs/decisions/139). */
export const quizOperations = (deps: Deps): Operation[] => {
  const { quizzes } = deps;
  return [
    operation(contracts.readOwn, async ({ actor, params: { lessonId } }) => {
      const [quiz] = await Promise.all([quizzes.find(lessonId), requireOpenLesson(deps, actor, lessonId)]);
      if (!quiz || quiz.questions.length === 0) throw notFound();
      return { ...okData(withoutAnswers(lessonId, quiz)), version: quiz.updatedAt };
    }),

    operation(contracts.answer, async ({ actor, params: { lessonId }, body, language = 'en' }) => {
      await requireOpenLesson(deps, actor, lessonId);
      return okData(await quizzes.grade(actor, { lessonId, language }, body), texts.graded);
    }),

    operation(contracts.read, async ({ actor, params: { lessonId } }) => {
      const [quiz] = await Promise.all([quizzes.find(lessonId), requireTaughtLesson(deps, actor, lessonId)]);
      if (!quiz) throw notFound();
      return reply(quiz);
    }),

    operation(contracts.stats, async ({ actor, params: { lessonId } }) => {
      await requireTaughtLesson(deps, actor, lessonId);
      return okData(await quizzes.stats(lessonId));
    }),

    operation(contracts.giveTry, async ({ actor, params: { lessonId, id } }) =>
      okData(
        { lessonId, triesLeft: await quizzes.giveTry(id, lessonId, actor) },
        adminMessages.quizTry.given,
      ),
    ),

    operation(contracts.save, async ({ actor, params: { lessonId }, body, precondition }) =>
      reply(await quizzes.save(lessonId, body, actor, precondition), texts.saved),
    ),

    operation(contracts.remove, async ({ actor, params: { lessonId }, precondition }) => {
      await quizzes.remove(lessonId, actor, precondition);
      return okData({ lessonId }, texts.removed);
    }),
  ];
};
