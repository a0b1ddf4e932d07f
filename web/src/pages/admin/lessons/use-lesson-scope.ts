import type { Course } from '@padavu/domain/course';
import { limits } from '@padavu/domain/limits';
import type { Subcategory } from '@padavu/domain/subcategory';
import { courseDocument, coursesById } from '@/features/course/queries.ts';
import type { CourseChoice } from '@/features/course/use-course-choice.ts';
import type { LessonFilter } from '@/features/lesson-desk/use-lesson-filter.ts';
import { subcategoryDocument } from '@/features/subcategory/queries.ts';
import { useLiveWindow } from '@/lib/firebase/use-live-window.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { dataOf, failureOf } from './lesson-part.ts';
import type { Scope } from './lesson-part.ts';

export type ScopeState =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | {
      state: 'ready';
      choice: CourseChoice;
      scope: Scope;
      /** The category in the address; `undefined` when there is no such category. */
      category: Subcategory | undefined;
    };

const { documents, courses: most } = limits.desk;

/** The courses, and which part of them a filter means. */
export function useLessonScope({ courseId, categoryId }: LessonFilter): ScopeState {
  const coursesRead = useLiveWindow(most, (id, limit) => coursesById(limit, id));
  const categoryRead = useLiveDocument(categoryId === null ? null : subcategoryDocument(categoryId));
  const listed = dataOf(coursesRead);
  const category = dataOf(categoryRead) ?? undefined;
  const wanted = category?.courseId ?? courseId;
  // A course that an address names may stand beyond those that are listed.
  const unlisted = listed && wanted !== null && listed.every(({ id }) => id !== wanted) ? wanted : null;
  const courseRead = useLiveDocument(unlisted === null ? null : courseDocument(unlisted));

  const failure = failureOf(coursesRead, categoryRead, courseRead);
  if (failure) return failure;
  const isWaiting =
    (categoryId !== null && categoryRead.live.state === 'loading') ||
    (unlisted !== null && courseRead.live.state === 'loading');
  if (!listed || isWaiting) return { state: 'loading' };
  const { next, previous } = coursesRead;
  const further = dataOf(courseRead);
  const courses = further ? [...listed, further] : listed;
  const isMeant = ({ id }: Course) => wanted === null || id === wanted;
  const isUnknown = categoryId !== null && !category;
  const read = listed.length + [next, categoryId, unlisted].filter((one) => one !== null).length;
  return {
    state: 'ready',
    choice: { courses, next, previous },
    scope: {
      courses: isUnknown ? [] : courses.filter(isMeant),
      category: category ?? null,
      room: documents - read,
      further: wanted === null ? { size: most, noun: 'courses', next, previous, isSearched: false } : null,
    },
    category,
  };
}
