import type { Course } from '@padavu/domain/course';
import { withoutLinks } from '@padavu/domain/live-session';
import type { Subcategory } from '@padavu/domain/subcategory';
import type { Viewer } from '#/actors.ts';
import type { CourseReply } from '#/contract/courses.ts';
import { learnsFrom } from './access.ts';
import type { Pictures } from './pictures.ts';

/**
 * Makes answers of courses, each with the categories among `subcategories` that belong to it. Where its live sessions are held is for its
 * learners and for administrators.
 */
export const courseReplies =
  ({ forClient, ofCourseForClient }: Pictures) =>
  (
    { lessonIds, ...course }: Course,
    subcategories: readonly Subcategory[],
    viewer: Viewer,
    progress = 0,
  ): CourseReply => ({
    ...ofCourseForClient(course),
    sessions: learnsFrom(viewer, course.id) ? course.sessions : withoutLinks(course.sessions),
    totalLessons: lessonIds.length,
    progress,
    subcategories: subcategories
      .filter(({ courseId }) => courseId === course.id)
      .map(({ id, title, description, thumbnail, translations }) =>
        forClient({ id, title, description, thumbnail, ...(translations && { translations }) }),
      ),
  });
