import { assertNever } from '@padavu/domain/assert-never';
import { inEveryLanguage, matchesSearch } from '@padavu/domain/search';
import type { Category } from '@padavu/domain/category';
import { useLivePage } from '@/lib/firebase/use-live-page.ts';
import { categoriesAfter } from '@/features/course-content/category-queries.ts';

export type CategoryList = {
  /** The id after which the page begins. */
  after: number;
} & (
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | {
      state: 'ready';
      categories: Category[];
      /** To the next and previous page; `null` if there is none. The search covers one page. */
      next: (() => void) | null;
      previous: (() => void) | null;
    }
);

/**
 * The categories of a course, or of all for `null`, whose name or description matches a search; live, by id.
 * @param size how many are read and searched at once
 */
export function useCategoryList(courseId: number | null, search: string, size: number): CategoryList {
  const { live, retry, after, next, previous } = useLivePage(
    size,
    (id, limit) => categoriesAfter(id, limit, courseId),
    search,
  );
  switch (live.state) {
    case 'loading':
      return { ...live, after };
    case 'failed':
      return { ...live, after, retry };
    case 'ready':
      return {
        state: 'ready',
        categories: live.data.filter((category) =>
          matchesSearch(search, ...inEveryLanguage(category, 'title', 'description')),
        ),
        after,
        next,
        previous,
      };
    default:
      return assertNever(live);
  }
}
