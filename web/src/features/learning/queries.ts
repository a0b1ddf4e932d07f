import { assertNever } from '@padavu/domain/values/assert-never';
import type { Category } from '@padavu/domain/course/category';
import type { Course } from '@padavu/domain/course/course';
import { LessonReply } from '@padavu/domain/course/lesson';
import { lessonOpensAt } from '@padavu/domain/course/pace';
import type { User } from '@padavu/domain/user/user';
import { useEffect } from 'react';
import { categoriesOfCourse, courseDocument, lessonsOfCourse } from '@/features/course-content/queries.ts';
import { failureMessage, isRefused } from '@/lib/firebase/failure.ts';
import type { Live, LiveRead } from '@/lib/firebase/live.ts';
import { UnreadableError } from '@/lib/firebase/stored-documents.ts';
import { documentsOptions, useDocument, useDocuments } from '@/lib/firebase/use-documents.ts';
import type { Documents } from '@/lib/firebase/use-documents.ts';
import { queryClient } from '@/lib/query-client.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { useLearner } from './learner-access.ts';

/** The state of a learner's course. `message` is the cause of a failure, if it has one to show. */
export type CourseState =
  | { state: 'loading' }
  | { state: 'unavailable' }
  | { state: 'failed'; message: string | undefined }
  | { state: 'ready'; course: Course };

/** A course, live. An `id` of `null` reads nothing and is unavailable: this person has no such course. */
export function useCourse(id: number | null): { course: CourseState; retry: () => void } {
  const { live, retry } = useDocument(id === null ? null : courseDocument(id));
  return { course: id === null ? { state: 'unavailable' } : courseState(live), retry };
}

/** The rules refuse a deleted course and a draft alike. A course that cannot be read is unavailable too. */
function courseState(live: Live<Course | null>): CourseState {
  switch (live.state) {
    case 'loading':
      return live;
    case 'failed':
      return isRefused(live.error) || live.error instanceof UnreadableError
        ? { state: 'unavailable' }
        : { state: 'failed', message: failureMessage(live.error) };
    case 'ready':
      return live.data ? { state: 'ready', course: live.data } : { state: 'unavailable' };
    default:
      return assertNever(live);
  }
}

/** A course with its categories and its lessons, both unordered. */
export type CourseParts = {
  course: CourseState;
  categories: Live<Category[]>;
  lessons: Live<LessonReply[]>;
};

/**
 * All parts of a course, read in parallel and live. A course that is not the learner's own, or `null`, is unavailable
 * and not read; `ownId` is `null` then. `retry` repeats all of the reads.
 */
export function useCourseParts(courseId: number | null): {
  ownId: number | null;
  parts: CourseParts;
  retry: () => void;
} {
  const { user } = useLearner();
  const ownId = courseId === user.courseId ? courseId : null;
  const course = useCourse(ownId);
  const categories = useDocuments(ownId === null ? null : categoriesOfCourse(ownId));
  const lessons = useOwnLessons(ownId, course.course.state === 'ready' ? course.course.course : null);
  return {
    ownId,
    parts: { course: course.course, categories: categories.live, lessons: lessons.live },
    retry: () => {
      course.retry();
      categories.retry();
      lessons.retry();
    },
  };
}

/**
 * Every lesson of the learner's course. The rules list no lessons to a learner whose days may be locked, so the API
 * returns them, the locked ones without their video. A learner who began before days opened one after the other reads
 * all of them.
 */
export const ownLessons = (
  courseId: number,
  { pacing }: Pick<User, 'pacing'>,
): Documents<typeof LessonReply> => ({
  ...lessonsOfCourse(courseId),
  schema: LessonReply,
  ...(pacing > 0 && {
    fetch: () => import('./fetch-lessons.ts').then((module) => module.fetchLessons(courseId)),
  }),
});

const keyOf = (courseId: number) => documentsOptions(lessonsOfCourse(courseId)).queryKey;

/** Fetches the lessons of a course again. */
export const refreshLessons = (courseId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(courseId) });

/**
 * The learner's lessons, live. A day opens on the page when its time has come, or when the account or the course says
 * that it is open. `course` is `null` until it is known.
 */
export function useOwnLessons(courseId: number | null, course: Course | null): LiveRead<LessonReply[]> {
  const { user } = useLearner();
  const { live, retry } = useDocuments(courseId === null ? null : ownLessons(courseId, user));
  const current =
    live.state === 'ready' && course ? { ...live, data: withOpenings(live.data, course, user) } : live;
  useRefreshAt(nextOpening(current.state === 'ready' ? current.data : noLessons), courseId);
  return { live: current, retry };
}

/**
 * Lessons that open as the account and the course say now. Both are fetched far more often than the lessons, whose
 * response says when they open, too.
 */
export const withOpenings = (lessons: readonly LessonReply[], course: Course, user: User): LessonReply[] =>
  lessons.map((lesson) =>
    lesson.locked ? { ...lesson, opensAt: lessonOpensAt(lesson, course, user) } : lesson,
  );

const noLessons: LessonReply[] = [];

/** The time at which the next locked lesson opens, in milliseconds; infinite if none has one. */
const nextOpening = (lessons: readonly LessonReply[]): number =>
  Math.min(...lessons.flatMap(({ locked, opensAt }) => (locked && opensAt ? [opensAt.getTime()] : [])));

/**
 * Milliseconds after which the time is checked again. A timer stands still while the device sleeps, and the server's
 * clock may be known only after the page has begun.
 */
const checkAgain = 60_000;
/** The precision to which the server's clock is known (server-clock.ts), in milliseconds, with some to spare. */
const clockTolerance = 2000;

function useRefreshAt(moment: number, courseId: number | null): void {
  useEffect(() => {
    if (!isFinite(moment) || courseId === null) return undefined;
    const check = () => {
      const left = moment + clockTolerance - serverNow().getTime();
      if (left <= 0) void refreshLessons(courseId);
      timer = setTimeout(check, left > 0 ? Math.min(left, checkAgain) : checkAgain);
    };
    let timer = setTimeout(check, clockTolerance);
    return () => clearTimeout(timer);
  }, [moment, courseId]);
}

/** Fetches the lessons again if any is locked. Called after a completion, which may have opened the next day. */
export function refreshLockedLessons(courseId: number): void {
  const hasLocked = queryClient.getQueryData(keyOf(courseId))?.some(({ fields }) => 'locked' in fields);
  if (hasLocked) void refreshLessons(courseId);
}
