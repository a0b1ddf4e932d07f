import { lessonsCollection, Lesson } from '@padavu/domain/course/lesson';
import { categoriesCollection } from '@padavu/domain/course/category';
import type { Locator, Page } from '@playwright/test';
import { db } from '../../support/accounts-firebase.ts';
import { uniqueWord } from '../../support/accounts.ts';
import { storeCategory } from '../../support/content.ts';
import { createCourse, createLesson, lowId } from './courses.ts';
import { expect } from './test.ts';

/**
 * Stores a course of two categories with five and two lessons, with the counts that the API would store. Its id is
 * lower than those of other tests, so that the course filter offers it.
 */
export async function createAdminCourse() {
  const word = uniqueWord().slice(0, 8);
  const course = await createCourse({ id: lowId(), title: `Course ${word}` });
  const first = await storeCategory({ courseId: course.id, title: `Sourcing ${word}` });
  const second = await storeCategory({ courseId: course.id, id: first.id + 1, title: `Selling ${word}` });
  const lessons = [
    await createLesson(first, { day: 1, title: `Brief ${word}`, description: 'What a COCONUT costs.' }),
    await createLesson(first, { day: 2, title: `Samples ${word}`, videoUrl: '' }),
    await createLesson(first, { day: 3, title: `Prices ${word}`, videoUrl: 'not an address' }),
    await createLesson(first, { day: 5, title: `Parcels ${word}` }),
    await createLesson(first, { day: 8, title: `Returns ${word}` }),
    await createLesson(second, { day: 1, title: `Pictures ${word}` }),
    await createLesson(second, { day: 2, title: `Words ${word}` }),
  ] as const;
  await db.doc(`courses/${course.id}`).update({ lessonIds: lessons.map(({ id }) => id) });
  await db.doc(`${categoriesCollection}/${first.id}`).update({ lessonsCount: 5 });
  await db.doc(`${categoriesCollection}/${second.id}`).update({ lessonsCount: 2 });
  return { word, course, first, second, lessons };
}

export type AdminCourse = Awaited<ReturnType<typeof createAdminCourse>>;

/** A lesson as it is stored now; `undefined` when it is gone. */
export async function storedLesson(id: number): Promise<Partial<Lesson> | undefined> {
  return (await db.doc(`${lessonsCollection}/${id}`).get()).data();
}

/** The lessons of a category as they are stored now, by day. */
export async function storedTitles(subcategoryId: number): Promise<string[]> {
  const snapshot = await db.collection(lessonsCollection).where('subcategoryId', '==', subcategoryId).get();
  const Stored = Lesson.pick({ title: true, day: true });
  return snapshot.docs
    .map((document) => Stored.parse(document.data()))
    .toSorted((one, other) => (one.day ?? 0) - (other.day ?? 0))
    .map(({ day, title }) => `${day} ${title}`);
}

/** The table of a course on the page. */
const tableOf = (page: Page, { course }: AdminCourse): Locator =>
  page.getByRole('table', { name: course.title });

/** The lesson titles in that table, from the top. */
export const titlesOf = (page: Page, outline: AdminCourse): Locator =>
  tableOf(page, outline).getByRole('rowheader');

/** Opens the lessons of a course. */
export async function openLessons(page: Page, outline: AdminCourse): Promise<void> {
  await page.goto(`/admin/lessons?course=${outline.course.id}`);
  await expect(tableOf(page, outline)).toBeVisible();
}
