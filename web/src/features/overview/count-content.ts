import { lessonsCollection } from '@padavu/domain/lesson';
import { subcategoriesCollection } from '@padavu/domain/subcategory';
import { countOf } from '@/lib/firebase/count.ts';

/** How many categories there are, in all courses. */
export const countCategories = () => countOf({ collection: subcategoriesCollection, where: [] });

/** How many lessons there are, in all courses. */
export const countLessons = () => countOf({ collection: lessonsCollection, where: [] });
