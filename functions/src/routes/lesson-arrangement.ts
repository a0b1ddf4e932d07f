import { adminMessages } from '@padavu/domain/admin-messages';
import { lessonArrangementContracts as contracts } from '#/contract/lesson-arrangement.ts';
import type { LessonArrangementData } from '#/data/lesson-arrangement.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { created, okData } from '#/http/reply.ts';

type Deps = { lessonArrangement: LessonArrangementData };

/** Reordering and copying the lessons of a category (docs/decisions/047). */
export const lessonArrangementOperations = ({ lessonArrangement }: Deps): Operation[] => [
  operation(contracts.duplicate, async ({ actor, params, once }) => {
    const lesson = await lessonArrangement.duplicate(params, actor, once);
    return { ...created(lesson, adminMessages.lessons.duplicated), version: lesson.updatedAt };
  }),

  operation(contracts.reorder, async ({ actor, params: { subcategoryId }, body }) => {
    const lessons = await lessonArrangement.reorder(subcategoryId, body, actor);
    return okData(lessons, adminMessages.lessons.reordered);
  }),
];
