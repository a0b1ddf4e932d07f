import type { Course } from '@padavu/domain/course';
import { limits } from '@padavu/domain/limits';
import { inEveryLanguage, matchesSearch } from '@padavu/domain/search';
import type { Category } from '@padavu/domain/category';
import { useState } from 'react';
import { courseDocument, coursesById } from '@/features/course-content/course-queries.ts';
import type { CourseChoice } from '@/features/course-content/use-course-choice.ts';
import { lessonsAfter } from '@/features/course-content/lesson-queries.ts';
import { categoriesWithIds, categoryDocument } from '@/features/course-content/category-queries.ts';
import { useLivePage } from '@/lib/firebase/use-live-page.ts';
import { useLiveDocument, useLiveQuery } from '@/lib/firebase/use-live.ts';
import type { LessonPart, PartState, Scope } from './lesson-part.ts';
import { dataOf, failureOf, inOrder, pageOf } from './lesson-part.ts';
import type { LessonFilter } from './use-lesson-filter.ts';
import { useListedLessons } from './use-listed-lessons.ts';

export type ListedLessons = LessonPart & {
  choice: CourseChoice;
  /** The category in the address; `undefined` if there is none. */
  category: Category | undefined;
  /** All lessons of the category are loaded, so that they can be reordered. */
  isArrangeable: boolean;
};

export type LessonList =
  | { state: 'loading' }
  | { state: 'failed'; of: 'courses' | 'lessons'; error: Error; retry: () => void }
  /** The last result shows while a changed filter is loading. */
  | ({ state: 'ready'; refreshing: boolean } & ListedLessons);

/** The lessons that match a filter; live, page by page. */
export function useLessonList(filter: LessonFilter): LessonList {
  const { search, page } = filter;
  const scoped = useLessonScope(filter);
  const scope = scoped.state === 'ready' ? scoped.scope : null;
  const category = scope?.category ?? null;
  const isArrangeable = search === '' && category !== null && category.lessonsCount <= limits.day.max;
  const listed = useListedLessons(search === '' ? scope : null, page, isArrangeable);
  const found = useFoundLessons(search === '' ? null : scope, search, page);
  const part = search === '' ? listed : found;
  const now =
    scoped.state === 'ready' && part.state === 'ready'
      ? { ...part, choice: scoped.choice, category: scoped.category, isArrangeable }
      : null;
  const onHand = useLast(now);

  if (scoped.state === 'failed') return { ...scoped, of: 'courses' };
  if (part.state === 'failed') return { ...part, of: 'lessons' };
  return onHand ? { ...onHand, state: 'ready', refreshing: now === null } : { state: 'loading' };
}

/**
 * The last list that was whole, until the next one is. TanStack Query keeps the previous answer of one read; those of several would be
 * of two moments.
 */
function useLast(now: ListedLessons | null): ListedLessons | null {
  const [last, setLast] = useState({ list: now, text: JSON.stringify(now) });
  // Compared by content, because it is a new object each time.
  const text = now === null ? last.text : JSON.stringify(now);
  if (text !== last.text) setLast({ list: now, text });
  return now ?? last.list;
}

/**
 * A page of the lessons whose title or description contains the text, in either language. Firestore cannot search texts, so a number of
 * lessons is read and searched here, then the following ones. A scope of `null` reads nothing.
 */
function useFoundLessons(scope: Scope | null, search: string, requestedPage: number): PartState {
  // One more lesson than is searched tells whether others follow; the categories of a page are read besides.
  const size = Math.max(1, (scope?.room ?? 0) - 1 - limits.pageSize.lessons);
  const read = useLivePage(
    size,
    (id, limit) => (scope && !isNowhere(scope) ? lessonsAfter(id, limit, describeScope(scope)) : null),
    search,
  );
  const found = (dataOf(read) ?? [])
    .filter((lesson) => matchesSearch(search, ...inEveryLanguage(lesson, 'title', 'description')))
    .toSorted(inOrder);
  const { page, pages, from, to } = pageOf(found.length, requestedPage);
  const lessons = found.slice(from, to);
  const categoryIds = [...new Set(lessons.map(({ subcategoryId }) => subcategoryId))];
  const categoriesRead = useLiveQuery(categoryIds.length === 0 ? null : categoriesWithIds(categoryIds));

  const failure = failureOf(read, categoriesRead);
  if (failure) return failure;
  const categories = dataOf(categoriesRead) ?? [];
  const part = { lessons, categories, page, pages, isCut: false };
  if (scope && isNowhere(scope)) return { state: 'ready', ...part, further: null };
  if (!dataOf(read) || (categoryIds.length > 0 && !dataOf(categoriesRead))) return { state: 'loading' };
  const { next, previous } = read;
  return { state: 'ready', ...part, further: { size, noun: 'lessons', next, previous, isSearched: true } };
}

/** Nothing to search, for example in a deleted category. */
const isNowhere = ({ category, courses }: Scope) => category === null && courses.length === 0;

/** A description of the scope: a category, a course, or everything. */
function describeScope({ category, courses }: Scope) {
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

const { documents, courses: most } = limits.adminContent;

/** The courses, and those that the filter selects. */
function useLessonScope({ courseId, categoryId }: LessonFilter): ScopeState {
  const coursesRead = useLivePage(most, (id, limit) => coursesById(limit, id));
  const categoryRead = useLiveDocument(categoryId === null ? null : categoryDocument(categoryId));
  const listed = dataOf(coursesRead);
  const category = dataOf(categoryRead) ?? undefined;
  const wanted = category?.courseId ?? courseId;
  // The course in the address may not be among the loaded ones.
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
