import { coursesCollection } from '@padavu/domain/course/course';
import type { z } from 'zod';
import type { LiveQuery } from '@/lib/firebase/live.ts';

/**
 * Confines a query of the admin area to what belongs to one course. The rules allow a teacher only queries that name a
 * course of the account.
 */
export function confinedTo<T extends z.ZodType>(courseId: number, query: LiveQuery<T>): LiveQuery<T> {
  const field = query.collection === coursesCollection ? 'id' : 'courseId';
  const others = query.where.filter(([name]) => name !== field);
  return {
    ...query,
    where: [...others, [field, '==', courseId]],
    // All results have the same value of the field, so it gives no order.
    orderBy: query.orderBy.filter(([name]) => name !== field),
  };
}
