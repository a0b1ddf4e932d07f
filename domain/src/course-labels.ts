import type { CourseCategory } from './course.ts';

/** The labels of the course categories. */
export const categoryLabels: Readonly<Record<CourseCategory, string>> = {
  'digital-marketing': 'Digital Marketing',
  'graphic-design': 'Graphic Design',
  ecommerce: 'Ecommerce',
};
