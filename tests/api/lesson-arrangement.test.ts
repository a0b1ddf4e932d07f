import { ifMatch } from '@padavu/domain/api/entity-tag';
import type { Lesson } from '@padavu/domain/course/lesson';
import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import { dataReply } from '@padavu/domain/api/reply';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aLearner, anAdmin, type SignedIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { someMoment } from '../support/builders.ts';
import { auditOf } from '../support/audit.ts';
import {
  idOf,
  idsIn,
  lessonsIn,
  someId,
  storeCourse,
  stored,
  storeLesson,
  storeCategory,
} from '../support/content.ts';

let admin: SignedIn;
let learner: SignedIn;
let school: Awaited<ReturnType<typeof storeCategoryOnDays>>;

/** Stores a category with a lesson on each of these days. */
async function storeCategoryOnDays(...days: number[]) {
  const lessonIds = days.map(someId).toSorted((one, other) => one - other);
  const course = await storeCourse({ lessonIds });
  const { id, courseId } = await storeCategory({ courseId: course.id, lessonsCount: days.length });
  await Promise.all(
    lessonIds.map((lessonId, index) =>
      storeLesson({ id: lessonId, courseId, subcategoryId: id, day: days[index], title: `Lesson ${index}` }),
    ),
  );
  return { id, courseId, lessonIds };
}

beforeAll(async () => {
  [admin, learner] = await Promise.all([anAdmin(), aLearner()]);
});

beforeEach(async () => {
  school = await storeCategoryOnDays(1, 3, 7);
});

type Options = { token?: string | undefined };
const asAdmin = (): Options => ({ token: admin.token });

const lessonsPath = (id: number | string) => `/lessons/subcategory/${id}`;
const reorder = (lessonIds: unknown, id: number | string = school.id, options = asAdmin()) =>
  api('PUT', `${lessonsPath(id)}/order`, { body: { lessonIds }, ...options });
const duplicate = (lessonId: number | string, id: number | string = school.id, options = asAdmin()) =>
  api('POST', `${lessonsPath(id)}/lesson/${lessonId}/duplicate`, options);

const daysOf = (lessonIds: readonly number[]) =>
  Promise.all(lessonIds.map(async (id) => (await stored.lesson(id))?.['day']));

const LessonsReply = dataReply(
  z.array(z.looseObject({ id: z.int(), day: z.int(), updatedAt: z.iso.datetime() })),
);

describe('PUT /lessons/subcategory/{subcategoryId}/order', () => {
  it('moves the lessons among the days of their category, and answers them in the new order', async () => {
    const [first = 0, second = 0, third = 0] = school.lessonIds;
    const reply = await reorder([third, first, second]);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ success: true, message: adminMessages.lessons.reordered });
    expect(reply.as(LessonsReply).data.map(({ id, day }) => [id, day])).toEqual([
      [third, 1],
      [first, 3],
      [second, 7],
    ]);
    expect(await daysOf([third, first, second])).toEqual([1, 3, 7]);
    expect(idsIn(await api('GET', lessonsPath(school.id), asAdmin()))).toEqual([third, first, second]);
  });

  it('gives a new version to every lesson that moved, and to no other', async () => {
    const [first = 0, second = 0, third = 0] = school.lessonIds;
    const { data } = (await reorder([second, first, third])).as(LessonsReply);
    expect(data.map(({ updatedAt }) => new Date(updatedAt) > someMoment)).toEqual([true, true, false]);
    const body = { day: 9, title: 'Late', description: 'Meant for the lesson as it was.' };
    const headers = { 'If-Match': ifMatch(someMoment) };
    const late = (id: number) =>
      api('PUT', `${lessonsPath(school.id)}/lesson/${id}`, { body, headers, ...asAdmin() });
    expect([(await late(first)).status, (await late(third)).status]).toEqual([412, 200]);
  });

  it('adds one audit entry with the days before and after', async () => {
    const [first = 0, second = 0, third = 0] = school.lessonIds;
    await reorder([second, first, third]);
    expect(await auditOf(school.id, 'lesson.reorder')).toMatchObject([
      {
        actor: { uid: admin.uid, name: admin.record.name },
        before: { [first]: 1, [second]: 3 },
        after: { [second]: 1, [first]: 3 },
      },
    ]);
  });

  it('writes nothing when the lessons have that order already', async () => {
    const reply = await reorder(school.lessonIds);
    expect(reply.status).toBe(200);
    expect(await auditOf(school.id, 'lesson.reorder')).toEqual([]);
    expect(reply.as(LessonsReply).data.map(({ updatedAt }) => new Date(updatedAt))).toEqual(
      school.lessonIds.map(() => someMoment),
    );
  });

  it('assigns new days when lessons share one', async () => {
    const { id, lessonIds } = await storeCategoryOnDays(2, 2, 3);
    const order = lessonIds.toReversed();
    expect((await reorder(order, id)).status).toBe(200);
    expect(await daysOf(order)).toEqual([2, 3, 4]);
  });

  it.each<[string, (ids: number[]) => number[]]>([
    ['leaves one out', (ids) => ids.slice(1)],
    ['contains one too many', (ids) => [...ids, someId()]],
    ['contains another one', (ids) => [...ids.slice(1), someId()]],
    ['is empty', () => []],
  ])('answers 409 to a list that %s', async (_case, change) => {
    const reply = await reorder(change(school.lessonIds.toReversed()));
    expect([reply.status, reply.refusal().code]).toEqual([409, 'changed-meanwhile']);
    expect(await daysOf(school.lessonIds)).toEqual([1, 3, 7]);
  });

  it('answers 409 when there are more lessons than days', async () => {
    const { id, lessonIds } = await storeCategoryOnDays(...Array.from({ length: 31 }, (_, day) => day));
    const reply = await reorder(lessonIds.toReversed(), id);
    expect(reply.status).toBe(409);
    expect(reply.refusal()).toMatchObject({
      code: 'too-many-lessons',
      message: adminMessages.lessons.tooManyToArrange,
    });
  });

  it.each([[undefined], ['1,2'], [[0]], [['a']]])('answers 400 to %j', async (lessonIds) => {
    expect((await reorder(lessonIds)).status).toBe(400);
  });

  it('answers 400 to a list that contains a lesson twice', async () => {
    const reply = await reorder([...school.lessonIds, ...school.lessonIds]);
    expect([reply.status, reply.refusal().errors]).toEqual([
      400,
      [{ path: 'lessonIds', message: messages.validation.lessonIdInvalid }],
    ]);
  });

  it('answers 404 for a category that does not exist, and 400 for an id that is not valid', async () => {
    expect((await reorder(school.lessonIds, someId())).status).toBe(404);
    const reply = await reorder(school.lessonIds, 'abc');
    expect([reply.status, reply.refusal().message]).toEqual([400, 'Invalid subcategory ID']);
  });
});

describe('POST /lessons/subcategory/{subcategoryId}/lesson/{lessonId}/duplicate', () => {
  it('creates a copy on the next free day, and counts it in category and course', async () => {
    const [first = 0] = school.lessonIds;
    const reply = await duplicate(first);
    expect(reply.status).toBe(201);
    const id = idOf(reply);
    const { updatedAt: _, ...original } = (await stored.lesson(first)) ?? {};
    const copy = { ...original, id, day: 2, title: 'Lesson 0 (copy)' };
    expect(reply.body).toMatchObject({
      success: true,
      message: adminMessages.lessons.duplicated,
      data: copy,
    });
    expect(await stored.lesson(id)).toMatchObject(copy);
    expect(await stored.category(school.id)).toMatchObject({ lessonsCount: 4 });
    expect(await stored.course(school.courseId)).toMatchObject({ lessonIds: [...school.lessonIds, id] });
    expect(await auditOf(id, 'lesson')).toMatchObject([
      { actor: { uid: admin.uid }, action: 'lesson.duplicate', before: null, after: { id, day: 2 } },
    ]);
  });

  it('uses an earlier free day when there is no later one', async () => {
    const { id, lessonIds } = await storeCategoryOnDays(1, 30);
    const reply = await duplicate(lessonIds[1] ?? 0, id);
    expect(reply.body).toMatchObject({ data: { day: 2 } satisfies Partial<Lesson> });
  });

  it('answers 409 when no day is free, and creates nothing', async () => {
    const { id, lessonIds } = await storeCategoryOnDays(
      ...Array.from({ length: 30 }, (_, index) => index + 1),
    );
    const reply = await duplicate(lessonIds[0] ?? 0, id);
    expect([reply.status, reply.refusal().code]).toEqual([409, 'no-free-day']);
    expect(reply.refusal().message).toBe(adminMessages.lessons.noFreeDay);
    expect(await lessonsIn(id)).toHaveLength(30);
  });

  it('answers 409 for a category that is full', async () => {
    const course = await storeCourse();
    const full = await storeCategory({ courseId: course.id, lessonsCount: limits.category.lessons });
    const { id } = await storeLesson({ courseId: course.id, subcategoryId: full.id });
    const reply = await duplicate(id, full.id);
    expect([reply.status, reply.refusal().code]).toEqual([409, 'category-full']);
  });

  it('answers 404 for a lesson that does not exist, and 400 for an id that is not valid', async () => {
    expect((await duplicate(someId())).status).toBe(404);
    const other = await storeCategoryOnDays(1);
    expect((await duplicate(other.lessonIds[0] ?? 0)).status).toBe(404);
    const reply = await duplicate('0');
    expect([reply.status, reply.refusal().message]).toEqual([400, 'Invalid lesson ID']);
  });
});

describe('who may arrange lessons', () => {
  it.each([
    ['reorder', (options: Options) => reorder(school.lessonIds.toReversed(), school.id, options)],
    ['duplicate', (options: Options) => duplicate(school.lessonIds[0] ?? 0, school.id, options)],
  ])('neither visitors nor learners: %s', async (_name, call) => {
    expect((await call({ token: undefined })).status).toBe(401);
    expect((await call({ token: learner.token })).status).toBe(403);
    expect(await daysOf(school.lessonIds)).toEqual([1, 3, 7]);
    expect(await stored.category(school.id)).toMatchObject({ lessonsCount: 3 });
  });
});

it('no lesson is lost when one is copied during a reorder, which succeeds or is refused', async () => {
  const [first = 0, ...others] = school.lessonIds;
  const [reply, copied] = await Promise.all([reorder(school.lessonIds.toReversed()), duplicate(first)]);
  const ids = await lessonsIn(school.id);
  expect(copied.status).toBe(201);
  expect(ids).toHaveLength(4);
  expect(ids).toEqual(expect.arrayContaining([first, ...others]));
  expect([200, 409]).toContain(reply.status);
  const days = await daysOf(ids);
  expect(new Set(days).size).toBe(4);
});
