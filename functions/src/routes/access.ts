import { adminMessages } from '@padavu/domain/admin-messages';
import { teachesCourse } from '@padavu/domain/claims';
import type { Course } from '@padavu/domain/course';
import { lockLesson, type Lesson } from '@padavu/domain/lesson';
import type { Learner, Person, Viewer } from '#/actors.ts';
import type { CoursesData } from '#/data/courses.ts';
import type { LessonsData } from '#/data/lessons.ts';
import type { PacesData } from '#/data/paces.ts';
import { assertTeaches } from '#/data/account-rights.ts';
import { forbidden, invalid, notFound } from '#/errors.ts';

/** Whether someone sees a course that is a draft: administrators and its teachers. */
export function seesDraft(viewer: Viewer, courseId: number): boolean {
  return viewer !== null && teachesCourse(viewer.claims, courseId);
}

/** 404 for a course that the viewer may not see, as if it were not there. */
export function assertVisible(course: Course | undefined, viewer: Viewer): asserts course {
  if (!course || !(course.published || seesDraft(viewer, course.id))) throw notFound();
}

/** Whether someone sees what a course teaches: administrators, its teachers, and its approved learners. */
export function learnsFrom(viewer: Viewer, courseId: number): boolean {
  const claims = viewer?.claims;
  return seesDraft(viewer, courseId) || (claims?.approved === true && claims.courseId === courseId);
}

/** The lesson whole for whoever learns from its course, the outline for anyone else. */
export const lessonFor = (viewer: Viewer, lesson: Lesson): Lesson =>
  learnsFrom(viewer, lesson.courseId) ? lesson : lockLesson(lesson);

export type OpenLessonDeps = {
  courses: Pick<CoursesData, 'find'>;
  lessons: Pick<LessonsData, 'find'>;
  paces: Pick<PacesData, 'openTo'>;
};

/**
 * A lesson that a learner may open: 404 for one that is not of the own course, 403 for one that waits for its day. The course lists its
 * lessons; of one whose days are all open nothing else is read.
 */
export async function requireOpenLesson(
  { courses, lessons, paces }: OpenLessonDeps,
  learner: Learner,
  lessonId: number,
): Promise<void> {
  const { courseId } = learner.claims;
  const course = await courses.find(courseId);
  assertVisible(course, learner);
  const isOpen = course.pace === 'open';
  if (isOpen && course.lessonIds.includes(lessonId)) return;
  const lesson = await lessons.find(lessonId);
  if (lesson?.courseId !== courseId) throw notFound();
  if (isOpen) return;
  const [seen] = await paces.openTo(learner.uid, course, { lessons: [lesson] });
  if (seen?.locked) throw forbidden();
}

/** 403 for whoever teaches, but not the course of a lesson; 404 for them where there is no lesson. */
export async function requireTaughtLesson(
  { lessons }: { lessons: Pick<LessonsData, 'find'> },
  { claims }: Person,
  lessonId: number,
): Promise<void> {
  if (claims.admin) return;
  const lesson = await lessons.find(lessonId);
  if (!lesson) throw notFound();
  assertTeaches(claims, lesson.courseId);
}

/** The course that a queue is asked for: administrators need name none, and teachers one that they teach. */
export function requireQueueCourse({ claims }: Person, courseId: number | undefined): void {
  if (claims.admin) return;
  if (courseId === undefined)
    throw invalid([{ path: 'courseId', message: adminMessages.teacher.courseRequired }]);
  assertTeaches(claims, courseId);
}
