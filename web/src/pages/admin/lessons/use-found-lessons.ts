import { limits } from '@padavu/domain/limits';
import { matchesSearch } from '@padavu/domain/search';
import { lessonsAfter } from '@/features/lesson/queries.ts';
import { subcategoriesWithIds } from '@/features/subcategory/queries.ts';
import { useLiveWindow } from '@/lib/firebase/use-live-window.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { dataOf, failureOf, inOrder, pageOf } from './lesson-part.ts';
import type { PartState, Scope } from './lesson-part.ts';

/**
 * A page of the lessons whose title or description has the text (specification 2.15). Texts cannot be searched by the
 * store: so many lessons of the scope are read and looked through here, and then the ones after them. A scope of `null`
 * asks for nothing.
 */
export function useFoundLessons(scope: Scope | null, search: string, wantedPage: number): PartState {
  // One more is read than is looked through, and then the categories of a page.
  const size = Math.max(1, (scope?.room ?? 0) - 1 - limits.pageSize.lessons);
  const read = useLiveWindow(
    size,
    (id, limit) => (scope && !isNowhere(scope) ? lessonsAfter(id, limit, placeOf(scope)) : null),
    search,
  );
  const found = (dataOf(read) ?? [])
    .filter(({ title, description }) => matchesSearch(search, title, description))
    .toSorted(inOrder);
  const { page, pages, from, to } = pageOf(found.length, wantedPage);
  const lessons = found.slice(from, to);
  const categoryIds = [...new Set(lessons.map(({ subcategoryId }) => subcategoryId))];
  const categoriesRead = useLiveQuery(categoryIds.length === 0 ? null : subcategoriesWithIds(categoryIds));

  const failure = failureOf(read, categoriesRead);
  if (failure) return failure;
  const categories = dataOf(categoriesRead) ?? [];
  const part = { lessons, categories, page, pages, isCut: false };
  if (scope && isNowhere(scope)) return { state: 'ready', ...part, further: null };
  if (!dataOf(read) || (categoryIds.length > 0 && !dataOf(categoriesRead))) return { state: 'loading' };
  const { next, previous } = read;
  return { state: 'ready', ...part, further: { size, noun: 'lessons', next, previous, isSearched: true } };
}

/** There is nothing to search, such as in a category that is gone. */
const isNowhere = ({ category, courses }: Scope) => category === null && courses.length === 0;

/** Where is searched: in a category, in a course, or everywhere. */
function placeOf({ category, courses }: Scope) {
  if (category) return { subcategoryId: category.id };
  const [course, ...others] = courses;
  return course && others.length === 0 ? { courseId: course.id } : null;
}
