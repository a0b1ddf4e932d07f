import { beforeAll, describe, expect, it } from 'vitest';
import { contentCopyData } from '../../functions/src/data/course/content-copy.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { countersData } from '../../functions/src/data/admin/counters.ts';
import { db } from '../support/accounts-firebase.ts';
import { aLearner, anAdmin, callerOf, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { auditOf } from '../support/audit.ts';
import {
  idOf,
  lessonsIn,
  someId,
  storeCourse,
  storeCourseWithLessons,
  stored,
  storeLesson,
  storeCategory,
} from '../support/content.ts';
import { Died, processThatDiesAt } from './support/dying-process.ts';

let admin: SignedIn;

beforeAll(async () => {
  admin = await anAdmin();
});

const duplicate = (id: number | string, token: string | undefined = admin.token) =>
  api('POST', `/subcategories/${id}/duplicate`, { token, body: {} });

describe('POST /subcategories/{id}/duplicate', () => {
  it('creates a category with copies of the lessons in order, counts them, and adds audit entries', async () => {
    const course = await storeCourse();
    const source = await storeCategory({ courseId: course.id, title: 'Logo Design', lessonsCount: 2 });
    const within = { courseId: course.id, subcategoryId: source.id };
    const second = await storeLesson({ ...within, day: 2, title: 'Colour' });
    const first = await storeLesson({ ...within, day: 1, title: 'Form', topics: ['Grids'] });

    const reply = await duplicate(source.id);
    expect(reply.status).toBe(201);
    const id = idOf(reply);
    expect(id).not.toBe(source.id);
    expect(reply.body).toMatchObject({
      message: 'Category "Logo Design (copy)" created successfully!',
      data: {
        id,
        courseId: course.id,
        title: 'Logo Design (copy)',
        instructor: source.instructor,
        lessonsCount: 2,
      },
    });
    expect(await stored.category(id)).toMatchObject({ title: 'Logo Design (copy)', lessonsCount: 2 });
    expect(await stored.courseOfCategory(id)).toEqual({ courseId: course.id });

    const copies = (await lessonsIn(id)).toSorted((one, other) => one - other);
    expect(copies).toHaveLength(2);
    for (const [index, original] of [first, second].entries()) {
      const copy = copies[index] ?? 0;
      const { updatedAt: _, ...same } = original;
      expect(await stored.lesson(copy)).toMatchObject({ ...same, id: copy, subcategoryId: id });
      expect(await auditOf(copy, 'lesson')).toMatchObject([
        {
          actor: { uid: admin.uid },
          action: 'lesson.create',
          before: null,
          after: { title: original.title },
        },
      ]);
    }
    expect(await stored.course(course.id)).toMatchObject({ lessonIds: copies });
    expect(await auditOf(id, 'subcategory')).toMatchObject([
      { action: 'subcategory.duplicate', before: null },
    ]);
  });

  it('leaves the original as it was', async () => {
    const { course, category, lessonIds } = await storeCourseWithLessons(1);
    const copy = idOf(await duplicate(category.id));
    expect(await stored.category(category.id)).toMatchObject({
      title: category.title,
      lessonsCount: 1,
    });
    expect(await lessonsIn(category.id)).toEqual(lessonIds);
    expect(await auditOf(category.id, 'subcategory')).toEqual([]);
    const [copied] = await lessonsIn(copy);
    expect((await stored.course(course.id))?.['lessonIds']).toEqual([...lessonIds, copied]);
  });

  it('copies an empty category, and one with more lessons than fit into one transaction', async () => {
    const { id: courseId } = await storeCourse();
    const empty = await storeCategory({ courseId });
    expect((await duplicate(empty.id)).body).toMatchObject({ data: { lessonsCount: 0 } });

    const { course, category } = await storeCourseWithLessons(205);
    const reply = await duplicate(category.id);
    expect(reply.body).toMatchObject({ data: { lessonsCount: 205 } });
    const copies = await lessonsIn(idOf(reply));
    expect(new Set(copies).size).toBe(205);
    expect(await stored.category(idOf(reply))).toMatchObject({ lessonsCount: 205 });
    expect((await stored.course(course.id))?.['lessonIds']).toHaveLength(410);
  });

  it('gives copies that are made at the same time different ids', async () => {
    const { category } = await storeCourseWithLessons(3);
    const ids = (await Promise.all([1, 2, 3].map(() => duplicate(category.id)))).map(idOf);
    expect(new Set(ids).size).toBe(3);
    const lessons = (await Promise.all(ids.map(lessonsIn))).flat();
    expect(new Set(lessons).size).toBe(9);
  });

  // Fault: The process dies while a category with many lessons is copied. Sees: An error; the copy is in the list
  // with the lessons it has by then. Stored: The copy, its lessons and their count agree. Heals: Sent again under
  // its key, the call goes on where it ended.
  it('that dies half-way leaves a category whose lesson count is right', async () => {
    const { course, category } = await storeCourseWithLessons(150);
    const dyingCopy = contentCopyData({
      ...processThatDiesAt(2),
      counters: countersData({ db, ...transactions({ db }) }),
    });
    await expect(dyingCopy.copyCategory(category.id, callerOf(admin))).rejects.toThrow(Died);
    const { docs } = await db.collection('subcategories').where('courseId', '==', course.id).get();
    const copy = docs.map((document) => Number(document.id)).find((id) => id !== category.id) ?? 0;
    expect(await stored.category(copy)).toMatchObject({ lessonsCount: 100 });
    expect(await lessonsIn(copy)).toHaveLength(100);
    expect((await stored.course(course.id))?.['lessonIds']).toHaveLength(250);
  });

  // Fault: The process dies while a category is copied, and one of the lessons that it has copied is deleted. Sees: An
  // error. Stored: The copy has the first lessons. Heals: Sent again under its key, the call copies the other lessons,
  // none twice.
  it('that is sent again after a lesson was deleted copies each of the others once', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(150);
    const batch = db.batch();
    for (const [index, id] of lessonIds.entries())
      batch.update(db.doc(`lessons/${id}`), { day: index + 1, title: `Lesson ${index + 1}` });
    await batch.commit();
    const once = { id: uniqueWord(), fingerprint: 'the same call' };
    const counters = countersData({ db, ...transactions({ db }) });
    const copyIn = (nth: number) =>
      contentCopyData({ ...processThatDiesAt(nth), counters }).copyCategory(
        category.id,
        callerOf(admin),
        once,
      );
    await expect(copyIn(2)).rejects.toThrow(Died);
    await db.doc(`lessons/${lessonIds[0]}`).delete();
    const copy = await copyIn(Number.POSITIVE_INFINITY);
    const { docs } = await db.collection('lessons').where('subcategoryId', '==', copy.id).get();
    expect(docs.map((document) => String(document.get('title'))).toSorted()).toEqual(
      lessonIds.map((_id, index) => `Lesson ${index + 1}`).toSorted(),
    );
    expect(await stored.category(copy.id)).toMatchObject({ lessonsCount: 150 });
  });

  it('answers 404 for a category that does not exist, and for one whose course does not', async () => {
    const orphan = await storeCategory({ courseId: someId() });
    for (const id of [String(someId()), 'abc', '0', orphan.id])
      expect((await duplicate(id)).status).toBe(404);
  });

  it('is refused to visitors and learners', async () => {
    const { category } = await storeCourseWithLessons(1);
    const { token } = await aLearner();
    expect((await api('POST', `/subcategories/${category.id}/duplicate`)).status).toBe(401);
    expect((await duplicate(category.id, token)).status).toBe(403);
  });
});
