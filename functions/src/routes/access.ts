import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { teachesCourse } from '@padavu/domain/user/claims';
import type { Course } from '@padavu/domain/course/course';
import { lockLesson, type Lesson } from '@padavu/domain/course/lesson';
import type { Learner, Person, Viewer } from '#/actors.ts';
import type { CoursesData } from '#/data/course/courses.ts';
import type { LessonsData } from '#/data/course/lessons.ts';
import type { PacesData } from '#/data/learning/paces.ts';
import { assertTeaches } from '#/data/user/account-rights.ts';
import { forbidden, invalid, notFound } from '#/errors.ts';

/** Whether a viewer may see a draft of a course: administrators and its teachers may. */
export function seesDraft(viewer: Viewer, courseId: number): boolean {
  return viewer !== null && teachesCourse(viewer.claims, courseId);
}

/** Whether a viewer may see a course: a published one, or one whose draft they may see. */
export const seesCourse = (viewer: Viewer, { id, published }: Course): boolean =>
  published || seesDraft(viewer, id);

/** Throws 404 for a course that the viewer may not see, as if it did not exist. */
export function assertVisible(course: Course | undefined, viewer: Viewer): asserts course {
  if (!course || !seesCourse(viewer, course)) throw notFound();
}

/** Whether a viewer may see what a course teaches: administrators, its teachers and its approved learners may. */
export function learnsFrom(viewer: Viewer, courseId: number): boolean {
  const claims = viewer?.claims;
  return seesDraft(viewer, courseId) || (claims?.approved === true && claims.courseId === courseId);
}

/** The complete lesson for people who may see what its course teaches, the outline for everybody else. */
export const lessonFor = (viewer: Viewer, lesson: Lesson): Lesson =>
  learnsFrom(viewer, lesson.courseId) ? lesson : lockLesson(lesson);

export type OpenLessonDeps = {
  courses: Pick<CoursesData, 'find'>;
  lessons: Pick<LessonsData, 'find' | 'ofCourse'>;
  paces: Pick<PacesData, 'openTo'>;
};

/**
 * Requires a lesson that a learner may open. Throws 404 for a lesson of another course, 403 for one that is not open
 * yet, and while the course is a draft: the answers to a quiz wait on the device until it is published again. For a
 * course whose days are all open only the course is read, because it lists its lessons. At the pace `progress`, all
 * lessons are read before one is refused, because the account may not know yet that it is open.
 */
export async function requireOpenLesson(
  { courses, lessons, paces }: OpenLessonDeps,
  learner: Learner,
  lessonId: number,
): Promise<void> {
  const { courseId } = learner.claims;
  const course = await courses.find(courseId);
  if (!course) throw notFound();
  if (!seesCourse(learner, course)) throw forbidden();
  const isOpen = course.pace === 'open';
  if (isOpen && course.lessonIds.includes(lessonId)) return;
  const lesson = await lessons.find(lessonId);
  if (lesson?.courseId !== courseId) throw notFound();
  if (isOpen) return;
  const isLockedIn = async (part: { lessons: readonly Lesson[]; isWhole?: boolean }) => {
    const replies = await paces.openTo(learner.uid, course, part);
    return replies.some(({ id, locked }) => id === lessonId && locked);
  };
  if (!(await isLockedIn({ lessons: [lesson] }))) return;
  if (course.pace !== 'progress') throw forbidden();
  if (await isLockedIn({ lessons: await lessons.ofCourse(courseId), isWhole: true })) throw forbidden();
}

/** Throws 403 for a teacher of other courses, and 404 for a teacher where the lesson does not exist. */
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

/** Requires the course of a queue: administrators need not name one, and teachers must name one that they teach. */
export function requireQueueCourse({ claims }: Person, courseId: number | undefined): void {
  if (claims.admin) return;
  if (courseId === undefined)
    throw invalid([{ path: 'courseId', message: adminMessages.teacher.courseRequired }]);
  assertTeaches(claims, courseId);
}
