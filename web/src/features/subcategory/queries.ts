import { Subcategory, subcategoriesCollection } from '@padavu/domain/subcategory';
import type { LiveQuery } from '@/lib/firebase/live.ts';

export const subcategoriesOfCourse = (courseId: number): LiveQuery<typeof Subcategory> => ({
  kind: 'query',
  collection: subcategoriesCollection,
  where: [['courseId', '==', courseId]],
  orderBy: [],
  schema: Subcategory,
});
