import type { Subcategory } from '@padavu/domain/subcategory';
import type { Live } from '@/lib/firebase/live.ts';
import { useDocuments } from '@/lib/firebase/use-documents.ts';
import { subcategoriesOfCourse } from './category-queries.ts';

/** The parts of a course, live and in no order. A course of `null` asks for nothing. */
export function useSubcategories(courseId: number | null): {
  subcategories: Live<Subcategory[]>;
  retry: () => void;
} {
  const { live, retry } = useDocuments(courseId === null ? null : subcategoriesOfCourse(courseId));
  return { subcategories: live, retry };
}
