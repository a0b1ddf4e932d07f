import { readRouteId } from '@padavu/domain/values/route-id';
import { useTaughtCourse } from '@/features/course-content/TaughtCourse.tsx';
import { courseParameter } from '@/lib/paths.ts';
import { useFilterParams } from '@/lib/use-filter-params.ts';

export type CategoryFilter = {
  search: string;
  /** `null` for every course that the user may see. */
  courseId: number | null;
};

/** The filters and the page of the category list. They are in the address, so that reload and back keep them. */
export function useCategoryFilter() {
  const { query, write, page, setPage } = useFilterParams();
  const isTeacher = useTaughtCourse() !== null;
  const filter: CategoryFilter = {
    search: query.get('search') ?? '',
    courseId: isTeacher ? null : readRouteId(query.get(courseParameter) ?? undefined) || null,
  };
  return {
    filter,
    page,
    setPage,
    setSearch: (search: string) => write({ search, page: '' }),
    setCourse: (courseId: number | null) =>
      write({ [courseParameter]: courseId === null ? '' : String(courseId), page: '' }),
    clear: () => write({ search: '', page: '', ...(!isTeacher && { [courseParameter]: '' }) }),
  };
}
