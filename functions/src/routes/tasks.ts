import { submissionId } from '@padavu/domain/learning/task';
import { taskMessages as texts } from '@padavu/domain/learning/task-messages';
import type { Learner } from '#/actors.ts';
import { taskContracts as contracts } from '#/contract/tasks.ts';
import { assertTeaches } from '#/data/user/account-rights.ts';
import type { TasksData } from '#/data/learning/tasks.ts';
import type { ClientAddress } from '#/http/client-address.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData, okPage } from '#/http/reply.ts';
import type { Throttle } from '#/http/throttle.ts';
import { requireOpenLesson, requireQueueCourse, type OpenLessonDeps } from './access.ts';
import { receivedPicture } from './media.ts';

type Deps = OpenLessonDeps & { tasks: TasksData; throttle: Pick<Throttle, 'countTry'> };

/** The work that lessons ask for (docs/decisions/143). */
export const taskOperations = (deps: Deps): Operation[] => {
  const { tasks, throttle } = deps;

  /** Requires a lesson that is open to the learner, and counts the try. */
  async function admit(learner: Learner, lessonId: number, client: ClientAddress): Promise<void> {
    await requireOpenLesson(deps, learner, lessonId);
    await throttle.countTry('lessonTask', learner.uid, client);
  }

  return [
    operation(contracts.readOwn, async ({ actor, params: { lessonId } }) => {
      await requireOpenLesson(deps, actor, lessonId);
      return okData(await tasks.own(actor.uid, lessonId));
    }),

    operation(contracts.handIn, async ({ actor, params: { lessonId }, body, client }) => {
      await admit(actor, lessonId, client);
      return okData(await tasks.handIn(actor, lessonId, body), texts.sent);
    }),

    operation(contracts.addPicture, async ({ actor, params: { lessonId }, body, client }) => {
      const picture = receivedPicture(body.picture);
      await admit(actor, lessonId, client);
      return okData(await tasks.addPicture(actor, lessonId, picture), texts.sent);
    }),

    operation(contracts.ownPicture, async ({ actor, params: { lessonId } }) => {
      await requireOpenLesson(deps, actor, lessonId);
      return okData(await tasks.picture(submissionId(actor.uid, lessonId)));
    }),

    operation(contracts.queue, async ({ actor, query: { state, courseId, ...paging } }) => {
      requireQueueCourse(actor, courseId);
      return okPage(await tasks.queue({ state, courseId }, paging));
    }),

    operation(contracts.answer, async ({ actor, params, body }) =>
      okData(await tasks.answer(actor, params.submissionId, body), texts.answered),
    ),

    operation(contracts.picture, async ({ actor, params: { submissionId: id } }) => {
      if (!actor.claims.admin) assertTeaches(actor.claims, (await tasks.find(id)).courseId);
      return okData(await tasks.picture(id));
    }),
  ];
};
