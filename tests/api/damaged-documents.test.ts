import { checkedCollections, faultsOf, type CheckedCollection } from '@padavu/domain/admin/attention';
import { claimsFor } from '@padavu/domain/user/claims';
import { Course } from '@padavu/domain/course/course';
import { Lesson } from '@padavu/domain/course/lesson';
import { FurtherPayment, UserPayments } from '@padavu/domain/payment/further-payment';
import { Payment } from '@padavu/domain/payment/payment';
import { Progress, progressPath } from '@padavu/domain/learning/progress';
import { dataReply } from '@padavu/domain/api/reply';
import { Category } from '@padavu/domain/course/category';
import { UserRecord } from '@padavu/domain/user/user-record';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsOf } from '../../functions/src/data/store/documents.ts';
import { auth, db } from '../support/accounts-firebase.ts';
import { aLearner, anAdmin, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { api, nextPage, type ApiReply } from '../support/api-client.ts';
import {
  aCourse,
  aFurtherPayment,
  aLesson,
  aPayment,
  aProgress,
  aCategory,
  aUserRecord,
} from '../support/builders.ts';
import { idsOnEveryPage, someId, storeCourseWithLessons, stored } from '../support/content.ts';

// Every kind of document, with each field of its schema but the id missing, of another type and too large, all of them
// beside an intact document. New fields and kinds are tested without a change here.

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const schemas: Record<CheckedCollection, z.ZodObject> = {
  courses: Course,
  subcategories: Category,
  lessons: Lesson,
  users: UserRecord,
  payments: Payment,
  furtherPayments: FurtherPayment,
};

const faults = {
  missing: undefined,
  // In the SDK, a reference refers to itself.
  'of another type': db.doc('courses/1'),
  // Beyond every limit. `tolerance.test.ts` has what nearly fills a document.
  'absurdly large': 'x'.repeat(20_000),
} as const;

type Fields = Record<string, unknown>;
type Damaged = { id: string; field: string; fault: keyof typeof faults; fields: Fields };

function damage(fields: Fields, field: string, value: unknown): Fields {
  const { [field]: _, ...rest } = fields;
  return value === undefined ? rest : { ...rest, [field]: value };
}

/** One document for each field and fault; `make` gives a sound one and its id. */
function damagedOnes(schema: z.ZodObject, make: () => { id: string; fields: Fields }): Damaged[] {
  const fields = Object.keys(schema.shape).filter((field) => field !== 'id');
  return fields.flatMap((field) =>
    (['missing', 'of another type', 'absurdly large'] as const).map((fault) => {
      const sound = make();
      return { id: sound.id, field, fault, fields: damage(sound.fields, field, faults[fault]) };
    }),
  );
}

/** Works on a few at a time, or on one after the other. */
async function forEach<T>(all: readonly T[], work: (each: T) => Promise<unknown>, atOnce = 6): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

const store = (collection: string, documents: readonly Damaged[]) =>
  forEach(documents, ({ id, fields }) => db.doc(`${collection}/${id}`).set(fields));

const nameOf = ({ field, fault }: Damaged) => `${field} ${fault}`;

/** The requests that were not answered with 200, so that one failure names all of them. */
const refused: string[] = [];

async function expectOk(what: string, answering: Promise<ApiReply>): Promise<ApiReply> {
  const reply = await answering;
  if (reply.status !== 200) refused.push(`${what}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply;
}

const Repaired = dataReply(
  z.object({ changed: z.array(z.string()), faults: z.array(z.object({ field: z.string() })) }),
);

/** Fields that no other data in the store can restore. */
const unknowable: Partial<Record<CheckedCollection, string>> = { lessons: 'subcategoryId' };

async function repair(collection: CheckedCollection, damaged: Damaged): Promise<void> {
  const { id, field } = damaged;
  const ref = db.doc(`${collection}/${id}`);
  // The repair of a neighbour may have counted anew what was wrong here.
  const wasFaulty = faultsOf(collection, id, fieldsOf(await ref.get())) !== undefined;
  const path = `/admin/attention/${collection}/${id}`;
  const reply = await expectOk(
    `repair of ${nameOf(damaged)}`,
    api('POST', `${path}/repair`, { token: admin.token }),
  );
  if (reply.status !== 200) return;
  const { changed, faults: left } = reply.as(Repaired).data;
  const stillFaulty = faultsOf(collection, id, fieldsOf(await ref.get()))?.fields.map((fault) => fault.field);
  const expected = unknowable[collection] === field ? [field] : [];
  const isRepaired =
    changed.includes(field) === wasFaulty &&
    JSON.stringify([left.map((fault) => fault.field), stillFaulty ?? []]) ===
      JSON.stringify([expected, expected]);
  if (!isRepaired) {
    refused.push(`repair of ${nameOf(damaged)}: ${JSON.stringify({ changed, left, stillFaulty })}`);
  }
}

async function remove(collection: CheckedCollection, damaged: Damaged): Promise<void> {
  const { id } = damaged;
  const path = `/admin/attention/${collection}/${id}`;
  // Some fields may be missing, the repair of a neighbour may have counted anew, and a sound document stays.
  if (!faultsOf(collection, id, fieldsOf(await db.doc(`${collection}/${id}`).get()))) {
    const { status } = await api('DELETE', path, { token: admin.token });
    if (status !== 409) refused.push(`${nameOf(damaged)} is sound, and its deletion was answered ${status}`);
    return;
  }
  await expectOk(`deletion of ${nameOf(damaged)}`, api('DELETE', path, { token: admin.token }));
  if ((await db.doc(`${collection}/${id}`).get()).exists) refused.push(`${nameOf(damaged)} is there still`);
}

/**
 * For each field, repairs the document in which it is of another type, and deletes that in which it is missing: what
 * each fault is, and what replaces it, is tested in `domain/src/stored.test.ts`. The others are removed from the store.
 * Returns the refused requests.
 */
async function repairAndRemove(
  collection: CheckedCollection,
  documents: readonly Damaged[],
): Promise<string[]> {
  // Categories and lessons are all counted in one course, which one after another changes.
  const atOnce = collection === 'subcategories' || collection === 'lessons' ? 1 : 6;
  const withFault = (fault: Damaged['fault']) => documents.filter((damaged) => damaged.fault === fault);
  const batch = db.batch();
  for (const { id } of withFault('absurdly large')) batch.delete(db.doc(`${collection}/${id}`));
  await batch.commit();
  await forEach(withFault('of another type'), (damaged) => repair(collection, damaged), atOnce);
  await forEach(withFault('missing'), (damaged) => remove(collection, damaged), atOnce);
  return refused;
}

type School = Awaited<ReturnType<typeof storeCourseWithLessons>> & { learner: SignedIn };

async function createSchool(): Promise<School> {
  refused.length = 0;
  const school = await storeCourseWithLessons(2);
  return { ...school, learner: await aLearner({ courseId: school.course.id }) };
}

/** Reads every list and record of the school over REST, as each kind of person. */
async function readEverything({ course, category, lessonIds, learner }: School): Promise<void> {
  const people = [
    ['a visitor', undefined],
    ['a learner', learner.token],
    ['an administrator', admin.token],
  ] as const;
  await forEach(people, async ([person, token]) => {
    for (const path of [
      `/course/courses/${course.id}`,
      `/subcategories/course/${course.id}`,
      `/subcategories/${category.id}`,
      `/lessons/subcategory/${category.id}`,
      `/lessons/subcategory/${category.id}/lesson/${lessonIds[0]}`,
    ]) {
      await expectOk(`${person}: ${path}`, api('GET', path, { token }));
    }
  });
  await expectOk('the own course', api('GET', '/course/user/course', { token: learner.token }));
  for (const path of ['', '/pending', '/count']) {
    await expectOk(`users${path}`, api('GET', `/admin/users${path}`, { token: admin.token }));
  }
  expect(refused).toEqual([]);
}

const idsExcept = (documents: readonly Damaged[], field: string) =>
  documents.filter((damaged) => damaged.field !== field).map(({ id }) => Number(id));

const ascending = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

/** Whether a lesson remains after `repairAndRemove`: it was repaired, or nothing was wrong with it. */
const isKeptLesson = ({ id, fault, fields }: Damaged) =>
  fault === 'of another type' || (fault === 'missing' && !faultsOf('lessons', id, fields));

// Some hundred and fifty documents of a megabyte or less, each repaired and deleted.
describe('documents with one damaged field each', { timeout: 120_000 }, () => {
  it('are tested for every checked collection', () => {
    expect(Object.keys(schemas).toSorted()).toEqual([...checkedCollections].toSorted());
  });

  it('courses affect nothing else, are listed, and can be repaired and deleted', async () => {
    const school = await createSchool();
    const damaged = damagedOnes(Course, () => {
      const id = someId();
      return { id: String(id), fields: aCourse({ id }) };
    });
    await store('courses', damaged);
    await readEverything(school);
    const listed = new Set(await idsOnEveryPage('/course/courses?limit=100', admin.token));
    expect(
      [school.course.id, ...damaged.map(({ id }) => Number(id))].filter((id) => !listed.has(id)),
    ).toEqual([]);
    expect(await idsOnEveryPage('/course/courses?limit=100')).toContain(school.course.id);
    await forEach(damaged, (each) =>
      expectOk(nameOf(each), api('GET', `/course/courses/${each.id}`, { token: admin.token })),
    );
    expect(await repairAndRemove('courses', damaged)).toEqual([]);
    await readEverything(school);
  });

  it('categories affect nothing else, are listed, and can be repaired and deleted', async () => {
    const school = await createSchool();
    const courseId = school.course.id;
    const damaged = damagedOnes(Category, () => {
      const id = someId();
      return { id: String(id), fields: aCategory({ id, courseId }) };
    });
    await store('subcategories', damaged);
    // Where a category belongs is found out from its lessons.
    await forEach(damaged, async ({ id }) => {
      const lessonId = someId();
      const lesson = aLesson({ id: lessonId, courseId, subcategoryId: Number(id) });
      await db.doc(`lessons/${lessonId}`).set(lesson);
    });
    await readEverything(school);
    expect(ascending(await idsOnEveryPage(`/subcategories/course/${courseId}`))).toEqual(
      ascending([school.category.id, ...idsExcept(damaged, 'courseId')]),
    );
    const all = new Set(await idsOnEveryPage('/subcategories/all?limit=500', admin.token));
    expect(damaged.filter(({ id }) => !all.has(Number(id)))).toEqual([]);
    await forEach(damaged, (each) =>
      expectOk(nameOf(each), api('GET', `/lessons/subcategory/${each.id}`, { token: admin.token })),
    );
    expect(await repairAndRemove('subcategories', damaged)).toEqual([]);
    await readEverything(school);
  });

  it('lessons affect nothing else, are listed, and can be repaired and deleted', async () => {
    const school = await createSchool();
    const { course, category } = school;
    const damaged = damagedOnes(Lesson, () => {
      const id = someId();
      return { id: String(id), fields: aLesson({ id, courseId: course.id, subcategoryId: category.id }) };
    });
    await store('lessons', damaged);
    await readEverything(school);
    const inCategory = `/lessons/subcategory/${category.id}`;
    expect(ascending(await idsOnEveryPage(inCategory, admin.token))).toEqual(
      ascending([...school.lessonIds, ...idsExcept(damaged, 'subcategoryId')]),
    );
    await forEach(
      damaged.filter(({ field }) => field !== 'subcategoryId'),
      (each) => expectOk(nameOf(each), api('GET', `${inCategory}/lesson/${each.id}`, { token: admin.token })),
    );
    expect(await repairAndRemove('lessons', damaged)).toEqual([]);
    await readEverything(school);
    const kept = damaged.filter(isKeptLesson).map(({ id }) => Number(id));
    expect(new Set(z.array(z.number()).parse((await stored.course(course.id))?.['lessonIds']))).toEqual(
      new Set([...school.lessonIds, ...kept]),
    );
  });

  it('accounts affect nothing else, are listed, and can be repaired and deleted', async () => {
    const school = await createSchool();
    const courseId = someId();
    const damaged = damagedOnes(UserRecord, () => {
      const id = uniqueWord();
      return { id, fields: aUserRecord({ email: `${id}@padavu.example`, courseId }) };
    });
    const customClaims = claimsFor(aUserRecord({ courseId }));
    const accounts = damaged.map(({ id }) => ({ uid: id, email: `${id}@padavu.example`, customClaims }));
    await auth.importUsers(accounts);
    await store('users', damaged);
    await readEverything(school);
    const listed: string[] = [];
    const first = `/admin/users?limit=20&courseId=${courseId}`;
    for (let next: string | undefined = first; next !== undefined;) {
      const reply: ApiReply = await api('GET', next, { token: admin.token });
      listed.push(...reply.as(z.array(z.object({ id: z.string() }))).map(({ id }) => id));
      next = nextPage(next, reply);
    }
    // The list is by date: whoever has none is in none until a repair, and needs attention.
    const ofTheCourse = damaged
      .filter(
        ({ field, fault }) => field !== 'courseId' && !(field === 'registrationDate' && fault === 'missing'),
      )
      .map(({ id }) => id);
    expect(listed.toSorted()).toEqual(ofTheCourse.toSorted());
    expect(await repairAndRemove('users', damaged)).toEqual([]);
    await readEverything(school);
  });

  it('payments affect nothing else, and can be repaired and deleted', async () => {
    const school = await createSchool();
    const damaged = damagedOnes(Payment, () => ({ id: uniqueWord(), fields: aPayment() }));
    await store('payments', damaged);
    await readEverything(school);
    expect(await repairAndRemove('payments', damaged)).toEqual([]);
  });

  it('further payments affect nothing else, show with the user, and can be repaired and deleted', async () => {
    const school = await createSchool();
    const { uid, token } = school.learner;
    await db.doc(`payments/${uid}`).set(aPayment());
    const damaged = damagedOnes(FurtherPayment, () => ({
      id: `${uid}_${uniqueWord()}`,
      fields: aFurtherPayment(),
    }));
    await store('furtherPayments', damaged);
    await readEverything(school);
    const listed = await expectOk(
      'the payments',
      api('GET', `/admin/users/${uid}/payments`, { token: admin.token }),
    );
    expect(listed.as(dataReply(UserPayments)).data.further).toHaveLength(damaged.length);
    await expectOk('the receipt', api('GET', '/users/me/receipt', { token }));
    expect(await repairAndRemove('furtherPayments', damaged)).toEqual([]);
  });

  it('progress blocks no page of its learner, and does not prevent deleting the account', async () => {
    const school = await createSchool();
    const courseId = school.course.id;
    for (const { fields, ...damaged } of damagedOnes(Progress, () => ({ id: '', fields: aProgress() }))) {
      await db.doc(progressPath(school.learner.uid, courseId)).set(fields);
      const own = api('GET', '/course/user/course', { token: school.learner.token });
      await expectOk(`progress with ${damaged.field} ${damaged.fault}`, own);
    }
    const path = `/admin/users/${school.learner.uid}`;
    await expectOk('deletion of the learner', api('DELETE', path, { token: admin.token }));
    expect(refused).toEqual([]);
  });

  it('accounts regain no access by the repair of the unreadable mark that took it away', async () => {
    const courseId = someId();
    const out = await aLearner({ courseId });
    const going = await aLearner({ courseId });
    await db.doc(`users/${out.uid}`).update({ signedOutAt: 'yesterday' });
    await db.doc(`users/${going.uid}`).update({ deletionBegan: 'yesterday' });
    for (const { uid, token } of [out, going]) {
      const path = `/admin/attention/users/${uid}/repair`;
      expect((await api('POST', path, { token: admin.token })).status).toBe(200);
      expect((await api('GET', '/course/user/course', { token })).status).toBe(401);
    }
  });
});
