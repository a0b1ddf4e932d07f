import { assertNever } from '@padavu/domain/assert-never';
import type { Course } from '@padavu/domain/course';
import type { LessonReply } from '@padavu/domain/lesson';
import type { Category } from '@padavu/domain/category';
import { categoriesOfCourse } from '@/features/course-content/category-queries.ts';
import { courseDocument } from '@/features/course-content/course-queries.ts';
import { failureMessage, isRefused } from '@/lib/firebase/failure.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { UnreadableError } from '@/lib/firebase/stored-documents.ts';
import { useDocument, useDocuments } from '@/lib/firebase/use-documents.ts';
import { useLearner } from './learner-access.ts';
import { useOwnLessons } from './own-lessons.ts';

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
 * and not read; `ownId` is `null` then. `retry` repeats the reads that failed.
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
  const lessons = useOwnLessons(ownId);
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
