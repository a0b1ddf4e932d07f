import { auditCollection } from '@padavu/domain/admin/audit';
import { attentionPath, type CheckedCollection } from '@padavu/domain/admin/attention';
import { questionsCollection } from '@padavu/domain/learning/lesson-question';
import { dataReply } from '@padavu/domain/api/reply';
import { submissionsCollection } from '@padavu/domain/learning/task';
import { trashCollection } from '@padavu/domain/admin/trash';
import { usersCollection } from '@padavu/domain/user/user';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { aLearner, anAdmin, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { api, nextPage, type ApiReply } from '../support/api-client.ts';
import { aPayment, aRefund } from '../support/builders.ts';
import {
  idsIn,
  idsOnEveryPage,
  someId,
  storeCategory,
  storeCourseWithLessons,
  stored,
  storeLesson,
} from '../support/content.ts';

// A document that was damaged in the console or by a script harms only itself, and can be repaired and deleted.

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const megabyte = 'x'.repeat(900_000);
const thousands = Array.from({ length: 5000 }, (_, index) => `entry ${index}`);

type School = Awaited<ReturnType<typeof storeCourseWithLessons>> & { learner: SignedIn };

/** Creates a course with a category and three lessons, and a learner of it. */
async function createSchool(): Promise<School> {
  const school = await storeCourseWithLessons(3);
  return { ...school, learner: await aLearner({ courseId: school.course.id }) };
}

/** Replaces one field, or removes it. */
async function damageField(path: string, field: string, value: unknown): Promise<void> {
  const ref = db.doc(path);
  const { [field]: _, ...fields } = (await ref.get()).data() ?? {};
  await ref.set(value === undefined ? fields : { ...fields, [field]: value });
}

/** The status of every list and page over REST that a document of the course could close, for each kind of person. */
async function answersOf({ course, category, learner }: School): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  const people = { visitor: undefined, learner: learner.token, admin: admin.token };
  const readAs = async ([person, token]: [string, string | undefined]) => {
    for (const path of [
      '/course/courses?limit=100',
      `/course/courses/${course.id}`,
      '/subcategories/all?limit=500',
      `/subcategories/course/${course.id}`,
      `/subcategories/${category.id}`,
      `/lessons/subcategory/${category.id}`,
      ...(person === 'learner' ? ['/course/user/course'] : []),
    ]) {
      statuses[`${person} ${path}`] = (await api('GET', path, { token })).status;
    }
  };
  await Promise.all(Object.entries(people).map(readAs));
  return statuses;
}

const Repaired = dataReply(
  z.object({
    changed: z.array(z.string()),
    faults: z.array(z.object({ field: z.string(), problem: z.string() })),
  }),
);

const attentionTo = (collection: CheckedCollection, id: number | string) =>
  `/admin/attention/${collection}/${encodeURIComponent(String(id))}`;

const repair = (collection: CheckedCollection, id: number | string) =>
  api('POST', `${attentionTo(collection, id)}/repair`, { token: admin.token });

const remove = (collection: CheckedCollection, id: number | string) =>
  api('DELETE', attentionTo(collection, id), { token: admin.token });

const needsAttention = async (collection: CheckedCollection, id: number | string) =>
  (await db.doc(attentionPath(collection, String(id))).get()).exists;

describe('one category without an instructor', () => {
  it('blocks no call, and can be deleted', async () => {
    const school = await createSchool();
    const id = school.category.id;
    await damageField(`subcategories/${id}`, 'instructor', undefined);
    const statuses = await answersOf(school);
    expect(Object.entries(statuses).filter(([, status]) => status !== 200)).toEqual([]);
    expect((await api('DELETE', `/subcategories/${id}`, { token: admin.token })).status).toBe(200);
    expect(await stored.category(id)).toBeUndefined();
    expect((await stored.course(school.course.id))?.['lessonIds']).toEqual([]);
  });
});

describe('one lesson without topics', () => {
  it('blocks no call, and can be copied, deleted and restored', async () => {
    const school = await createSchool();
    const { token } = admin;
    const inCategory = `/lessons/subcategory/${school.category.id}`;
    const [id = 0] = school.lessonIds;
    await damageField(`lessons/${id}`, 'topics', undefined);
    await damageField(`lessons/${id}`, 'day', 'Monday');
    expect(idsIn(await api('GET', inCategory, { token: school.learner.token }))).toHaveLength(3);
    const copied = await api('POST', `/subcategories/${school.category.id}/duplicate`, { token });
    expect(copied.status).toBe(201);
    const deleted = await api('DELETE', `${inCategory}/lesson/${id}`, { token });
    expect(deleted.status).toBe(200);
    const { auditId } = deleted.as(dataReply(z.object({ auditId: z.string() }))).data;
    expect((await api('POST', `/admin/audit/${auditId}/undo`, { token })).status).toBe(200);
    // As it was: what is wrong with it is still there to be repaired.
    const restored = await stored.lesson(id);
    expect(restored).toMatchObject({ day: 'Monday', subcategoryId: school.category.id });
    expect(restored).not.toHaveProperty('topics');
  });
});

type Target = [CheckedCollection, field: string];

const names: readonly Target[] = [
  ['courses', 'title'],
  ['subcategories', 'instructor'],
  ['lessons', 'description'],
  ['users', 'name'],
];
/**
 * Fields that are damaged at the same time, one of each document of a school, in the order of their repairs: the repair
 * of a course or category counts its lessons anew, in all documents that count them.
 */
const groups: readonly (readonly Target[])[] = [
  names,
  [
    ['courses', 'lessonIds'],
    ['subcategories', 'id'],
    ['lessons', 'topics'],
    ['users', 'registrationDate'],
  ],
  [
    ['subcategories', 'lessonsCount'],
    ['courses', 'category'],
    ['lessons', 'courseId'],
  ],
];
const lists: readonly Target[] = [
  ['courses', 'lessonIds'],
  ['lessons', 'topics'],
];

/** A value in one field of several documents, and the names of these fields. */
function damage(fault: string, value: unknown, targets: readonly Target[]) {
  return { fault, value, targets, fields: targets.map(([, field]) => field).join(', ') };
}

// What each fault does to each field is tested in `domain/src/stored.test.ts`, and each field alone, beside a sound
// school, in `damaged-documents.test.ts`. A value that nearly fills a document is too large for any field.
const damages = [
  ...groups.map((targets) => damage('missing', undefined, targets)),
  ...groups.map((targets) => damage('of another type', { nested: true }, targets)),
  damage('a megabyte long', megabyte, names),
  damage('a list of thousands', thousands, lists),
];

const idOfTarget = (collection: CheckedCollection, { course, category, lessonIds, learner }: School) =>
  ({
    courses: course.id,
    subcategories: category.id,
    lessons: lessonIds[0] ?? 0,
    users: learner.uid,
    payments: learner.uid,
    furtherPayments: `${learner.uid}_k1`,
  })[collection];

describe('fields that are wrong in every document of a school', () => {
  it.each(damages)('affect nothing else, and are repaired: $fields $fault', async ({ targets, value }) => {
    const school = await createSchool();
    for (const [collection, field] of targets)
      await damageField(`${collection}/${idOfTarget(collection, school)}`, field, value);

    const statuses = await answersOf(school);
    expect(Object.entries(statuses).filter(([, status]) => status !== 200)).toEqual([]);
    expect((await api('GET', '/admin/users?limit=500', { token: admin.token })).status).toBe(200);

    for (const [collection, field] of targets) {
      const id = idOfTarget(collection, school);
      const reply = await repair(collection, id);
      expect([field, reply.status]).toEqual([field, 200]);
      expect(reply.as(Repaired).data).toMatchObject({ faults: [] });
      expect(reply.as(Repaired).data.changed).toContain(field);
      expect([field, await needsAttention(collection, id)]).toEqual([field, false]);
      expect((await repair(collection, id)).as(Repaired).data.changed).toEqual([]);
    }

    const [course, category] = await Promise.all([
      stored.course(school.course.id),
      stored.category(school.category.id),
    ]);
    expect(new Set(z.array(z.number()).parse(course?.['lessonIds']))).toEqual(new Set(school.lessonIds));
    expect(category?.['lessonsCount']).toBe(3);
    expect(await idsOnEveryPage(`/subcategories/course/${school.course.id}`)).toEqual([school.category.id]);
    expect(idsIn(await api('GET', `/lessons/subcategory/${school.category.id}`))).toHaveLength(3);
  });

  it('do not prevent deleting the documents when they are a megabyte long', async () => {
    const school = await createSchool();
    const { course, category, lessonIds } = school;
    for (const [collection, field] of names)
      await damageField(`${collection}/${idOfTarget(collection, school)}`, field, megabyte);
    const removeTwice = async (collection: CheckedCollection) => {
      const id = idOfTarget(collection, school);
      expect([collection, (await remove(collection, id)).status]).toEqual([collection, 200]);
      expect((await db.doc(`${collection}/${id}`).get()).exists).toBe(false);
      expect([collection, (await remove(collection, id)).status]).toEqual([collection, 200]);
    };

    await removeTwice('lessons');
    expect((await stored.category(category.id))?.['lessonsCount']).toBe(2);
    expect((await stored.course(course.id))?.['lessonIds']).toEqual(lessonIds.slice(1));
    await removeTwice('subcategories');
    // A course with learners is not deleted.
    await removeTwice('users');
    const { id: subcategoryId } = await storeCategory({ courseId: course.id, lessonsCount: 1 });
    await storeLesson({ courseId: course.id, subcategoryId });
    await removeTwice('courses');
    expect(await stored.category(subcategoryId)).toBeUndefined();
  });
});

describe('a document with an invalid id', () => {
  it('is left out of lists, cannot be repaired, and can be deleted', async () => {
    const school = await createSchool();
    const id = `abc ${uniqueWord()}`;
    const { id: subcategoryId } = school.category;
    await db.doc(`lessons/${id}`).set({ id: 1, title: 'Lost', subcategoryId, courseId: school.course.id });
    expect(idsIn(await api('GET', `/lessons/subcategory/${subcategoryId}`))).toHaveLength(3);
    const refused = await repair('lessons', id);
    expect([refused.status, refused.refusal().code]).toEqual([409, 'not-repairable']);
    expect((await remove('lessons', id)).status).toBe(200);
    expect((await db.doc(`lessons/${id}`).get()).exists).toBe(false);
    expect((await remove('lessons', id)).status).toBe(200);
    expect((await stored.category(subcategoryId))?.['lessonsCount']).toBe(3);
  });

  it('does not stop a list that reaches it', async () => {
    const { course, category } = await createSchool();
    const ids = [category.id, someId(), someId(), someId()];
    for (const id of ids.slice(1)) {
      await db.doc(`subcategories/${id}`).set({ ...(await stored.category(category.id)), id });
    }
    const lost = `lost-${uniqueWord()}`;
    const between = (ids.toSorted((one, other) => one - other)[1] ?? 0) + 0.5;
    await db.doc(`subcategories/${lost}`).set({ courseId: course.id, id: between });
    const listed = await idsOnEveryPage(`/subcategories/course/${course.id}?limit=1`);
    expect(listed).toEqual(ids.toSorted((one, other) => one - other));
    await remove('subcategories', lost);
  });

  it('is answered with 404 if it does not exist', async () => {
    expect((await repair('lessons', uniqueWord())).status).toBe(404);
    expect((await remove('lessons', uniqueWord())).status).toBe(404);
    expect((await api('DELETE', '/admin/attention/audit/1', { token: admin.token })).status).toBe(404);
  });
});

describe('a list of users', () => {
  it('continues after a user whose name or date cannot be sorted', async () => {
    const courseId = someId();
    const uids = await Promise.all(
      [{ sortName: 7 }, { registrationDate: 'yesterday' }, {}].map(async (wrong) => {
        const { uid } = await aLearner({ courseId });
        await db.doc(`users/${uid}`).set(wrong, { merge: true });
        return uid;
      }),
    );
    for (const sort of ['newest', 'oldest', 'name', 'name-descending']) {
      const found: string[] = [];
      const first = `/admin/users?limit=1&courseId=${courseId}&sort=${sort}`;
      for (let next: string | undefined = first; next !== undefined;) {
        const reply: ApiReply = await api('GET', next, { token: admin.token });
        found.push(...reply.as(z.array(z.object({ id: z.string() }))).map(({ id }) => id));
        next = nextPage(next, reply);
      }
      expect(found.toSorted()).toEqual(uids.toSorted());
    }
  });

  it('lets an administrator decide about a user without a status', async () => {
    const { uid } = await aLearner({ status: 'pending' });
    await damageField(`users/${uid}`, 'status', undefined);
    const approved = await api('PUT', `/admin/users/${uid}/approve`, { token: admin.token, body: {} });
    expect(approved.status).toBe(200);
    expect((await db.doc(`users/${uid}`).get()).get('status')).toBe('approved');
  });
});

describe('a payment that lost its fields', () => {
  it('is repaired, and the day is that of its record', async () => {
    const { uid } = await aLearner();
    const recordedAt = new Date('2026-03-04T12:00:00Z');
    await db.doc(`payments/${uid}`).set({ ...aPayment({ recordedAt }), receivedOn: 4, method: null });
    const { changed } = (await repair('payments', uid)).as(Repaired).data;
    expect(changed.toSorted()).toEqual(['method', 'receivedOn']);
    expect((await db.doc(`payments/${uid}`).get()).data()).toMatchObject({
      receivedOn: '2026-03-04',
      method: 'other',
      amount: aPayment().amount,
    });
  });

  it('keeps what can be read of its refund, and the day of that is the one of its record', async () => {
    const { uid } = await aLearner();
    const recordedAt = new Date('2026-03-04T12:00:00Z');
    const refund = { ...aRefund({ recordedAt }), refundedOn: 'soon', method: 'barter' };
    await db.doc(`payments/${uid}`).set({ ...aPayment(), refund });
    const { changed } = (await repair('payments', uid)).as(Repaired).data;
    expect(changed).toEqual(['refund']);
    expect((await db.doc(`payments/${uid}`).get()).data()).toMatchObject({
      amount: aPayment().amount,
      refund: { amount: 500, method: 'other', refundedOn: '2026-03-04', note: refund.note },
    });
  });

  it('can be deleted until it is repaired', async () => {
    const { uid } = await aLearner();
    const payment = db.doc(`payments/${uid}`);
    await payment.set(aPayment());
    const refused = await remove('payments', uid);
    expect([refused.status, refused.refusal().code]).toEqual([409, 'changed-meanwhile']);
    expect((await payment.get()).exists).toBe(true);
    await damageField(`payments/${uid}`, 'method', undefined);
    expect((await remove('payments', uid)).status).toBe(200);
    expect((await payment.get()).exists).toBe(false);
  });
});

describe('a document without the field that orders its list', () => {
  it.each([
    ['/admin/audit', auditCollection],
    ['/admin/questions', questionsCollection],
    ['/admin/submissions', submissionsCollection],
    ['/admin/trash', trashCollection],
    ['/admin/users', usersCollection],
  ])('is no position in the list %s', async (path, collection) => {
    const ref = db.collection(collection).doc(uniqueWord());
    await ref.set({ damaged: true });
    onTestFinished(async () => void (await ref.delete()));
    const cursor = Buffer.from(JSON.stringify([ref.id])).toString('base64url');
    const reply = await api('GET', `${path}?cursor=${cursor}`, { token: admin.token });
    expect([reply.status, reply.refusal().errors?.map((error) => error.path)]).toEqual([400, ['cursor']]);
  });
});
