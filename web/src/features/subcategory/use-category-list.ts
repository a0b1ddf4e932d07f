import { assertNever } from '@padavu/domain/assert-never';
import { matchesSearch } from '@padavu/domain/search';
import type { Subcategory } from '@padavu/domain/subcategory';
import { useLiveWindow } from '@/lib/firebase/use-live-window.ts';
import { coursesPerQuestion, subcategoriesAfter } from './queries.ts';

export type CategoryList =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | {
      state: 'ready';
      categories: Subcategory[];
      /** The id after which the window begins. */
      after: number;
      /** Where there are more than one window shows: the search finds what is in this one. */
      next: (() => void) | null;
      previous: (() => void) | null;
    };

/**
 * The categories of some courses, or of all with `null`, that a search finds in name or description; live, by id.
 * @param size how many are read and looked through at once
 */
export function useCategoryList(
  courseIds: readonly number[] | null,
  search: string,
  size: number,
): CategoryList {
  // Of more courses than one question may name, those that are meant are picked from among all.
  const asked = courseIds !== null && courseIds.length <= coursesPerQuestion ? courseIds : null;
  const { live, retry, after, next, previous } = useLiveWindow(
    size,
    (id, limit) => (courseIds?.length === 0 ? null : subcategoriesAfter(id, limit, asked)),
    search,
  );
  if (courseIds?.length === 0) return { state: 'ready', categories: [], after, next, previous };
  switch (live.state) {
    case 'loading':
      return live;
    case 'failed':
      return { ...live, retry };
    case 'ready':
      return {
        state: 'ready',
        categories: live.data.filter(
          ({ courseId, title, description }) =>
            (courseIds === null || courseIds.includes(courseId)) && matchesSearch(search, title, description),
        ),
        after,
        next,
        previous,
      };
    default:
      return assertNever(live);
  }
}
