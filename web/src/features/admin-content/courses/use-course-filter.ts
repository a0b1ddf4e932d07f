import type { Course } from '@padavu/domain/course/course';
import { categoriesOf } from '@padavu/domain/course/course-category';
import { limits } from '@padavu/domain/limits';
import { inEveryLanguage, matchesSearch } from '@padavu/domain/values/search';
import { coursesById } from '@/features/course-content/queries.ts';
import { dataOf } from '@/lib/firebase/live-reads.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { useFilterParams } from '@/lib/use-filter-params.ts';

export type CourseFilter = { search: string; category: string | null };

/** The filters and the page of the course list. They are in the address, so that reload and back keep them. */
export function useCourseFilter() {
  const { query, write, page, setPage } = useFilterParams();
  const category = query.get('category') || null;
  const filter: CourseFilter = { search: query.get('search') ?? '', category };
  return {
    filter,
    page,
    setPage,
    setSearch: (search: string) => write({ search, page: '' }),
    setCategory: (name: string) => write({ category: name, page: '' }),
    clear: () => write({ search: '', category: '', page: '' }),
  };
}

/** The categories of the school's courses, from the first page of the course list, whose listener this hook shares. */
export function useCourseCategories(): string[] {
  return categoriesOf(dataOf(useLiveQuery(coursesById(limits.adminContent.courses + 1))) ?? []);
}

/** Whether a course matches both filters; the search covers title, description and instructor in both languages. */
export function matchesCourseFilter({ search, category }: CourseFilter, course: Course): boolean {
  return (
    (category === null || course.category === category) &&
    matchesSearch(search, ...inEveryLanguage(course, 'title', 'description', 'instructor'))
  );
}
