import type { Subcategory } from '@padavu/domain/subcategory';
import type { Live } from '@/lib/firebase/live.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { subcategoriesOfCourse } from './queries.ts';

/** The parts of a course in the order they were made, live. A course of `null` asks for nothing. */
export function useSubcategories(courseId: number | null): {
  subcategories: Live<Subcategory[]>;
  retry: () => void;
} {
  const { live, retry } = useLiveQuery(courseId === null ? null : subcategoriesOfCourse(courseId));
  const subcategories =
    live.state === 'ready' ? { ...live, data: live.data.toSorted((one, other) => one.id - other.id) } : live;
  return { subcategories, retry };
}
