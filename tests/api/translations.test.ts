import { ifMatch } from '@padavu/domain/api/entity-tag';
import { limits } from '@padavu/domain/limits';
import { messageFor } from '@padavu/domain/messages';
import { SiteContent } from '@padavu/domain/site/site';
import { dataReply } from '@padavu/domain/api/reply';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { afterTriggers } from '../support/after-triggers.ts';
import { db } from '../support/accounts-firebase.ts';
import { aLearner, anAdmin, aTeacher, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { auditOf } from '../support/audit.ts';
import { auditIdOf, idOf, storeCourseWithLessons, stored } from '../support/content.ts';

// Malayalam texts are stored, copied, restored and shown together with the first text (docs/decisions/156).

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers = {}) =>
  api(method, path, { token: admin.token, body, headers });

const ml = { title: 'വിൽപന', description: 'ഓൺലൈനായി വിൽക്കൂ.' };
const lessonMl = { ...ml, topics: ['വിപണി'], task: 'മൂന്നു പേരോട് ചോദിക്കൂ.' };

/** Stores a course, a category and two lessons; all but the second lesson are translated. */
async function translatedSchool() {
  const school = await storeCourseWithLessons(2, {
    slug: uniqueWord(),
    translations: { ml },
    days: [
      { title: 'Shops', description: '', topics: [], picture: '', translations: { ml: { title: 'കട' } } },
    ],
  });
  const [lessonId = 0] = school.lessonIds;
  await Promise.all([
    db.doc(`subcategories/${school.category.id}`).update({ translations: { ml } }),
    db.doc(`lessons/${lessonId}`).update({ translations: { ml: lessonMl }, task: 'Ask three people.' }),
  ]);
  return { ...school, lessonId };
}

const aBody = (overrides: object = {}) => ({
  title: 'Selling',
  description: 'Sell online.',
  category: 'ecommerce',
  price: 799,
  originalPrice: 2499,
  published: true,
  ...overrides,
});

describe('a course', () => {
  it('is created and changed with its translations, which are in the audit log', async () => {
    const id = idOf(await call('POST', '/course/courses', aBody({ translations: { ml } })));
    expect((await api('GET', `/course/courses/${id}`)).body).toMatchObject({
      data: { translations: { ml } },
    });
    const newTranslations = { ml: { ...ml, title: 'വ്യാപാരം', summary: ' ' } };
    const { body } = await call('PUT', `/course/courses/${id}`, aBody({ translations: newTranslations }));
    expect(body).toMatchObject({ data: { translations: { ml: { ...ml, title: 'വ്യാപാരം' } } } });
    const entries = await auditOf(id, 'course');
    expect(entries.toSorted((one, other) => one.action.localeCompare(other.action))).toMatchObject([
      { action: 'course.create', after: { translations: { ml } } },
      {
        action: 'course.update',
        before: { translations: { ml } },
        after: { translations: { ml: { title: 'വ്യാപാരം' } } },
      },
    ]);
  });

  it('keeps translations that a client does not send, and loses them when it sends empty ones', async () => {
    const id = idOf(await call('POST', '/course/courses', aBody({ translations: { ml } })));
    await call('PUT', `/course/courses/${id}`, aBody({ title: 'Trading' }));
    expect(await stored.course(id)).toMatchObject({ title: 'Trading', translations: { ml } });
    await call('PUT', `/course/courses/${id}`, aBody({ translations: {} }));
    expect((await stored.course(id))?.['translations']).toEqual({});
    const entries = await auditOf(id, 'course');
    await call('PUT', `/course/courses/${id}`, aBody({ translations: { ml: { title: ' ' } } }));
    expect(await auditOf(id, 'course')).toHaveLength(entries.length);
  });

  it('refuses an outdated version, and names a text that is too long', async () => {
    const id = idOf(await call('POST', '/course/courses', aBody()));
    const old = { 'If-Match': ifMatch(new Date(0)) };
    const stale = await call('PUT', `/course/courses/${id}`, aBody({ translations: { ml } }), old);
    expect(stale.status).toBe(412);
    const wrong = { ml: { title: 'x'.repeat(limits.course.title + 1) } };
    expect(
      (await call('PUT', `/course/courses/${id}`, aBody({ translations: wrong }))).refusal(),
    ).toMatchObject({
      errors: [{ path: 'translations.ml.title', message: messageFor.tooLong(limits.course.title) }],
    });
  });

  it('accepts a body in two languages that is longer than other bodies', async () => {
    const day = { title: 'ദ'.repeat(100), description: 'ദ'.repeat(1000) };
    const days = Array.from({ length: limits.day.max }, () => ({ ...day, translations: { ml: day } }));
    expect((await call('POST', '/course/courses', aBody({ days }))).status).toBe(201);
  });

  it('is in the site content with its translations', async () => {
    const { course } = await translatedSchool();
    const courseOnSite = async () => {
      const { data } = (await api('GET', '/site')).as(dataReply(SiteContent));
      return data.courses.find(({ id }) => id === course.id);
    };
    await expect
      .poll(courseOnSite, afterTriggers)
      .toMatchObject({ translations: { ml }, days: [{ translations: { ml: { title: 'കട' } } }] });
  });
});

it('a visitor gets the title of a lesson in both languages, and its task in none', async () => {
  const { course, category, lessonId } = await translatedSchool();
  const path = `/lessons/subcategory/${category.id}/lesson/${lessonId}`;
  const { task: _, ...outline } = lessonMl;
  const DataReply = dataReply(z.looseObject({}));
  expect((await api('GET', path)).as(DataReply).data).toMatchObject({
    locked: true,
    translations: { ml: outline },
  });
  expect(JSON.stringify((await api('GET', path)).body)).not.toContain(lessonMl.task);
  const learner = await aLearner({ courseId: course.id });
  const whole = (await api('GET', path, { token: learner.token })).as(DataReply).data;
  expect(whole['translations']).toEqual({ ml: lessonMl });
});

it('copies of lessons and categories are translated as their originals are', async () => {
  const { category, lessonId } = await translatedSchool();
  const lessons = `/lessons/subcategory/${category.id}`;
  const lesson = idOf(await call('POST', `${lessons}/lesson/${lessonId}/duplicate`));
  expect(await stored.lesson(lesson)).toMatchObject({ translations: { ml: lessonMl } });
  const copy = idOf(await call('POST', `/subcategories/${category.id}/duplicate`));
  expect(await stored.category(copy)).toMatchObject({ translations: { ml } });
  const copied = await db.collection('lessons').where('subcategoryId', '==', copy).get();
  expect(copied.docs.map((doc) => doc.data())).toContainEqual(
    expect.objectContaining({ translations: { ml: lessonMl } }),
  );
});

it('a deleted course is restored with its translations', async () => {
  const { course, category, lessonId } = await translatedSchool();
  const deleted = await call('DELETE', `/course/courses/${course.id}`);
  expect(await stored.lesson(lessonId)).toBeUndefined();
  expect((await call('POST', `/admin/audit/${auditIdOf(deleted)}/undo`)).status).toBe(200);
  expect(await stored.course(course.id)).toMatchObject({ translations: { ml } });
  expect(await stored.category(category.id)).toMatchObject({ translations: { ml } });
  expect(await stored.lesson(lessonId)).toMatchObject({ translations: { ml: lessonMl } });
});

it('a teacher can translate what teachers may change, but not the title of the course', async () => {
  const { course, category, lessonId } = await translatedSchool();
  const { token } = await aTeacher([course.id]);
  const put = (path: string, body: object) => api('PUT', path, { token, body });
  const putCourse = (texts: object) =>
    put(`/course/courses/${course.id}`, { ...course, translations: { ml: texts } });
  expect((await putCourse({ ...ml, title: 'എന്റേത്' })).status).toBe(403);
  expect((await putCourse({ ...ml, badge: 'പുതിയത്' })).status).toBe(403);
  expect((await putCourse({ ...ml, summary: 'ചുരുക്കം' })).status).toBe(200);
  const translated = { ...category, translations: { ml: { title: 'തുടക്കം' } } };
  expect((await put(`/subcategories/${category.id}`, translated)).status).toBe(200);
  const lesson = { day: 1, title: 'Lines', description: 'Straight.', translations: { ml: { title: 'വര' } } };
  const address = `/lessons/subcategory/${category.id}/lesson/${lessonId}`;
  expect((await put(address, lesson)).status).toBe(200);
  expect(await stored.lesson(lessonId)).toMatchObject({ translations: { ml: { title: 'വര' } } });
});
