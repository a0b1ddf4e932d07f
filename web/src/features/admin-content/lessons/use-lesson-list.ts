import type { Course } from '@padavu/domain/course/course';
import { limits } from '@padavu/domain/limits';
import { inEveryLanguage, matchesSearch } from '@padavu/domain/values/search';
import type { Category } from '@padavu/domain/course/category';
import { useState } from 'react';
import {
  categoriesWithIds,
  categoryDocument,
  courseDocument,
  coursesById,
  lessonsAfter,
} from '@/features/course-content/queries.ts';
import type { CourseChoice } from '@/features/course-content/use-course-choice.ts';
import { isRefused } from '@/lib/firebase/failure.ts';
import { dataOf, failureOf } from '@/lib/firebase/live-reads.ts';
import { useLivePage } from '@/lib/firebase/use-live-page.ts';
import { useLiveDocument, useLiveQuery } from '@/lib/firebase/use-live.ts';
import type { LessonSlice, LessonSliceState, Scope } from './lesson-slice.ts';
import { byCourseCategoryAndDay, pageOf } from './lesson-slice.ts';
import type { LessonFilter } from './use-lesson-filter.ts';
import { useListedLessons } from './use-listed-lessons.ts';

export type ListedLessons = LessonSlice & {
  choice: CourseChoice;
  /** The category in the address; `undefined` if there is none. */
  category: Category | undefined;
  /** Whether all lessons of the category are loaded, so that they can be reordered. */
  isArrangeable: boolean;
};

export type LessonList =
  | { state: 'loading' }
  | { state: 'failed'; source: 'courses' | 'lessons'; error: Error; retry: () => void }
  /** The last result stays while a changed filter is loading. */
  | ({ state: 'ready'; refreshing: boolean } & ListedLessons);

/** The lessons that match a filter; live, page by page. */
export function useLessonList(filter: LessonFilter): LessonList {
  const { search, page } = filter;
  const scopeState = useLessonScope(filter);
  const scope = scopeState.state === 'ready' ? scopeState.scope : null;
  const category = scope?.category ?? null;
  const isArrangeable = search === '' && category !== null && category.lessonsCount <= limits.day.max;
  const listSlice = useListedLessons(search === '' ? scope : null, page, isArrangeable);
  const searchSlice = useSearchedLessons(search === '' ? null : scope, search, page);
  const slice = search === '' ? listSlice : searchSlice;
  const current =
    scopeState.state === 'ready' && slice.state === 'ready'
      ? { ...slice, choice: scopeState.choice, category: scopeState.category, isArrangeable }
      : null;
  const latest = useLatest(current);

  if (scopeState.state === 'failed') return { ...scopeState, source: 'courses' };
  if (slice.state === 'failed') return { ...slice, source: 'lessons' };
  return latest ? { ...latest, state: 'ready', refreshing: current === null } : { state: 'loading' };
}

/**
 * The last complete list, until the next one is complete. TanStack Query keeps the previous result of one query only,
 * so the results of several queries would be of different times.
 */
function useLatest(current: ListedLessons | null): ListedLessons | null {
  const [last, setLast] = useState({ list: current, text: JSON.stringify(current) });
  // Compared by content, because it is a new object each time.
  const text = current === null ? last.text : JSON.stringify(current);
  if (text !== last.text) setLast({ list: current, text });
  return current ?? last.list;
}

/**
 * A page of the lessons whose title or description contains the text, in either language. Firestore cannot search
 * texts, so the lessons are read and searched here, one batch at a time. A scope of `null` reads nothing.
 */
function useSearchedLessons(scope: Scope | null, search: string, requestedPage: number): LessonSliceState {
  // The budget also covers one lesson that shows whether others follow, and the categories of one page of lessons.
  const size = Math.max(1, (scope?.readBudget ?? 0) - 1 - limits.pageSize.lessons);
  const read = useLivePage(
    size,
    (id, limit) => (scope && !isEmptyScope(scope) ? lessonsAfter(id, limit, scopeFilter(scope)) : null),
    search,
  );
  const matches = (dataOf(read) ?? [])
    .filter((lesson) => matchesSearch(search, ...inEveryLanguage(lesson, 'title', 'description')))
    .toSorted(byCourseCategoryAndDay);
  const { page, pages, from, to } = pageOf(matches.length, requestedPage);
  const lessons = matches.slice(from, to);
  const categoryIds = [...new Set(lessons.map(({ subcategoryId }) => subcategoryId))];
  const categoriesRead = useLiveQuery(categoryIds.length === 0 ? null : categoriesWithIds(categoryIds));

  const failure = failureOf(read, categoriesRead);
  if (failure) return failure;
  const categories = dataOf(categoriesRead) ?? [];
  const slice = { lessons, categories, page, pages, isCut: false };
  if (scope && isEmptyScope(scope)) return { state: 'ready', ...slice, morePages: null };
  if (!dataOf(read) || (categoryIds.length > 0 && !dataOf(categoriesRead))) return { state: 'loading' };
  const { next, previous } = read;
  return { state: 'ready', ...slice, morePages: { size, noun: 'lessons', next, previous, isSearched: true } };
}

/** Whether there is nothing to search, as in a deleted category. */
const isEmptyScope = ({ category, courses }: Scope) => category === null && courses.length === 0;

/** The scope as a filter of the lessons query: a category, a course, or `null` for everything. */
function scopeFilter({ category, courses }: Scope) {
  if (category) return { subcategoryId: category.id };
  const [course, ...others] = courses;
  return course && others.length === 0 ? { courseId: course.id } : null;
}

type ScopeState =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | {
      state: 'ready';
      choice: CourseChoice;
      scope: Scope;
      /** The category in the address; `undefined` when there is no such category. */
      category: Category | undefined;
    };

const { documents, courses: pageSize } = limits.adminContent;

/** The courses to choose from, and the scope that the filter selects. */
function useLessonScope({ courseId, categoryId }: LessonFilter): ScopeState {
  const coursesRead = useLivePage(pageSize, (id, limit) => coursesById(limit, id));
  const categoryRead = useLiveDocument(categoryId === null ? null : categoryDocument(categoryId));
  const pageCourses = dataOf(coursesRead);
  const category = dataOf(categoryRead) ?? undefined;
  const selectedId = category?.courseId ?? courseId;
  // The course in the address may not be on the loaded page of courses.
  const missingId =
    pageCourses && selectedId !== null && pageCourses.every(({ id }) => id !== selectedId)
      ? selectedId
      : null;
  const courseRead = useLiveDocument(missingId === null ? null : courseDocument(missingId));

  const failure = failureOf(coursesRead, categoryRead, courseRead);
  // A teacher is refused a category of another course, which is an unknown one then.
  const isUnknown =
    categoryRead.live.state === 'failed' &&
    isRefused(categoryRead.live.error) &&
    !failureOf(coursesRead, courseRead);
  if (failure && !isUnknown) return failure;
  const isWaiting =
    (categoryId !== null && categoryRead.live.state === 'loading') ||
    (missingId !== null && courseRead.live.state === 'loading');
  if (!pageCourses || isWaiting) return { state: 'loading' };
  const { next, previous } = coursesRead;
  const missingCourse = dataOf(courseRead);
  const courses = missingCourse ? [...pageCourses, missingCourse] : pageCourses;
  const isSelected = ({ id }: Course) => selectedId === null || id === selectedId;
  const isCategoryGone = categoryId !== null && !category;
  const readCount = pageCourses.length + [next, categoryId, missingId].filter((one) => one !== null).length;
  return {
    state: 'ready',
    choice: { courses, next, previous },
    scope: {
      courses: isCategoryGone ? [] : courses.filter(isSelected),
      category: category ?? null,
      readBudget: documents - readCount,
      morePages:
        selectedId === null ? { size: pageSize, noun: 'courses', next, previous, isSearched: false } : null,
    },
    category,
  };
}
