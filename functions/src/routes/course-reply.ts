import type { Course } from '@padavu/domain/course';
import type { Subcategory } from '@padavu/domain/subcategory';

/** A course as every call answers one (specification 3, "Course"), with the categories that belong to it. */
export function courseReply(
  { lessonIds, ...course }: Course,
  subcategories: readonly Subcategory[],
  progress = 0,
) {
  return {
    ...course,
    totalLessons: lessonIds.length,
    progress,
    subcategories: subcategories
      .filter(({ courseId }) => courseId === course.id)
      .map(({ id, title, description, thumbnail }) => ({ id, title, description, thumbnail })),
  };
}
