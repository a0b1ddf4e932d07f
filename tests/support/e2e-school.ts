import { ecommerce } from '../../scripts/seed/ecommerce.ts';

/** The demo course of the learners that tests make: course 1. */
export const ecommerceLessonCount = ecommerce.categories.flatMap(({ lessons }) => lessons).length;

const [category] = ecommerce.categories;
const [firstDay, secondDay, ...otherDays] = category?.lessons ?? [];
if (!category || !firstDay || !secondDay) throw new Error('The demo course begins with two days at least.');

/** Its first category: id 1, its days lessons 1, 2 and so on. */
export const firstCategory = { title: category.title, lessons: [firstDay, secondDay, ...otherDays] } as const;
