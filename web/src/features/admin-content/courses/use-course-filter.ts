import { courseCategories } from '@padavu/domain/course';
import type { Course, CourseCategory } from '@padavu/domain/course';
import { matchesSearch } from '@padavu/domain/search';
import { useQuietQuery } from '@/lib/use-quiet-query.ts';

export type CourseFilter = { search: string; category: CourseCategory | null };

/** The filters of the course list. They live in the address, so that reload and back keep them. */
export function useCourseFilter() {
  const { query, write } = useQuietQuery();
  const category = courseCategories.find((name) => name === query.get('category')) ?? null;
  const filter: CourseFilter = { search: query.get('search') ?? '', category };
  return {
    filter,
    setSearch: (search: string) => write({ search }),
    setCategory: (name: string) => write({ category: name }),
    clear: () => write({ search: '', category: '' }),
  };
}

/** Whether a course matches both filters; the search covers title, description and instructor. */
export function passes({ search, category }: CourseFilter, course: Course): boolean {
  const { title, description, instructor } = course;
  return (
    (category === null || course.category === category) &&
    matchesSearch(search, title, description, instructor)
  );
}
