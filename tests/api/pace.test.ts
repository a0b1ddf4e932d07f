import { adminMessages } from '@padavu/domain/admin/admin-messages';
import type { Course } from '@padavu/domain/course/course';
import { LessonReply } from '@padavu/domain/course/lesson';
import { progressPath } from '@padavu/domain/learning/progress';
import { dataReply } from '@padavu/domain/api/reply';
import { schoolDay, startOfSchoolDay } from '@padavu/domain/school/school-day';
import { usersCollection } from '@padavu/domain/user/user';
import { usualRegion } from '@padavu/domain/school/usual-region';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { afterTriggers } from '../support/after-triggers.ts';
import { db } from '../support/accounts-firebase.ts';
import { aLearner, anAdmin, createAccount, uniqueEmail, type SignedIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { aLesson, aProgress } from '../support/builders.ts';
import { auditOf } from '../support/audit.ts';
import { idOf, lessonsIn, stored, storeCourse, storeLesson, storeCategory } from '../support/content.ts';

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const wholeDay = 24 * 60 * 60_000;
/** The start of the day that many days from today, in Kolkata. */
const dayFromToday = (days: number) => {
  const today = startOfSchoolDay(usualRegion, schoolDay(usualRegion, new Date()));
  return new Date(today.getTime() + days * wholeDay);
};

/** Stores a course with a lesson on each of its `days` days. */
async function storeCourseOfDays(days: number, overrides: Partial<Course>) {
  const course = await storeCourse({ pacing: 1, ...overrides });
  const { id: subcategoryId } = await storeCategory({ courseId: course.id, lessonsCount: days });
  const lessons = [];
  for (let day = 1; day <= days; day += 1)
    lessons.push(await storeLesson({ courseId: course.id, subcategoryId, day, title: `Day ${day}` }));
  await db
    .collection('courses')
    .doc(String(course.id))
    .update({ lessonIds: lessons.map(({ id }) => id) });
  return { course, subcategoryId, lessons };
}

const Lessons = dataReply(z.array(LessonReply));
const availabilityOf = (replies: readonly LessonReply[]) =>
  replies.map(({ videoUrl, locked, opensAt }) => (locked ? (opensAt ?? null) : videoUrl !== ''));
const lessonsOf = async (courseId: number, token?: string) =>
  availabilityOf((await api('GET', `/lessons/course/${courseId}`, { token })).as(Lessons).data);

const accountOf = async (uid: string) => (await db.collection(usersCollection).doc(uid).get()).data() ?? {};

const courseBody = (overrides: Record<string, unknown> = {}) => ({
  title: 'Day by day',
  description: 'A day each day.',
  category: 'business',
  price: 100,
  originalPrice: 200,
  published: true,
  ...overrides,
});

describe('a course that opens a day each day', () => {
  it('shows its learner the open days, and when the others open', async () => {
    const { course, subcategoryId, lessons } = await storeCourseOfDays(3, { pace: 'daily' });
    const { token } = await aLearner({ courseId: course.id, pacing: 1, startsAt: dayFromToday(-1) });
    const expected = [true, true, dayFromToday(1)];
    expect(await lessonsOf(course.id, token)).toEqual(expected);
    const list = await api('GET', `/lessons/subcategory/${subcategoryId}`, { token });
    expect(availabilityOf(list.as(Lessons).data)).toEqual(expected);
    const third = await api('GET', `/lessons/subcategory/${subcategoryId}/lesson/${lessons[2]?.id}`, {
      token,
    });
    expect(third.body).toMatchObject({
      data: { locked: true, videoUrl: '', title: 'Day 3', opensAt: dayFromToday(1).toISOString() },
    });
  });

  it('is complete for an administrator, and an outline without opening times for a visitor', async () => {
    const { course, subcategoryId } = await storeCourseOfDays(2, { pace: 'daily' });
    expect(await lessonsOf(course.id, admin.token)).toEqual([true, true]);
    const visitor = await api('GET', `/lessons/subcategory/${subcategoryId}`);
    expect(availabilityOf(visitor.as(Lessons).data)).toEqual([null, null]);
    expect(visitor.as(Lessons).data.some((lesson) => 'opensAt' in lesson)).toBe(false);
  });

  it('starts on the day of the approval, and keeps that start after a pause', async () => {
    const { course } = await storeCourseOfDays(2, { pace: 'daily' });
    const { uid } = await createAccount({ courseId: course.id, status: 'pending' });
    const approve = () => api('PUT', `/admin/users/${uid}/approve`, { token: admin.token, body: {} });
    expect((await approve()).status).toBe(200);
    const { startsAt, pacing } = await accountOf(uid);
    expect(startsAt).toMatchObject({ seconds: dayFromToday(0).getTime() / 1000 });
    expect(pacing).toBe(1);

    await db
      .collection(usersCollection)
      .doc(uid)
      .update({ startsAt: dayFromToday(-5) });
    await api('PUT', `/admin/users/${uid}/deactivate`, { token: admin.token, body: {} });
    await approve();
    expect(await accountOf(uid)).toMatchObject({
      status: 'approved',
      startsAt: { seconds: dayFromToday(-5).getTime() / 1000 },
    });
  });

  it('stays open to a returning learner who was approved before accounts had a start', async () => {
    const { course } = await storeCourseOfDays(1, { pace: 'daily' });
    const { uid } = await createAccount({ courseId: course.id, status: 'inactive' });
    await api('PUT', `/admin/users/${uid}/approve`, { token: admin.token, body: {} });
    const account = await accountOf(uid);
    expect(account).toMatchObject({ status: 'approved' });
    expect(account).not.toHaveProperty('pacing');
  });

  it.each(['hold', 'deactivate'])(
    'stays open to a learner from before accounts had a start who is approved again after: %s',
    async (how) => {
      const { course } = await storeCourseOfDays(2, { pace: 'daily' });
      const { uid, token } = await aLearner({ courseId: course.id });
      expect(await lessonsOf(course.id, token)).toEqual([true, true]);
      const change = (verb: string) =>
        api('PUT', `/admin/users/${uid}/${verb}`, { token: admin.token, body: {} });
      for (const verb of [how, 'hold', 'approve']) expect((await change(verb)).status).toBe(200);
      const account = await accountOf(uid);
      expect(account).toMatchObject({ status: 'approved' });
      expect(account).not.toHaveProperty('pacing');
    },
  );

  it('begins with the approval of somebody who was deactivated and never approved', async () => {
    const { course } = await storeCourseOfDays(1, { pace: 'daily' });
    const { uid } = await createAccount({ courseId: course.id, status: 'pending' });
    for (const verb of ['deactivate', 'hold', 'approve'])
      await api('PUT', `/admin/users/${uid}/${verb}`, { token: admin.token, body: {} });
    expect(await accountOf(uid)).toMatchObject({ status: 'approved', pacing: 1 });
  });

  it('starts on the day of the import', async () => {
    const { course } = await storeCourseOfDays(1, { pace: 'daily', title: `Paced ${Date.now()}` });
    const email = uniqueEmail();
    const rows = [{ name: 'Asha Menon', email, course: course.title }];
    const reply = await api('POST', '/admin/users/import', {
      token: admin.token,
      body: { dryRun: false, rows },
    });
    expect(reply.body).toMatchObject({ data: [{ state: 'created' }] });
    const { docs } = await db.collection(usersCollection).where('email', '==', email).get();
    expect(docs[0]?.data()).toMatchObject({
      pacing: 1,
      startsAt: { seconds: dayFromToday(0).getTime() / 1000 },
    });
  });
});

describe('a course whose days open by progress', () => {
  it('opens the next day when the days before are complete, and keeps it open', async () => {
    const { course, lessons } = await storeCourseOfDays(3, { pace: 'progress' });
    const { uid, token } = await aLearner({ courseId: course.id, pacing: 1, startsAt: dayFromToday(0) });
    expect(await lessonsOf(course.id, token)).toEqual([true, null, null]);

    const first = lessons[0]?.id ?? 0;
    const complete = aProgress({
      lessons: { [first]: { complete: true, at: new Date() } },
      lastLessonId: first,
    });
    await db.doc(progressPath(uid, course.id)).set(complete);
    expect(await lessonsOf(course.id, token)).toEqual([true, true, null]);
    await expect.poll(() => accountOf(uid), afterTriggers).toMatchObject({ openThrough: 2 });

    await db.doc(progressPath(uid, course.id)).set(aProgress({ lessons: {} }));
    expect(await lessonsOf(course.id, token)).toEqual([true, true, null]);
  });

  it('opens the questions under a lesson with it, also when it opens because a lesson was deleted', async () => {
    const { course, lessons } = await storeCourseOfDays(3, { pace: 'progress' });
    const { token } = await aLearner({ courseId: course.id, pacing: 1, startsAt: dayFromToday(0) });
    const [first = 0, second = 0, third = 0] = lessons.map(({ id }) => id);
    await db.doc(`lessons/${first}`).delete();
    expect(await lessonsOf(course.id, token)).toEqual([true, null]);
    const questions = async (lessonId: number) =>
      (await api('GET', `/lesson-questions/${lessonId}`, { token })).status;
    expect(await questions(second)).toBe(200);
    expect(await questions(third)).toBe(403);
  });
});

describe('a course whose days open on dates', () => {
  it('opens each day on its date, and refuses dates that would close an open day', async () => {
    const dates = [dayFromToday(-1), dayFromToday(2)].map((date) => date.toISOString());
    const creation = await api('POST', '/course/courses', {
      token: admin.token,
      body: courseBody({ pace: 'dates', opensOn: dates }),
    });
    expect(creation.status).toBe(201);
    const courseId = idOf(creation);
    const { id: subcategoryId } = await storeCategory({ courseId });
    for (const day of [1, 2, 3]) await storeLesson({ courseId, subcategoryId, day });
    const { token } = await aLearner({ courseId, pacing: 1, startsAt: dayFromToday(0) });
    expect(await lessonsOf(courseId, token)).toEqual([true, dayFromToday(2), null]);

    const changeDates = (opensOn: (string | null)[]) =>
      api('PUT', `/course/courses/${courseId}`, {
        token: admin.token,
        body: courseBody({ pace: 'dates', opensOn }),
      });
    for (const first of [dayFromToday(1).toISOString(), null]) {
      const refusal = await changeDates([first]);
      expect(refusal.status).toBe(400);
      expect(refusal.body).toMatchObject({
        errors: [{ path: 'opensOn.0', message: adminMessages.courseInput.dayIsOpen }],
      });
    }
    expect((await changeDates([dates[0] ?? '', dayFromToday(-1).toISOString()])).status).toBe(200);
    expect(await lessonsOf(courseId, token)).toEqual([true, true, null]);
  });

  it('takes back a date that has been reached while nobody is approved for the course', async () => {
    const { course } = await storeCourseOfDays(1, { pace: 'dates', opensOn: [dayFromToday(0)] });
    await aLearner({ courseId: course.id, status: 'pending' });
    const opensOn = [dayFromToday(7).toISOString()];
    const postpone = async () =>
      api('PUT', `/course/courses/${course.id}`, {
        token: admin.token,
        body: courseBody({ pace: 'dates', opensOn }),
      });
    expect((await postpone()).status).toBe(200);
    await db
      .collection('courses')
      .doc(String(course.id))
      .update({ opensOn: [dayFromToday(0)] });
    await aLearner({ courseId: course.id, status: 'inactive' });
    expect((await postpone()).status).toBe(400);
  });
});

describe('a change of the pace', () => {
  it('leaves everything open to earlier learners, and applies to later ones', async () => {
    const { course } = await storeCourseOfDays(2, { pace: 'open', pacing: 0 });
    const before = await aLearner({ courseId: course.id });
    const changed = await api('PUT', `/course/courses/${course.id}`, {
      token: admin.token,
      body: courseBody({ pace: 'daily' }),
    });
    expect(changed.status).toBe(200);
    expect(await stored.course(course.id)).toMatchObject({ pace: 'daily', pacing: 1 });
    expect(await lessonsOf(course.id, before.token)).toEqual([true, true]);
    const after = await aLearner({ courseId: course.id, status: 'pending' });
    await api('PUT', `/admin/users/${after.uid}/approve`, { token: admin.token, body: {} });
    const { docs } = await db.collection('lessons').where('courseId', '==', course.id).get();
    expect(docs).toHaveLength(2);
    expect(await accountOf(after.uid)).toMatchObject({ pacing: 1 });
  });
});

const change = (uid: string, body: object) =>
  api('PUT', `/admin/users/${uid}/pace`, { token: admin.token, body });

describe('PUT /admin/users/{id}/pace', () => {
  it('opens days by hand, never fewer than before, and adds an audit entry', async () => {
    const { course } = await storeCourseOfDays(4, { pace: 'daily' });
    const { uid, token } = await aLearner({ courseId: course.id, pacing: 1, startsAt: dayFromToday(0) });
    expect((await change(uid, { openThrough: 3 })).body).toMatchObject({ data: { openThrough: 3 } });
    expect(await lessonsOf(course.id, token)).toEqual([true, true, true, dayFromToday(3)]);
    expect((await change(uid, { openThrough: 1 })).body).toMatchObject({ data: { openThrough: 3 } });
    expect(await auditOf(uid)).toMatchObject([
      { action: 'user.pace', before: { openThrough: 0 }, after: { openThrough: 3 } },
    ]);
  });

  it('moves the first day, and closes no day that is open', async () => {
    const { course } = await storeCourseOfDays(4, { pace: 'daily' });
    const { uid, token } = await aLearner({ courseId: course.id, pacing: 1, startsAt: dayFromToday(-1) });
    const startsOn = schoolDay(usualRegion, dayFromToday(7));
    expect((await change(uid, { startsOn })).body).toMatchObject({ data: { openThrough: 2 } });
    expect(await lessonsOf(course.id, token)).toEqual([true, true, dayFromToday(9), dayFromToday(10)]);
    await change(uid, { startsOn: schoolDay(usualRegion, dayFromToday(-3)) });
    expect(await lessonsOf(course.id, token)).toEqual([true, true, true, true]);
  });

  it('keeps a first day that is not the expected one, unless it is moved there anyway', async () => {
    const { course } = await storeCourseOfDays(2, { pace: 'daily' });
    const { uid } = await aLearner({ courseId: course.id, pacing: 1, startsAt: dayFromToday(1) });
    const [seen, moved, current] = [0, 2, 1].map((days) => schoolDay(usualRegion, dayFromToday(days)));
    const expected = { startsOn: seen };
    for (const body of [
      { startsOn: moved, expected },
      { startsOn: moved, expected: { startsOn: null } },
    ]) {
      const refused = await change(uid, body);
      expect([refused.status, refused.body]).toMatchObject([409, { code: 'changed-meanwhile' }]);
    }
    expect((await change(uid, { startsOn: current, expected })).status).toBe(200);
    expect(await accountOf(uid)).toMatchObject({ startsAt: { seconds: dayFromToday(1).getTime() / 1000 } });
    expect((await change(uid, { startsOn: moved, expected: { startsOn: current } })).status).toBe(200);
    expect(await accountOf(uid)).toMatchObject({ startsAt: { seconds: dayFromToday(2).getTime() / 1000 } });
  });

  it('keeps the moment of a first day that stays, as after a change of the time zone', async () => {
    const { course } = await storeCourseOfDays(2, { pace: 'daily' });
    const startsAt = new Date(dayFromToday(1).getTime() + wholeDay / 3);
    const { uid } = await aLearner({ courseId: course.id, pacing: 1, startsAt });
    const startsOn = schoolDay(usualRegion, startsAt);
    const { body } = await change(uid, { startsOn, openThrough: 1, expected: { startsOn } });
    expect(body).toMatchObject({ data: { openThrough: 1, startsAt: startsAt.toISOString() } });
  });

  it('is refused when every day is open, and for an invalid body', async () => {
    const unpaced = await aLearner({ courseId: (await storeCourse()).id });
    expect((await change(unpaced.uid, { openThrough: 3 })).body).toMatchObject({ code: 'not-paced' });
    const { course } = await storeCourseOfDays(1, { pace: 'daily' });
    const earlier = await aLearner({ courseId: course.id });
    expect((await change(earlier.uid, { openThrough: 3 })).body).toMatchObject({ code: 'not-paced' });
    for (const body of [{}, { openThrough: 0 }, { openThrough: 31 }, { startsOn: 'tomorrow' }])
      expect((await change(unpaced.uid, body)).status).toBe(400);
    expect((await change('nobody', { openThrough: 1 })).status).toBe(404);
  });
});

describe('a lesson that moves to a later day', () => {
  it('still opens with the day that it had', async () => {
    const { course, subcategoryId, lessons } = await storeCourseOfDays(3, { pace: 'daily' });
    const { token } = await aLearner({ courseId: course.id, pacing: 1, startsAt: dayFromToday(0) });
    const [first, second, third] = lessons.map(({ id }) => id);
    const order = await api('PUT', `/lessons/subcategory/${subcategoryId}/order`, {
      token: admin.token,
      body: { lessonIds: [second, third, first] },
    });
    expect(order.status).toBe(200);
    expect(await stored.lesson(first ?? 0)).toMatchObject({ day: 3, opensWith: 1 });
    expect(await lessonsOf(course.id, token)).toEqual([true, dayFromToday(1), true]);
    expect((await auditOf(subcategoryId, 'lesson.reorder')).length).toBe(1);

    const { title, description } = lessons[1] ?? { title: '', description: '' };
    await api('PUT', `/lessons/subcategory/${subcategoryId}/lesson/${second}`, {
      token: admin.token,
      body: { day: 9, title, description },
    });
    expect(await stored.lesson(second ?? 0)).toMatchObject({ day: 9, opensWith: 1 });
  });

  it('is copied without the day that it had, alone and with its category', async () => {
    const { subcategoryId, lessons } = await storeCourseOfDays(2, { pace: 'daily' });
    const [first = 0, second = 0] = lessons.map(({ id }) => id);
    const { token } = admin;
    await api('PUT', `/lessons/subcategory/${subcategoryId}/order`, {
      token,
      body: { lessonIds: [second, first] },
    });
    expect(await stored.lesson(first)).toMatchObject({ day: 2, opensWith: 1 });
    const path = `/lessons/subcategory/${subcategoryId}/lesson/${first}/duplicate`;
    const copy = await stored.lesson(idOf(await api('POST', path, { token })));
    expect([copy?.['day'], copy?.['opensWith']]).toEqual([3, undefined]);
    const whole = await api('POST', `/subcategories/${subcategoryId}/duplicate`, { token });
    const copies = await Promise.all((await lessonsIn(idOf(whole))).map((id) => stored.lesson(id)));
    expect(copies.map((lesson) => lesson?.['opensWith'])).toEqual([undefined, undefined, undefined]);
  });

  it.each(['alone', 'with its category'])('opens with its own day in another course: %s', async (how) => {
    const { subcategoryId, lessons } = await storeCourseOfDays(2, { pace: 'daily' });
    const { course, subcategoryId: to } = await storeCourseOfDays(0, { pace: 'daily' });
    const { id, title, description } = lessons[0] ?? aLesson();
    await db.collection('lessons').doc(String(id)).update({ day: 2, opensWith: 1 });
    const { token } = admin;
    const move =
      how === 'alone'
        ? await api('PUT', `/lessons/subcategory/${subcategoryId}/lesson/${id}`, {
            token,
            body: { day: 3, title, description, subcategoryId: to },
          })
        : await api('PUT', `/subcategories/${subcategoryId}`, {
            token,
            body: { title: 'Days', description: 'All of them.', courseId: course.id },
          });
    expect(move.status).toBe(200);
    expect(move.body).not.toHaveProperty('data.opensWith');
    const moved = await stored.lesson(id);
    expect([moved?.['courseId'], moved?.['opensWith']]).toEqual([course.id, undefined]);
  });

  it('opens with its own day when it is restored into a category that moved to another course', async () => {
    const { subcategoryId, lessons } = await storeCourseOfDays(2, { pace: 'daily' });
    const { course } = await storeCourseOfDays(0, { pace: 'daily' });
    const [id = 0, staying = 0] = lessons.map((lesson) => lesson.id);
    for (const each of [id, staying])
      await db.collection('lessons').doc(String(each)).update({ day: 2, opensWith: 1 });
    const { token } = admin;
    const remove = (each: number) =>
      api('DELETE', `/lessons/subcategory/${subcategoryId}/lesson/${each}`, { token });
    const restore = (each: number) => api('POST', `/admin/trash/lessons_${each}/restore`, { token });
    await remove(staying);
    expect((await restore(staying)).status).toBe(200);
    expect(await stored.lesson(staying)).toMatchObject({ opensWith: 1 });
    await remove(id);
    await api('PUT', `/subcategories/${subcategoryId}`, {
      token,
      body: { title: 'Days', description: 'All of them.', courseId: course.id },
    });
    expect((await restore(id)).status).toBe(200);
    const restored = await stored.lesson(id);
    expect([restored?.['courseId'], restored?.['opensWith']]).toEqual([course.id, undefined]);
  });
});
