import { assertNever } from '@padavu/domain/values/assert-never';
import { limits } from '@padavu/domain/limits';
import { inEveryLanguage, matchesSearch } from '@padavu/domain/values/search';
import type { Category } from '@padavu/domain/course/category';
import { usePager } from '@/components/Pager.tsx';
import type { StoredPage } from '@/components/Pager.tsx';
import type { Turn } from '@/lib/use-cursors.ts';
import { useLivePage } from '@/lib/firebase/use-live-page.ts';
import { categoriesAfter } from '@/features/course-content/queries.ts';
import type { CourseChoice } from '@/features/course-content/use-course-choice.ts';
import type { CategoryFilter } from './use-category-filter.ts';

export type CategoryList =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | {
      state: 'ready';
      categories: Category[];
      /** To the next and previous page; `null` if there is none. The search covers one page. */
      next: Turn | null;
      previous: Turn | null;
    };

/**
 * The categories of a course, or of all for `null`, whose name or description matches a search; live, by id.
 * @param size how many are read and searched at once
 */
function useCategoryList(courseId: number | null, search: string, size: number): CategoryList {
  const { live, retry, next, previous } = useLivePage(
    size,
    (id, limit) => categoriesAfter(id, limit, courseId),
    search,
  );
  switch (live.state) {
    case 'loading':
      return live;
    case 'failed':
      return { ...live, retry };
    case 'ready':
      return {
        state: 'ready',
        categories: live.data.filter((category) =>
          matchesSearch(search, ...inEveryLanguage(category, 'title', 'description')),
        ),
        next,
        previous,
      };
    default:
      return assertNever(live);
  }
}

/**
 * How many categories one query may read: what the page's limit leaves after the loaded courses, the other courses that
 * a page of categories may name, and one document of each query that shows whether more follow.
 */
const sizeFor = ({ courses, next, previous }: CourseChoice) =>
  limits.adminContent.documents -
  courses.length -
  1 -
  (next || previous ? 1 + limits.pageSize.categories : 0);

export type CategoryPages = ReturnType<typeof useCategoryPages>;

/** The categories that match a filter, in pages, and how many are read at once. */
export function useCategoryPages(choice: CourseChoice, filter: CategoryFilter, stored: StoredPage) {
  const size = sizeFor(choice);
  const list = useCategoryList(filter.courseId, filter.search, size);
  // The page survives loading: each added course changes how many are read.
  const categories = list.state === 'ready' ? list.categories : [];
  const pages = usePager(categories, limits.pageSize.categories, stored);
  return { list, pages, size };
}
