import { randomInt } from 'node:crypto';
import { type Course, coursesCollection } from '@padavu/domain/course/course';
import { type Lesson, lessonsCollection } from '@padavu/domain/course/lesson';
import { dataReply } from '@padavu/domain/api/reply';
import { type Category, categoriesCollection } from '@padavu/domain/course/category';
import { z } from 'zod';
import { db } from './accounts-firebase.ts';
import { api, nextPage, type ApiReply } from './api-client.ts';
import { aCourse, aLesson, aCategory } from './builders.ts';

/** An id far above those that counters assign, for a record that a test stores directly. */
export const someId = () => randomInt(1_000_000_000, 100_000_000_000);

const documentOf = (collection: string, id: number) => db.collection(collection).doc(String(id));
const store = (collection: string, record: { id: number }) => documentOf(collection, record.id).set(record);

export async function storeCourse(overrides: Partial<Course> = {}): Promise<Course> {
  const course = aCourse({ id: someId(), ...overrides });
  await store(coursesCollection, course);
  return course;
}

export async function storeCategory(overrides: Partial<Category>): Promise<Category> {
  const category = aCategory({ id: someId(), ...overrides });
  await store(categoriesCollection, category);
  return category;
}

export async function storeLesson(overrides: Partial<Lesson>): Promise<Lesson> {
  const lesson = aLesson({ id: someId(), ...overrides });
  await store(lessonsCollection, lesson);
  return lesson;
}

/** Stores a course with one category of `count` lessons, whose lists and counts are as the API keeps them. */
export async function storeCourseWithLessons(count: number, overrides: Partial<Course> = {}) {
  const lessonIds = Array.from({ length: count }, someId);
  const course = await storeCourse({ lessonIds, ...overrides });
  const category = await storeCategory({ courseId: course.id, lessonsCount: count });
  const batch = db.batch();
  for (const id of lessonIds) {
    const lesson = aLesson({ id, courseId: course.id, subcategoryId: category.id });
    batch.set(documentOf(lessonsCollection, id), lesson);
  }
  await batch.commit();
  return { course, category, lessonIds };
}

async function fieldsOf(collection: string, id: number): Promise<Record<string, unknown> | undefined> {
  return (await documentOf(collection, id).get()).data();
}

/** Reads documents as they are stored now; `undefined` for one that does not exist. */
export const stored = {
  course: (id: number) => fieldsOf(coursesCollection, id),
  category: (id: number) => fieldsOf(categoriesCollection, id),
  lesson: (id: number) => fieldsOf(lessonsCollection, id),
  courseOfCategory: (id: number) => fieldsOf('categoryCourses', id),
};

export async function lessonsIn(subcategoryId: number): Promise<number[]> {
  const found = await db.collection(lessonsCollection).where('subcategoryId', '==', subcategoryId).get();
  return found.docs.map(({ id }) => Number(id));
}

const ListReply = dataReply(z.array(z.object({ id: z.int() })));

export const idsIn = (reply: ApiReply) => reply.as(ListReply).data.map(({ id }) => id);

export const idOf = (reply: ApiReply) => reply.as(dataReply(z.object({ id: z.int() }))).data.id;

const DeletionReply = dataReply(z.object({ auditId: z.string() }));

/** The id of a deletion's audit entry, from the reply to that deletion. */
export const auditIdOf = (reply: ApiReply) => reply.as(DeletionReply).data.auditId;

/** The ids on every page of a list, following its links. */
export async function idsOnEveryPage(path: string, token?: string): Promise<number[]> {
  const ids: number[] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const reply: ApiReply = await api('GET', next, { token });
    ids.push(...idsIn(reply));
    next = nextPage(next, reply);
  }
  return ids;
}
