import type { CourseCategory } from '@padavu/domain/course';

/** What a category of courses is called on a page. */
export const categoryLabels: Readonly<Record<CourseCategory, string>> = {
  'digital-marketing': 'Digital Marketing',
  'graphic-design': 'Graphic Design',
  ecommerce: 'Ecommerce',
};
