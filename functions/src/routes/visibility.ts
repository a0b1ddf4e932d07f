import type { Course } from '@padavu/domain/course';
import type { Lesson } from '@padavu/domain/lesson';
import { lockLesson } from '@padavu/domain/lesson';
import type { CoursesData } from '#/data/courses.ts';
import { notFound } from '#/http/app-error.ts';
import type { Viewer } from '#/http/authorise.ts';

/** Whether someone sees drafts: administrators alone (design section 3). */
export function seesDrafts(viewer: Viewer): boolean {
  return viewer?.claims.admin === true;
}

/** A course that the viewer may see; otherwise 404, as if a draft were not there. */
export async function visibleCourse(
  courses: Pick<CoursesData, 'find'>,
  id: number,
  viewer: Viewer,
): Promise<Course> {
  const course = await courses.find(id);
  if (!course || !(course.published || seesDrafts(viewer))) throw notFound();
  return course;
}

/** The lesson whole for an administrator and an approved learner of its course, the outline for anyone else. */
export function lessonFor(viewer: Viewer, lesson: Lesson): Lesson {
  const claims = viewer?.claims;
  const mayWatch = claims?.admin || (claims?.approved && claims.courseId === lesson.courseId);
  return mayWatch ? lesson : lockLesson(lesson);
}
