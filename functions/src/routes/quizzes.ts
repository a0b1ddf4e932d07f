import { quizMessages as texts, withoutAnswers, type Quiz } from '@padavu/domain/quiz';
import type { Person } from '#/actors.ts';
import { quizContracts as contracts } from '#/contract/quizzes.ts';
import type { CoursesData } from '#/data/courses.ts';
import type { LessonsData } from '#/data/lessons.ts';
import type { PacesData } from '#/data/paces.ts';
import type { QuizzesData } from '#/data/quizzes.ts';
import type { UsersData } from '#/data/users.ts';
import { forbidden, notFound } from '#/errors.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData } from '#/http/reply.ts';
import { assertVisible, requireOwnCourse } from './access.ts';

type Deps = {
  courses: Pick<CoursesData, 'find'>;
  lessons: Pick<LessonsData, 'find'>;
  paces: Pick<PacesData, 'openTo'>;
  quizzes: QuizzesData;
  users: Pick<UsersData, 'find'>;
};

/** 404 for a lesson that is not of the own course, 403 for one that waits for its day. */
async function assertOpen({ courses, lessons, paces, users }: Deps, learner: Person, lessonId: number) {
  const courseId = await requireOwnCourse(learner, users);
  const [course, lesson] = await Promise.all([courses.find(courseId), lessons.find(lessonId)]);
  assertVisible(course, learner);
  if (lesson?.courseId !== courseId) throw notFound();
  if (course.pace === 'open') return;
  const [seen] = await paces.openTo(learner.uid, course, { lessons: [lesson] });
  if (seen?.locked) throw forbidden();
}

const reply = (quiz: Quiz, message?: string) => ({ ...okData(quiz, message), version: quiz.updatedAt });

/** Quizzes of lessons (docs/decisions/139). */
export const quizOperations = (deps: Deps): Operation[] => {
  const { quizzes } = deps;
  return [
    operation(contracts.readOwn, async ({ actor, params: { lessonId } }) => {
      const [quiz] = await Promise.all([quizzes.find(lessonId), assertOpen(deps, actor, lessonId)]);
      if (!quiz || quiz.questions.length === 0) throw notFound();
      return { ...okData(withoutAnswers(lessonId, quiz)), version: quiz.updatedAt };
    }),

    operation(contracts.answer, async ({ actor, params: { lessonId }, body }) => {
      await assertOpen(deps, actor, lessonId);
      return okData(await quizzes.grade(actor, lessonId, body), texts.graded);
    }),

    operation(contracts.read, async ({ params: { lessonId } }) => {
      const quiz = await quizzes.find(lessonId);
      if (!quiz) throw notFound();
      return reply(quiz);
    }),

    operation(contracts.stats, async ({ params: { lessonId } }) => okData(await quizzes.stats(lessonId))),

    operation(contracts.save, async ({ actor, params: { lessonId }, body, precondition }) =>
      reply(await quizzes.save(lessonId, body, actor, precondition), texts.saved),
    ),

    operation(contracts.remove, async ({ actor, params: { lessonId }, precondition }) => {
      await quizzes.remove(lessonId, actor, precondition);
      return okData({ lessonId }, texts.removed);
    }),
  ];
};
