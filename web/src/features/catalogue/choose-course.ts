import type { CourseCard } from '@padavu/domain/catalogue/course-card';
import { store } from '@/lib/stored.ts';

/** Keeps the chosen course whole on this device (specification 3, `selectedCourse`). */
export function chooseCourse(course: CourseCard): void {
  store('selectedCourse', course);
}
