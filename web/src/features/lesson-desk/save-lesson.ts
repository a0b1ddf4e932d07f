import { ifMatch } from '@padavu/domain/entity-tag';
import { Lesson } from '@padavu/domain/lesson';
import type { LessonUpdate } from '@padavu/domain/lesson';
import { dataReply } from '@padavu/domain/reply';
import { callLessonService } from './lesson-service.ts';

/** What the form makes of its fields: a lesson, and the category in which it stands. */
export type LessonForm = Required<LessonUpdate>;

const Reply = dataReply(Lesson);

/** Makes a lesson in a category (specification 7, "Lessons"). */
export async function createLesson({ subcategoryId, ...body }: LessonForm): Promise<void> {
  await callLessonService({
    method: 'POST',
    path: `/lessons/subcategory/${subcategoryId}`,
    body,
    reply: Reply,
  });
}

/** Changes a lesson as it was at `version`, and moves it where the form says another category. */
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
