import { readRouteId } from '@padavu/domain/route-id';
import { useQuietQuery } from '@/lib/use-quiet-query.ts';

export type LessonFilter = {
  search: string;
  courseId: number | null;
  /** The category in the address, as the categories screen leads here. */
  categoryId: number | null;
  page: number;
};

/** What is listed, as the address says it, so that reload and back keep it (specification 2.1 and 2.15). */
export function useLessonFilter() {
  const { query, write } = useQuietQuery();
  const filter: LessonFilter = {
    search: query.get('search') ?? '',
    courseId: readRouteId(query.get('course') ?? undefined) || null,
    categoryId: readRouteId(query.get('category') ?? undefined) || null,
    page: readRouteId(query.get('page') ?? undefined) || 1,
  };

  return {
    filter,
    setSearch: (search: string) => write({ search, page: '' }),
    /** A course is another choice than the category that was come with. */
    setCourse: (courseId: number | null) =>
      write({ course: courseId === null ? '' : String(courseId), category: '', page: '' }),
    dropCategory: () => write({ category: '', page: '' }),
    setPage: (page: number) => write({ page: page === 1 ? '' : String(page) }),
    clear: () => write({ search: '', course: '', category: '', page: '' }),
  };
}
