import { randomInt } from 'node:crypto';
import { questionsCollection } from '@padavu/domain/learning/lesson-question';
import { throttleLimits } from '@padavu/domain/api/throttle-limits';
import { messages } from '@padavu/domain/messages';
import { ErrorReply } from '@padavu/domain/api/reply';
import { subscribersCollection } from '@padavu/domain/site/subscriber';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { throttleCollection, throttleData } from '../../functions/src/data/store/throttle.ts';
import { keyOf } from '../../functions/src/http/throttle.ts';
import { db } from '../support/accounts-firebase.ts';
import { aLearner, createAccount, password, uniqueEmail, uniqueWord } from '../support/accounts.ts';
import { storeCourseWithLessons } from '../support/content.ts';
import { startOwnApi, type OwnApi } from './support/own-api.ts';

let one: OwnApi;
let other: OwnApi;
/** An instance with a fifth of the limits, which few calls use up. */
let small: OwnApi;
const smallFactor = 0.2;

const hour = 3_600_000;
/** Windows begin on the quarter-hour and on the hour. With this clock all tries of these tests fall into one window. */
const ahead = hour - (Date.now() % hour);
const now = () => new Date(Date.now() + ahead);

beforeAll(async () => {
  // The clock stands still, so that nothing refills while the tests run.
  const strict = { throttleFactor: 1, now, clock: () => 0 };
  [one, other, small] = await Promise.all([
    startOwnApi(strict),
    startOwnApi(strict),
    startOwnApi({ ...strict, throttleFactor: smallFactor }),
  ]);
});

afterAll(() => {
  one.close();
  other.close();
  small.close();
});

/** A client address that no other test uses. */
const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

const login = (email: string, enteredPassword = 'a wrong password', api = one, from = someAddress()) =>
  api.call('POST', '/users/login', { body: { email, password: enteredPassword }, from });

const { perAccount, perAddress, window } = throttleLimits.signIn;
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('signing in', () => {
  it('is refused after too many wrong passwords for an account, from any address', async () => {
    const { email } = await createAccount();
    for (const { status } of await Promise.all(times(perAccount, () => login(email))))
      expect(status).toBe(401);
    const refusal = await login(email, password);
    expect(refusal.status).toBe(429);
    expect(ErrorReply.parse(refusal.body)).toEqual({
      success: false,
      message: messages.login.tooManyAttempts,
      code: 'too-many-requests',
    });
    const seconds = Number(refusal.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(window);
  });

  it('counts tries on every instance and at every sign-in', async () => {
    const { email } = await createAccount();
    const adminLogin = () =>
      other.call('POST', '/admin/login', { body: { email, password: 'wrong' }, from: someAddress() });
    await Promise.all(times(perAccount / 2, () => login(email)));
    await Promise.all(times(perAccount / 2, adminLogin));
    expect((await login(email, password)).status).toBe(429);
  });

  it('allows no more tries when too many arrive at the same time', async () => {
    const { email } = await createAccount();
    const tries = times(perAccount * 2, (index) => login(email, 'wrong', index % 2 ? one : other));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(perAccount);
    expect(statuses).toContain(429);
  });

  it('resets the failures of an account that signs in', async () => {
    const { email } = await createAccount();
    for (const round of ['first', 'second']) {
      await Promise.all(times(perAccount - 1, () => login(email)));
      expect([round, (await login(email, password)).status]).toEqual([round, 200]);
    }
  });

  it('is refused after too many tries from an address, for any account', async () => {
    const from = someAddress();
    await Promise.all(times(perAddress, () => login(uniqueEmail(), 'wrong', one, from)));
    expect((await login(uniqueEmail(), 'wrong', one, from)).status).toBe(429);
    expect((await login(uniqueEmail())).status).toBe(401);
  });

  it('ignores an address that the caller invents in front of the real one', async () => {
    const from = someAddress();
    const tryFrom = () => login(uniqueEmail(), 'wrong', small, `${someAddress()}, ${from}`);
    await Promise.all(times(perAddress * smallFactor, tryFrom));
    expect((await tryFrom()).status).toBe(429);
  });
});

const body = (email: string) => ({ email, name: 'Asha', password, courseId: 1 });

describe('signing in through the edge of Hosting', () => {
  it('stays open to other visitors after one visitor made far too many tries', async () => {
    const [from, floodingVisitor, otherVisitor] = [someAddress(), someAddress(), someAddress()];
    const tryFrom = (visitor: string) =>
      small.call('POST', '/users/login', { body: { email: uniqueEmail(), password }, from, edge: visitor });
    const perVisitor = perAddress * smallFactor;
    const flood = await Promise.all(times(perVisitor * 3, () => tryFrom(floodingVisitor)));
    expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(perVisitor * 2);
    expect((await tryFrom(floodingVisitor)).status).toBe(429);
    expect((await tryFrom(otherVisitor)).status).toBe(401);
    const count = await countUnder('signIn', 'connection', from);
    expect(count).toBeLessThanOrEqual(perVisitor + 1);
  });
});

/** The number of counted tries of an action by a subject. */
async function countUnder(
  action: 'signIn' | 'registration' | 'newsletter',
  subject: 'address' | 'connection',
  value: string,
): Promise<number> {
  const { key } = keyOf(action, subject, value);
  const { docs } = await db.collection(throttleCollection).get();
  const counts = docs.filter(({ id }) => id.startsWith(key)).map((found) => Number(found.get('count')));
  return counts.reduce((sum, count) => sum + count, 0);
}

const subscribeBehind = (from: string, edge: string, email = uniqueEmail()) =>
  small.call('POST', '/newsletter', { body: { email }, from, edge });

describe('the allowance that visitors behind one edge share', () => {
  const perVisitor = throttleLimits.newsletter.perAddress * smallFactor;
  const shared = perVisitor * throttleLimits.perConnection;

  it('also limits a caller who invents visitors', async () => {
    const from = someAddress();
    const replies = await Promise.all(times(shared, () => subscribeBehind(from, someAddress())));
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    const more = await Promise.all(times(5, () => subscribeBehind(from, someAddress())));
    expect(more.map(({ status }) => status)).toEqual(times(5, () => 429));
  });

  it("is not used up by a visitor's refused tries", async () => {
    const [from, visitor] = [someAddress(), someAddress()];
    for (let count = 0; count < perVisitor * 3; count += 1) await subscribeBehind(from, visitor);
    expect(await countUnder('newsletter', 'connection', from)).toBe(perVisitor);
  });

  it("is not used up by an account's refused tries, nor is the visitor's own", async () => {
    const [from, visitor, email] = [someAddress(), someAddress(), uniqueEmail()];
    await Promise.all(times(30, () => subscribeBehind(from, visitor, email)));
    expect(await countUnder('newsletter', 'address', visitor)).toBeLessThanOrEqual(1);
    expect(await countUnder('newsletter', 'connection', from)).toBeLessThanOrEqual(1);
    expect((await subscribeBehind(from, visitor)).status).toBe(200);
  });
});

describe('registering through the edge of Hosting', () => {
  it('stays open to other visitors after one visitor registered too often', async () => {
    const [from, floodingVisitor, otherVisitor] = [someAddress(), someAddress(), someAddress()];
    const registerFrom = (edge: string) =>
      small.call('POST', '/users/register', { body: body(uniqueEmail()), from, edge });
    const perVisitor = throttleLimits.registration.perAddress * smallFactor;
    for (let count = 0; count < perVisitor * 3; count += 1) {
      const { status } = await registerFrom(floodingVisitor);
      expect([count, status]).toEqual([count, count < perVisitor ? 201 : 429]);
    }
    expect((await registerFrom(otherVisitor)).status).toBe(201);
    expect(await countUnder('registration', 'connection', from)).toBe(perVisitor + 1);
  });
});

const read = (from: string, edge: string, path = '/course/courses') =>
  small.call('GET', path, { from, edge });

describe('lists and records', () => {
  const atOnce = throttleLimits.reads.atOnce * smallFactor;

  // Short pages, because the tests' store has hundreds of courses.
  it.each([
    '/course/courses?limit=1',
    '/subcategories/all?limit=1',
    '/lessons/subcategory/1',
    '/admin/users',
  ])('are limited for each visitor: %s', async (path) => {
    const [from, floodingVisitor, otherVisitor] = [someAddress(), someAddress(), someAddress()];
    const replies = await Promise.all(times(atOnce * 1.5, () => read(from, floodingVisitor, path)));
    const refusals = replies.filter(({ status }) => status === 429);
    expect(refusals).toHaveLength(replies.length - atOnce);
    expect(ErrorReply.parse(refusals[0]?.body).code).toBe('too-many-requests');
    expect(Number(refusals[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await read(from, otherVisitor, path)).status).not.toBe(429);
  });

  it('are counted without writing a document', async () => {
    const { size } = await db.collection(throttleCollection).get();
    await read(someAddress(), someAddress());
    expect((await db.collection(throttleCollection).get()).size).toBe(size);
  });

  it('never block /health', async () => {
    const from = someAddress();
    const replies = await Promise.all(times(atOnce + 50, () => read(from, from, '/health')));
    expect(replies.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  });
});

const renew = (from: string, edge: string, refreshToken = 'none of ours', instance = small) =>
  instance.call('POST', '/auth/refresh', { body: { refreshToken }, from, edge });

describe('renewing a session', () => {
  const atOnce = throttleLimits.renewals.atOnce * smallFactor;

  it('is refused to a visitor after too many tries, but not to others behind the same edge', async () => {
    const [from, floodingVisitor, otherVisitor] = [someAddress(), someAddress(), someAddress()];
    const replies = await Promise.all(times(atOnce * 2, () => renew(from, floodingVisitor)));
    const refusals = replies.filter(({ status }) => status === 429);
    expect(refusals).toHaveLength(atOnce);
    expect(ErrorReply.parse(refusals[0]?.body)).toMatchObject({
      code: 'too-many-requests',
      message: messages.server.tooManyRequests,
    });
    expect(Number(refusals[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const { refreshToken } = await aLearner();
    expect((await renew(from, otherVisitor, refreshToken)).status).toBe(200);
  });

  it("does not use up the shared allowance once the visitor's own tries are used up", async () => {
    const [from, floodingVisitor] = [someAddress(), someAddress()];
    const shared = atOnce * throttleLimits.perConnection;
    await Promise.all(times(shared, () => renew(from, floodingVisitor)));
    const others = await Promise.all(times(atOnce, () => renew(from, someAddress())));
    expect(others.filter(({ status }) => status !== 401)).toEqual([]);
  });

  it('is not refused to a person whose tabs and devices all renew at the same time', async () => {
    const [from, home] = [someAddress(), someAddress()];
    const { refreshToken } = await aLearner();
    const replies = await Promise.all(times(20, () => renew(from, home, refreshToken, one)));
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

describe.each([
  ['registration', '/users/register', throttleLimits.registration],
  ['newsletter', '/newsletter', throttleLimits.newsletter],
  ['a link to set a new password', '/users/password-reset', throttleLimits.passwordReset],
])('%s', (_name, path, { perAccount: forAccount, perAddress: forAddress }) => {
  it('is refused after too many tries for a mail address', async () => {
    const email = uniqueEmail();
    for (let count = 0; count < forAccount; count += 1) {
      expect((await one.call('POST', path, { body: body(email), from: someAddress() })).status).not.toBe(429);
    }
    const refusal = await one.call('POST', path, { body: body(email), from: someAddress() });
    expect([refusal.status, ErrorReply.parse(refusal.body).message]).toEqual([
      429,
      messages.server.tooManyRequests,
    ]);
  });

  it('is refused after too many tries from one address', async () => {
    const from = someAddress();
    const tries = times(forAddress, () => one.call('POST', path, { body: body(uniqueEmail()), from }));
    expect((await Promise.all(tries)).filter(({ status }) => status === 429)).toEqual([]);
    expect((await one.call('POST', path, { body: body(uniqueEmail()), from })).status).toBe(429);
  });
});

describe('setting a new password', () => {
  it('is refused after too many tries from one address', async () => {
    const from = someAddress();
    const confirm = () =>
      one.call('POST', '/users/password-reset/confirm', { body: { code: uniqueWord(), password }, from });
    const replies = await Promise.all(times(throttleLimits.newPassword.perAddress, confirm));
    expect(replies.filter(({ status }) => status !== 400)).toEqual([]);
    expect((await confirm()).status).toBe(429);
  });
});

describe('questions under lessons', () => {
  it('are refused after too many from one learner, whose earlier questions stay', async () => {
    const { course, lessonIds } = await storeCourseWithLessons(1);
    const { token } = await aLearner({ courseId: course.id });
    const ask = () =>
      one.call('PUT', `/lesson-questions/${lessonIds[0]}/q${uniqueWord().toLowerCase().slice(0, 14)}`, {
        body: { text: 'Why?' },
        token,
        from: someAddress(),
      });
    const limit = throttleLimits.lessonQuestion.perAccount;
    for (let count = 0; count < limit; count += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    const questions = await db
      .collection(questionsCollection)
      .where('courseId', '==', course.id)
      .count()
      .get();
    expect(questions.data().count).toBe(limit);
  });
});

describe("corrections of one's own name", () => {
  it('are refused after too many, and the last one stays', async () => {
    const { token } = await aLearner();
    const rename = (name: string) =>
      one.call('PUT', '/users/me', { body: { name }, token, from: someAddress() });
    const limit = throttleLimits.ownName.perAccount;
    for (let count = 1; count <= limit; count += 1) expect((await rename(`Devi ${count}`)).status).toBe(200);
    expect((await rename('Devi Nair')).status).toBe(429);
    const own = await one.call('GET', '/users/me', { token, from: someAddress() });
    expect(own.body).toMatchObject({ data: { name: `Devi ${limit}` } });
  });
});

describe("exports of one's own data", () => {
  it('are refused after too many', async () => {
    const { token } = await aLearner();
    const fetchOwnData = () => one.call('GET', '/users/me/export', { token, from: someAddress() });
    for (let count = 0; count < throttleLimits.ownData.perAccount; count += 1)
      expect((await fetchOwnData()).status).toBe(200);
    expect((await fetchOwnData()).status).toBe(429);
  });
});

const anAllowance = () => ({ key: uniqueWord(), limit: 2, seconds: 60 });

describe('counting tries', () => {
  let clock = Date.UTC(2025, 0, 1);
  const throttles = throttleData({ db, now: () => new Date(clock) });

  it('starts again when the window is over', async () => {
    const allowance = anAllowance();
    clock += 15_000;
    expect([await throttles.take([allowance]), await throttles.take([allowance])]).toEqual([0, 0]);
    expect(await throttles.take([allowance])).toBe(45);
    clock += 45_000;
    expect(await throttles.take([allowance])).toBe(0);
  });

  it('stores with each count the time at which it can be deleted', async () => {
    const { key, ...allowance } = anAllowance();
    await throttles.take([{ key, ...allowance }]);
    const { docs } = await db.collection(throttleCollection).where('expiresAt', '>', new Date(clock)).get();
    const own = docs.filter(({ id }) => id.startsWith(key));
    expect(own.map((document) => document.get('count') as unknown)).toEqual([1]);
  });

  it('stores neither mail addresses nor client addresses', async () => {
    const email = uniqueEmail();
    const from = someAddress();
    await one.call('POST', '/newsletter', { body: { email }, from });
    const { docs } = await db.collection(throttleCollection).get();
    const stored = JSON.stringify(docs.map((document) => [document.id, document.data()]));
    expect(stored).not.toContain(email);
    expect(stored).not.toContain(from);
  });
});

const subscribe = (email: string) =>
  one.call('POST', '/newsletter', { body: { email }, from: someAddress() });

describe('POST /newsletter', () => {
  it('stores an address once, and answers the same for a known one', async () => {
    const email = uniqueEmail();
    const first = await subscribe(email);
    expect([first.status, first.body]).toEqual([
      200,
      { success: true, message: messages.newsletter.subscribed },
    ]);
    const again = await subscribe(` ${email.toUpperCase()} `);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const { docs } = await db.collection(subscribersCollection).where('email', '==', email).get();
    expect(docs).toHaveLength(1);
    expect(docs[0]?.id).toMatch(/^[\da-f]{64}$/);
  });

  it.each(['nobody', '', undefined])('requires a valid address: %s', async (email) => {
    const reply = await one.call('POST', '/newsletter', { body: { email }, from: someAddress() });
    expect(reply.status).toBe(400);
    expect(ErrorReply.parse(reply.body).errors).toEqual([
      { path: 'email', message: messages.validation.emailInvalid },
    ]);
  });
});
