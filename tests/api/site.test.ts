import { randomUUID } from 'node:crypto';
import { messages } from '@padavu/domain/messages';
import { RegistrationReceipt } from '@padavu/domain/user/registration-input';
import { dataReply } from '@padavu/domain/api/reply';
import { sitePath } from '@padavu/domain/site/site';
import { SiteDocument } from '@padavu/domain/site/site-document';
import { slugsCollection } from '@padavu/domain/course/slug';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteContentData } from '../../functions/src/data/site/site-content.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { afterTriggers } from '../support/after-triggers.ts';
import { db as liveStore } from '../support/accounts-firebase.ts';
import { anAdmin, uniqueEmail, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { siteUrl } from '../support/api-url.ts';
import { aCourse } from '../support/builders.ts';
import { idOf, someId } from '../support/content.ts';
import { fetchSite, siteText } from '../support/site-client.ts';

const Reply = dataReply(SiteDocument);

async function site() {
  return (await api('GET', '/site')).as(Reply).data;
}

const body = (overrides: Record<string, unknown>) => ({
  title: 'Bread',
  description: 'Bake it.',
  category: 'ecommerce',
  price: 450,
  originalPrice: 900,
  published: true,
  openForRegistration: true,
  thumbnail: '/assets/drawings/course-design.svg',
  ...overrides,
});
const register = (courseId: string) =>
  api('POST', '/users/register', {
    body: { name: 'Asha Varma', email: uniqueEmail(), password: 'a good password', courseId },
  });
const courseOnSite = async (slug: string) => (await site()).courses.find((course) => course.slug === slug);

describe('GET /site', () => {
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await anAdmin();
  });

  const write = (method: string, path: string, fields: unknown) =>
    api(method, path, { token: admin.token, body: fields });

  it('may be cached for a minute, and by edges for a day while they cannot fetch it', async () => {
    const { headers } = await api('GET', '/site');
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400',
    );
    const again = await api('GET', '/site', { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect([again.status, again.body]).toEqual([304, undefined]);
  });

  it('reads one document', async () => {
    await site();
    expect((await api('GET', '/site')).headers.get('server-timing')).toBe('reads;desc=1');
  });

  it('contains a course that an administrator creates, with its price, and visitors can register for it', async () => {
    const slug = `bread-${someId()}`;
    const id = idOf(await write('POST', '/course/courses', body({ slug })));
    await expect
      .poll(() => courseOnSite(slug), afterTriggers)
      .toMatchObject({
        id,
        price: 450,
        originalPrice: 900,
        thumbnail: `${siteUrl()}/assets/drawings/course-design.svg`,
      });
    const registration = await register(slug);
    expect(registration.status).toBe(201);
    const { data } = registration.as(dataReply(RegistrationReceipt));
    expect((await liveStore.doc(`users/${data.id}`).get()).data()).toMatchObject({
      courseId: id,
      courseName: 'Bread',
    });

    await write('PUT', `/course/courses/${id}`, body({ price: 500, openForRegistration: false }));
    await expect
      .poll(() => courseOnSite(slug), afterTriggers)
      .toMatchObject({ price: 500, openForRegistration: false });
    const refusal = await register(slug);
    expect([refusal.status, refusal.refusal().errors]).toEqual([
      400,
      [{ path: 'courseId', message: messages.validation.courseClosed }],
    ]);

    await write('PUT', `/course/courses/${id}`, body({ published: false }));
    await expect.poll(() => courseOnSite(slug), afterTriggers).toBeUndefined();
    expect((await register(slug)).refusal().message).toBe(messages.validation.courseRequired);
  });

  it('answers a registration that is sent again as before, though the course costs more or is closed by now', async () => {
    const slug = `rolls-${someId()}`;
    const id = idOf(await write('POST', '/course/courses', body({ slug })));
    await expect.poll(() => courseOnSite(slug), afterTriggers).toMatchObject({ price: 450 });
    const person = { name: 'Asha Varma', email: uniqueEmail(), password: 'a good password', courseId: slug };
    const headers = { 'Idempotency-Key': `"${randomUUID()}"` };
    const send = () => api('POST', '/users/register', { body: person, headers });
    const first = await send();
    expect([first.status, first.as(dataReply(RegistrationReceipt)).data.toPay]).toEqual([201, 450]);
    for (const change of [{ price: 500 }, { price: 500, openForRegistration: false }]) {
      await write('PUT', `/course/courses/${id}`, body(change));
      await expect.poll(() => courseOnSite(slug), afterTriggers).toMatchObject(change);
      const again = await send();
      expect([again.status, again.body]).toEqual([201, first.body]);
    }
  });

  it('redirects the former slugs of a course to its present one', async () => {
    const [first, second, third] = [1, 2, 3].map((number) => `moved-${someId()}-${number}`);
    const id = idOf(await write('POST', '/course/courses', body({ slug: first })));
    await write('PUT', `/course/courses/${id}`, body({ slug: second }));
    await write('PUT', `/course/courses/${id}`, body({ slug: third }));
    await expect
      .poll(async () => (await site()).redirects, afterTriggers)
      .toMatchObject({ [first ?? '']: third, [second ?? '']: third });
    expect((await register(first ?? '')).status).toBe(201);
  });

  it('becomes the pages that visitors get: a course is listed, has a page and an address, and is removed again', async () => {
    const word = uniqueWord();
    const slug = `pottery-${someId()}`;
    const course = body({ title: `Pottery ${word}`, price: 4321, slug });
    const id = idOf(await write('POST', '/course/courses', course));
    await expect.poll(() => siteText('/courses'), afterTriggers).toContain(word);
    await expect.poll(() => siteText('/sitemap.xml'), afterTriggers).toContain(`/courses/${slug}</loc>`);
    await expect.poll(() => siteText(`/courses/${slug}`), afterTriggers).toContain('₹4,321');
    expect(await siteText(`/courses/${slug}`)).toMatch(new RegExp(`<title>[^<]*${word}`));

    const moved = { ...course, price: 5432, slug: `${slug}-wheel` };
    await write('PUT', `/course/courses/${id}`, moved);
    await expect.poll(() => siteText(`/courses/${moved.slug}`), afterTriggers).toContain('₹5,432');
    const former = await fetchSite(`/courses/${slug}`, { redirect: 'manual' });
    expect([former.status, former.headers.get('location')]).toEqual([301, `/courses/${moved.slug}`]);

    await write('PUT', `/course/courses/${id}`, { ...moved, published: false });
    await expect
      .poll(async () => (await fetchSite(`/courses/${moved.slug}`)).status, afterTriggers)
      .toBe(404);
    expect(await siteText('/courses')).not.toContain(word);
  });

  it('contains the settings of the school', async () => {
    const name = `School ${uniqueWord()}`;
    const before = await liveStore.doc('settings/school').get();
    await liveStore.doc('settings/school').set({ name });
    await expect.poll(async () => (await site()).school.name, afterTriggers).toBe(name);
    await (before.exists ? before.ref.set(before.data() ?? {}) : before.ref.delete());
  });
});

// Each of these tests has a project of its own in the same emulator, without triggers.
describe('the content of the site', () => {
  let app: ReturnType<typeof initializeApp>;
  let db: Firestore;
  const content = () => siteContentData({ db, ...transactions({ db }) });
  const set = (path: string, data: object) => db.doc(path).set(data);
  const putCourse = (id: number, overrides: Parameters<typeof aCourse>[0] = {}) =>
    set(`courses/${id}`, aCourse({ id, slug: `course-${id}`, ...overrides }));
  const ids = async () => (await content().rebuild()).content.courses.map(({ id }) => id);

  beforeEach(() => {
    app = initializeApp({ projectId: `demo-${uniqueWord().slice(0, 20)}` }, uniqueWord());
    db = getFirestore(app);
  });
  afterEach(() => deleteApp(app));

  it('is that of a new school without courses when nothing is stored', async () => {
    const { school, courses } = await content().read();
    expect([school.name, courses]).toEqual(['New school', []]);
  });

  it('contains the published courses that have a slug, by their order and their id', async () => {
    await putCourse(10);
    await putCourse(9, { order: 1 });
    await putCourse(2);
    await putCourse(3, { published: false });
    await putCourse(4, { slug: '' });
    expect(await ids()).toEqual([2, 10, 9]);
  });

  it('contains at most sixty courses', async () => {
    const batch = db.batch();
    for (let id = 1; id <= 61; id += 1) {
      batch.set(db.doc(`courses/${id}`), aCourse({ id, slug: `course-${id}`, order: id === 1 ? 1 : 0 }));
    }
    await batch.commit();
    const found = await ids();
    expect([found.length, found.includes(1)]).toEqual([60, false]);
  });

  it('contains only the course with the lower id when two have one slug', async () => {
    await putCourse(10, { slug: 'bread' });
    await putCourse(9, { slug: 'bread', order: 5 });
    expect(await ids()).toEqual([9]);
  });

  it('leaves out a course that is too long for the document, and no other', async () => {
    const long = Array.from({ length: 30 }, (_, index) => ({
      title: `Day ${index}`,
      description: 'പ'.repeat(2000),
      topics: Array.from({ length: 30 }, () => 'പ'.repeat(200)),
      picture: '',
    }));
    const middle = long.slice(0, 20);
    await putCourse(1, { days: middle });
    await putCourse(2, { days: middle });
    await putCourse(3);
    expect(await ids()).toEqual([1, 3]);
  });

  it('is written only when it changes, and read as it is stored', async () => {
    await putCourse(1);
    expect((await content().rebuild()).isChanged).toBe(true);
    expect((await content().rebuild()).isChanged).toBe(false);
    await putCourse(2);
    expect((await content().read()).courses).toHaveLength(1);
    expect(await content().check()).toBe(true);
    expect((await content().read()).courses).toHaveLength(2);
  });

  it.each([
    ['is missing', () => db.doc(sitePath).delete()],
    ['cannot be read', () => set(sitePath, { courses: [{ id: 'one' }], school: 7 })],
  ])('is rebuilt when it %s', async (_fault, damage) => {
    await putCourse(1);
    await content().rebuild();
    await damage();
    expect((await content().read()).courses.map(({ id }) => id)).toEqual([1]);
    expect((await db.doc(sitePath).get()).get('courses')).toHaveLength(1);
  });

  it('contains the latest courses, also when several rebuild it at the same time', async () => {
    await putCourse(1);
    await Promise.all([
      content().rebuild(),
      putCourse(2).then(() => content().rebuild()),
      content().rebuild(),
    ]);
    expect((await content().read()).courses.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('redirects no slug to a course that the site does not show, and none that another course has', async () => {
    await putCourse(1, { slug: 'bread' });
    await putCourse(2, { slug: 'cake', published: false });
    for (const [slug, courseId] of Object.entries({ old: 1, bread: 2, sweet: 2, lost: 9 })) {
      await set(`${slugsCollection}/${slug}`, { courseId });
    }
    await set(`${slugsCollection}/broken`, { courseId: 'one' });
    expect((await content().rebuild()).content.redirects).toEqual({ old: 'bread' });
  });

  it('contains the published pages, and nothing of their drafts', async () => {
    const at = new Date('2026-05-01T10:00:00.000Z');
    await set('pages/contact', {
      published: { lead: 'Ask.', text: 'Anything.' },
      draft: { lead: 'Ask later.' },
      publishedAt: at,
    });
    const { pages } = (await content().rebuild()).content;
    expect(pages.contact).toEqual({
      content: { lead: 'Ask.', text: 'Anything.' },
      publishedAt: at.toISOString(),
    });
    expect(pages.courses).toEqual({ content: { lead: '' }, publishedAt: '' });
  });

  it('contains no pages of a school that has yet to be migrated, until one is published', async () => {
    await content().rebuild();
    const { pages: none, ...before } = await content().read();
    await set(sitePath, before);
    expect((await content().rebuild()).isChanged).toBe(false);
    await putCourse(1);
    expect((await content().rebuild()).isChanged).toBe(true);
    expect((await db.doc(sitePath).get()).get('pages')).toBeUndefined();
    expect(await content().read()).toMatchObject({ pages: none, courses: [{ id: 1 }] });
    await set('pages/contact', { published: { lead: 'Ask.' } });
    await content().rebuild();
    expect((await db.doc(sitePath).get()).get('pages.contact.content.lead')).toBe('Ask.');
  });

  it('contains the valid parts of a page, and nothing of a page that is too long', async () => {
    await set('pages/faq', {
      published: {
        lead: 7,
        questions: [{ question: 'Why?', answer: 'So.' }, 'How?', { answer: 'So.' }, { question: 'When?' }],
        closing: 'none',
      },
      publishedAt: 'yesterday',
    });
    await set('pages/about', { published: 'nothing' });
    const long = { heading: 'Part', text: 'പ'.repeat(5000) };
    await set('pages/terms', { published: { sections: Array.from({ length: 30 }, () => long) } });
    const { pages } = (await content().rebuild()).content;
    expect(pages.faq).toEqual({
      publishedAt: '',
      content: {
        description: '',
        lead: '',
        questions: [
          { question: 'Why?', answer: 'So.' },
          { question: 'When?', answer: '' },
        ],
        closing: { title: '', lead: '' },
      },
    });
    expect(pages.about.content.approach).toEqual({ title: '', lead: '', items: [] });
    expect(pages.terms.content.sections).toEqual([]);
    expect((await content().read()).pages).toEqual(pages);
  });

  it('is complete even if other documents cannot be read', async () => {
    await putCourse(1);
    await set('courses/seven', aCourse({ slug: 'seven' }));
    await set('courses/2', { published: true, slug: 'two', days: 'many', price: 'free' });
    await set('settings/school', { name: 7, social: 'none', location: 'here' });
    const { school, courses } = (await content().rebuild()).content;
    expect(courses.map(({ id, price, days }) => [id, price, days])).toEqual([
      [1, 1999, []],
      [2, 0, []],
    ]);
    expect([school.name, school.location]).toEqual(['', null]);
  });
});
