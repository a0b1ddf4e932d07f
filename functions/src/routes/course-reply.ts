import type { Course } from '@padavu/domain/course';
import type { Subcategory } from '@padavu/domain/subcategory';
import type { CourseReply } from '#/contract/courses.ts';
import type { Pictures } from './pictures.ts';

/** Makes answers of courses, each with the categories among `subcategories` that belong to it. */
export const courseReplies =
  ({ forClient, ofCourseForClient }: Pictures) =>
  ({ lessonIds, ...course }: Course, subcategories: readonly Subcategory[], progress = 0): CourseReply => ({
    ...ofCourseForClient(course),
    totalLessons: lessonIds.length,
    progress,
    subcategories: subcategories
      .filter(({ courseId }) => courseId === course.id)
      .map(({ id, title, description, thumbnail }) => forClient({ id, title, description, thumbnail })),
  });
