import { idempotencyCollection } from '@padavu/domain/api/idempotency';
import { registrationsCollection } from '../../functions/src/data/user/unregistered-accounts.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { auth, db } from '../support/accounts-firebase.ts';
import { aLearner, anAdmin, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { auditOf } from '../support/audit.ts';
import { idOf, lessonsIn, storeCourseWithLessons, stored } from '../support/content.ts';

let admin: SignedIn;
let school: Awaited<ReturnType<typeof storeCourseWithLessons>>;

beforeAll(async () => {
  [admin, school] = await Promise.all([anAdmin(), storeCourseWithLessons(2)]);
});

const aKey = () => `"${randomUUID()}"`;

type KeyedRequest = { path: string; body: object; key: string; token?: string };

const send = ({ path, body, key, token = admin.token }: KeyedRequest) =>
  api('POST', path, { ...(token && { token }), body, headers: { 'Idempotency-Key': key } });

const aCourseBody = () => ({
  title: `Course ${uniqueWord()}`,
  description: 'Made once.',
  category: 'ecommerce',
  price: 1,
  originalPrice: 2,
});
const aCategoryBody = () => ({
  title: `Category ${uniqueWord()}`,
  description: 'Made once.',
  courseId: school.course.id,
});
const aLessonBody = () => ({ title: `Lesson ${uniqueWord()}`, description: 'Made once.', day: 3 });
const lessonsPath = () => `/lessons/subcategory/${school.category.id}`;
const registrationBody = (email = `${uniqueWord()}@padavu.example`) => ({
  name: 'Anjali Menon',
  email,
  password: 'long enough',
  courseId: 1,
});

/** Every call that creates something: a request, and a function that counts the created records. */
const calls: [string, () => { path: string; body: object; count: () => Promise<number> }][] = [
  [
    'a course',
    () => {
      const body = aCourseBody();
      const count = async () => (await db.collection('courses').where('title', '==', body.title).get()).size;
      return { path: '/course/courses', body, count };
    },
  ],
  [
    'a category',
    () => {
      const body = aCategoryBody();
      const count = async () =>
        (await db.collection('subcategories').where('title', '==', body.title).get()).size;
      return { path: '/subcategories', body, count };
    },
  ],
  [
    'a lesson',
    () => {
      const body = aLessonBody();
      const count = async () => (await db.collection('lessons').where('title', '==', body.title).get()).size;
      return { path: lessonsPath(), body, count };
    },
  ],
  [
    'a list of lessons',
    () => {
      const body = { lessons: [aLessonBody()] };
      const title = body.lessons[0]?.title;
      const count = async () => (await db.collection('lessons').where('title', '==', title).get()).size;
      return { path: `${lessonsPath()}/list`, body, count };
    },
  ],
  [
    'an account',
    () => {
      const body = registrationBody();
      const count = async () => (await db.collection('users').where('email', '==', body.email).get()).size;
      return { path: '/users/register', body, count };
    },
  ],
];

// Fault: The response to a call that made something is cut off. Sees: That the network failed; the form keeps its
// input and its key. Stored: One record. Heals: Sent again, the call answers what the first one made.
describe.each(calls)('making %s with an Idempotency-Key', (_what, call) => {
  it('creates nothing more when it is sent again, and answers as before', async () => {
    const { path, body, count } = call();
    const key = aKey();
    const first = await send({ path, body, key });
    expect(first.status).toBe(201);
    const again = await send({ path, body, key });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await count()).toBe(1);
  });

  it('is the same call with the fields of its body in another order, as an app may write them', async () => {
    const { path, body, count } = call();
    const key = aKey();
    const first = await send({ path, body, key });
    const reordered = Object.fromEntries(Object.entries({ ...body }).toReversed());
    const again = await send({ path, body: reordered, key });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await count()).toBe(1);
  });

  it('creates one record when several arrive at the same time, in several processes', async () => {
    const { path, body, count } = call();
    const key = aKey();
    const replies = await Promise.all(Array.from({ length: 4 }, () => send({ path, body, key })));
    const created = replies.filter(({ status }) => status === 201);
    expect(created.length).toBeGreaterThan(0);
    for (const { body: reply } of created) expect(reply).toEqual(created[0]?.body);
    for (const refusal of replies.filter(({ status }) => status !== 201)) {
      expect([refusal.status, refusal.body]).toEqual([
        409,
        expect.objectContaining({ code: 'idempotency-in-progress' }),
      ]);
      expect(refusal.headers.get('retry-after')).toBe('2');
    }
    expect(await count()).toBe(1);
    expect((await send({ path, body, key })).body).toEqual(created[0]?.body);
  });

  it('is refused for another body under the same key', async () => {
    const { path, body, count } = call();
    const key = aKey();
    await send({ path, body, key });
    const other = await send({ path, body: call().body, key });
    expect([other.status, other.body]).toEqual([
      422,
      expect.objectContaining({ code: 'idempotency-mismatch' }),
    ]);
    expect(await count()).toBe(1);
  });
});

describe('an Idempotency-Key', () => {
  it('belongs to one person, and another person’s equal key is another key', async () => {
    const colleague = await anAdmin();
    const [key, body, path] = [aKey(), aCourseBody(), '/course/courses'];
    const mine = await send({ path, body, key });
    const theirs = await send({ path, body, key, token: colleague.token });
    expect(idOf(theirs)).not.toBe(idOf(mine));
  });

  it('gives no right to somebody who may not make the call', async () => {
    const learner = await aLearner();
    const refusal = await send({
      path: '/course/courses',
      body: aCourseBody(),
      key: aKey(),
      token: learner.token,
    });
    expect(refusal.status).toBe(403);
  });

  it.each([
    '"short"',
    'no quotes around this one',
    '"a key that goes on and on and on and on and on and on and on an"x',
  ])('in a wrong format is refused: %s', async (key) => {
    const refusal = await send({ path: '/course/courses', body: aCourseBody(), key });
    expect([refusal.status, refusal.body]).toEqual([
      400,
      expect.objectContaining({ errors: [expect.objectContaining({ path: 'Idempotency-Key' })] }),
    ]);
  });

  it('is forgotten after a day', async () => {
    const [key, body, path] = [aKey(), aCourseBody(), '/course/courses'];
    const first = await send({ path, body, key });
    const { docs } = await db.collection(idempotencyCollection).where('result.id', '==', idOf(first)).get();
    expect(docs).toHaveLength(1);
    await docs[0]?.ref.update({ expiresAt: new Date(Date.now() - 1) });
    expect(idOf(await send({ path, body, key }))).not.toBe(idOf(first));
  });

  it('can be used again after a refusal', async () => {
    const key = aKey();
    const path = '/subcategories';
    expect((await send({ path, body: { ...aCategoryBody(), courseId: 999_999_999_999 }, key })).status).toBe(
      400,
    );
    expect((await send({ path, body: aCategoryBody(), key })).status).toBe(201);
  });

  it('is stored without anything that reveals the body', async () => {
    const body = registrationBody();
    await send({ path: '/users/register', body, key: aKey(), token: '' });
    const { uid } = await auth.getUserByEmail(body.email);
    const { docs } = await db.collection(idempotencyCollection).where('result.id', '==', uid).get();
    expect(docs).toHaveLength(1);
    expect(JSON.stringify(docs.map((doc) => doc.data()))).not.toContain(body.password);
    expect((await db.collection(registrationsCollection).doc(uid).get()).exists).toBe(false);
  });
});

describe('a copy of a category with an Idempotency-Key', () => {
  // Fault: A copy of a category is asked for twice at once, as by a double click. Sees: One copy. Stored: One
  // copy, one entry of the audit log. Heals: Nothing needs to heal.
  it('is one copy, with its lessons', async () => {
    const source = await storeCourseWithLessons(3);
    const [key, path] = [aKey(), `/subcategories/${source.category.id}/duplicate`];
    const [first, second] = await Promise.all([send({ path, body: {}, key }), send({ path, body: {}, key })]);
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(await lessonsIn(idOf(first))).toHaveLength(3);
    expect(await stored.course(source.course.id)).toMatchObject({ lessonIds: { length: 6 } });
    expect(await auditOf(idOf(first), 'subcategory.duplicate')).toHaveLength(1);
  });
});

const rowOf = (email: string) => ({ name: 'Anjali Menon', email, course: '1' });

describe('an import of accounts with an Idempotency-Key', () => {
  // Fault: The response to an import is cut off. Sees: Which rows are not answered yet. Stored: The accounts that
  // were made, once each. Heals: Sent again, each row answers what became of it the first time.
  it('answers each row as the first time when it is sent again', async () => {
    const [path, key] = ['/admin/users/import', aKey()];
    const rows = [1, 2, 3].map(() => rowOf(`${uniqueWord()}@padavu.example`));
    const first = await send({ path, body: { dryRun: false, rows }, key });
    expect(first.body).toMatchObject({ data: rows.map(() => ({ state: 'created' })) });
    const again = await send({ path, body: { dryRun: false, rows }, key });
    expect(again.body).toEqual(first.body);
    const withoutKey = await api('POST', path, { token: admin.token, body: { dryRun: false, rows } });
    expect(withoutKey.body).toMatchObject({ data: rows.map(() => ({ state: 'exists' })) });
    const { uid } = await auth.getUserByEmail(rows[0]?.email ?? '');
    expect(await auditOf(uid, 'user.create')).toHaveLength(1);
  });
});
