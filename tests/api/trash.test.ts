import { adminMessages } from '@padavu/domain/admin-messages';
import { dataReply } from '@padavu/domain/reply';
import { trashPath } from '@padavu/domain/trash';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { anAdmin, type SignedIn } from '../support/accounts.ts';
import { api, nextPage, type Answer } from '../support/api-client.ts';
import {
  auditEntriesOf,
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
} from '../support/dying-process.ts';
import { contentRemovalData } from '../../functions/src/data/content-removal.ts';

let admin: SignedIn;

beforeAll(async () => {
  admin = await anAdmin();
});

const asker = () => ({ uid: admin.uid, signedInAt: new Date(), hasSecondFactor: false });
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
const outcome = (answer: Answer) => [answer.status, answer.refusal().code, answer.refusal().message];
const ascending = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

/** A course with a category of so many lessons and one of two, counted as the API counts them. */
async function aCourseOfTwo(count: number) {
  const { course, category, lessonIds } = await storeCourseWithLessons(count);
  const other = await storeCategory({ courseId: course.id, lessonsCount: 2, title: 'More' });
  const inOther = { courseId: course.id, subcategoryId: other.id };
  const more = [await storeLesson(inOther), await storeLesson(inOther)].map(({ id }) => id);
  await db.doc(`courses/${course.id}`).update({ lessonIds: [...lessonIds, ...more] });
  return { course, category, other, lessonIds, more };
}

const days = (count: number) => new Date(Date.now() - count * 86_400_000);

/** Everything of it, counted rightly. */
async function expectWhole({
  course,
  category,
  other,
  lessonIds,
  more,
}: Awaited<ReturnType<typeof aCourseOfTwo>>) {
  expect(await stored.course(course.id)).toMatchObject({ title: course.title, published: course.published });
  expect(await stored.course(course.id)).not.toHaveProperty('deletionId');
  const listed = z.array(z.int()).parse((await stored.course(course.id))?.['lessonIds']);
  expect(ascending(listed)).toEqual(ascending([...lessonIds, ...more]));
  expect(await stored.category(category.id)).toMatchObject({ lessonsCount: lessonIds.length });
  expect(await stored.category(category.id)).not.toHaveProperty('deletionId');
  expect(await stored.category(other.id)).toMatchObject({ lessonsCount: 2, title: 'More' });
  expect(ascending(await lessonsIn(category.id))).toEqual(ascending(lessonIds));
  expect(ascending(await lessonsIn(other.id))).toEqual(ascending(more));
  expect(await isTrashed('courses', course.id)).toBe(false);
  expect(await isTrashed('subcategories', category.id)).toBe(false);
}

describe('a deleted course', () => {
  it('comes back with its categories and lessons, counted as before, by the entry of its deletion', async () => {
    const school = await aCourseOfTwo(3);
    const deletion = await removeCourse(school.course.id);
    expect(await isTrashed('courses', school.course.id)).toBe(true);
    const answer = await undo(auditIdOf(deletion));
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { message: adminMessages.audit.courseRestored, data: { id: school.course.id } },
    ]);
    await expectWhole(school);
    expect(await auditEntriesOf('course.restore', school.course.id)).toMatchObject([
      { undoes: auditIdOf(deletion) },
    ]);
    expect(outcome(await undo(auditIdOf(deletion)))[1]).toBe('already-undone');
  });

  it('leaves in the trash what was deleted before it', async () => {
    const school = await aCourseOfTwo(3);
    const [earlier, ...kept] = school.lessonIds;
    await removeLesson(school.category.id, earlier);
    await removeCourse(school.course.id);
    expect((await restore('courses', school.course.id)).status).toBe(200);
    await expectWhole({ ...school, lessonIds: kept });
    expect((await restore('lessons', earlier)).status).toBe(200);
    await expectWhole(school);
  });

  it.each([2, 3, 4, 5, 6])(
    'whose deletion died before transaction %i comes back whole after it was finished',
    async (nth) => {
      const school = await aCourseOfTwo(130);
      const dying = contentRemovalData(processThatDiesAt(nth));
      await survives(dying.removeCourse(school.course.id, asker(), anyVersion));
      expect((await removeCourse(school.course.id)).status).toBe(200);
      expect((await restore('courses', school.course.id)).status).toBe(200);
      await expectWhole(school);
    },
  );

  it.each([2, 3, 4, 5, 6, 7])(
    'whose restoration died before transaction %i is rightly counted, and whole once it is asked for again',
    async (nth) => {
      const school = await aCourseOfTwo(60);
      const auditId = auditIdOf(await removeCourse(school.course.id));
      const dying = undoingThatDiesAt(nth);
      await survives(dying.undo(auditId, asker()));
      const back = await lessonsIn(school.category.id);
      const category = await stored.category(school.category.id);
      expect(category?.['lessonsCount'] ?? 0).toBe(back.length);
      expect([200, 404]).toContain((await restore('courses', school.course.id)).status);
      await expectWhole(school);
    },
  );

  it('is refused when it is there again', async () => {
    const { course } = await storeCourseWithLessons(0);
    await removeCourse(course.id);
    await db.doc(`courses/${course.id}`).set(course);
    expect(outcome(await restore('courses', course.id))).toEqual([
      409,
      'exists-again',
      adminMessages.audit.courseExists,
    ]);
  });
});

describe('a deleted category', () => {
  it('whose deletion was interrupted and joined by its course comes back whole with that', async () => {
    const school = await aCourseOfTwo(130);
    const dying = contentRemovalData(processThatDiesAt(2));
    await expect(dying.removeCategory(school.category.id, asker(), anyVersion)).rejects.toThrow(Died);
    await removeCourse(school.course.id);
    expect((await restore('courses', school.course.id)).status).toBe(200);
    await expectWhole(school);
  });

  it('comes back with what went with it, however wrong the clocks of those who took it were', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(130);
    const hour = 3_600_000;
    const late = contentRemovalData(processThatDiesAt(2, 5 * hour));
    await expect(late.removeCategory(category.id, asker(), anyVersion)).rejects.toThrow(Died);
    const early = contentRemovalData(processThatDiesAt(Infinity, -9 * hour));
    const auditId = await early.removeCategory(category.id, asker(), anyVersion);
    expect((await undo(auditId)).status).toBe(200);
    expect(ascending(await lessonsIn(category.id))).toEqual(ascending(lessonIds));
    expect(await stored.category(category.id)).toMatchObject({ lessonsCount: 130 });
  });

  it('brings back its lessons that an administrator edited the category between', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(130);
    const dying = contentRemovalData(processThatDiesAt(2));
    await expect(dying.removeCategory(category.id, asker(), anyVersion)).rejects.toThrow(Died);
    const { title, description, courseId } = category;
    const body = { title: `${title}, edited`, description, courseId };
    expect((await api('PUT', `/subcategories/${category.id}`, { ...asAdmin(), body })).status).toBe(200);
    const auditId = auditIdOf(await removeCategory(category.id));
    expect((await undo(auditId)).status).toBe(200);
    expect(ascending(await lessonsIn(category.id))).toEqual(ascending(lessonIds));
  });

  it('that is deleted again while its restoration is unfinished comes back as it then was', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(60);
    const auditId = auditIdOf(await removeCategory(category.id));
    const dying = undoingThatDiesAt(3);
    await expect(dying.undo(auditId, asker())).rejects.toThrow(Died);
    const back = await lessonsIn(category.id);
    await removeCategory(category.id);
    expect((await restore('subcategories', category.id)).status).toBe(200);
    expect(ascending(await lessonsIn(category.id))).toEqual(ascending(back));
    const left = lessonIds.find((id) => !back.includes(id));
    expect((await restore('lessons', left)).status).toBe(200);
  });
});

const Listed = dataReply(
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
  it('lists what was deleted, the latest first, a page at a time, and nothing of what is inside', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(3);
    for (const id of lessonIds) await removeLesson(category.id, id);
    const path = '/admin/trash?collection=lessons&limit=2';
    const first = await api('GET', path, asAdmin());
    const { data } = first.as(Listed);
    expect(data.map(({ id }) => id)).toEqual([`lessons_${lessonIds[2]}`, `lessons_${lessonIds[1]}`]);
    expect(data[0]).toMatchObject({ collection: 'lessons', deletedBy: { uid: admin.uid } });
    const lasts = Number(data[0]?.expiresAt) - Number(data[0]?.deletedAt);
    expect(lasts).toBe(30 * 86_400_000);
    expect(JSON.stringify(first.body)).not.toContain('document":');
    const second = (await api('GET', nextPage(path, first) ?? '', asAdmin())).as(Listed);
    expect(second.data[0]?.id).toBe(`lessons_${lessonIds[0]}`);
  });

  it('names what something went with, and takes no cursor that is none', async () => {
    const { category } = await storeCourseWithLessons(1);
    await removeCategory(category.id);
    const [lesson] = (await api('GET', '/admin/trash?collection=lessons&limit=1', asAdmin())).as(Listed).data;
    expect(lesson?.partOf).toBe(`subcategories/${category.id}`);
    const answer = await api('GET', '/admin/trash?cursor=lessons_0', asAdmin());
    expect(answer.refusal().errors?.map(({ path }) => path)).toEqual(['cursor']);
  });
});

describe('removing content for good', () => {
  it('takes all that went with it, and is not undone any more', async () => {
    const school = await aCourseOfTwo(3);
    const auditId = auditIdOf(await removeCourse(school.course.id));
    expect((await removeForGood('courses', school.course.id)).status).toBe(200);
    expect(await isTrashed('courses', school.course.id)).toBe(false);
    expect(await isTrashed('subcategories', school.category.id)).toBe(false);
    expect(await isTrashed('lessons', school.lessonIds[0])).toBe(false);
    expect(outcome(await undo(auditId))).toEqual([409, 'not-undoable', adminMessages.audit.undoTooLate]);
    expect((await removeForGood('courses', school.course.id)).status).toBe(404);
    expect(await auditEntriesOf('course.erase', school.course.id)).toHaveLength(1);
    expect((await removeForGood('lessons', someId())).status).toBe(404);
  });

  it('is done by the schedule after thirty days, safe to repeat, and leaves the rest', async () => {
    const { category, lessonIds } = await storeCourseWithLessons(3);
    const [old, , young] = lessonIds;
    for (const id of lessonIds) await removeLesson(category.id, id);
    await db.doc(trashPath('lessons', String(old))).update({ deletedAt: days(30) });
    await db.doc(trashPath('lessons', String(lessonIds[1]))).set({ deletedAt: days(40), torn: true });
    await db.doc(trashPath('lessons', String(young))).update({ deletedAt: days(29) });
    const { trashErasure } = servicesThatDieAt(Infinity);
    const [one, other] = await Promise.all([trashErasure.expire(), trashErasure.expire()]);
    expect([...one.failures, ...other.failures]).toEqual([]);
    const left = await Promise.all(lessonIds.map((id) => isTrashed('lessons', id)));
    expect(left).toEqual([false, false, true]);
    expect(outcome(await restore('lessons', old))[0]).toBe(404);
    expect((await restore('lessons', young)).status).toBe(200);
  });
});
