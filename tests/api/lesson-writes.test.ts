import { ifMatch } from '@padavu/domain/api/entity-tag';
import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aLearner, anAdmin, type SignedIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { aLessonBody, someMoment } from '../support/builders.ts';
import { auditOf } from '../support/audit.ts';
import {
  auditIdOf,
  idOf,
  someId,
  storeCourseWithLessons,
  stored,
  storeCategory,
} from '../support/content.ts';

let admin: SignedIn;
let learner: SignedIn;
let school: Awaited<ReturnType<typeof storeCourseWithLessons>>;

beforeAll(async () => {
  [admin, learner] = await Promise.all([anAdmin(), aLearner()]);
});

beforeEach(async () => {
  school = await storeCourseWithLessons(2);
});

type Options = { token?: string | undefined; headers?: Record<string, string> };

const lessonsOf = (subcategoryId: number | string) => `/lessons/subcategory/${subcategoryId}`;
const lessonAt = (subcategoryId: number | string, id: number | string) =>
  `${lessonsOf(subcategoryId)}/lesson/${id}`;
const asAdmin = () => ({ token: admin.token });
const create = (body: unknown, options: Options = asAdmin(), subcategoryId = school.category.id) =>
  api('POST', lessonsOf(subcategoryId), { body, ...options });
const update = (id: number | string, body: unknown, options: Options = {}) =>
  api('PUT', lessonAt(school.category.id, id), { body, ...asAdmin(), ...options });
const remove = (id: number | string, options: Options = {}) =>
  api('DELETE', lessonAt(school.category.id, id), { ...asAdmin(), ...options });
const firstLesson = () => school.lessonIds[0] ?? 0;

describe('POST /lessons/subcategory/{subcategoryId}', () => {
  it('creates a lesson, counts it in its category and its course, and answers it', async () => {
    const reply = await create(aLessonBody());
    expect(reply.status).toBe(201);
    const id = idOf(reply);
    const lesson = {
      ...aLessonBody({ videoUrl: 'https://www.youtube.com/embed/dQw4w9WgXcQ' }),
      id,
      courseId: school.course.id,
      subcategoryId: school.category.id,
    };
    expect(reply.body).toMatchObject({
      success: true,
      message: adminMessages.lessons.created,
      data: lesson,
    });
    expect(await stored.lesson(id)).toMatchObject(lesson);
    expect(await stored.category(school.category.id)).toMatchObject({ lessonsCount: 3 });
    expect(await stored.course(school.course.id)).toMatchObject({ lessonIds: [...school.lessonIds, id] });
  });

  it('adds an audit entry with the actor and the lesson', async () => {
    const id = idOf(await create(aLessonBody()));
    expect(await auditOf(id, 'lesson')).toMatchObject([
      {
        actor: { uid: admin.uid, name: admin.record.name },
        action: 'lesson.create',
        before: null,
        after: { id, title: 'Finding a supplier' },
      },
    ]);
  });

  it('normalises the fields, and drops unknown ones', async () => {
    const { day, title, description } = aLessonBody({ day: '3', title: ' Finding ' });
    const reply = await create({
      day,
      title,
      description,
      topics: ['', ' a '],
      id: 1,
      courseId: 1,
      extra: 1,
    });
    expect(reply.body).toMatchObject({
      data: { day: 3, title: 'Finding', topics: ['a'], videoUrl: '', duration: '45 minutes' },
    });
    expect(await stored.lesson(idOf(reply))).not.toHaveProperty('extra');
  });

  it.each([
    ['day', { day: undefined }, 'Day is required'],
    ['day', { day: 31 }, messages.validation.dayOutOfRange],
    ['title', { title: '  ' }, 'Title is required'],
    ['description', { description: '' }, 'Description is required'],
    ['title', { title: 'x'.repeat(201) }, 'Must be at most 200 characters long'],
    ['topics', { topics: Array.from({ length: 31 }, () => 'a') }, 'Must have at most 30 entries'],
  ])('names the wrong field: %s in %o', async (path, wrong, message) => {
    const reply = await create(aLessonBody(wrong));
    expect(reply.status).toBe(400);
    expect(reply.refusal()).toMatchObject({ message, errors: [{ path, message }] });
  });

  it('answers 404 for a category that does not exist, and 400 for an id that is not valid', async () => {
    expect((await create(aLessonBody(), asAdmin(), someId())).status).toBe(404);
    const reply = await api('POST', lessonsOf('abc'), { body: aLessonBody(), ...asAdmin() });
    expect([reply.status, reply.refusal().message]).toEqual([400, 'Invalid subcategory ID']);
  });

  it('answers 409 for a category that is full', async () => {
    const { course } = school;
    const full = await storeCategory({ courseId: course.id, lessonsCount: limits.category.lessons });
    const reply = await create(aLessonBody(), asAdmin(), full.id);
    expect([reply.status, reply.refusal().code]).toEqual([409, 'category-full']);
  });
});

describe('PUT /lessons/subcategory/{subcategoryId}/lesson/{lessonId}', () => {
  it('changes a lesson and adds an audit entry', async () => {
    const id = firstLesson();
    const reply = await update(id, aLessonBody({ title: 'Finding another supplier' }));
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      success: true,
      message: 'Lesson updated successfully!',
      data: { id, day: 3, title: 'Finding another supplier', courseId: school.course.id },
    });
    expect(await stored.lesson(id)).toMatchObject({ title: 'Finding another supplier' });
    expect(await auditOf(id, 'lesson')).toMatchObject([
      {
        action: 'lesson.update',
        before: { day: 1, title: 'Choosing a business model' },
        after: { day: 3, title: 'Finding another supplier' },
      },
    ]);
  });

  it('writes nothing when nothing changes', async () => {
    const id = firstLesson();
    const first = await update(id, aLessonBody());
    const again = await update(id, aLessonBody());
    expect(again.status).toBe(200);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await auditOf(id, 'lesson')).toHaveLength(1);
  });

  it('moves a lesson to a category of another course', async () => {
    const id = firstLesson();
    const other = await storeCourseWithLessons(1);
    const reply = await update(id, aLessonBody({ subcategoryId: other.category.id }));
    expect(reply.body).toMatchObject({
      data: { subcategoryId: other.category.id, courseId: other.course.id },
    });
    expect(await stored.category(school.category.id)).toMatchObject({ lessonsCount: 1 });
    expect(await stored.category(other.category.id)).toMatchObject({ lessonsCount: 2 });
    expect(await stored.course(school.course.id)).toMatchObject({ lessonIds: school.lessonIds.slice(1) });
    expect(await stored.course(other.course.id)).toMatchObject({ lessonIds: [...other.lessonIds, id] });
    expect((await remove(id)).status).toBe(404);
  });

  it('moves a lesson within its course, which still lists it', async () => {
    const id = firstLesson();
    const other = await storeCategory({ courseId: school.course.id });
    expect((await update(id, aLessonBody({ subcategoryId: other.id }))).status).toBe(200);
    expect(await stored.lesson(id)).toMatchObject({ subcategoryId: other.id, courseId: school.course.id });
    expect(await stored.category(other.id)).toMatchObject({ lessonsCount: 1 });
    const lessonIds = (await stored.course(school.course.id))?.['lessonIds'];
    expect(lessonIds).toHaveLength(2);
    expect(lessonIds).toEqual(expect.arrayContaining(school.lessonIds));
  });

  it('answers 400 for a category that it cannot move to', async () => {
    const reply = await update(firstLesson(), aLessonBody({ subcategoryId: someId() }));
    expect([reply.status, reply.refusal().message]).toEqual([400, 'Invalid subcategory ID']);
  });

  it('answers 412 when the lesson has changed since it was read', async () => {
    const id = firstLesson();
    const read = await api('GET', lessonAt(school.category.id, id), asAdmin());
    const headers = { 'If-Match': read.headers.get('etag') ?? '' };
    const first = await update(id, aLessonBody(), { headers });
    expect(first.status).toBe(200);
    const late = await update(id, aLessonBody({ title: 'Too late' }), { headers });
    expect([late.status, late.refusal().code]).toEqual([412, 'changed-meanwhile']);
    expect(await stored.lesson(id)).toMatchObject({ title: 'Finding a supplier' });
    const fresh = { headers: { 'If-Match': first.headers.get('etag') ?? '' } };
    expect((await update(id, aLessonBody({ title: 'In time' }), fresh)).status).toBe(200);
  });

  it('accepts an If-Match of the version alone, which readers of documents know', async () => {
    const headers = { 'If-Match': ifMatch(someMoment) };
    expect((await update(firstLesson(), aLessonBody(), { headers })).status).toBe(200);
  });

  it.each([
    ['abc', 400, 'Invalid lesson ID'],
    ['0', 400, 'Invalid lesson ID'],
    ['elevenchars', 404, messages.userService.notFound],
    ['99999999', 404, messages.userService.notFound],
  ])('validates the id: %s answers %i', async (id, status, message) => {
    const reply = await update(id, aLessonBody());
    expect([reply.status, reply.refusal().message]).toEqual([status, message]);
  });

  it('names the wrong field', async () => {
    const reply = await update(firstLesson(), aLessonBody({ title: '' }));
    expect(reply.refusal().errors).toEqual([{ path: 'title', message: 'Title is required' }]);
  });
});

describe('DELETE /lessons/subcategory/{subcategoryId}/lesson/{lessonId}', () => {
  it('deletes a lesson, updates the counts, and adds an audit entry', async () => {
    const id = firstLesson();
    const reply = await remove(id);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      success: true,
      message: 'Lesson deleted successfully',
      data: { id, auditId: auditIdOf(reply) },
    });
    expect(await stored.lesson(id)).toBeUndefined();
    expect(await stored.category(school.category.id)).toMatchObject({ lessonsCount: 1 });
    expect(await stored.course(school.course.id)).toMatchObject({ lessonIds: school.lessonIds.slice(1) });
    expect(await auditOf(id, 'lesson')).toMatchObject([
      { action: 'lesson.delete', before: { title: 'Choosing a business model' }, after: null },
    ]);
  });

  it('answers 200 again when it is repeated, and 404 for an id that never existed', async () => {
    const id = firstLesson();
    const first = await remove(id);
    const again = await remove(id);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await auditOf(id, 'lesson')).toHaveLength(1);
    expect(await stored.category(school.category.id)).toMatchObject({ lessonsCount: 1 });
    expect((await remove(someId())).status).toBe(404);
  });

  it('answers 412 when the lesson has changed since it was read', async () => {
    const reply = await remove(firstLesson(), { headers: { 'If-Match': '"1"' } });
    expect(reply.status).toBe(412);
    expect(await stored.lesson(firstLesson())).toBeDefined();
  });
});

describe('who may write lessons', () => {
  it.each([
    ['create', (options: Options) => create(aLessonBody(), options)],
    ['update', (options: Options) => update(firstLesson(), aLessonBody(), options)],
    ['delete', (options: Options) => remove(firstLesson(), options)],
  ])('neither visitors nor learners: %s', async (_name, call) => {
    expect((await call({ token: undefined })).status).toBe(401);
    expect((await call({ token: learner.token })).status).toBe(403);
    expect(await stored.category(school.category.id)).toMatchObject({ lessonsCount: 2 });
  });
});
