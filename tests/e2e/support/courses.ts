import { randomInt } from 'node:crypto';
import type { Category } from '@padavu/domain/course/category';
import type { Course } from '@padavu/domain/course/course';
import type { Lesson } from '@padavu/domain/course/lesson';
import { someId, storeCourse, storeLesson } from '../../support/content.ts';

/** Lists begin with low ids, so the records that a test lists get lower ids than those that other tests create. */
export const lowId = () => randomInt(1000, 900_000);

/** Stores a new course without categories, under a unique title. */
export function createCourse(overrides: Partial<Course> = {}): Promise<Course> {
  const { id = someId() } = overrides;
  return storeCourse({ id, title: `Course ${id}`, ...overrides });
}

/** Stores a lesson of a category. */
export const createLesson = (category: Category, overrides: Partial<Lesson> = {}): Promise<Lesson> =>
  storeLesson({ courseId: category.courseId, subcategoryId: category.id, ...overrides });
