import { countersCollection } from '@padavu/domain/counter';
import { lessonsCollection } from '@padavu/domain/lesson';
import { dataReply } from '@padavu/domain/reply';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { anAdmin, type SignedIn } from '../support/accounts.ts';
import { lessonsIn, storeCourse, stored, storeSubcategory } from '../support/content.ts';
import { startOwnApi, type OwnApi } from '../support/own-api.ts';

let admin: SignedIn;
let instances: readonly [OwnApi, OwnApi];

beforeAll(async () => {
  [admin, ...instances] = await Promise.all([anAdmin(), startOwnApi(), startOwnApi()]);
});

afterAll(() => {
  for (const { close } of instances) close();
});

const Made = dataReply(z.object({ id: z.int() }));
const aLesson = { day: 1, title: 'One of many', description: 'Made with many others at once.' };

async function createLessons(count: number, apis: readonly OwnApi[], subcategoryId: number) {
  const path = `/lessons/subcategory/${subcategoryId}`;
  const create = (one: OwnApi) => one.call('POST', path, { token: admin.token, body: aLesson });
  const answers = await Promise.all(
    apis.flatMap((one) => Array.from({ length: count / apis.length }, () => create(one))),
  );
  return answers.map(({ body }) => Made.parse(body).data.id);
}

const lastLessonId = async () =>
  z.int().parse((await db.collection(countersCollection).doc(lessonsCollection).get()).get('last'));

describe('many lessons at once', () => {
  it('get an id each, are all there and are all counted, without a wait', async () => {
    const course = await storeCourse();
    const { id } = await storeSubcategory({ courseId: course.id });
    await createLessons(1, [instances[0]], id);
    const before = await lastLessonId();
    const started = performance.now();
    const ids = await createLessons(50, [instances[0]], id);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(ids.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 50 }, (_, index) => before + 1 + index),
    );
    expect(await lessonsIn(id)).toHaveLength(51);
    expect(await stored.subcategory(id)).toMatchObject({ lessonsCount: 51 });
    expect((await stored.course(course.id))?.['lessonIds']).toEqual(expect.arrayContaining(ids));
  });

  it('get an id each from several instances too', async () => {
    const course = await storeCourse();
    const { id } = await storeSubcategory({ courseId: course.id });
    const ids = await createLessons(20, instances, id);
    expect(new Set(ids).size).toBe(20);
    expect(new Set(await lessonsIn(id))).toEqual(new Set(ids));
    expect(await stored.subcategory(id)).toMatchObject({ lessonsCount: 20 });
  });
});

describe('a counter that is not there', () => {
  it('begins after what is there already', async () => {
    const course = await storeCourse();
    const { id } = await storeSubcategory({ courseId: course.id });
    await createLessons(1, [instances[0]], id);
    const last = await lastLessonId();
    await db.collection(countersCollection).doc(lessonsCollection).delete();
    const [next = 0] = await createLessons(1, [instances[0]], id);
    expect(next).toBeGreaterThanOrEqual(last + 1);
  });
});
