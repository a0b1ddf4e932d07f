import { ecommerce } from '../../../scripts/seed/ecommerce.ts';

/** How many lessons course 1 has, the demo course in which tests enrol learners. */
export const ecommerceLessonCount = ecommerce.categories.flatMap(({ lessons }) => lessons).length;

const [category] = ecommerce.categories;
const [firstDay, secondDay, ...otherDays] = category?.lessons ?? [];
if (!category || !firstDay || !secondDay) throw new Error('The demo course begins with two days at least.');

/** Its first category, with id 1. The lessons of its days have the ids 1, 2 and so on. */
export const firstCategory = { title: category.title, lessons: [firstDay, secondDay, ...otherDays] } as const;
