import { Course, coursesCollection } from '@padavu/domain/course/course';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { messages } from '@padavu/domain/messages';
import { progressPath } from '@padavu/domain/learning/progress';
import { dataReply } from '@padavu/domain/api/reply';
import { categoriesCollection } from '@padavu/domain/course/category';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { identityClient } from '../../functions/src/identity/identity.ts';
import { services } from '../../functions/src/services.ts';
import { db } from '../support/accounts-firebase.ts';
import {
  aLearner,
  anAdmin,
  anInactiveLearner,
  aPendingLearner,
  uniqueWord,
  type SignedIn,
} from '../support/accounts.ts';
import { api, nextPage } from '../support/api-client.ts';
import { siteUrl } from '../support/api-url.ts';
import { aCourse, aLesson, aLessonProgress, aProgress, aCategory } from '../support/builders.ts';
import { idsIn, idsOnEveryPage, storeCategory, storeCourse, storeLesson } from '../support/content.ts';

const base = Math.floor(Math.random() * 1e6) * 1000 + 1_000_000;
const ids = {
  course: base + 1,
  draft: base + 2,
  category: base + 11,
  draftCategory: base + 12,
  lessons: [base + 21, base + 22, base + 23] as const,
  draftLesson: base + 29,
  unknown: base + 99,
};
const [dayTwo, dayOne, noDay] = ids.lessons;
const drawing = '/assets/drawings/category-store.svg';
const video = 'https://www.youtube.com/embed/dQw4w9WgXcQ';

let admin: SignedIn;
let learner: SignedIn;
let otherLearner: SignedIn;

const set = (collection: string, record: { id: number }) =>
  db.collection(collection).doc(String(record.id)).set(record);

beforeAll(async () => {
  const inCategory = { courseId: ids.course, subcategoryId: ids.category };
  const { day: _, ...lessonWithoutDay } = aLesson({ ...inCategory, id: noDay });
  [admin, learner, otherLearner] = await Promise.all([
    anAdmin(),
    aLearner({ courseId: ids.course }),
    aLearner({ courseId: ids.draft }),
    set(coursesCollection, aCourse({ id: ids.course, lessonIds: [...ids.lessons] })),
    set(coursesCollection, aCourse({ id: ids.draft, published: false, lessonIds: [ids.draftLesson] })),
    set(categoriesCollection, aCategory({ id: ids.category, courseId: ids.course, thumbnail: drawing })),
    set(categoriesCollection, aCategory({ id: ids.draftCategory, courseId: ids.draft })),
    set(lessonsCollection, aLesson({ ...inCategory, id: dayTwo, day: 2 })),
    set(lessonsCollection, aLesson({ ...inCategory, id: dayOne, day: 1 })),
    set(lessonsCollection, lessonWithoutDay),
    set(
      lessonsCollection,
      aLesson({ id: ids.draftLesson, courseId: ids.draft, subcategoryId: ids.draftCategory }),
    ),
  ]);
});

const get = (path: string, token?: string) => api('GET', path, { token });
const ownCourse = (token?: string) => get('/course/user/course', token);
const lessonsOf = (token?: string) => get(`/lessons/subcategory/${ids.category}`, token);
const lesson = (token?: string, category = ids.category, id = dayTwo) =>
  get(`/lessons/subcategory/${category}/lesson/${id}`, token);

const courseReply = {
  id: ids.course,
  title: 'Ecommerce Mastery',
  thumbnail: `${siteUrl()}${aCourse().thumbnail}`,
  instructor: 'Meera Nair',
  level: 'All Levels',
  totalLessons: 3,
  progress: 0,
  subcategories: [
    {
      id: ids.category,
      title: 'Foundations',
      description: aCategory().description,
      thumbnail: `${siteUrl()}${drawing}`,
    },
  ],
};

describe('GET /course/courses', () => {
  it('lists published courses to anyone, drafts to administrators', async () => {
    const anyone = await idsOnEveryPage('/course/courses');
    expect(anyone).toContain(ids.course);
    expect(anyone).not.toContain(ids.draft);
    expect(await idsOnEveryPage('/course/courses', admin.token)).toEqual(
      expect.arrayContaining([ids.course, ids.draft]),
    );
  });

  it('answers page after page with a link to the next, by id', async () => {
    const path = `/course/courses?limit=1&cursor=${ids.course - 1}`;
    const reply = await get(path, admin.token);
    expect(idsIn(reply)).toEqual([ids.course]);
    const next = nextPage(path, reply) ?? '';
    expect(next).toContain(`cursor=${ids.course}`);
    expect(idsIn(await get(next, admin.token))).toEqual([ids.draft]);
  });

  it.each(['limit=0', 'limit=101', 'limit=many', 'cursor=x'])('answers 400 for %s', async (query) => {
    const reply = await get(`/course/courses?${query}`);
    expect([reply.status, reply.refusal().errors?.[0]?.path]).toEqual([400, query.split('=')[0]]);
  });

  it('shows each course with its own categories', async () => {
    const reply = await get(`/course/courses?limit=2&cursor=${ids.course - 1}`, admin.token);
    const WithCategories = dataReply(
      z.array(z.object({ subcategories: z.array(z.object({ id: z.int() })) })),
    );
    const categories = reply.as(WithCategories).data.map(({ subcategories: [first] }) => first?.id);
    expect(categories).toEqual([ids.category, ids.draftCategory]);
  });

  it('shows a course with all its categories, however many', async () => {
    // A project of its own, without triggers.
    const projectId = `demo-${uniqueWord().slice(0, 20)}`;
    const app = initializeApp({ projectId }, projectId);
    const store = getFirestore(app);
    const { categories } = services({
      db: store,
      auth: getAuth(app),
      identity: identityClient({ apiKey: () => 'demo', emulatorHost: undefined }),
      published: { read: () => Promise.reject(new Error('Nothing is published here')) },
      now: () => new Date(),
    });
    const stored = Array.from({ length: 501 }, (_, index) => aCategory({ id: index + 1, courseId: 1 }));
    const batch = store.batch();
    for (const category of stored)
      batch.set(store.collection(categoriesCollection).doc(String(category.id)), category);
    await batch.commit();
    const found = await categories.ofCourses([1]);
    expect(found.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
    await deleteApp(app);
  });

  it('answers a course with its categories', async () => {
    const reply = await get(`/course/courses/${ids.course}`);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ success: true, data: courseReply });
    const CourseReply = dataReply(Course.omit({ lessonIds: true }));
    expect(reply.as(CourseReply).data.title).toBe('Ecommerce Mastery');
  });

  it('hides a draft from all but administrators', async () => {
    const path = `/course/courses/${ids.draft}`;
    expect((await get(path)).status).toBe(404);
    expect((await get(path, otherLearner.token)).status).toBe(404);
    expect((await get(path, admin.token)).status).toBe(200);
  });

  it.each([String(ids.unknown), 'abc', '0', '-1'])('answers 404 for the id %s', async (id) => {
    expect((await get(`/course/courses/${id}`)).status).toBe(404);
  });

  it('answers 401 for a token that is not valid, so that a client renews it', async () => {
    expect((await get('/course/courses', 'made-up')).status).toBe(401);
  });
});

describe('GET /course/user/course', () => {
  it('answers the caller’s course and progress', async () => {
    const beginner = await aLearner({ courseId: ids.course });
    const lessons = { [dayOne]: aLessonProgress(), [dayTwo]: aLessonProgress({ complete: false }) };
    await db.doc(progressPath(beginner.uid, ids.course)).set(aProgress({ lessons }));
    const reply = await ownCourse(beginner.token);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ success: true, data: { ...courseReply, progress: 33 } });
  });

  it('computes progress from the remaining lessons when one is deleted', async () => {
    const course = await storeCourse();
    const { id: subcategoryId } = await storeCategory({ courseId: course.id, lessonsCount: 3 });
    const creations = [1, 2, 3].map((day) => storeLesson({ courseId: course.id, subcategoryId, day }));
    const lessonIds = (await Promise.all(creations)).map(({ id }) => id);
    const [first = 0, , last] = lessonIds;
    await db.doc(`${coursesCollection}/${course.id}`).update({ lessonIds });
    const beginner = await aLearner({ courseId: course.id });
    const lessons = { [first]: aLessonProgress() };
    await db.doc(progressPath(beginner.uid, course.id)).set(aProgress({ lessons }));
    expect((await ownCourse(beginner.token)).body).toMatchObject({ data: { progress: 33 } });
    await api('DELETE', `/lessons/subcategory/${subcategoryId}/lesson/${last}`, { token: admin.token });
    expect((await ownCourse(beginner.token)).body).toMatchObject({ data: { progress: 50 } });
  });

  it('answers a progress of 0 to a learner who has not started', async () => {
    expect((await ownCourse(learner.token)).body).toMatchObject({ data: { progress: 0 } });
  });

  it('refuses visitors and accounts that are not approved, with the reason', async () => {
    const [pending, inactive] = await Promise.all([aPendingLearner(), anInactiveLearner()]);
    expect((await ownCourse()).status).toBe(401);
    const pendingReply = await ownCourse(pending.token);
    expect(pendingReply.status).toBe(403);
    expect(pendingReply.refusal()).toMatchObject({ message: messages.login.pending, isPending: true });
    const inactiveReply = await ownCourse(inactive.token);
    expect([inactiveReply.status, inactiveReply.refusal().message]).toEqual([
      403,
      messages.loginReason.inactive,
    ]);
  });

  it('answers 404 while the caller’s course is a draft, and to an account without a course', async () => {
    expect((await ownCourse(otherLearner.token)).status).toBe(404);
    expect((await ownCourse(admin.token)).status).toBe(404);
  });
});

describe('GET /subcategories', () => {
  it('lists the categories of published courses to anyone, and all to administrators', async () => {
    const anyone = await idsOnEveryPage('/subcategories/all');
    expect(anyone).toContain(ids.category);
    expect(anyone).not.toContain(ids.draftCategory);
    expect(await idsOnEveryPage('/subcategories/all', admin.token)).toContain(ids.draftCategory);
  });

  it('lists the categories of a course', async () => {
    const reply = await get(`/subcategories/course/${ids.course}`);
    expect(idsIn(reply)).toEqual([ids.category]);
    expect(reply.body).toMatchObject({ data: [{ thumbnail: `${siteUrl()}${drawing}` }] });
    expect((await get(`/subcategories/course/${ids.unknown}`)).status).toBe(404);
    expect((await get(`/subcategories/course/${ids.draft}`)).status).toBe(404);
    expect(idsIn(await get(`/subcategories/course/${ids.draft}`, admin.token))).toEqual([ids.draftCategory]);
  });

  it('answers a category', async () => {
    const reply = await get(`/subcategories/${ids.category}`);
    expect(reply.body).toMatchObject({
      success: true,
      data: {
        id: ids.category,
        courseId: ids.course,
        title: 'Foundations',
        instructor: 'Meera Nair',
        thumbnail: `${siteUrl()}${drawing}`,
      },
    });
    expect((await get(`/subcategories/${ids.unknown}`)).status).toBe(404);
    expect((await get(`/subcategories/${ids.draftCategory}`)).status).toBe(404);
    expect((await get(`/subcategories/${ids.draftCategory}`, admin.token)).status).toBe(200);
  });
});

describe('a draft', () => {
  const drafts = [
    `/course/courses/${ids.draft}`,
    `/subcategories/course/${ids.draft}`,
    `/subcategories/${ids.draftCategory}`,
    `/lessons/subcategory/${ids.draftCategory}`,
    `/lessons/subcategory/${ids.draftCategory}/lesson/${ids.draftLesson}`,
  ];

  it.each(drafts)('is answered 404 to all but administrators at %s', async (path) => {
    const pending = await aPendingLearner({ courseId: ids.draft });
    for (const token of [undefined, learner.token, otherLearner.token, pending.token])
      expect((await get(path, token)).status).toBe(404);
    expect((await get(path, admin.token)).status).toBe(200);
  });
});

describe('GET /lessons/subcategory', () => {
  it('lists the lessons of a category by day, and a lesson without a day first', async () => {
    expect(idsIn(await lessonsOf())).toEqual([noDay, dayOne, dayTwo]);
  });

  it('answers the outline to a visitor and to a learner of another course', async () => {
    const outline = { videoUrl: '', locked: true };
    for (const token of [undefined, otherLearner.token]) {
      expect((await lesson(token)).body).toMatchObject({ success: true, data: { id: dayTwo, ...outline } });
      expect((await lessonsOf(token)).body).toMatchObject({ data: [outline, outline, outline] });
    }
  });

  it('answers the outline to a learner of the course who is not approved', async () => {
    const pending = await aPendingLearner({ courseId: ids.course });
    expect((await lesson(pending.token)).body).toMatchObject({ data: { videoUrl: '', locked: true } });
  });

  it('answers the whole lesson to an approved learner of the course and to an administrator', async () => {
    for (const { token } of [learner, admin]) {
      const reply = await lesson(token);
      expect(reply.body).toMatchObject({ success: true, data: { id: dayTwo, day: 2, videoUrl: video } });
      expect(reply.body).not.toHaveProperty('data.locked');
    }
  });

  it('answers 404 for a lesson that is not in the category or does not exist', async () => {
    expect((await lesson(admin.token, ids.draftCategory)).status).toBe(404);
    expect((await lesson(admin.token, ids.category, ids.unknown)).status).toBe(404);
    expect((await get(`/lessons/subcategory/${ids.unknown}`)).status).toBe(404);
  });

  it.each([
    ['/lessons/subcategory/abc', 400, messages.validation.categoryIdInvalid],
    ['/lessons/subcategory/0', 400, messages.validation.categoryIdInvalid],
    ['/lessons/subcategory/-1', 400, messages.validation.categoryIdInvalid],
    ['/lessons/subcategory/1.5', 404, messages.userService.notFound],
    [`/lessons/subcategory/${ids.category}/lesson/abc`, 400, messages.validation.lessonIdInvalid],
    [`/lessons/subcategory/${ids.category}/lesson/0`, 400, messages.validation.lessonIdInvalid],
    [`/lessons/subcategory/${ids.category}/lesson/-5`, 400, messages.validation.lessonIdInvalid],
    [`/lessons/subcategory/${ids.category}/lesson/elevenchars`, 404, messages.userService.notFound],
    [`/lessons/subcategory/${ids.category}/lesson/5th`, 404, messages.userService.notFound],
  ])('validates ids: %s answers %i', async (path, status, message) => {
    const reply = await get(path);
    expect([reply.status, reply.refusal().message]).toEqual([status, message]);
  });

  it('hides the lessons of a draft from its own learners, not from administrators', async () => {
    const path = `/lessons/subcategory/${ids.draftCategory}`;
    expect((await get(path, otherLearner.token)).status).toBe(404);
    expect((await lesson(otherLearner.token, ids.draftCategory, ids.draftLesson)).status).toBe(404);
    expect(idsIn(await get(path, admin.token))).toEqual([ids.draftLesson]);
  });
});
