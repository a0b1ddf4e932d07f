import { randomInt } from 'node:crypto';
import { coursesCollection, type Course } from '@padavu/domain/course/course';
import { lessonsCollection, type Lesson } from '@padavu/domain/course/lesson';
import { categoriesCollection, type Category } from '@padavu/domain/course/category';
import { db } from '../../support/accounts-firebase.ts';
import { aCourse, aLesson, aCategory } from '../../support/builders.ts';

/** An id above all ids of the demo school. */
const freshId = () => randomInt(1_000_000, 1_000_000_000);

/** Stores a new course without categories, under a unique title. */
export async function createCourse(overrides: Partial<Course> = {}): Promise<Course> {
  const id = freshId();
  const course = aCourse({ id, title: `Course ${id}`, ...overrides });
  await db.collection(coursesCollection).doc(String(course.id)).set(course);
  return course;
}

/** Stores a category of a course, without lessons. */
export async function createCategory(overrides: Partial<Category> = {}): Promise<Category> {
  const category = aCategory({ id: freshId(), ...overrides });
  await db.collection(categoriesCollection).doc(String(category.id)).set(category);
  return category;
}

/** Stores a lesson of a category. */
export async function createLesson(category: Category, overrides: Partial<Lesson> = {}): Promise<Lesson> {
  const { courseId, id: subcategoryId } = category;
  const lesson = aLesson({ id: freshId(), courseId, subcategoryId, ...overrides });
  await db.collection(lessonsCollection).doc(String(lesson.id)).set(lesson);
  return lesson;
}
