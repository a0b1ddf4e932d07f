import { countersCollection } from '@padavu/domain/admin/counter';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { dataReply } from '@padavu/domain/api/reply';
import { usersCollection } from '@padavu/domain/user/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auth, db } from '../support/accounts-firebase.ts';
import { anAdmin, type SignedIn } from '../support/accounts.ts';
import { api, type ApiReply } from '../support/api-client.ts';
import { idOf, idsIn, lessonsIn, someId, storeCourse, stored, storeCategory } from '../support/content.ts';
import { auditOf } from '../support/audit.ts';
import { countByStatus, lessonBody, register, together } from '../support/many.ts';

// These tests use the running stack, which answers simultaneous calls in several processes, as production does.

let admin: SignedIn;

beforeAll(async () => {
  admin = await anAdmin();
});

const send = (method: string, path: string, body?: unknown) =>
  api(method, path, { token: admin.token, ...(body !== undefined && { body }) });
const createLesson = (subcategoryId: number, index = 0) =>
  send('POST', `/lessons/subcategory/${subcategoryId}`, lessonBody(index));
const statuses = (replies: readonly ApiReply[]) => [...new Set(replies.map(({ status }) => status))];
const ascending = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

async function storeEmptyCategory() {
  const course = await storeCourse();
  const category = await storeCategory({ courseId: course.id });
  return { course, category };
}

/** Expects a category to contain these lessons, and its count and its course's list to agree. */
async function expectLessons(categoryId: number, courseId: number, ids: readonly number[]) {
  expect(ascending(await lessonsIn(categoryId))).toEqual(ascending(ids));
  expect(await stored.category(categoryId)).toMatchObject({ lessonsCount: ids.length });
  const lessonIds = z.array(z.int()).parse((await stored.course(courseId))?.['lessonIds']);
  expect(ascending(lessonIds)).toEqual(ascending(ids));
}

describe('many lessons that are created in one category at the same time', () => {
  it('each get an id and are counted, and the category can be deleted right after', async () => {
    const { course, category } = await storeEmptyCategory();
    const replies = await together(50, (index) => createLesson(category.id, index));
    expect(statuses(replies)).toEqual([201]);
    const ids = replies.map(idOf);
    expect(new Set(ids).size).toBe(50);
    await expectLessons(category.id, course.id, ids);
    expect((await send('DELETE', `/subcategories/${category.id}`)).status).toBe(200);
    expect(await lessonsIn(category.id)).toEqual([]);
    expect((await stored.course(course.id))?.['lessonIds']).toEqual([]);
  });

  it('are no longer counted when they are deleted at the same time', async () => {
    const { course, category } = await storeEmptyCategory();
    const ids = (await together(20, (index) => createLesson(category.id, index))).map(idOf);
    const path = `/lessons/subcategory/${category.id}/lesson`;
    const replies = await together(15, (index) => send('DELETE', `${path}/${ids[index] ?? 0}`));
    expect(statuses(replies)).toEqual([200]);
    await expectLessons(category.id, course.id, ids.slice(15));
  });

  it('are in the course of their category, and are counted there, when it moves meanwhile', async () => {
    const { course, category } = await storeEmptyCategory();
    const other = await storeCourse();
    const { updatedAt: _, id, ...fields } = category;
    const [replies] = await Promise.all([
      together(20, (index) => createLesson(id, index)),
      send('PUT', `/subcategories/${id}`, { ...fields, courseId: other.id }),
    ]);
    expect(statuses(replies)).toEqual([201]);
    const ids = replies.map(idOf);
    await expectLessons(id, other.id, ids);
    expect((await stored.course(course.id))?.['lessonIds']).toEqual([]);
    const courses = await Promise.all(ids.map(async (lesson) => (await stored.lesson(lesson))?.['courseId']));
    expect(new Set(courses)).toEqual(new Set([other.id]));
  });

  it('leave nothing behind when their category is deleted meanwhile', async () => {
    const { course, category } = await storeEmptyCategory();
    const [replies] = await Promise.all([
      together(20, (index) => createLesson(category.id, index)),
      send('DELETE', `/subcategories/${category.id}`),
    ]);
    // 503 asks to try again later: the deletion holds the category for seconds.
    expect(statuses(replies).filter((status) => ![201, 404, 503].includes(status))).toEqual([]);
    expect(await lessonsIn(category.id)).toEqual([]);
    expect((await stored.course(course.id))?.['lessonIds']).toEqual([]);
  });

  it('get ids above the existing ones when the counter is missing, also beside lessons with damaged ids', async () => {
    const { category } = await storeEmptyCategory();
    const before = idOf(await createLesson(category.id));
    const damaged = ['many', 10 ** 14].map((id) => ({ ref: db.doc(`lessons/${someId()}`), id }));
    for (const { ref, id } of damaged) await ref.set({ id });
    await db.collection(countersCollection).doc(lessonsCollection).delete();
    const ids = (await together(10, (index) => createLesson(category.id, index))).map(idOf);
    expect(new Set(ids).size).toBe(10);
    expect(Math.min(...ids)).toBeGreaterThan(before);
    expect(Math.max(...ids)).toBeLessThan(10 ** 14);
    for (const { ref } of damaged) await ref.delete();
  });
});

const Receipt = dataReply(z.object({ id: z.string(), paymentReference: z.string() }));
const soon = { timeout: 60_000, interval: 100 };

describe('fifty people who register at the same time', () => {
  it('each get an account and a payment reference, can be approved at the same time, and are counted in the end', async () => {
    const registrations = await together(50, register);
    expect(statuses(registrations)).toEqual([201]);
    const receipts = registrations.map((reply) => reply.as(Receipt).data);
    expect(new Set(receipts.map(({ paymentReference }) => paymentReference)).size).toBe(50);
    const uids = receipts.map(({ id }) => id);
    await expect.poll(() => countByStatus(uids), soon).toEqual({ pending: 50 });

    const approvals = await together(50, (index) =>
      send('PUT', `/admin/users/${uids[index] ?? ''}/approve`, {}),
    );
    expect(statuses(approvals)).toEqual([200]);
    const documents = await db.getAll(...uids.map((uid) => db.collection(usersCollection).doc(uid)));
    expect(new Set(documents.map((document) => String(document.get('status'))))).toEqual(
      new Set(['approved']),
    );
    const accounts = await Promise.all(uids.map((uid) => auth.getUser(uid)));
    expect(accounts.every(({ customClaims }) => customClaims?.['approved'] === true)).toBe(true);
    await expect.poll(() => countByStatus(uids), soon).toEqual({ approved: 50 });
  }, 180_000);
});

const list = (subcategoryId: number, lessons: unknown) =>
  send('POST', `/lessons/subcategory/${subcategoryId}/list`, { lessons });
const lessonBodies = (count: number) => Array.from({ length: count }, (_, index) => lessonBody(index));

describe('a list of lessons', () => {
  it('is created in one call, in its order, counted, and with audit entries as part of its category', async () => {
    const { course, category } = await storeEmptyCategory();
    const reply = await list(category.id, lessonBodies(100));
    expect(reply.status).toBe(201);
    const lessons = reply.as(dataReply(z.array(z.object({ id: z.int(), title: z.string() })))).data;
    expect(lessons.map(({ title }) => title)).toEqual(lessonBodies(100).map(({ title }) => title));
    const ids = idsIn(reply);
    expect(ids).toEqual(ascending(ids));
    await expectLessons(category.id, course.id, ids);
    const [entry] = await auditOf(ids[99] ?? 0, 'lesson');
    expect(entry).toMatchObject({ action: 'lesson.create', partOf: `subcategories/${category.id}` });
  });

  it('is created completely or not at all: a wrong row is named, and no lesson is stored', async () => {
    const { category } = await storeEmptyCategory();
    const rows = lessonBodies(5).with(3, { ...lessonBody(3), title: '', day: 31 });
    const reply = await list(category.id, rows);
    expect(reply.status).toBe(400);
    expect(
      reply
        .refusal()
        .errors?.map(({ path }) => path)
        .toSorted(),
    ).toEqual(['lessons.3.day', 'lessons.3.title']);
    expect(await lessonsIn(category.id)).toEqual([]);
  });

  it.each([
    ['no lesson', []],
    ['more than a hundred', lessonBodies(101)],
    ['something other than a list', 'lessons'],
  ])('is refused with %s', async (_what, lessons) => {
    const { category } = await storeEmptyCategory();
    const reply = await list(category.id, lessons);
    expect(reply.status).toBe(400);
    expect(reply.refusal().errors).toEqual([expect.objectContaining({ path: 'lessons' })]);
  });

  it('may contain every field at its limit', async () => {
    const { category } = await storeEmptyCategory();
    const longest = {
      day: 1,
      title: 'ശ'.repeat(200),
      description: 'ശ'.repeat(5000),
      topics: Array.from({ length: 30 }, () => 'ശ'.repeat(200)),
    };
    const reply = await list(
      category.id,
      Array.from({ length: 100 }, () => longest),
    );
    expect(reply.status).toBe(201);
    expect(await lessonsIn(category.id)).toHaveLength(100);
  });

  it('is refused when the category has too little room for it', async () => {
    const course = await storeCourse();
    const category = await storeCategory({ courseId: course.id, lessonsCount: 498 });
    const reply = await list(category.id, lessonBodies(3));
    expect(reply.status).toBe(409);
    expect(reply.refusal().code).toBe('category-full');
    expect(await lessonsIn(category.id)).toEqual([]);
  });

  it('is refused with 404 for a category that does not exist', async () => {
    expect((await list(999_999_999_999, lessonBodies(1))).status).toBe(404);
  });
});
