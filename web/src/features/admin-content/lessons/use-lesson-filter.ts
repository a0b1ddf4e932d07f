import { readRouteId } from '@padavu/domain/values/route-id';
import { useTaughtCourse } from '@/features/course-content/TaughtCourse.tsx';
import { courseParameter } from '@/lib/paths.ts';
import { useFilterParams } from '@/lib/use-filter-params.ts';

export type LessonFilter = {
  search: string;
  /** `null` for every course that the user may see. */
  courseId: number | null;
  /** The category in the address, set by the link from the categories page. */
  categoryId: number | null;
  page: number;
};

/** The filters of the lesson list. They are in the address, so that reload and back keep them. */
export function useLessonFilter() {
  const { query, write, page, setPage } = useFilterParams();
  const isTeacher = useTaughtCourse() !== null;
  const filter: LessonFilter = {
    search: query.get('search') ?? '',
    courseId: isTeacher ? null : readRouteId(query.get(courseParameter) ?? undefined) || null,
    categoryId: readRouteId(query.get('category') ?? undefined) || null,
    page,
  };

  return {
    filter,
    setSearch: (search: string) => write({ search, page: '' }),
    /** Choosing a course replaces the category filter. */
    setCourse: (courseId: number | null) =>
      write({ [courseParameter]: courseId === null ? '' : String(courseId), category: '', page: '' }),
    dropCategory: () => write({ category: '', page: '' }),
    setPage,
    clear: () => write({ search: '', category: '', page: '', ...(!isTeacher && { [courseParameter]: '' }) }),
  };
}
