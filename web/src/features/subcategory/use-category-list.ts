import { assertNever } from '@padavu/domain/assert-never';
import { limits } from '@padavu/domain/limits';
import { matchesSearch } from '@padavu/domain/search';
import type { Subcategory } from '@padavu/domain/subcategory';
import { useLiveWindow } from '@/lib/firebase/use-live-window.ts';
import { subcategoriesAfter } from './queries.ts';

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
 * The categories of some courses, or of all with `null`, that a search finds in name or description; live, by id. At most
 * `limits.categoriesPerView` are read at once.
 */
export function useCategoryList(courseIds: readonly number[] | null, search: string): CategoryList {
  const { live, retry, after, next, previous } = useLiveWindow(limits.categoriesPerView, (id, limit) =>
    subcategoriesAfter(id, limit, courseIds),
  );
  switch (live.state) {
    case 'loading':
      return live;
    case 'failed':
      return { ...live, retry };
    case 'ready':
      return {
        state: 'ready',
        categories: live.data.filter(({ title, description }) => matchesSearch(search, title, description)),
        after,
        next,
        previous,
      };
    default:
      return assertNever(live);
  }
}
