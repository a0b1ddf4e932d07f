import { ifMatch } from '@padavu/domain/api/entity-tag';
import { messages } from '@padavu/domain/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { aLearner, anAdmin, type SignedIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { siteUrl } from '../support/api-url.ts';
import { aCategoryBody, someMoment } from '../support/builders.ts';
import { auditOf } from '../support/audit.ts';
import {
  idOf,
  someId,
  storeCourse,
  storeCourseWithLessons,
  stored,
  storeCategory,
} from '../support/content.ts';

let admin: SignedIn;
let learner: SignedIn;
let courseId: number;

beforeAll(async () => {
  [admin, learner, { id: courseId }] = await Promise.all([anAdmin(), aLearner(), storeCourse()]);
});

type Options = { token?: string | undefined; headers?: Record<string, string> };

const aBody = (overrides: Record<string, unknown> = {}) => aCategoryBody(courseId, overrides);
const create = (body: unknown, options: Options = {}) =>
  api('POST', '/subcategories', { body, token: admin.token, ...options });
const update = (id: number | string, body: unknown, options: Options = {}) =>
  api('PUT', `/subcategories/${id}`, { body, token: admin.token, ...options });

describe('POST /subcategories', () => {
  it('creates a category, answers it, and adds an audit entry', async () => {
    const reply = await create(aBody());
    expect(reply.status).toBe(201);
    const id = idOf(reply);
    expect(reply.body).toMatchObject({
      success: true,
      message: 'Category "Marketplaces" created successfully!',
      data: { id, ...aBody({ thumbnail: `${siteUrl()}/assets/drawings/shop.svg` }) },
    });
    expect(await stored.category(id)).toMatchObject({ id, ...aBody() });
    expect(await auditOf(id, 'subcategory')).toMatchObject([
      {
        actor: { uid: admin.uid },
        action: 'subcategory.create',
        before: null,
        after: { title: 'Marketplaces' },
      },
    ]);
  });

  it('accepts the field names of other clients, and ignores the lesson count that they send', async () => {
    const reply = await create({
      name: 'Marketplaces',
      image: 'assets/a.svg',
      description: 'Selling.',
      courseId: String(courseId),
      lessonsCount: 12,
    });
    expect(reply.body).toMatchObject({
      data: { title: 'Marketplaces', thumbnail: `${siteUrl()}/assets/a.svg`, courseId, lessonsCount: 0 },
    });
  });

  it.each([
    ['title', { title: '' }, messages.validation.categoryIncomplete],
    ['description', { description: undefined }, messages.validation.categoryIncomplete],
    ['courseId', { courseId: undefined }, messages.validation.courseRequired],
    ['thumbnail', { thumbnail: 'x'.repeat(2001) }, 'Must be at most 2000 characters long'],
  ])('names the wrong field: %s', async (path, wrong, message) => {
    const reply = await create(aBody(wrong));
    expect(reply.status).toBe(400);
    expect(reply.refusal()).toMatchObject({ message, errors: [{ path, message }] });
  });

  it('refuses a course that does not exist', async () => {
    const reply = await create(aBody({ courseId: someId() }));
    expect(reply.status).toBe(400);
    expect(reply.refusal().errors).toEqual([{ path: 'courseId', message: 'Please select a course' }]);
  });
});

describe('PUT /subcategories/{id}', () => {
  it('changes a category, keeps its lesson count, and adds an audit entry', async () => {
    const { id } = await storeCategory({ courseId, lessonsCount: 4 });
    const reply = await update(id, aBody({ lessonsCount: 9 }));
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      message: 'Category "Marketplaces" updated successfully!',
      data: {
        id,
        title: 'Marketplaces',
        lessonsCount: 4,
        thumbnail: `${siteUrl()}/assets/drawings/shop.svg`,
      },
    });
    expect(await stored.category(id)).toMatchObject({ title: 'Marketplaces', lessonsCount: 4 });
    expect(await auditOf(id, 'subcategory')).toMatchObject([
      { action: 'subcategory.update', before: { title: 'Foundations' }, after: { title: 'Marketplaces' } },
    ]);
  });

  it('writes nothing when nothing changes', async () => {
    const { id } = await storeCategory({ courseId });
    await update(id, aBody());
    expect((await update(id, aBody())).status).toBe(200);
    expect(await auditOf(id, 'subcategory')).toHaveLength(1);
  });

  it('moves its lessons along to another course', async () => {
    const { course, category, lessonIds } = await storeCourseWithLessons(3);
    const existingLesson = someId();
    const other = await storeCourse({ lessonIds: [existingLesson] });
    const reply = await update(category.id, aBody({ courseId: other.id }));
    expect(reply.body).toMatchObject({ data: { courseId: other.id, lessonsCount: 3 } });
    expect(await stored.course(course.id)).toMatchObject({ lessonIds: [] });
    expect((await stored.course(other.id))?.['lessonIds']).toEqual(
      expect.arrayContaining([existingLesson, ...lessonIds]),
    );
    for (const id of lessonIds) expect(await stored.lesson(id)).toMatchObject({ courseId: other.id });
  });

  it('refuses a course that does not exist', async () => {
    const { id } = await storeCategory({ courseId });
    const reply = await update(id, aBody({ courseId: someId() }));
    expect(reply.refusal().errors).toEqual([{ path: 'courseId', message: 'Please select a course' }]);
    expect(await stored.category(id)).toMatchObject({ courseId });
  });

  it('answers 412 when the category has changed since it was read', async () => {
    const { id } = await storeCategory({ courseId });
    const headers = { 'If-Match': ifMatch(someMoment) };
    expect((await update(id, aBody(), { headers })).status).toBe(200);
    const late = await update(id, aBody({ title: 'Too late' }), { headers });
    expect([late.status, late.refusal().code]).toEqual([412, 'changed-meanwhile']);
    expect(await stored.category(id)).toMatchObject({ title: 'Marketplaces' });
  });

  it('accepts the version from before a lesson was added', async () => {
    const { category } = await storeCourseWithLessons(1);
    const body = { day: 1, title: 'One more', description: 'More.' };
    await api('POST', `/lessons/subcategory/${category.id}`, { body, token: admin.token });
    const headers = { 'If-Match': ifMatch(someMoment) };
    const reply = await update(category.id, aBody({ courseId: category.courseId }), { headers });
    expect(reply.status).toBe(200);
  });

  it.each([String(someId()), 'abc', '0'])('answers 404 for the id %s', async (id) => {
    expect((await update(id, aBody())).status).toBe(404);
  });
});

describe('who may write categories', () => {
  it.each([
    ['create', (options: Options) => create(aBody(), options)],
    ['update', (options: Options) => update(1, aBody(), options)],
    ['delete', (options: Options) => api('DELETE', '/subcategories/1', options)],
  ])('neither visitors nor learners: %s', async (_name, call) => {
    expect((await call({ token: undefined })).status).toBe(401);
    expect((await call({ token: learner.token })).status).toBe(403);
  });
});
