import { ifMatch } from '@padavu/domain/entity-tag';
import { Lesson } from '@padavu/domain/lesson';
import type { LessonUpdate } from '@padavu/domain/lesson';
import { dataReply } from '@padavu/domain/reply';
import { callLessonService } from './lesson-service.ts';

/** The output of the form: a lesson with its category. */
export type LessonForm = Required<LessonUpdate>;

const Reply = dataReply(Lesson);

/** Creates a lesson in a category. */
export async function createLesson({ subcategoryId, ...body }: LessonForm): Promise<void> {
  await callLessonService({
    method: 'POST',
    path: `/lessons/subcategory/${subcategoryId}`,
    body,
    reply: Reply,
  });
}

/** Updates a lesson that is still at `version`, and moves it if the form names another category. */
export async function updateLesson(
  { id, subcategoryId }: Pick<Lesson, 'id' | 'subcategoryId'>,
  version: Date,
  body: LessonForm,
): Promise<void> {
  await callLessonService({
    method: 'PUT',
    path: `/lessons/subcategory/${subcategoryId}/lesson/${id}`,
    body,
    ifMatch: ifMatch(version),
    reply: Reply,
  });
}
