import { assertNever } from '@padavu/domain/assert-never';
import { matchesSearch } from '@padavu/domain/search';
import type { Subcategory } from '@padavu/domain/subcategory';
import { useLiveWindow } from '@/lib/firebase/use-live-window.ts';
import { coursesPerQuestion, subcategoriesAfter } from '@/features/course-content/category-queries.ts';

export type CategoryList =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | {
      state: 'ready';
      categories: Subcategory[];
      /** The id after which the page begins. */
      after: number;
      /** To the next and previous page; `null` if there is none. The search covers one page. */
      next: (() => void) | null;
      previous: (() => void) | null;
    };

/**
 * The categories of some courses, or of all for `null`, whose name or description matches a search; live, by id.
 * @param size how many are read and searched at once
 */
export function useCategoryList(
  courseIds: readonly number[] | null,
  search: string,
  size: number,
): CategoryList {
  // A query can name only so many courses; beyond that, all are read and filtered here.
  const queriedIds = courseIds !== null && courseIds.length <= coursesPerQuestion ? courseIds : null;
  const { live, retry, after, next, previous } = useLiveWindow(
    size,
    (id, limit) => (courseIds?.length === 0 ? null : subcategoriesAfter(id, limit, queriedIds)),
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
