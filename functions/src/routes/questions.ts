import { isStaff } from '@padavu/domain/user/claims';
import { questionMessages as texts } from '@padavu/domain/learning/question-messages';
import type { Learner } from '#/actors.ts';
import { questionContracts as contracts } from '#/contract/questions.ts';
import type { QuestionsData } from '#/data/learning/questions.ts';
import type { UsersData } from '#/data/user/users.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData, okPage } from '#/http/reply.ts';
import type { ClientAddress } from '#/http/client-address.ts';
import { requireLearner } from '#/http/learner.ts';
import type { Throttle } from '#/http/throttle.ts';
import { requireOpenLesson, requireQueueCourse, type OpenLessonDeps } from './access.ts';

type Deps = OpenLessonDeps & {
  questions: QuestionsData;
  throttle: Pick<Throttle, 'countTry'>;
  users: Pick<UsersData, 'find'>;
};

/** Questions under lessons (docs/decisions/142). */
export const questionOperations = (deps: Deps): Operation[] => {
  const { questions, throttle, users } = deps;

  /** Requires a lesson that is open to the learner, and counts the try. */
  async function admit(learner: Learner, lessonId: number, client: ClientAddress): Promise<void> {
    await requireOpenLesson(deps, learner, lessonId);
    await throttle.countTry('lessonQuestion', learner.uid, client);
  }

  return [
    operation(contracts.list, async ({ actor, params: { lessonId }, query: { after } }) => {
      await requireOpenLesson(deps, actor, lessonId);
      return okData(await questions.page(lessonId, actor.uid, after));
    }),

    operation(contracts.ask, async ({ actor, params: { lessonId, questionId }, body: { text }, client }) => {
      await admit(actor, lessonId, client);
      return okData(await questions.ask(actor, lessonId, { id: questionId, text }), texts.asked);
    }),

    operation(contracts.withdraw, async ({ actor, params }) => {
      await questions.withdraw(actor, params);
      return okData({ id: params.questionId }, texts.withdrawn);
    }),

    operation(
      contracts.answer,
      async ({ actor, params: { answerId, ...question }, body: { text }, client }) => {
        const answer = { id: answerId, text };
        if (isStaff(actor.claims))
          return okData(await questions.answerAsSchool(actor, question, answer), texts.answered);
        const learner = await requireLearner(actor, users);
        await admit(learner, question.lessonId, client);
        return okData(await questions.answerAsLearner(learner, question, answer), texts.answered);
      },
    ),

    operation(contracts.report, async ({ actor, params, client }) => {
      await admit(actor, params.lessonId, client);
      await questions.report(actor, params);
      return okData({ id: params.questionId }, texts.reported);
    }),

    operation(contracts.see, async ({ actor, body: { lessonId, to } }) => {
      await questions.see(actor, lessonId, to);
      return okData({ lessonId });
    }),

    operation(contracts.queue, async ({ actor, query: { show, courseId, ...paging } }) => {
      requireQueueCourse(actor, courseId);
      return okPage(await questions.queue({ show, courseId }, paging));
    }),

    operation(contracts.moderate, async ({ actor, params: { questionId }, body }) =>
      okData(await questions.moderate(actor, questionId, body), texts.changed),
    ),
  ];
};
