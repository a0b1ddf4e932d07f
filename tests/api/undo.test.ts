import { auditCollection } from '@padavu/domain/admin/audit';
import { discountsCollection } from '@padavu/domain/payment/discount';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { progressPath } from '@padavu/domain/learning/progress';
import { trashPath } from '@padavu/domain/admin/trash';
import { categoriesCollection } from '@padavu/domain/course/category';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../support/accounts-firebase.ts';
import { aLearner, anAdmin, callerOf, createAccount, type SignedIn } from '../support/accounts.ts';
import { api, refusalOf } from '../support/api-client.ts';
import { apiDocument } from '../support/api-contract.ts';
import { aLesson, aLessonProgress, anAuditEntry, aProgress } from '../support/builders.ts';
import { auditOf } from '../support/audit.ts';
import { auditIdOf, lessonsIn, storeCourseWithLessons, stored, storeCategory } from '../support/content.ts';
import { Died, undoingThatDiesAt } from './support/dying-process.ts';

let admin: SignedIn;

beforeAll(async () => {
  admin = await anAdmin();
});

const undo = (auditId: string) => api('POST', `/admin/audit/${auditId}/undo`, { token: admin.token });
const remove = async (path: string) => auditIdOf(await api('DELETE', path, { token: admin.token }));
const removeCategory = (id: number) => remove(`/subcategories/${id}`);
const removeLesson = (subcategoryId: number, id = 0) =>
  remove(`/lessons/subcategory/${subcategoryId}/lesson/${id}`);
const entryDocument = (id: string) => db.collection(auditCollection).doc(id);

const caller = () => callerOf(admin);

describe('undoing the deletion of a lesson', () => {
  it('restores it in a new version, counts it again and adds an audit entry', async () => {
    const { course, category, lessonIds } = await storeCourseWithLessons(2);
    const [id = 0] = lessonIds;
    const before = await stored.lesson(id);
    const auditId = await removeLesson(category.id, id);
    const reply = await undo(auditId);
    expect(reply.status).toBe(200);
    const undoId = auditIdOf(reply);
    expect(reply.body).toEqual({
      success: true,
      message: adminMessages.audit.lessonRestored,
      data: { id, auditId: undoId },
    });
    const after = await stored.lesson(id);
    expect(after).toEqual({ ...before, updatedAt: after?.['updatedAt'] });
    expect(after?.['updatedAt']).not.toEqual(before?.['updatedAt']);
    expect(await stored.category(category.id)).toMatchObject({ lessonsCount: 2 });
    const listedIds = (await stored.course(course.id))?.['lessonIds'];
    expect(listedIds).toHaveLength(2);
    expect(listedIds).toEqual(expect.arrayContaining(lessonIds));
    expect((await entryDocument(undoId).get()).data()).toMatchObject({
      actor: { uid: admin.uid },
      action: 'lesson.restore',
      undoes: auditId,
      before: null,
      after: { id },
    });
  });

  it('keeps the progress of learners', async () => {
    const { course, category, lessonIds } = await storeCourseWithLessons(2);
    const [id = 0] = lessonIds;
    const learner = await aLearner({ courseId: course.id });
    const progress = aProgress({ lessons: { [id]: aLessonProgress() } });
    await db.doc(progressPath(learner.uid, course.id)).set(progress);
    const percent = async () => (await api('GET', '/course/user/course', { token: learner.token })).body;
    expect(await percent()).toMatchObject({ data: { progress: 50, totalLessons: 2 } });
    const auditId = await removeLesson(category.id, id);
    expect(await percent()).toMatchObject({ data: { progress: 0, totalLessons: 1 } });
    await undo(auditId);
    expect(await percent()).toMatchObject({ data: { progress: 50, totalLessons: 2 } });
  });

  it('restores it into the course that its category belongs to now', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(1);
    const other = await storeCourseWithLessons(0);
    const auditId = await removeLesson(category.id, lessonIds[0]);
    const { title, description } = category;
    const body = { title, description, courseId: other.course.id };
    await api('PUT', `/subcategories/${category.id}`, { token: admin.token, body });
    expect((await undo(auditId)).status).toBe(200);
    expect(await stored.lesson(lessonIds[0] ?? 0)).toMatchObject({ courseId: other.course.id });
    expect(await stored.course(other.course.id)).toMatchObject({ lessonIds });
  });

  it('happens once, also when it is requested twice at the same time', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(1);
    const auditId = await removeLesson(category.id, lessonIds[0]);
    const processes = [undoingThatDiesAt(Infinity), undoingThatDiesAt(Infinity)];
    const outcomes = await Promise.allSettled(processes.map((one) => one.undo(auditId, caller())));
    expect(outcomes.map(({ status }) => status).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'fulfilled',
      'rejected',
    ]);
    expect(refusalOf(await undo(auditId))).toEqual([
      409,
      'already-undone',
      adminMessages.audit.alreadyUndone,
    ]);
    expect(await stored.category(category.id)).toMatchObject({ lessonsCount: 1 });
  });

  it('can be followed by another deletion, which can be undone by itself', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(1);
    const first = await removeLesson(category.id, lessonIds[0]);
    await undo(first);
    const second = await removeLesson(category.id, lessonIds[0]);
    expect(await removeLesson(category.id, lessonIds[0])).toBe(second);
    expect((await undo(first)).status).toBe(409);
    expect((await undo(second)).status).toBe(200);
    expect(await lessonsIn(category.id)).toEqual(lessonIds);
  });

  it('is refused while its category or its course does not exist', async () => {
    const { course, category, lessonIds } = await storeCourseWithLessons(1);
    const auditId = await removeLesson(category.id, lessonIds[0]);
    const removal = await removeCategory(category.id);
    expect(refusalOf(await undo(auditId))).toEqual([409, 'category-gone', adminMessages.audit.categoryGone]);
    await undo(removal);
    await db.doc(`courses/${course.id}`).delete();
    expect(refusalOf(await undo(auditId))).toEqual([409, 'course-gone', adminMessages.audit.courseGone]);
  });

  it('is refused when its category is full, and when a lesson with its id exists again', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(1);
    const [id = 0] = lessonIds;
    const auditId = await removeLesson(category.id, id);
    const ref = db.collection(categoriesCollection).doc(String(category.id));
    await ref.update({ lessonsCount: limits.category.lessons });
    expect(refusalOf(await undo(auditId))).toEqual([409, 'category-full', adminMessages.categories.full]);
    await ref.update({ lessonsCount: 0 });
    await db
      .collection(lessonsCollection)
      .doc(String(id))
      .set(aLesson({ id, subcategoryId: category.id }));
    expect(refusalOf(await undo(auditId))).toEqual([409, 'exists-again', adminMessages.audit.lessonExists]);
  });
});

describe('undoing the deletion of a category', () => {
  it('restores it with its lessons and counts, and adds an audit entry for each', async () => {
    const { course, category, lessonIds } = await storeCourseWithLessons(3);
    const auditId = await removeCategory(category.id);
    const reply = await undo(auditId);
    expect([reply.status, reply.body]).toMatchObject([
      200,
      { message: adminMessages.audit.categoryRestored, data: { id: category.id } },
    ]);
    const { updatedAt: _, ...before } = category;
    expect(await stored.category(category.id)).toMatchObject(before);
    expect(await stored.courseOfCategory(category.id)).toEqual({ courseId: course.id });
    expect(new Set(await lessonsIn(category.id))).toEqual(new Set(lessonIds));
    const listedIds = (await stored.course(course.id))?.['lessonIds'];
    expect(listedIds).toHaveLength(3);
    expect(listedIds).toEqual(expect.arrayContaining(lessonIds));
    expect(await auditOf(category.id, 'subcategory')).toContainEqual(
      expect.objectContaining({ action: 'subcategory.restore', undoes: auditId }),
    );
    expect(await auditOf(lessonIds[0] ?? 0, 'lesson')).toContainEqual(
      expect.objectContaining({ action: 'lesson.restore' }),
    );
  });

  it('does not restore lessons that were deleted before', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(3);
    const [alone, earlier, ...remaining] = lessonIds;
    await removeLesson(category.id, alone);
    await undo(await removeCategory(category.id));
    await removeLesson(category.id, earlier);
    await undo(await removeCategory(category.id));
    expect(await lessonsIn(category.id)).toEqual(remaining);
    expect(await stored.category(category.id)).toMatchObject({ lessonsCount: 1 });
  });

  it('restores many lessons, and is finished by a second call after an interruption', async () => {
    const { course, category, lessonIds } = await storeCourseWithLessons(120);
    const auditId = await removeCategory(category.id);
    await expect(undoingThatDiesAt(3).undo(auditId, caller())).rejects.toThrow(Died);
    expect(await lessonsIn(category.id)).toHaveLength(50);
    expect(await stored.category(category.id)).toMatchObject({ lessonsCount: 50 });
    expect((await stored.course(course.id))?.['lessonIds']).toHaveLength(50);

    expect((await undo(auditId)).status).toBe(200);
    expect(new Set(await lessonsIn(category.id))).toEqual(new Set(lessonIds));
    expect(await stored.category(category.id)).toMatchObject({ lessonsCount: 120 });
    expect((await stored.course(course.id))?.['lessonIds']).toHaveLength(120);
    expect(refusalOf(await undo(auditId))).toEqual([
      409,
      'already-undone',
      adminMessages.audit.alreadyUndone,
    ]);
  });

  it('does not restore a lesson that was deleted again after an interruption', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(60);
    const auditId = await removeCategory(category.id);
    await expect(undoingThatDiesAt(3).undo(auditId, caller())).rejects.toThrow(Died);
    const [restoredId = 0] = await lessonsIn(category.id);
    await removeLesson(category.id, restoredId);
    expect((await undo(auditId)).status).toBe(200);
    const expected = new Set(lessonIds);
    expected.delete(restoredId);
    expect(new Set(await lessonsIn(category.id))).toEqual(expected);
  });

  it('is refused when its course does not exist, and when a category with its id exists again', async () => {
    const { course, category } = await storeCourseWithLessons(1);
    const auditId = await removeCategory(category.id);
    await storeCategory({ id: category.id, courseId: course.id });
    expect(refusalOf(await undo(auditId))).toEqual([409, 'exists-again', adminMessages.audit.categoryExists]);
    await db.doc(`subcategories/${category.id}`).delete();
    await db.doc(`courses/${course.id}`).delete();
    expect(refusalOf(await undo(auditId))).toEqual([409, 'course-gone', adminMessages.audit.courseGone]);
    expect(await lessonsIn(category.id)).toEqual([]);
  });
});

describe('undoing an audit entry', () => {
  it('is refused for an action that cannot be undone', async () => {
    const { uid } = await createAccount({ status: 'pending' });
    await api('PUT', `/admin/users/${uid}/approve`, { token: admin.token });
    const [entry] = await auditOf(uid);
    expect(refusalOf(await undo(entry?.id ?? ''))).toEqual([
      409,
      'not-undoable',
      adminMessages.audit.notUndoable,
    ]);
  });

  it.each([
    ['is missing', ''],
    ['can be the id of nothing', 'one/two'],
  ])('is refused when the id of its record %s', async (_what, id) => {
    const target = { collection: discountsCollection, id, label: 'ONAM25' };
    const ref = await db
      .collection(auditCollection)
      .add(anAuditEntry({ action: 'discount.update', target, before: { value: 1 }, after: { value: 2 } }));
    expect(refusalOf(await undo(ref.id))).toEqual([409, 'not-undoable', adminMessages.audit.notUndoable]);
  });

  it('is refused when the deleted record cannot be read', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(1);
    const auditId = await removeLesson(category.id, lessonIds[0]);
    await db.doc(trashPath('lessons', String(lessonIds[0]))).update({ document: { title: 'Torn' } });
    expect(refusalOf(await undo(auditId))).toEqual([409, 'not-undoable', adminMessages.audit.notUndoable]);
  });

  it('answers 404 for an id that no entry can have', async () => {
    for (const id of ['unknown', '__x__', 'a.b']) expect((await undo(id)).status).toBe(404);
  });

  it('keeps the entry as it was', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(1);
    const auditId = await removeLesson(category.id, lessonIds[0]);
    const before = (await entryDocument(auditId).get()).data();
    await undo(auditId);
    expect((await entryDocument(auditId).get()).data()).toEqual(before);
  });

  it('is the only call for an entry: none changes or deletes one', async () => {
    const auditPaths = Object.entries(apiDocument.paths).filter(([path]) => path.includes('audit'));
    expect(auditPaths.map(([path, methods]) => [path, Object.keys(methods)])).toEqual([
      ['/admin/audit', ['get']],
      ['/admin/audit/{id}/undo', ['post']],
    ]);
    const { category, lessonIds } = await storeCourseWithLessons(1);
    const auditId = await removeLesson(category.id, lessonIds[0]);
    const before = (await entryDocument(auditId).get()).data();
    for (const method of ['PUT', 'PATCH', 'POST', 'DELETE']) {
      const body = method === 'DELETE' ? undefined : before;
      const reply = await api(method, `/admin/audit/${auditId}`, { token: admin.token, body });
      expect(reply.status).toBe(404);
    }
    expect((await entryDocument(auditId).get()).data()).toEqual(before);
  });
});
