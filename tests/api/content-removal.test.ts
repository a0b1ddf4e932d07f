import { usersCollection } from '@padavu/domain/user/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentRemovalData } from '../../functions/src/data/course/content-removal.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { changedMeanwhile } from '../../functions/src/errors.ts';
import { db } from '../support/accounts-firebase.ts';
import { anAdmin, callerOf, createAccount, type SignedIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { auditOf } from '../support/audit.ts';
import {
  auditIdOf,
  lessonsIn,
  someId,
  storeCourse,
  storeCourseWithLessons,
  stored,
  storeCategory,
} from '../support/content.ts';
import { Died, processThatDiesAt } from './support/dying-process.ts';

let admin: SignedIn;

beforeAll(async () => {
  admin = await anAdmin();
});

type Options = { headers?: Record<string, string> };
const removeCategory = (id: number | string, options: Options = {}) =>
  api('DELETE', `/subcategories/${id}`, { token: admin.token, ...options });
const removeCourse = (id: number | string, options: Options = {}) =>
  api('DELETE', `/course/courses/${id}`, { token: admin.token, ...options });

/** The removal service in a process that dies before its nth transaction. */
const removalThatDiesAt = (nth: number) => contentRemovalData(processThatDiesAt(nth));

/** The removal service, while somebody else edits just before each of its transactions. */
function removalDuring(edit: () => Promise<unknown>) {
  const runTransaction: typeof db.runTransaction = async (work, options) => {
    await edit();
    return db.runTransaction(work, options);
  };
  const store = { collection: (path: string) => db.collection(path), runTransaction };
  return contentRemovalData({ ...processThatDiesAt(Infinity), ...transactions({ db: store }) });
}

const caller = () => callerOf(admin);
const anyVersion = () => undefined;
const only = (version: Date) => (updatedAt: Date) => {
  if (updatedAt.getTime() !== version.getTime()) throw changedMeanwhile();
};

describe('DELETE /subcategories/{id}', () => {
  it('deletes a category with its lessons, updates the counts, and adds audit entries', async () => {
    const { course, category, lessonIds } = await storeCourseWithLessons(2);
    const reply = await removeCategory(category.id);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      success: true,
      message: 'Category deleted successfully!',
      data: { id: category.id, auditId: auditIdOf(reply) },
    });
    expect(await stored.category(category.id)).toBeUndefined();
    expect(await lessonsIn(category.id)).toEqual([]);
    expect(await stored.course(course.id)).toMatchObject({ lessonIds: [] });
    expect(await auditOf(category.id, 'subcategory')).toMatchObject([
      { action: 'subcategory.delete', before: { title: 'Foundations' }, after: null },
    ]);
    expect(await auditOf(lessonIds[0] ?? 0, 'lesson')).toMatchObject([
      { action: 'lesson.delete', partOf: `subcategories/${category.id}` },
    ]);
  });

  it('answers 200 again when it is repeated, and 404 for an id that never existed', async () => {
    const { category } = await storeCourseWithLessons(1);
    const first = await removeCategory(category.id);
    const again = await removeCategory(category.id);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await auditOf(category.id, 'subcategory')).toHaveLength(1);
    expect((await removeCategory(someId())).status).toBe(404);
    expect((await removeCategory('abc')).status).toBe(404);
  });

  it('answers 412 when the category has changed since it was read, and removes nothing', async () => {
    const { category } = await storeCourseWithLessons(1);
    expect((await removeCategory(category.id, { headers: { 'If-Match': '"1"' } })).status).toBe(412);
    expect(await lessonsIn(category.id)).toHaveLength(1);
  });

  it('removes nothing when the category is changed just before', async () => {
    const { category } = await storeCourseWithLessons(1);
    const edit = () => db.doc(`subcategories/${category.id}`).update({ updatedAt: new Date() });
    const removal = removalDuring(edit).removeCategory(category.id, caller(), only(category.updatedAt));
    await expect(removal).rejects.toMatchObject({ kind: 'outdated' });
    expect(await lessonsIn(category.id)).toHaveLength(1);
  });

  it('deletes more lessons than one batch holds', async () => {
    const { course, category } = await storeCourseWithLessons(250);
    expect((await removeCategory(category.id)).status).toBe(200);
    expect(await lessonsIn(category.id)).toEqual([]);
    expect(await stored.course(course.id)).toMatchObject({ lessonIds: [] });
  });

  it('leaves right counts when it is interrupted, and is completed by a second call', async () => {
    const { course, category } = await storeCourseWithLessons(250);
    const dyingRemoval = removalThatDiesAt(2);
    await expect(dyingRemoval.removeCategory(category.id, caller(), anyVersion)).rejects.toThrow(Died);
    const remaining = await lessonsIn(category.id);
    expect(remaining).toHaveLength(150);
    expect(await stored.category(category.id)).toMatchObject({ lessonsCount: 150 });
    const lessonIds = (await stored.course(course.id))?.['lessonIds'];
    expect(lessonIds).toHaveLength(150);
    expect(lessonIds).toEqual(expect.arrayContaining(remaining));

    expect((await removeCategory(category.id)).status).toBe(200);
    expect(await lessonsIn(category.id)).toEqual([]);
  });

  it('also deletes lessons that are created meanwhile', async () => {
    const { category } = await storeCourseWithLessons(120);
    const create = () =>
      api('POST', `/lessons/subcategory/${category.id}`, {
        token: admin.token,
        body: { day: 1, title: 'Late', description: 'Late.' },
      });
    const [removal, ...creations] = await Promise.all([removeCategory(category.id), create(), create()]);
    expect(removal.status).toBe(200);
    for (const { status } of creations) expect([201, 404]).toContain(status);
    expect(await lessonsIn(category.id)).toEqual([]);
  });
});

describe('DELETE /course/courses/{id}', () => {
  it('deletes a course with its categories and lessons, however many there are', async () => {
    const { course, category } = await storeCourseWithLessons(510);
    const empty = await storeCategory({ courseId: course.id });
    const reply = await removeCourse(course.id);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ success: true, data: { id: course.id } });
    expect(await stored.course(course.id)).toBeUndefined();
    expect(await stored.category(category.id)).toBeUndefined();
    expect(await stored.category(empty.id)).toBeUndefined();
    expect(await lessonsIn(category.id)).toEqual([]);
    expect(await auditOf(course.id, 'course')).toMatchObject([{ action: 'course.delete', after: null }]);
    expect(await auditOf(empty.id, 'subcategory')).toMatchObject([{ partOf: `courses/${course.id}` }]);
  });

  it('is refused while a learner of any status is enrolled', async () => {
    const { course, category } = await storeCourseWithLessons(1);
    const { uid } = await createAccount({ courseId: course.id, status: 'inactive' });
    const reply = await removeCourse(course.id);
    expect([reply.status, reply.refusal().code]).toEqual([409, 'has-learners']);
    expect(await lessonsIn(category.id)).toHaveLength(1);
    await db.collection(usersCollection).doc(uid).delete();
    expect((await removeCourse(course.id)).status).toBe(200);
  });

  it('is refused when a learner registers just before', async () => {
    const { course, category } = await storeCourseWithLessons(1);
    const register = () => createAccount({ courseId: course.id, status: 'pending' });
    const removal = removalDuring(register).removeCourse(course.id, caller(), anyVersion);
    await expect(removal).rejects.toMatchObject({ code: 'has-learners' });
    expect(await lessonsIn(category.id)).toHaveLength(1);
  });

  it('answers 200 again when it is repeated, and 404 for an id that never existed', async () => {
    const { id } = await storeCourse();
    await removeCourse(id);
    expect((await removeCourse(id)).status).toBe(200);
    expect((await removeCourse(someId())).status).toBe(404);
    expect((await removeCourse('abc')).status).toBe(404);
  });

  it('answers 412 when the course has changed since it was read', async () => {
    const { id } = await storeCourse();
    expect((await removeCourse(id, { headers: { 'If-Match': '"1"' } })).status).toBe(412);
    expect(await stored.course(id)).toBeDefined();
  });

  it('removes nothing when the course is changed just before', async () => {
    const { course, category } = await storeCourseWithLessons(1);
    const edit = () => db.doc(`courses/${course.id}`).update({ updatedAt: new Date() });
    const removal = removalDuring(edit).removeCourse(course.id, caller(), only(course.updatedAt));
    await expect(removal).rejects.toMatchObject({ kind: 'outdated' });
    expect(await lessonsIn(category.id)).toHaveLength(1);
  });

  it.each([1, 2, 3, 4])(
    'that is interrupted before transaction %i is completed by a second call',
    async (nth) => {
      const { course, category } = await storeCourseWithLessons(150);
      await expect(removalThatDiesAt(nth).removeCourse(course.id, caller(), anyVersion)).rejects.toThrow(
        Died,
      );
      expect(await stored.course(course.id)).toBeDefined();
      expect((await removeCourse(course.id)).status).toBe(200);
      expect(await stored.course(course.id)).toBeUndefined();
      expect(await lessonsIn(category.id)).toEqual([]);
    },
  );
});
