import { coursesCollection } from '@padavu/domain/course';
import type { z } from 'zod';
import type { LiveQuery } from '@/lib/firebase/live.ts';

/**
 * A query of the admin area as a teacher asks it: what belongs to one course, which the rules hold against the courses that the account
 * teaches.
 */
export function confinedTo<T extends z.ZodType>(courseId: number, query: LiveQuery<T>): LiveQuery<T> {
  const field = query.collection === coursesCollection ? 'id' : 'courseId';
  const others = query.where.filter(([name]) => name !== field);
  return {
    ...query,
    where: [...others, [field, '==', courseId]],
    // What is equal is in no order.
    orderBy: query.orderBy.filter(([name]) => name !== field),
  };
}
