import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { coursesCollection } from '@padavu/domain/course/course';
import { messages } from '@padavu/domain/messages';
import { mediaCollection } from '@padavu/domain/picture/picture';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { aLearner, anAdmin, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { api, type ApiReply } from '../support/api-client.ts';
import { siteUrl } from '../support/api-url.ts';
import { idOf, someId, storeCourse, storeCourseWithLessons, stored } from '../support/content.ts';
import { emptySalesFields } from '../support/builders.ts';
import { auditOf } from '../support/audit.ts';
import { aPicture, hashOf } from '../support/pictures.ts';

let admin: SignedIn;
let learner: SignedIn;

beforeAll(async () => {
  [admin, learner] = await Promise.all([anAdmin(), aLearner()]);
});

type Options = { token?: string | undefined; headers?: Record<string, string> };

const aBody = (overrides: Record<string, unknown> = {}) => ({
  title: 'Reselling',
  description: 'Buy well, sell better.',
  category: 'ecommerce',
  price: 799,
  originalPrice: 2499,
  thumbnail: 'assets/courses/reselling.svg',
  instructor: 'Meera Nair',
  level: 'Beginners',
  badge: 'Premium',
  published: true,
  ...overrides,
});
const create = (body: unknown, options: Options = {}) =>
  api('POST', '/course/courses', { body, token: admin.token, ...options });
const update = (id: number | string, body: unknown, options: Options = {}) =>
  api('PUT', `/course/courses/${id}`, { body, token: admin.token, ...options });

describe('POST /course/courses', () => {
  it('creates a course, answers it, and adds an audit entry', async () => {
    const reply = await create(aBody());
    expect(reply.status).toBe(201);
    const id = idOf(reply);
    expect(reply.body).toMatchObject({
      success: true,
      message: adminMessages.courses.created,
      data: {
        id,
        ...aBody({ thumbnail: `${siteUrl()}/assets/courses/reselling.svg` }),
        totalLessons: 0,
        progress: 0,
        subcategories: [],
      },
    });
    expect(await stored.course(id)).toMatchObject({ id, ...aBody(), lessonIds: [] });
    expect(await auditOf(id, 'course')).toMatchObject([
      { actor: { uid: admin.uid }, action: 'course.create', before: null, after: { title: 'Reselling' } },
    ]);
  });

  it('creates a draft unless the body contains published', async () => {
    const { title, description, category, price, originalPrice } = aBody();
    const reply = await create({ title, description, category, price, originalPrice });
    expect(reply.body).toMatchObject({ data: { published: false, level: 'All Levels', badge: '' } });
    expect((await api('GET', `/course/courses/${idOf(reply)}`)).status).toBe(404);
  });

  it.each([
    ['title', { title: ' ' }, messages.validation.titleRequired],
    ['description', { description: null }, messages.validation.descriptionRequired],
    ['category', { category: ' ' }, messages.validation.courseCategoryRequired],
    ['price', { price: -1 }, adminMessages.courseInput.priceInvalid],
    ['originalPrice', { originalPrice: '12.50' }, adminMessages.courseInput.priceInvalid],
  ])('names the wrong field: %s', async (path, wrong, message) => {
    const reply = await create(aBody(wrong));
    expect(reply.status).toBe(400);
    expect(reply.refusal()).toMatchObject({ message, errors: [{ path, message }] });
  });

  it('answers 400 for a list instead of a course', async () => {
    expect((await create([])).status).toBe(400);
  });
});

describe('PUT /course/courses/{id}', () => {
  it('changes a course, keeps its lessons, and adds an audit entry', async () => {
    const { course, category, lessonIds } = await storeCourseWithLessons(2);
    const reply = await update(course.id, aBody());
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      message: adminMessages.courses.updated,
      data: { id: course.id, title: 'Reselling', totalLessons: 2, subcategories: [{ id: category.id }] },
    });
    expect(await stored.course(course.id)).toMatchObject({ title: 'Reselling', lessonIds });
    const [entry] = await auditOf(course.id, 'course');
    expect(entry).toMatchObject({ action: 'course.update', before: { price: 1999 }, after: { price: 799 } });
    expect(entry?.after).not.toHaveProperty('instructor');
  });

  it('writes nothing when it gets the course exactly as it was answered', async () => {
    const { course } = await storeCourseWithLessons(1, {
      thumbnail: '/assets/drawings/course-design.svg',
      slug: `kept-${someId()}`,
    });
    const read = await api('GET', `/course/courses/${course.id}`);
    const { data } = read.as(z.object({ data: z.looseObject({ thumbnail: z.string() }) }));
    expect(data.thumbnail).toBe(`${siteUrl()}/assets/drawings/course-design.svg`);
    const reply = await update(course.id, data, { headers: { 'If-Match': read.headers.get('etag') ?? '' } });
    expect(reply.headers.get('etag')?.split('-')[0]).toBe(read.headers.get('etag')?.split('-')[0]);
    expect(await stored.course(course.id)).toMatchObject({ thumbnail: course.thumbnail });
    expect(await auditOf(course.id, 'course')).toEqual([]);
  });

  it('stores the address of a picture on another site, and a path for one on the school’s site', async () => {
    const { id } = await storeCourse();
    const elsewhere = 'https://pictures.example/a.png';
    const reply = await update(id, aBody({ thumbnail: elsewhere }));
    expect(reply.body).toMatchObject({ data: { thumbnail: elsewhere } });
    expect(await stored.course(id)).toMatchObject({ thumbnail: elsewhere });
    await update(id, aBody({ thumbnail: `${siteUrl()}/assets/drawings/course-design.svg` }));
    expect(await stored.course(id)).toMatchObject({ thumbnail: '/assets/drawings/course-design.svg' });
  });

  it('answers 412 when the course has changed since it was read', async () => {
    const { id } = await storeCourse();
    const read = await api('GET', `/course/courses/${id}`);
    const headers = { 'If-Match': read.headers.get('etag') ?? '' };
    expect((await update(id, aBody(), { headers })).status).toBe(200);
    const late = await update(id, aBody({ title: 'Too late' }), { headers });
    expect([late.status, late.refusal().code]).toEqual([412, 'changed-meanwhile']);
    expect(late.refusal().message).toBe(messages.server.changedMeanwhile);
    expect(await stored.course(id)).toMatchObject({ title: 'Reselling' });
  });

  it('lets the last of two writes without If-Match win', async () => {
    const { id } = await storeCourse();
    await Promise.all([update(id, aBody({ price: 1 })), update(id, aBody({ price: 2 }))]);
    expect(await auditOf(id, 'course')).toHaveLength(2);
  });

  it.each([String(someId()), 'abc', '0'])('answers 404 for the id %s', async (id) => {
    expect((await update(id, aBody())).status).toBe(404);
  });

  it('names the wrong field', async () => {
    const { id } = await storeCourse();
    expect((await update(id, aBody({ title: '' }))).refusal().errors?.[0]?.path).toBe('title');
  });
});

/** A slug that no other test uses. */
const aSlug = (beginning = 'baking') => `${beginning}-${someId()}`;

const uploadedPicture = {
  alt: 'A loaf',
  width: 640,
  height: 360,
  sources: [
    { hash: 'a'.repeat(64), width: 320 },
    { hash: 'b'.repeat(64), width: 640 },
  ],
};

const session = {
  title: 'Ask me',
  startsAt: '2026-05-01T13:30:00.000Z',
  minutes: 60,
  link: 'https://meet.example/oven',
  recording: 'https://video.example/oven',
};
const salesFields = {
  summary: 'Bread in a week.',
  outcomes: ['A loaf', 'Another one'],
  picture: uploadedPicture,
  instructors: [
    {
      name: 'Meera Nair',
      words: 'Bakes.',
      picture: 'https://pictures.example/meera.png',
      photo: { ...uploadedPicture, alt: 'Meera Nair at her oven' },
    },
  ],
  duration: '1 Week',
  language: 'Malayalam',
  rating: 9.9,
  reviewCount: 12,
  days: [{ title: 'Flour', description: 'What there is.', topics: ['Wheat'], picture: '' }],
  questions: [{ question: 'Do I need an oven?', answer: 'Yes.' }],
  sessions: [session],
  openForRegistration: true,
  order: 7,
};

/** The status of a refusal, and the paths of its errors. */
const refusedAt = ({ status, refusal }: ApiReply) => [status, refusal().errors?.map(({ path }) => path)];

/** Stores the files of `uploadedPicture`. */
beforeAll(async () => {
  for (const { hash } of uploadedPicture.sources) await db.collection(mediaCollection).doc(hash).set({});
});

describe('the fields of a course that visitors see', () => {
  it('are stored and answered as they were sent', async () => {
    const slug = aSlug();
    const reply = await create(aBody({ slug, ...salesFields }));
    expect(reply.body).toMatchObject({ data: { slug, ...salesFields } });
    expect(await stored.course(idOf(reply))).toMatchObject({ slug, ...salesFields });
  });

  it('have no new picture whose files are not stored, as those of a form that was left for a week', async () => {
    const gone = { ...uploadedPicture, sources: [{ hash: hashOf(aPicture(uniqueWord())), width: 640 }] };
    const instructors = [{ name: 'Meera Nair' }, { name: 'Arun Joseph', photo: gone }];
    expect(refusedAt(await create(aBody({ picture: gone })))).toEqual([400, ['picture']]);
    const id = idOf(await create(aBody({ picture: uploadedPicture })));
    const pictures = { picture: uploadedPicture, instructors };
    expect(refusedAt(await update(id, aBody(pictures)))).toEqual([400, ['instructors.1.photo']]);
    // What a course has already stays, whatever became of its files.
    await db.doc(`${coursesCollection}/${id}`).update({ picture: gone });
    expect((await update(id, aBody({ picture: gone, summary: 'Bread.' }))).status).toBe(200);
  });

  it('are empty when they are not sent, and a PUT without them empties all but the slug', async () => {
    const slug = aSlug();
    const id = idOf(await create(aBody({ slug, ...salesFields })));
    const reply = await update(id, aBody());
    expect(reply.body).toMatchObject({ data: { slug, ...emptySalesFields } });
    expect(await stored.course(id)).toMatchObject({ slug, ...emptySalesFields });
  });

  it('have pictures at absolute addresses, which are stored as paths when they are on the school’s site', async () => {
    const picture = `${siteUrl()}/assets/drawings/course-design.svg`;
    const reply = await create(
      aBody({ instructors: [{ name: 'Meera Nair', picture }], days: [{ title: 'Flour', picture }] }),
    );
    expect(reply.body).toMatchObject({ data: { instructors: [{ picture }], days: [{ picture }] } });
    expect(await stored.course(idOf(reply))).toMatchObject({
      instructors: [{ picture: '/assets/drawings/course-design.svg' }],
      days: [{ picture: '/assets/drawings/course-design.svg' }],
    });
  });

  it.each([
    ['slug', { slug: 'Two Words' }],
    ['slug', { slug: '2024' }],
    ['outcomes.1', { outcomes: ['A loaf', ' '] }],
    ['instructors.0.name', { instructors: [{ name: '' }] }],
    ['days.0.topics.0', { days: [{ title: 'Flour', topics: [''] }] }],
    ['picture.alt', { picture: { ...uploadedPicture, alt: ' ' } }],
    ['picture.sources', { picture: { ...uploadedPicture, sources: [] } }],
    ['picture.sources.0.hash', { picture: { ...uploadedPicture, sources: [{ hash: '../logo', width: 5 }] } }],
    ['picture.width', { picture: { ...uploadedPicture, width: 60_000 } }],
    ['instructors.0.photo.alt', { instructors: [{ name: 'Meera', photo: { ...uploadedPicture, alt: '' } }] }],
    ['questions.0.answer', { questions: [{ question: 'Why?', answer: '' }] }],
    ['sessions.0.startsAt', { sessions: [{ ...session, startsAt: '2026-05-01' }] }],
    ['sessions.0.link', { sessions: [{ ...session, link: 'javascript:alert(1)' }] }],
    ['rating', { rating: 10.1 }],
    ['order', { order: -1 }],
  ])('names the wrong field: %s', async (path, wrong) => {
    const reply = await create(aBody(wrong));
    expect([reply.status, reply.refusal().errors?.map((error) => error.path)]).toEqual([400, [path]]);
  });
});

describe('the live sessions of a course', () => {
  const Sessions = z.object({
    data: z.object({ sessions: z.array(z.looseObject({ id: z.string(), title: z.string() })) }),
  });
  const sessionsIn = (reply: Awaited<ReturnType<typeof create>>) => reply.as(Sessions).data.sessions;
  const second = { ...session, title: 'Ask me too' };
  /** A course with two sessions at the same time, and their ids. */
  const withTwo = async () => {
    const reply = await create(aBody({ sessions: [session, second] }));
    const [first = '', other = ''] = sessionsIn(reply).map(({ id }) => id);
    expect(first).not.toBe(other);
    return { id: idOf(reply), first, other };
  };
  const later = '2026-05-09T13:30:00.000Z';

  it('keep their ids when they are moved', async () => {
    const { id, first, other } = await withTwo();
    const moved = [
      { ...second, id: other, startsAt: later },
      { ...session, id: first },
    ];
    expect(sessionsIn(await update(id, aBody({ sessions: moved })))).toEqual(moved);
    expect(await stored.course(id)).toMatchObject({ sessions: moved });
  });

  it('keep their ids from clients that send none, as long as their times stay', async () => {
    const { id, first, other } = await withTwo();
    const [moved, stayed, added] = sessionsIn(
      await update(id, aBody({ sessions: [{ ...session, startsAt: later }, session, second] })),
    );
    expect([stayed?.id, added?.id]).toEqual([first, other]);
    expect([first, other]).not.toContain(moved?.id);
  });

  it('get their ids from the server in a new course, and where two have one', async () => {
    const { first, other } = await withTwo();
    const copied = [
      { ...session, id: first },
      { ...second, id: other },
    ];
    const copy = await create(aBody({ sessions: copied }));
    const ids = sessionsIn(copy).map(({ id }) => id);
    expect(new Set([...ids, first, other]).size).toBe(4);
    const repeated = [session, second].map((one) => Object.assign({ id: ids[0] }, one));
    const twice = await update(idOf(copy), aBody({ sessions: repeated }));
    const [kept, changed] = sessionsIn(twice);
    expect(kept?.id).toBe(ids[0]);
    expect(changed?.id).not.toBe(ids[0]);
  });

  it('have ids from before they were stored with any, which stay when they are moved', async () => {
    const { id } = await withTwo();
    await db.doc(`courses/${id}`).update({ sessions: [session, second] });
    const read = await api('GET', `/course/courses/${id}`, { token: admin.token });
    const { startsAt } = session;
    const [one, two] = sessionsIn(read);
    expect([one?.id, two?.id]).toEqual([startsAt, `${startsAt}-1`]);
    const moved = [{ ...two, startsAt: later }, { ...one }];
    expect(sessionsIn(await update(id, aBody({ sessions: moved })))).toEqual(moved);
  });

  it('have their links for its learners and for administrators, and for nobody else', async () => {
    const id = idOf(await create(aBody({ published: true, sessions: [session] })));
    const [own, other] = [await aLearner({ courseId: id }), await aLearner()];
    const seenBy = async (token?: string) => {
      const read = await api('GET', `/course/courses/${id}`, token === undefined ? {} : { token });
      const list = await api(
        'GET',
        `/course/courses?limit=1&cursor=${id - 1}`,
        token === undefined ? {} : { token },
      );
      return [read.body, list.body];
    };
    const withLinks = { sessions: [session] };
    const withoutLinks = { sessions: [{ ...session, link: '', recording: '' }] };
    for (const { token } of [admin, own]) {
      expect(await seenBy(token)).toMatchObject([{ data: withLinks }, { data: [withLinks] }]);
    }
    for (const token of [other.token, undefined]) {
      expect(await seenBy(token)).toMatchObject([{ data: withoutLinks }, { data: [withoutLinks] }]);
    }
    const reply = await api('GET', '/course/user/course', { token: own.token });
    expect(reply.body).toMatchObject({ data: withLinks });
    expect(JSON.stringify((await api('GET', '/site')).body)).not.toContain(session.link);
  });
});

const refusalOf = async (reply: ReturnType<typeof create>) => {
  const { status, refusal } = await reply;
  const { code, errors } = refusal();
  return { status, code, errors };
};

const slugIn = (reply: Awaited<ReturnType<typeof create>>) =>
  reply.as(z.object({ data: z.object({ slug: z.string() }) })).data.slug;

const restore = async (id: number) => {
  await api('POST', `/admin/trash/courses_${id}/restore`, { token: admin.token });
  return stored.course(id);
};

describe('the slug of a course', () => {
  const slugTaken = {
    status: 409,
    code: 'slug-taken',
    errors: [{ path: 'slug', message: messages.validation.slugTaken }],
  };
  it('is made from the title, and ends with the id when another course has that slug', async () => {
    const word = aSlug('bread');
    const [first, second] = [await create(aBody({ title: word })), await create(aBody({ title: word }))];
    expect(slugIn(first)).toBe(word);
    expect(slugIn(second)).toBe(`${word}-${idOf(second)}`);
  });

  it('is made from the id when the title has no Latin letter', async () => {
    const reply = await create(aBody({ title: 'കച്ചവടം' }));
    expect(slugIn(reply)).toBe(`course-${idOf(reply)}`);
  });

  it('is added to a course without one when it is next saved', async () => {
    const { id } = await storeCourse({ slug: '' });
    const title = aSlug('late');
    expect(slugIn(await update(id, aBody({ title })))).toBe(title);
  });

  it('of another course is refused, also its former one, and one that was stored without the API', async () => {
    const [one, other, byHand] = [aSlug(), aSlug(), aSlug()];
    const id = idOf(await create(aBody({ slug: one })));
    expect(await refusalOf(create(aBody({ slug: one })))).toEqual(slugTaken);
    expect((await update(id, aBody({ slug: other }))).status).toBe(200);
    expect(await refusalOf(create(aBody({ slug: one })))).toEqual(slugTaken);
    const { id: otherId } = await storeCourse({ slug: byHand });
    expect(await refusalOf(update(id, aBody({ slug: byHand })))).toEqual(slugTaken);
    expect(await stored.course(id)).toMatchObject({ slug: other });
    expect(await stored.course(otherId)).toMatchObject({ slug: byHand });
  });

  it('may be the one that the course had before', async () => {
    const [one, other] = [aSlug(), aSlug()];
    const id = idOf(await create(aBody({ slug: one })));
    await update(id, aBody({ slug: other }));
    expect(slugIn(await update(id, aBody({ slug: one })))).toBe(one);
  });

  it('is given to one of several courses that are created with it at the same time', async () => {
    const slug = aSlug();
    const replies = await Promise.all(Array.from({ length: 6 }, () => create(aBody({ slug }))));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  it('stays with a course in the trash, and is free once that is deleted for good', async () => {
    const slug = aSlug();
    const id = idOf(await create(aBody({ slug })));
    await api('DELETE', `/course/courses/${id}`, { token: admin.token });
    expect(await refusalOf(create(aBody({ slug })))).toEqual(slugTaken);
    await api('DELETE', `/admin/trash/courses_${id}`, { token: admin.token });
    expect((await create(aBody({ slug }))).status).toBe(201);
  });

  it('is restored with its course, or replaced when another course has it by then', async () => {
    const [slug, reused] = [aSlug(), aSlug()];
    const [id, otherId] = [idOf(await create(aBody({ slug }))), idOf(await create(aBody({ slug: reused })))];
    for (const courseId of [id, otherId])
      await api('DELETE', `/course/courses/${courseId}`, { token: admin.token });
    await storeCourse({ slug: reused });
    expect(await restore(id)).toMatchObject({ slug });
    expect((await restore(otherId))?.['slug']).not.toBe(reused);
    expect((await restore(otherId))?.['slug']).not.toBe('');
  });
});

describe('who may write courses', () => {
  it.each([
    ['create', (options: Options) => create(aBody(), options)],
    ['update', (options: Options) => update(1, aBody(), options)],
    ['delete', (options: Options) => api('DELETE', '/course/courses/1', options)],
  ])('neither visitors nor learners: %s', async (_name, call) => {
    expect((await call({ token: undefined })).status).toBe(401);
    expect((await call({ token: learner.token })).status).toBe(403);
  });
});
