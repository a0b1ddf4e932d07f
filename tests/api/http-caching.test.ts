import { beforeAll, describe, expect, it } from 'vitest';
import { aLearner, anAdmin, type SignedIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { storeCourseWithLessons } from '../support/content.ts';

let admin: SignedIn;
let learner: SignedIn;
let school: Awaited<ReturnType<typeof storeCourseWithLessons>>;

beforeAll(async () => {
  school = await storeCourseWithLessons(1);
  [admin, learner] = await Promise.all([anAdmin(), aLearner({ courseId: school.course.id })]);
});

const paths: [string, () => string][] = [
  ['courses', () => '/course/courses?limit=1'],
  ['one course', () => `/course/courses/${school.course.id}`],
  ['categories', () => '/subcategories/all?limit=1'],
  ['the categories of a course', () => `/subcategories/course/${school.course.id}`],
  ['one category', () => `/subcategories/${school.category.id}`],
  ['the lessons of a category', () => `/lessons/subcategory/${school.category.id}`],
  ['one lesson', () => `/lessons/subcategory/${school.category.id}/lesson/${school.lessonIds[0]}`],
];

describe.each(paths)('the response about %s', (_name, path) => {
  it('may be cached by anyone for a minute when the caller is a visitor', async () => {
    const { headers } = await api('GET', path());
    expect(headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=60');
    expect(headers.get('vary')).toContain('Authorization');
  });

  it('may be cached by the caller alone when the caller is signed in', async () => {
    const { headers } = await api('GET', path(), { token: learner.token });
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toContain('Authorization');
  });

  it('is not sent again to a client that has it', async () => {
    const { headers } = await api('GET', path());
    const again = await api('GET', path(), { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect([again.status, again.body]).toEqual([304, undefined]);
  });
});

describe('a cached response', () => {
  it('to a visitor is not valid for a learner', async () => {
    const path = `/lessons/subcategory/${school.category.id}/lesson/${school.lessonIds[0]}`;
    const outline = (await api('GET', path)).headers.get('etag') ?? '';
    const whole = await api('GET', path, { token: learner.token, headers: { 'If-None-Match': outline } });
    expect(whole.status).toBe(200);
    expect(whole.body).not.toMatchObject({ data: { locked: true } });
  });

  it('is out of date once a category of the course changes', async () => {
    const path = `/course/courses/${school.course.id}`;
    const { headers } = await api('GET', path);
    await api('PUT', `/subcategories/${school.category.id}`, {
      token: admin.token,
      body: { title: 'New title', description: 'New.', courseId: school.course.id },
    });
    const again = await api('GET', path, { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(200);
  });

  it('is never a refusal', async () => {
    const { headers } = await api('GET', '/course/courses/abc');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});
