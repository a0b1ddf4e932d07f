import { auditCollection } from '@padavu/domain/audit';
import { limits } from '@padavu/domain/limits';
import { usersCollection } from '@padavu/domain/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import {
  aLearner,
  anAdmin,
  aTeacher,
  createAccount,
  named,
  ofASessionSince,
  signIn,
  uniqueWord,
  type SignedIn,
} from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { apiDocument } from '../support/api-contract.ts';
import { storeCourseWithLessons } from '../support/content.ts';

// Everyone here has a token that was good when it was made. What happened to the account since then decides.

const change = (uid: string, fields: object) => db.collection(usersCollection).doc(uid).update(fields);

const tooOld = limits.adminSession.hours + 1;

/** What happens to an account, past the API, and what its token of before is answered. */
const fates: Record<string, { befalls: (account: SignedIn) => Promise<string>; answers: number[] }> = {
  deactivated: { befalls: changed({ status: 'inactive' }), answers: [401, 403] },
  held: { befalls: changed({ status: 'pending' }), answers: [401, 403] },
  demoted: { befalls: changed({ role: 'user' }), answers: [401, 403] },
  'with a status that makes no sense': { befalls: changed({ status: 'Approved!' }), answers: [401, 403] },
  leaving: { befalls: changed({ deletionBegan: new Date() }), answers: [401] },
  deleted: {
    befalls: async ({ uid, token }) => {
      await db.collection(usersCollection).doc(uid).delete();
      return token;
    },
    answers: [401],
  },
  'signed out': {
    befalls: async ({ token }) => {
      await api('POST', '/admin/logout', { token });
      return token;
    },
    answers: [401],
  },
  'signed in too long ago': {
    befalls: ({ token }) => Promise.resolve(ofASessionSince(tooOld, token)),
    answers: [401],
  },
};

function changed(fields: object) {
  return async ({ uid, token }: SignedIn) => {
    await change(uid, fields);
    return token;
  };
}

type Access = (typeof apiDocument.paths)[string][string]['x-access'];

const callsFor = (...accesses: Access[]) =>
  Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      accesses.includes(operation['x-access']) ? [{ method: method.toUpperCase(), path }] : [],
    ),
  );

/** Whoever works for the school, the calls that are theirs, and what may happen to them. */
const staff = [
  { who: 'an administrator', make: () => anAdmin(), calls: callsFor('staff', 'admin'), fates },
  {
    who: 'a teacher',
    make: () => aTeacher([1]),
    calls: callsFor('staff'),
    fates: {
      ...fates,
      'taken off every course': { befalls: changed({ teaches: [] }), answers: [401, 403] },
      'named for courses that make no sense': { befalls: changed({ teaches: 'all' }), answers: [401, 403] },
    },
  },
];

const stale = staff.flatMap(({ fates: possible, ...person }) =>
  Object.entries(possible).map(([what, fate]) => ({ person, what, fate })),
);

describe.each(stale)('$person.who who was $what, with a token of before', ({ person, fate }) => {
  let token: string;
  beforeAll(async () => {
    token = await fate.befalls(await person.make());
  });

  it.each(person.calls)('is refused: $method $path', async ({ method, path }) => {
    const target = path.replaceAll(/\{\w+\}/g, path.startsWith('/admin') ? uniqueWord() : '999999999');
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    const { status } = await api(method, target, { token, body });
    expect(fate.answers).toContain(status);
  });
});

describe('a learner whose account changed', () => {
  it.each([
    ['deactivated', { status: 'inactive' }],
    ['held', { status: 'pending' }],
    ['moved', { courseId: 1 }],
    ['being deleted', { deletionBegan: new Date() }],
  ])('sees no video any more with a token of before: %s', async (_name, fields) => {
    const { course, category } = await storeCourseWithLessons(1);
    const learner = await aLearner({ courseId: course.id });
    const lessons = `/lessons/subcategory/${category.id}`;
    const isWhole = async () => {
      const answer = await api('GET', lessons, { token: learner.token });
      return answer.status === 200 && !JSON.stringify(answer.body).includes('"locked":true');
    };
    expect(await isWhole()).toBe(true);
    await change(learner.uid, fields);
    expect(await isWhole()).toBe(false);
  });
});

const Fresh = z.object({ token: z.string() });

const renew = (token: string) => api('POST', '/admin/refresh-token', { token });

describe('the session of an administrator', () => {
  it('is renewed no longer than it lives, however often its token is exchanged', async () => {
    const admin = await anAdmin();
    const young = (await renew(ofASessionSince(1, admin.token))).as(Fresh).token;
    expect((await renew(young)).status).toBe(200);
    expect((await renew(ofASessionSince(25, admin.token))).status).toBe(401);
    const { token } = (await renew(ofASessionSince(limits.adminSession.hours - 1, admin.token))).as(Fresh);
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const { signedInAt, iat } = z.object({ signedInAt: z.number(), iat: z.number() }).parse(payload);
    expect(iat - signedInAt).toBeGreaterThan((limits.adminSession.hours - 2) * 60 * 60);
  });

  it('is over for its refresh token too right after the sign-out, and a sign-in works at the first try', async () => {
    const admin = await anAdmin();
    expect((await api('POST', '/admin/logout', { token: admin.token })).status).toBe(200);
    const { refreshToken } = admin;
    expect((await api('POST', '/auth/refresh', { body: { refreshToken } })).status).toBe(401);
    const { token } = await signIn(admin);
    expect((await api('GET', '/admin/users/count', { token })).status).toBe(200);
  });
});

describe('the record of activity', () => {
  it('has the name of the stored account, whatever name the token has', async () => {
    const admin = await anAdmin();
    const { uid } = await createAccount({ status: 'pending' });
    const token = named('Somebody Else', admin.token);
    expect((await api('PUT', `/admin/users/${uid}/approve`, { token })).status).toBe(200);
    const { docs } = await db.collection(auditCollection).where('target.id', '==', uid).get();
    expect(docs.map((entry): unknown => entry.get('actor'))).toEqual([
      { uid: admin.uid, name: admin.record.name },
    ]);
  });
});
