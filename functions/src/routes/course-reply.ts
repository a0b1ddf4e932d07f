import type { Course } from '@padavu/domain/course';
import type { Subcategory } from '@padavu/domain/subcategory';
import type { CourseReply } from '#/contract/courses.ts';

/** A course with the categories among `subcategories` that belong to it. */
export function courseReply(
  { lessonIds, ...course }: Course,
  subcategories: readonly Subcategory[],
  progress = 0,
): CourseReply {
  return {
    ...course,
    totalLessons: lessonIds.length,
    progress,
    subcategories: subcategories
      .filter(({ courseId }) => courseId === course.id)
      .map(({ id, title, description, thumbnail }) => ({ id, title, description, thumbnail })),
  };
}
