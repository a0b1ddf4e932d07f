import type { Course } from '@padavu/domain/course';
import type { Lesson } from '@padavu/domain/lesson';
import { lockLesson } from '@padavu/domain/lesson';
import { notFound } from '#/errors.ts';
import type { Viewer } from '#/actors.ts';

/** Whether someone sees drafts: administrators alone. */
export function seesDrafts(viewer: Viewer): boolean {
  return viewer?.claims.admin === true;
}

/** 404 for a course that the viewer may not see, as if it were not there. */
export function demandVisible(course: Course | undefined, viewer: Viewer): asserts course {
  if (!course || !(course.published || seesDrafts(viewer))) throw notFound();
}

/** The lesson whole for an administrator and an approved learner of its course, the outline for anyone else. */
export function lessonFor(viewer: Viewer, lesson: Lesson): Lesson {
  const claims = viewer?.claims;
  const mayWatch = claims?.admin || (claims?.approved && claims.courseId === lesson.courseId);
  return mayWatch ? lesson : lockLesson(lesson);
}
