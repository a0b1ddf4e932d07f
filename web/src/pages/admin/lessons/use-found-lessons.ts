import { matchesSearch } from '@padavu/domain/search';
import { lessonsOfSubcategories, lessonsToSearch } from '@/features/lesson/queries.ts';
import { subcategoriesWithIds } from '@/features/subcategory/queries.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { dataOf, failureOf, inOrder, most, pageOf } from './lesson-part.ts';
import type { PartState, Scope } from './lesson-part.ts';

/**
 * A page of the lessons whose title or description has the text (specification 2.15). Texts cannot be searched by the
 * store: so many lessons of the scope are read and looked through here. A scope of `null` asks for nothing.
 */
export function useFoundLessons(scope: Scope | null, search: string, wantedPage: number): PartState {
  const lessonsRead = useLiveQuery(scope && !isNowhere(scope) ? lessonsIn(scope) : null);
  const read = dataOf(lessonsRead);
  const found = (read ?? [])
    .filter(({ title, description }) => matchesSearch(search, title, description))
    .toSorted(inOrder);
  const { page, pages, from, to } = pageOf(found.length, wantedPage);
  const lessons = found.slice(from, to);
  const categoryIds = [...new Set(lessons.map(({ subcategoryId }) => subcategoryId))];
  const categoriesRead = useLiveQuery(categoryIds.length === 0 ? null : subcategoriesWithIds(categoryIds));

  const failure = failureOf(lessonsRead, categoriesRead);
  if (failure) return failure;
  const categories = dataOf(categoriesRead);
  if (scope && isNowhere(scope))
    return { state: 'ready', lessons, categories: [], page, pages, isCut: false };
  if (!read || (categoryIds.length > 0 && !categories)) return { state: 'loading' };
  const isCut = read.length >= most.lessons;
  return { state: 'ready', lessons, categories: categories ?? [], page, pages, isCut };
}

/** There is nothing to search, such as in a category that is gone. */
const isNowhere = ({ category, courses }: Scope) => category === null && courses.length === 0;

function lessonsIn({ category, courses }: Scope) {
  if (category) return lessonsOfSubcategories([category.id], most.lessons);
  const [course, ...others] = courses;
  return lessonsToSearch(course && others.length === 0 ? course.id : null, most.lessons);
}
