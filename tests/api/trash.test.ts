import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { dataReply } from '@padavu/domain/api/reply';
import { trashPath } from '@padavu/domain/admin/trash';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { anAdmin, callerOf, type SignedIn } from '../support/accounts.ts';
import { api, nextPage, refusalOf } from '../support/api-client.ts';
import { auditOf } from '../support/audit.ts';
import {
  auditIdOf,
  lessonsIn,
  someId,
  storeCourseWithLessons,
  stored,
  storeLesson,
  storeCategory,
} from '../support/content.ts';
import {
  Died,
  processThatDiesAt,
  servicesThatDieAt,
  survives,
  undoingThatDiesAt,
} from './support/dying-process.ts';
import { trashErasureData } from '../../functions/src/data/admin/trash-erasure.ts';
import { contentRemovalData } from '../../functions/src/data/course/content-removal.ts';

let admin: SignedIn;

beforeAll(async () => {
  admin = await anAdmin();
});

const caller = () => callerOf(admin);
const asAdmin = () => ({ token: admin.token });
const anyVersion = () => undefined;
const removeCourse = (id: number) => api('DELETE', `/course/courses/${id}`, asAdmin());
const removeCategory = (id: number) => api('DELETE', `/subcategories/${id}`, asAdmin());
const removeLesson = (subcategoryId: number, id = 0) =>
  api('DELETE', `/lessons/subcategory/${subcategoryId}/lesson/${id}`, asAdmin());
const undo = (auditId: string) => api('POST', `/admin/audit/${auditId}/undo`, asAdmin());
type Kind = 'courses' | 'subcategories' | 'lessons';
const restore = (kind: Kind, id = 0) => api('POST', `/admin/trash/${kind}_${id}/restore`, asAdmin());
const removeForGood = (kind: Kind, id = 0) => api('DELETE', `/admin/trash/${kind}_${id}`, asAdmin());
const isTrashed = async (kind: Kind, id = 0) => (await db.doc(trashPath(kind, String(id))).get()).exists;
const ascending = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

/** Stores a course with a category of `count` lessons and one of two, with the counts that the API keeps. */
async function storeSchool(count: number) {
  const { course, category, lessonIds } = await storeCourseWithLessons(count);
  const other = await storeCategory({ courseId: course.id, lessonsCount: 2, title: 'More' });
  const inOther = { courseId: course.id, subcategoryId: other.id };
  const more = [await storeLesson(inOther), await storeLesson(inOther)].map(({ id }) => id);
  await db.doc(`courses/${course.id}`).update({ lessonIds: [...lessonIds, ...more] });
  return { course, category, other, lessonIds, more };
}

/** Stores a question under a lesson, and a piece of work for it with its picture. @returns whether each still exists */
async function storeQuestionAndWork(lessonId = 0): Promise<() => Promise<boolean[]>> {
  const work = `someone_${lessonId}`;
  const refs = [`questions/${lessonId}`, `submissions/${work}`, `submissionPictures/${work}`].map((path) =>
    db.doc(path),
  );
  for (const ref of refs) await ref.set({ lessonId });
  return async () => (await db.getAll(...refs)).map(({ exists }) => exists);
}

const never = () => Promise.reject(new Error('no account is concerned'));
const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000);

/** Expects course, categories and lessons to exist with right counts. */
async function expectComplete({
  course,
  category,
  other,
  lessonIds,
  more,
}: Awaited<ReturnType<typeof storeSchool>>) {
  expect(await stored.course(course.id)).toMatchObject({ title: course.title, published: course.published });
  expect(await stored.course(course.id)).not.toHaveProperty('deletionId');
  const listedIds = z.array(z.int()).parse((await stored.course(course.id))?.['lessonIds']);
  expect(ascending(listedIds)).toEqual(ascending([...lessonIds, ...more]));
  expect(await stored.category(category.id)).toMatchObject({ lessonsCount: lessonIds.length });
  expect(await stored.category(category.id)).not.toHaveProperty('deletionId');
  expect(await stored.category(other.id)).toMatchObject({ lessonsCount: 2, title: 'More' });
  expect(ascending(await lessonsIn(category.id))).toEqual(ascending(lessonIds));
  expect(ascending(await lessonsIn(other.id))).toEqual(ascending(more));
  expect(await isTrashed('courses', course.id)).toBe(false);
  expect(await isTrashed('subcategories', category.id)).toBe(false);
}

const longText = 'So you learn to sell. '.repeat(90);

describe('a deleted course', () => {
  it('is restored with its categories, lessons and counts by undoing its deletion', async () => {
    const school = await storeSchool(3);
    const deletion = await removeCourse(school.course.id);
    expect(await isTrashed('courses', school.course.id)).toBe(true);
    const reply = await undo(auditIdOf(deletion));
    expect([reply.status, reply.body]).toMatchObject([
      200,
      { message: adminMessages.audit.courseRestored, data: { id: school.course.id } },
    ]);
    await expectComplete(school);
    expect(await auditOf(school.course.id, 'course.restore')).toMatchObject([
      { undoes: auditIdOf(deletion) },
    ]);
    expect(refusalOf(await undo(auditIdOf(deletion)))[1]).toBe('already-undone');
  });

  it('is restored without the lessons that were deleted before it', async () => {
    const school = await storeSchool(3);
    const [earlier, ...remaining] = school.lessonIds;
    await removeLesson(school.category.id, earlier);
    await removeCourse(school.course.id);
    expect((await restore('courses', school.course.id)).status).toBe(200);
    await expectComplete({ ...school, lessonIds: remaining });
    expect((await restore('lessons', earlier)).status).toBe(200);
    await expectComplete(school);
  });

  it.each([2, 3, 4, 5, 6])(
    'whose deletion died before transaction %i is restored completely after it was finished',
    async (nth) => {
      const school = await storeSchool(130);
      const dyingService = contentRemovalData(processThatDiesAt(nth));
      await survives(dyingService.removeCourse(school.course.id, caller(), anyVersion));
      expect((await removeCourse(school.course.id)).status).toBe(200);
      expect((await restore('courses', school.course.id)).status).toBe(200);
      await expectComplete(school);
    },
  );

  it.each([2, 3, 4, 5, 6, 7])(
    'whose restoration died before transaction %i has right counts, and is complete after a second restoration',
    async (nth) => {
      const school = await storeSchool(60);
      const auditId = auditIdOf(await removeCourse(school.course.id));
      const dyingService = undoingThatDiesAt(nth);
      await survives(dyingService.undo(auditId, caller()));
      const restoredIds = await lessonsIn(school.category.id);
      const category = await stored.category(school.category.id);
      expect(category?.['lessonsCount'] ?? 0).toBe(restoredIds.length);
      expect([200, 404]).toContain((await restore('courses', school.course.id)).status);
      await expectComplete(school);
    },
  );

  it.each(['from the trash', 'by undoing its deletion'])(
    'is restored whole when it is long: %s',
    async (how) => {
      const { course } = await storeCourseWithLessons(0, {
        days: Array.from({ length: 30 }, (_, index) => ({
          title: `Day ${index + 1}`,
          description: longText,
          topics: ['One', 'Two'],
          picture: '',
        })),
        questions: Array.from({ length: 10 }, () => ({ question: 'Why?', answer: longText })),
      });
      const before = await stored.course(course.id);
      expect(JSON.stringify(before).length).toBeGreaterThan(70_000);
      const auditId = auditIdOf(await removeCourse(course.id));
      const reply = how === 'from the trash' ? await restore('courses', course.id) : await undo(auditId);
      expect(reply.status).toBe(200);
      const { slug, updatedAt } = (await stored.course(course.id)) ?? {};
      expect(await stored.course(course.id)).toEqual({ ...before, slug, updatedAt });
    },
  );

  it('is not restored when a course with its id exists again', async () => {
    const { course } = await storeCourseWithLessons(0);
    await removeCourse(course.id);
    await db.doc(`courses/${course.id}`).set(course);
    expect(refusalOf(await restore('courses', course.id))).toEqual([
      409,
      'exists-again',
      adminMessages.audit.courseExists,
    ]);
  });
});

describe('a deleted category', () => {
  it('whose course is in the trash too is restored after the course, as its refusal says', async () => {
    const school = await storeSchool(1);
    const [id] = school.lessonIds;
    await removeLesson(school.category.id, id);
    await removeCategory(school.category.id);
    await removeCourse(school.course.id);
    const refusal = [409, 'course-gone', adminMessages.audit.courseInTrash];
    expect(refusalOf(await restore('subcategories', school.category.id))).toEqual(refusal);
    expect((await restore('courses', school.course.id)).status).toBe(200);
    expect((await restore('subcategories', school.category.id)).status).toBe(200);
    expect((await restore('lessons', id)).status).toBe(200);
    await expectComplete(school);
  });

  it('whose deletion was interrupted is restored completely with its course', async () => {
    const school = await storeSchool(130);
    const dyingService = contentRemovalData(processThatDiesAt(2));
    await expect(dyingService.removeCategory(school.category.id, caller(), anyVersion)).rejects.toThrow(Died);
    await removeCourse(school.course.id);
    expect((await restore('courses', school.course.id)).status).toBe(200);
    await expectComplete(school);
  });

  it('is restored with all of its lessons, however wrong the clocks of the deleting processes were', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(130);
    const hour = 3_600_000;
    const clockAhead = contentRemovalData(processThatDiesAt(2, 5 * hour));
    await expect(clockAhead.removeCategory(category.id, caller(), anyVersion)).rejects.toThrow(Died);
    const clockBehind = contentRemovalData(processThatDiesAt(Infinity, -9 * hour));
    const auditId = await clockBehind.removeCategory(category.id, caller(), anyVersion);
    expect((await undo(auditId)).status).toBe(200);
    expect(ascending(await lessonsIn(category.id))).toEqual(ascending(lessonIds));
    expect(await stored.category(category.id)).toMatchObject({ lessonsCount: 130 });
  });

  it('is restored with all of its lessons when it was edited before its deletion was finished', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(130);
    const dyingService = contentRemovalData(processThatDiesAt(2));
    await expect(dyingService.removeCategory(category.id, caller(), anyVersion)).rejects.toThrow(Died);
    const { title, description, courseId } = category;
    const body = { title: `${title}, edited`, description, courseId };
    expect((await api('PUT', `/subcategories/${category.id}`, { ...asAdmin(), body })).status).toBe(200);
    const auditId = auditIdOf(await removeCategory(category.id));
    expect((await undo(auditId)).status).toBe(200);
    expect(ascending(await lessonsIn(category.id))).toEqual(ascending(lessonIds));
  });

  it('that is deleted again during an unfinished restoration is restored as it then was', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(60);
    const auditId = auditIdOf(await removeCategory(category.id));
    const dyingService = undoingThatDiesAt(3);
    await expect(dyingService.undo(auditId, caller())).rejects.toThrow(Died);
    const restoredIds = await lessonsIn(category.id);
    await removeCategory(category.id);
    expect((await restore('subcategories', category.id)).status).toBe(200);
    expect(ascending(await lessonsIn(category.id))).toEqual(ascending(restoredIds));
    const missing = lessonIds.find((id) => !restoredIds.includes(id));
    expect((await restore('lessons', missing)).status).toBe(200);
  });
});

const TrashReply = dataReply(
  z.array(
    z.object({
      id: z.string(),
      collection: z.string(),
      label: z.string(),
      deletedAt: z.coerce.date(),
      expiresAt: z.coerce.date(),
      deletedBy: z.object({ uid: z.string(), name: z.string() }),
      partOf: z.string().optional(),
    }),
  ),
);

describe('GET /admin/trash', () => {
  it('lists deleted records, the latest first, page by page, and without their content', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(3);
    for (const id of lessonIds) await removeLesson(category.id, id);
    const path = '/admin/trash?collection=lessons&limit=2';
    const first = await api('GET', path, asAdmin());
    const { data } = first.as(TrashReply);
    expect(data.map(({ id }) => id)).toEqual([`lessons_${lessonIds[2]}`, `lessons_${lessonIds[1]}`]);
    expect(data[0]).toMatchObject({ collection: 'lessons', deletedBy: { uid: admin.uid } });
    const lifetime = Number(data[0]?.expiresAt) - Number(data[0]?.deletedAt);
    expect(lifetime).toBe(30 * 86_400_000);
    expect(JSON.stringify(first.body)).not.toContain('document":');
    const second = (await api('GET', nextPage(path, first) ?? '', asAdmin())).as(TrashReply);
    expect(second.data[0]?.id).toBe(`lessons_${lessonIds[0]}`);
  });

  it.each([
    ['restored', restore],
    ['deleted for good', removeForGood],
  ])('continues after an entry that was %s meanwhile', async (_how, change) => {
    const { category, lessonIds } = await storeCourseWithLessons(2);
    for (const id of lessonIds) await removeLesson(category.id, id);
    const path = '/admin/trash?collection=lessons&limit=1';
    const first = await api('GET', path, asAdmin());
    expect(first.as(TrashReply).data[0]?.id).toBe(`lessons_${lessonIds[1]}`);
    expect((await change('lessons', lessonIds[1])).status).toBe(200);
    const second = (await api('GET', nextPage(path, first) ?? '', asAdmin())).as(TrashReply);
    expect(second.data[0]?.id).toBe(`lessons_${lessonIds[0]}`);
  });

  it('names the deletion that a record was part of, and refuses a cursor that is not valid', async () => {
    const { category } = await storeCourseWithLessons(1);
    await removeCategory(category.id);
    const [lesson] = (await api('GET', '/admin/trash?collection=lessons&limit=1', asAdmin())).as(
      TrashReply,
    ).data;
    expect(lesson?.partOf).toBe(`subcategories/${category.id}`);
    const reply = await api('GET', '/admin/trash?cursor=lessons_0', asAdmin());
    expect(reply.refusal().errors?.map(({ path }) => path)).toEqual(['cursor']);
  });
});

/** A store that dies when what learners wrote is to be erased. */
const storeThatDies = new Proxy(db, {
  get: (target, name): unknown =>
    name === 'collection' ? collectionThatDies : Reflect.get(target, name, target),
});

function collectionThatDies(path: string) {
  if (path === 'questions') throw new Died();
  return db.collection(path);
}

const erasureThatDies = () =>
  trashErasureData({
    ...processThatDiesAt(0),
    db: storeThatDies,
    userTrash: { sync: never },
    erasure: { erase: never },
  });

/** Ways in which an interrupted erasure is finished. */
const finishingErasures: [string, (kind: Kind, id: number) => Promise<unknown>][] = [
  ['the next try', removeForGood],
  ['the schedule', () => servicesThatDieAt(Infinity).trashErasure.expire()],
];

describe('removing content for good', () => {
  it('includes everything that was deleted with it, and cannot be undone', async () => {
    const school = await storeSchool(3);
    const auditId = auditIdOf(await removeCourse(school.course.id));
    expect((await removeForGood('courses', school.course.id)).status).toBe(200);
    expect(await isTrashed('courses', school.course.id)).toBe(false);
    expect(await isTrashed('subcategories', school.category.id)).toBe(false);
    expect(await isTrashed('lessons', school.lessonIds[0])).toBe(false);
    expect(refusalOf(await undo(auditId))).toEqual([409, 'not-undoable', adminMessages.audit.undoTooLate]);
    expect((await removeForGood('courses', school.course.id)).status).toBe(404);
    expect(await auditOf(school.course.id, 'course.erase')).toHaveLength(1);
    expect((await removeForGood('lessons', someId())).status).toBe(404);
  });

  it('is refused while it is being restored, so that nobody restores a part of it', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(60);
    const auditId = auditIdOf(await removeCategory(category.id));
    await expect(undoingThatDiesAt(3).undo(auditId, caller())).rejects.toThrow(Died);
    expect(refusalOf(await removeForGood('subcategories', category.id))).toEqual([
      409,
      'exists-again',
      adminMessages.trash.partly,
    ]);
    expect((await restore('subcategories', category.id)).status).toBe(200);
    expect(ascending(await lessonsIn(category.id))).toEqual(ascending(lessonIds));
  });

  it('keeps the quiz of a lesson that is restored at that moment', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(1);
    const [id] = lessonIds;
    await db.doc(`quizzes/${id}`).set({ lessonId: id });
    await removeLesson(category.id, id);
    await db.doc(trashPath('lessons', String(id))).update({ deletedAt: daysAgo(30) });
    const process = processThatDiesAt(0);
    const expired: typeof process.trash.expired = async (...args) => {
      const page = await process.trash.expired(...args);
      if (page.some((entry) => entry.id === `lessons_${id}`)) await restore('lessons', id);
      return page;
    };
    const trashErasure = trashErasureData({
      ...process,
      trash: { ...process.trash, expired },
      userTrash: { sync: never },
      erasure: { erase: never },
    });
    expect((await trashErasure.expire()).failures).toEqual([]);
    expect((await db.doc(`lessons/${id}`).get()).exists).toBe(true);
    expect((await db.doc(`quizzes/${id}`).get()).exists).toBe(true);
  });

  // Fault: The process dies while a lesson is removed for good. Sees: An error; the lesson cannot be restored any
  // more. Stored: The lesson in the trash, with a mark, and what learners wrote. Heals: By the next try, or by the
  // nightly schedule.
  it.each(finishingErasures)(
    'is finished by %s, with the questions and the work under a lesson, after the process died',
    async (_how, finish) => {
      const { category, lessonIds } = await storeCourseWithLessons(1);
      const [id = 0] = lessonIds;
      const remains = await storeQuestionAndWork(id);
      const auditId = auditIdOf(await removeLesson(category.id, id));
      await expect(erasureThatDies().remove(`lessons_${id}`, caller())).rejects.toThrow(Died);
      expect(await remains()).toEqual([true, true, true]);
      expect(refusalOf(await restore('lessons', id))[0]).toBe(404);
      expect(refusalOf(await undo(auditId))[1]).toBe('not-undoable');
      await finish('lessons', id);
      expect(await remains()).toEqual([false, false, false]);
      expect(await isTrashed('lessons', id)).toBe(false);
      expect(await auditOf(id, 'lesson.erase')).toHaveLength(1);
    },
  );

  // Fault: The process dies while a category is removed for good. Sees: An error; the category cannot be restored any
  // more. Stored: The category in the trash, with a mark, and some of its lessons. Heals: By the next try, or by the
  // nightly schedule.
  it.each(finishingErasures)('is finished by %s, with all lessons of a category', async (_how, finish) => {
    const { category, lessonIds } = await storeCourseWithLessons(2);
    await removeCategory(category.id);
    await expect(erasureThatDies().remove(`subcategories_${category.id}`, caller())).rejects.toThrow(Died);
    expect(refusalOf(await restore('subcategories', category.id))[0]).toBe(404);
    await finish('subcategories', category.id);
    expect(await isTrashed('subcategories', category.id)).toBe(false);
    for (const id of lessonIds) expect(await isTrashed('lessons', id)).toBe(false);
    expect(await auditOf(category.id, 'subcategory.erase')).toHaveLength(1);
  });

  it('of a lesson is not undone by restoring its category', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(2);
    const [id = 0, other = 0] = lessonIds;
    const remains = await storeQuestionAndWork(id);
    await removeCategory(category.id);
    await expect(erasureThatDies().remove(`lessons_${id}`, caller())).rejects.toThrow(Died);
    expect((await restore('subcategories', category.id)).status).toBe(200);
    expect(await lessonsIn(category.id)).toEqual([other]);
    expect((await removeForGood('lessons', id)).status).toBe(200);
    expect(await remains()).toEqual([false, false, false]);
  });

  it('is done by the schedule after thirty days, is safe to repeat, and keeps newer deletions', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(3);
    const [old, , young] = lessonIds;
    for (const id of lessonIds) await removeLesson(category.id, id);
    await db.doc(trashPath('lessons', String(old))).update({ deletedAt: daysAgo(30) });
    await db.doc(trashPath('lessons', String(lessonIds[1]))).set({ deletedAt: daysAgo(40), torn: true });
    await db.doc(trashPath('lessons', String(young))).update({ deletedAt: daysAgo(29) });
    const { trashErasure } = servicesThatDieAt(Infinity);
    const [one, other] = await Promise.all([trashErasure.expire(), trashErasure.expire()]);
    expect([...one.failures, ...other.failures]).toEqual([]);
    const inTrash = await Promise.all(lessonIds.map((id) => isTrashed('lessons', id)));
    expect(inTrash).toEqual([false, false, true]);
    expect(refusalOf(await restore('lessons', old))[0]).toBe(404);
    expect((await restore('lessons', young)).status).toBe(200);
  });
});
