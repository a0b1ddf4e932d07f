import { LessonOrder } from '@padavu/domain/lesson-order';
import { messages } from '@padavu/domain/messages';
import { lessonArrangementContracts } from '#/contract/lesson-arrangement.ts';
import type { LessonArrangementData } from '#/data/lesson-arrangement.ts';
import type { Authorise } from '#/http/authorise.ts';
import { parseBody } from '#/http/body.ts';
import { created, okData, type Endpoint, type Handler } from '#/http/reply.ts';
import { lessonAddressParam, lessonsPlaceParam } from '#/http/route-params.ts';

type Deps = { authorise: Authorise; lessonArrangement: LessonArrangementData };

const inCategory = '/lessons/subcategory/:subcategoryId';
const { duplicate, reorder } = lessonArrangementContracts;

/** The lessons of a category among each other (decision 047). */
export const lessonArrangementEndpoints = (deps: Deps): Endpoint[] => [
  {
    method: 'POST',
    path: `${inCategory}/lesson/:lessonId/duplicate`,
    contract: duplicate,
    handle: duplicateLesson(deps),
  },
  { method: 'PUT', path: `${inCategory}/order`, contract: reorder, handle: reorderLessons(deps) },
];

function duplicateLesson({ authorise, lessonArrangement }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const lesson = await lessonArrangement.duplicate(lessonAddressParam(request), actor);
    return { ...created(lesson, messages.lessons.duplicated), version: lesson.updatedAt };
  };
}

function reorderLessons({ authorise, lessonArrangement }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const subcategoryId = lessonsPlaceParam(request);
    const lessons = await lessonArrangement.reorder(subcategoryId, parseBody(LessonOrder, request), actor);
    return okData(lessons, messages.lessons.reordered);
  };
}
