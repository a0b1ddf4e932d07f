import { randomInt } from 'node:crypto';
import { makePaymentReference } from '@padavu/domain/payment/payment-reference';
import { User, usersCollection } from '@padavu/domain/user/user';
import type { UserRecord } from '@padavu/domain/user/user-record';
import { UserCount } from '@padavu/domain/user/user-stats';
import { userSorts } from '@padavu/domain/user/user-sort';
import { searchGrams } from '@padavu/domain/values/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { afterTriggers } from '../support/after-triggers.ts';
import { db } from '../support/accounts-firebase.ts';
import { aLearner, anAdmin, uniqueEmail, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { api, nextPage, type ApiReply } from '../support/api-client.ts';
import { aUserRecord } from '../support/builders.ts';
import { storeCourse } from '../support/content.ts';

const Users = z.array(User);
const ids = (reply: ApiReply) => reply.as(Users).map(({ id }) => id);

/** Stores a document without an account in Auth: lists read documents alone. */
async function storeUser(overrides: Partial<UserRecord>): Promise<string> {
  const document = db.collection(usersCollection).doc();
  await document.set(aUserRecord({ email: uniqueEmail(), ...overrides }));
  return document.id;
}

const registeredOn = (day: number) => new Date(Date.UTC(2025, 0, day));
const courseId = Math.floor(Math.random() * 1e9) + 1000;
const listing = `/admin/users?courseId=${courseId}`;

let admin: SignedIn;
let learner: SignedIn;
let mark: string;
let stored: { asha: string; biju: string; chitra: string };

beforeAll(async () => {
  [admin, learner] = await Promise.all([anAdmin(), aLearner()]);
  mark = uniqueWord();
  stored = {
    asha: await storeUser({
      courseId,
      name: `Asha ${mark}`,
      registrationDate: registeredOn(1),
      language: 'ml',
    }),
    biju: await storeUser({ courseId, status: 'pending', registrationDate: registeredOn(2) }),
    chitra: await storeUser({
      courseId,
      status: 'inactive',
      registrationDate: registeredOn(3),
      email: `Chitra.${mark}@padavu.example`.toLowerCase(),
    }),
  };
});

const get = (path: string, token: string | undefined = admin.token) => api('GET', path, { token });

/** A cursor of a position that no reply named. */
const crafted = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');

const cursorOf = async (sort: string) => {
  const reply = await get(`${listing}&limit=1&sort=${sort}`);
  return new URLSearchParams(nextPage(listing, reply)?.split('?')[1]).get('cursor');
};

const count = async () => (await get('/admin/users/count')).as(UserCount);

describe('GET /admin/users', () => {
  it('answers an array of users, newest first', async () => {
    const reply = await get(listing);
    expect(reply.status).toBe(200);
    expect(ids(reply)).toEqual([stored.chitra, stored.biju, stored.asha]);
    expect(reply.headers.get('link')).toBeNull();
  });

  it('answers every field that the list shows of a user, and no search grams', async () => {
    const [, , asha] = (await get(listing)).as(z.array(z.record(z.string(), z.unknown())));
    expect(asha).toMatchObject({
      id: stored.asha,
      name: `Asha ${mark}`,
      status: 'approved',
      isApproved: true,
      role: 'user',
      course: 'Ecommerce Mastery',
      courseName: 'Ecommerce Mastery',
      courseId,
      registrationDate: registeredOn(1).toISOString(),
      paymentReference: 'K7M3QX',
      language: 'ml',
    });
    expect(asha).not.toHaveProperty('searchGrams');
  });

  it.each(['pending', 'inactive'] as const)('lists only users of the status %s', async (status) => {
    expect(ids(await get(`${listing}&status=${status}`))).toEqual([
      status === 'pending' ? stored.biju : stored.chitra,
    ]);
  });

  it('lists users of every status for the status "all"', async () => {
    expect(ids(await get(`${listing}&status=all`))).toHaveLength(3);
  });

  it('finds users by a part of the name or address, in any case', async () => {
    const part = mark.slice(3, 20).toUpperCase();
    expect(ids(await get(`/admin/users?search=${part}`))).toEqual([stored.chitra, stored.asha]);
  });

  it('combines search, course and status', async () => {
    expect(ids(await get(`${listing}&status=approved&search=${mark}`))).toEqual([stored.asha]);
    expect(ids(await get(`${listing}&status=pending&search=${mark}`))).toEqual([]);
  });

  it('finds only users who match the whole search text, not just its end', async () => {
    expect(ids(await get(`/admin/users?search=nowhere${mark.slice(-6)}`))).toEqual([]);
  });

  it.each(['%s', ' %s ', '%s!', '%s-'])(
    'finds the user with a payment reference that is pasted as "%s"',
    async (spelling) => {
      const reference = makePaymentReference(randomInt);
      const id = await storeUser({ courseId, paymentReference: reference });
      const pastedText = spelling.replace(
        '%s',
        `${reference.slice(0, 3)}-${reference.slice(3)}`.toLowerCase(),
      );
      const search = `search=${encodeURIComponent(pastedText)}`;
      expect(ids(await get(`/admin/users?${search}`))).toEqual([id]);
      expect(ids(await get(`${listing}&${search}&status=approved`))).toEqual([id]);
      expect(ids(await get(`${listing}&${search}&status=pending`))).toEqual([]);
      await db.collection(usersCollection).doc(id).delete();
    },
  );

  it('lists the user with the payment reference once, before users whose names contain it', async () => {
    const reference = makePaymentReference(randomInt);
    const older = { courseId: courseId + 2, registrationDate: registeredOn(1) };
    const holder = await storeUser({ ...older, name: `Holder ${reference}`, paymentReference: reference });
    const newer = { courseId: courseId + 2, registrationDate: registeredOn(2) };
    const namesake = await storeUser({ ...newer, name: `Namesake ${reference}` });
    let path: string | undefined = `/admin/users?limit=1&search=${reference}`;
    const found: string[] = [];
    while (path !== undefined) {
      const reply: ApiReply = await get(path);
      found.push(...ids(reply));
      path = nextPage(path, reply);
    }
    expect(found).toEqual([holder, namesake]);
  });

  it('answers page after page with a link to the next, each user once', async () => {
    let path: string | undefined = `${listing}&limit=1`;
    const pages: string[][] = [];
    while (path !== undefined) {
      const reply: ApiReply = await get(path);
      pages.push(ids(reply));
      path = nextPage(path, reply);
    }
    expect(pages).toEqual([[stored.chitra], [stored.biju], [stored.asha]]);
  });

  it.each([
    ['newest', ['chitra', 'biju', 'asha']],
    ['oldest', ['asha', 'biju', 'chitra']],
    ['name', ['chitra', 'asha', 'biju']],
    ['name-descending', ['biju', 'asha', 'chitra']],
  ] as const)('sorts its pages in the order %s, and users of equal names by id', async (sort, order) => {
    const course = courseId + 3 + userSorts.indexOf(sort);
    const names = { asha: 'b', biju: 'b', chitra: 'a' };
    const byId = [1, 2, 3].map(() => db.collection(usersCollection).doc().id).toSorted();
    const uids = { chitra: byId[0], asha: byId[1], biju: byId[2] };
    await Promise.all(
      (['asha', 'biju', 'chitra'] as const).map((who, index) =>
        db
          .collection(usersCollection)
          .doc(uids[who] ?? '')
          .set(
            aUserRecord({
              courseId: course,
              sortName: names[who],
              registrationDate: registeredOn(index + 1),
            }),
          ),
      ),
    );
    let path: string | undefined = `/admin/users?courseId=${course}&sort=${sort}&limit=1`;
    const found: string[] = [];
    while (path !== undefined) {
      const reply: ApiReply = await get(path);
      found.push(...ids(reply));
      path = nextPage(path, reply);
    }
    expect(found).toEqual(order.map((who) => uids[who]));
  });

  it('refuses a cursor of another order', async () => {
    const [byName, byDate] = await Promise.all([cursorOf('name'), cursorOf('oldest')]);
    for (const path of [
      `/admin/users?sort=newest&cursor=${byName}`,
      `/admin/users/pending?cursor=${byName}`,
      `/admin/users?sort=name-descending&cursor=${byDate}`,
    ]) {
      const reply = await get(path);
      expect(reply.refusal().errors?.map((error) => error.path)).toEqual(['cursor']);
    }
  });

  it('keeps the filters in the link, also on pages that are not full', async () => {
    const found: string[] = [];
    const paths: string[] = [];
    let path: string | undefined = `/admin/users?search=${mark}&limit=1`;
    while (path !== undefined) {
      paths.push(path);
      const reply: ApiReply = await get(path);
      found.push(...ids(reply));
      path = nextPage(path, reply);
    }
    expect(found).toEqual([stored.chitra, stored.asha]);
    expect(paths.filter((one) => !one.includes(`search=${mark}`))).toEqual([]);
  });

  it('pages through a search whose matches lie far apart', async () => {
    const common = searchGrams(mark);
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        storeUser({ courseId: courseId + 1, registrationDate: registeredOn(index + 5), searchGrams: common }),
      ),
    );
    const found: string[] = [];
    let path: string | undefined = `/admin/users?search=${mark}&limit=2`;
    while (path !== undefined) {
      const reply: ApiReply = await get(path);
      found.push(...ids(reply));
      path = nextPage(path, reply);
    }
    expect(found).toEqual([stored.chitra, stored.asha]);
  });

  it.each([
    'limit=0',
    'limit=501',
    'limit=many',
    'status=new',
    'sort=id',
    'courseId=x',
    'cursor=made-up',
    `cursor=${crafted([[999_999_999_999, 0], 'asha'])}`,
    `cursor=${crafted([[0, 1_000_000_000], 'asha'])}`,
    `cursor=${crafted(['asha/progress/1'])}`,
    `cursor=${crafted([[0, 0], '__asha__'])}`,
    'status=a&status=b',
  ])('answers 400 for %s', async (query) => {
    const reply = await get(`/admin/users?${query}`);
    expect(reply.status).toBe(400);
    expect(reply.refusal().errors?.map(({ path }) => path)).toEqual([query.split('=')[0]]);
  });
});

describe('GET /admin/users/pending', () => {
  it('answers pending users only', async () => {
    const users = (await get('/admin/users/pending')).as(Users);
    expect(users.map(({ id }) => id)).toContain(stored.biju);
    expect(new Set(users.map(({ status }) => status))).toEqual(new Set(['pending']));
  });
});

describe('GET /admin/users/count', () => {
  it('counts accounts by status and by course, soon after they change', async () => {
    // Other tests change accounts meanwhile, but none of these two courses.
    // A title can be the name of a property that every object has.
    const [one, other] = [
      await storeCourse({ title: uniqueWord() }),
      await storeCourse({ title: 'constructor' }),
    ];
    const countsOfCourses = async () => {
      const { courseBreakdown } = await count();
      return [courseBreakdown[one.title], courseBreakdown[other.title]];
    };
    await storeUser({ status: 'pending', courseId: one.id });
    const second = await storeUser({ status: 'approved', courseId: other.id });
    await expect.poll(countsOfCourses, afterTriggers).toEqual([1, 1]);
    await db.collection(usersCollection).doc(second).update({ courseId: one.id });
    await expect.poll(countsOfCourses, afterTriggers).toEqual([2, 0]);
    const { total, pending, approved, inactive } = await count();
    expect(total).toBe(pending + approved + inactive);
  });
});

describe('who may read users', () => {
  it.each(['/admin/users', '/admin/users/pending', '/admin/users/count'])(
    'neither visitors nor learners: %s',
    async (path) => {
      const visitor = await api('GET', path);
      expect([visitor.status, visitor.refusal().code]).toEqual([401, 'unauthenticated']);
      const asLearner = await get(path, learner.token);
      expect([asLearner.status, asLearner.refusal().code]).toEqual([403, 'forbidden']);
    },
  );
});
