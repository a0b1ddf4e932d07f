import { courseNames } from '@padavu/domain/course';
import type { CourseName } from '@padavu/domain/course';
import { useQuietQuery } from '@/lib/use-quiet-query.ts';

export type CategoryFilter = { search: string; course: CourseName | null };

/** The filters of the category list. They live in the address, so that reload and back keep them. */
export function useCategoryFilter() {
  const { query, write } = useQuietQuery();
  const course = courseNames.find((name) => name === query.get('course')) ?? null;
  const filter: CategoryFilter = { search: query.get('search') ?? '', course };
  return {
    filter,
    setSearch: (search: string) => write({ search }),
    setCourse: (name: string) => write({ course: name }),
    clear: () => write({ search: '', course: '' }),
  };
}
