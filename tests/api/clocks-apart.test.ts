import { throttleLimits } from '@padavu/domain/api/throttle-limits';
import { usersCollection } from '@padavu/domain/user/user';
import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import {
  aLearner,
  anAdmin,
  aPendingLearner,
  password,
  signIn,
  uniqueEmail,
  type Account,
  type SignedIn,
} from '../support/accounts.ts';
import { startInstance, type Instance } from './support/instances.ts';
import { lessonsIn, storeCourseWithLessons, stored } from '../support/content.ts';

/** The difference between two clocks, in milliseconds. */
const clockGap = 2000;

const instances = new Map<string, Instance>();
let admin: SignedIn;

beforeAll(async () => {
  const clocks = { right: 0, ahead: clockGap, behind: -clockGap };
  await Promise.all(
    Object.entries(clocks).map(async ([name, clockShift]) =>
      instances.set(name, await startInstance({ throttleFactor: 1, clockShift })),
    ),
  );
  admin = await anAdmin();
});

afterAll(() => {
  for (const instance of instances.values()) instance[Symbol.dispose]();
});

const at = (name: string): Instance['call'] => {
  const instance = instances.get(name);
  if (!instance) throw new Error(`No instance is ${name}`);
  return instance.call;
};

/** Another client address for each try, so that tries count by account alone. */
const someAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

const statusOf = async (reply: ReturnType<Instance['call']>) => (await reply).status;
const me = (instance: string, token: string) => statusOf(at(instance)('GET', '/users/me', { token }));
const byAdmin = (instance: string, method: string, path: string, body: object = {}) =>
  at(instance)(method, path, { token: admin.token, body });
const lessonBody = (title: string) => ({ title, description: 'Changed.', day: 1 });
const userPath = ({ uid }: Account) => `/admin/users/${uid}`;

/** Signs in by the SDK and on the second instance. @returns the statuses of that, and of both tokens on both */
async function freshSignIns(first: string, second: string, account: Account): Promise<number[]> {
  const { token } = await signIn(account);
  const session = await Promise.all([me(first, token), me(second, token)]);
  const body = { email: account.email, password };
  const login = await at(second)('POST', '/users/login', { body, from: someAddress() });
  const apiToken = z.object({ token: z.string() }).safeParse(login.body).data?.token ?? '';
  return [...session, login.status, await me(first, apiToken), await me(second, apiToken)];
}

const allGood = [200, 200, 200, 200, 200];

/** The clock of the instance that gets the first call, and of the one that gets the second. */
const orders = [
  ['ahead', 'right'],
  ['behind', 'right'],
  ['right', 'ahead'],
  ['right', 'behind'],
] as const;

// Fault: The clocks of two instances of the API are two seconds apart. Sees: Nothing; the response to a sign-out, an
// approval or a restoration may wait that much longer. Stored: What right clocks store, once each. Heals: Nothing
// needs to heal.
describe.each(orders)(
  'two instances, the clock of the first %s and that of the second %s',
  { concurrent: true },
  (first, second) => {
    it('agree that a sign-out ends the session, and that the next session is valid', async () => {
      const learner = await aLearner();
      expect(await statusOf(at(first)('POST', '/users/logout', { token: learner.token }))).toBe(200);
      expect([await me(first, learner.token), await me(second, learner.token)]).toEqual([401, 401]);
      const { refreshToken } = learner;
      expect(await statusOf(at(second)('POST', '/auth/refresh', { body: { refreshToken } }))).toBe(401);
      expect(await freshSignIns(first, second, learner)).toEqual(allGood);
    });

    it('accept an account that one approves right after the other held it', async () => {
      const learner = await aLearner();
      expect((await byAdmin(first, 'PUT', `${userPath(learner)}/hold`)).status).toBe(200);
      expect((await byAdmin(second, 'PUT', `${userPath(learner)}/approve`)).status).toBe(200);
      expect([await me(first, learner.token), await me(second, learner.token)]).toEqual([401, 401]);
      expect(await freshSignIns(first, second, learner)).toEqual(allGood);
    });

    it('accept an account that was just approved', async () => {
      const learner = await aPendingLearner();
      expect((await byAdmin(first, 'PUT', `${userPath(learner)}/approve`)).status).toBe(200);
      expect(await freshSignIns(first, second, learner)).toEqual(allGood);
    });

    it('accept an account that one deleted and the other restored', async () => {
      const learner = await aLearner();
      expect((await byAdmin(first, 'DELETE', userPath(learner))).status).toBe(200);
      const restored = await byAdmin(second, 'POST', `/admin/trash/users_${learner.uid}/restore`);
      expect(restored.status).toBe(200);
      expect([await me(first, learner.token), await me(second, learner.token)]).toEqual([401, 401]);
      expect(await freshSignIns(first, second, learner)).toEqual(allGood);
    });

    it('undo each other’s deletions, and recognise a version that is out of date', async () => {
      const { category, lessonIds } = await storeCourseWithLessons(1);
      const [id = 0] = lessonIds;
      const path = `/lessons/subcategory/${category.id}/lesson/${id}`;
      const etag = (await byAdmin(first, 'GET', path)).headers.get('etag') ?? '';
      expect((await byAdmin(first, 'PUT', path, lessonBody('Once'))).status).toBe(200);
      expect((await byAdmin(second, 'PUT', path, lessonBody('Twice'))).status).toBe(200);
      expect((await byAdmin(second, 'GET', path)).headers.get('etag')).not.toBe(etag);
      const deletion = await byAdmin(first, 'DELETE', path);
      const { data } = z.object({ data: z.object({ auditId: z.string() }) }).parse(deletion.body);
      expect((await byAdmin(second, 'POST', `/admin/audit/${data.auditId}/undo`)).status).toBe(200);
      expect(await lessonsIn(category.id)).toEqual([id]);
      expect(await stored.lesson(id)).toMatchObject({ title: 'Twice' });
      expect((await byAdmin(first, 'POST', `/admin/audit/${data.auditId}/undo`)).status).toBe(409);
    });

    it('create one account for two registrations with one Idempotency-Key', async () => {
      const email = uniqueEmail();
      const body = { name: 'Anjali Menon', email, password: 'long enough', courseId: 1 };
      const request = { body, key: `"${randomUUID()}"`, from: someAddress() };
      const replies = await Promise.all(
        [first, second].map((name) => at(name)('POST', '/users/register', request)),
      );
      const statuses = replies.map(({ status }) => status).toSorted((one, other) => one - other);
      expect([
        [201, 201],
        [201, 409],
      ]).toContainEqual(statuses);
      const created = replies.find(({ status }) => status === 201)?.body;
      for (const name of [first, second])
        expect(await at(name)('POST', '/users/register', request)).toMatchObject({
          status: 201,
          body: created,
        });
      expect((await db.collection(usersCollection).where('email', '==', email).get()).size).toBe(1);
    });

    it('count failed sign-ins together', async () => {
      const { perAccount, window } = throttleLimits.signIn;
      const email = uniqueEmail();
      const windows = new Set<number>();
      const statuses: number[] = [];
      for (let count = 0; count < 2 * perAccount + 2; count += 1) {
        for (const shift of [-clockGap, 0, clockGap])
          windows.add(Math.floor((Date.now() + shift) / 1000 / window));
        const body = { email, password: 'not the password' };
        const name = count % 2 === 0 ? first : second;
        statuses.push(await statusOf(at(name)('POST', '/users/login', { body, from: someAddress() })));
      }
      // If a window ends during the test, the next one allows `perAccount` tries again.
      const allowedTries = statuses.filter((status) => status === 401).length;
      expect(allowedTries).toBeGreaterThanOrEqual(perAccount);
      expect(allowedTries).toBeLessThanOrEqual(perAccount * windows.size);
    });
  },
);
