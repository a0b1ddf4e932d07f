import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { questionLimits } from '@padavu/domain/learning/question-limits';
import { aLearner, anAdmin, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { storeCourseWithLessons } from '../support/content.ts';

let admin: SignedIn;
let learner: SignedIn;
let school: Awaited<ReturnType<typeof storeCourseWithLessons>>;

beforeAll(async () => {
  school = await storeCourseWithLessons(3);
  [admin, learner] = await Promise.all([anAdmin(), aLearner({ courseId: school.course.id })]);
});

async function readsOf(path: string, token?: string): Promise<number> {
  const { headers } = await api('GET', path, { token });
  return Number(/^reads;desc=(\d+)$/.exec(headers.get('server-timing') ?? '')?.[1]);
}

const category = () => `/subcategories/${school.category.id}`;
const lessons = () => `/lessons/subcategory/${school.category.id}`;

describe('the reads that a response reports', () => {
  it.each<[string, () => string, (() => string) | undefined, number]>([
    ['none for the health check', () => '/health', undefined, 0],
    ['a course and its categories', () => `/course/courses/${school.course.id}`, undefined, 2],
    ['a category and its course', category, undefined, 2],
    ['a category and the caller’s account, for an administrator', category, () => admin.token, 2],
    ['a category, its lessons and its course', lessons, undefined, 5],
    [
      'a lesson, its category and its course',
      () => `${lessons()}/lesson/${school.lessonIds[0]}`,
      undefined,
      3,
    ],
    [
      'the account, the course, its categories and the progress',
      () => '/course/user/course',
      () => learner.token,
      4,
    ],
  ])('are %s', async (_case, path, token, reads) => {
    expect(await readsOf(path(), token?.())).toBe(reads);
  });

  // Two reads are the account, and the course, which shows that the lesson belongs to it and is open.
  it('are the questions under a lesson, and at most one question of the next page', async () => {
    const [lessonId = 0] = school.lessonIds;
    const ask = (count: number) =>
      Promise.all(
        Array.from({ length: count }, () => {
          const id = `q${uniqueWord().toLowerCase().slice(0, 14)}`;
          return api('PUT', `/lesson-questions/${lessonId}/${id}`, {
            token: learner.token,
            body: { text: id },
          });
        }),
      );
    const reads = () => readsOf(`/lesson-questions/${lessonId}`, learner.token);
    await ask(2);
    expect(await reads()).toBe(2 + 2);
    await ask(questionLimits.perPage);
    expect(await reads()).toBe(2 + questionLimits.perPage + 1);
  });

  // The account contains the learner's start, and the course contains its pace.
  it('include the caller’s account once, also for lessons and questions before their day', async () => {
    const paced = await storeCourseWithLessons(1, { pace: 'daily', pacing: 1 });
    const [lessonId = 0] = paced.lessonIds;
    const courseId = paced.course.id;
    const { token } = await aLearner({ courseId, startsAt: new Date(), pacing: 1 });
    const lesson = `/lessons/subcategory/${paced.category.id}/lesson/${lessonId}`;
    expect(await readsOf(lesson, token)).toBe(4);
    expect(await readsOf(`/lesson-questions/${lessonId}`, token)).toBe(3 + 1);
  });

  it('are a page of users, one user more and the caller’s account', async () => {
    expect(await readsOf('/admin/users?limit=1', admin.token)).toBe(3);
  });
});

describe('the data layer', () => {
  it('reads only in reads.ts, which counts its reads', async () => {
    const folder = new URL('../../functions/src/data/', import.meta.url);
    const readingFiles: string[] = [];
    for await (const path of glob('**/*.ts', { cwd: folder })) {
      const source = readFileSync(new URL(path, folder), 'utf8');
      const isReading = /\.get\(\)|\.getAll\(|\.stream\(|\.count\(\)|transaction\.get\(/.test(source);
      if (isReading && !path.includes('.test.')) readingFiles.push(path);
    }
    expect(readingFiles).toEqual(['store/reads.ts']);
  });
});
