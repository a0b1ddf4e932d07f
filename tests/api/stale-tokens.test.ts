import { limits } from '@padavu/domain/limits';
import { usersCollection } from '@padavu/domain/user/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import {
  aLearner,
  anAdmin,
  aTeacher,
  createAccount,
  withName,
  withSessionStart,
  signIn,
  uniqueWord,
  type SignedIn,
} from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { apiDocument } from '../support/api-contract.ts';
import { auditOf } from '../support/audit.ts';
import { storeCourseWithLessons } from '../support/content.ts';

// Every token here was valid when it was issued. The account was changed afterwards, and its present state decides.

const updateAccount = (uid: string, fields: object) => db.collection(usersCollection).doc(uid).update(fields);

const tooOld = limits.adminSession.hours + 1;

/** Changes to an account, and the statuses that a token from before the change gets. */
const changes: Record<string, { apply: (account: SignedIn) => Promise<string>; statuses: number[] }> = {
  deactivated: { apply: updating({ status: 'inactive' }), statuses: [401, 403] },
  held: { apply: updating({ status: 'pending' }), statuses: [401, 403] },
  demoted: { apply: updating({ role: 'user' }), statuses: [401, 403] },
  'given a status that is not valid': { apply: updating({ status: 'Approved!' }), statuses: [401, 403] },
  'being deleted': { apply: updating({ deletionBegan: new Date() }), statuses: [401] },
  deleted: {
    apply: async ({ uid, token }) => {
      await db.collection(usersCollection).doc(uid).delete();
      return token;
    },
    statuses: [401],
  },
  'signed out': {
    apply: async ({ token }) => {
      await api('POST', '/admin/logout', { token });
      return token;
    },
    statuses: [401],
  },
  'signed in too long ago': {
    apply: ({ token }) => Promise.resolve(withSessionStart(tooOld, token)),
    statuses: [401],
  },
};

function updating(fields: object) {
  return async ({ uid, token }: SignedIn) => {
    await updateAccount(uid, fields);
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

/** Each kind of staff, the calls that they may make, and the changes of their accounts. */
const staff = [
  { who: 'an administrator', make: () => anAdmin(), calls: callsFor('staff', 'admin'), changes },
  {
    who: 'a teacher',
    make: () => aTeacher([1]),
    calls: callsFor('staff'),
    changes: {
      ...changes,
      'taken off every course': { apply: updating({ teaches: [] }), statuses: [401, 403] },
      'given courses that are not valid': { apply: updating({ teaches: 'all' }), statuses: [401, 403] },
    },
  },
];

const cases = staff.flatMap(({ changes: possibleChanges, ...person }) =>
  Object.entries(possibleChanges).map(([what, change]) => ({ person, what, change })),
);

describe.each(cases)('$person.who who was $what, with a token from before', ({ person, change }) => {
  let token: string;
  beforeAll(async () => {
    token = await change.apply(await person.make());
  });

  it.each(person.calls)('is refused: $method $path', async ({ method, path }) => {
    const target = path.replaceAll(/\{\w+\}/g, path.startsWith('/admin') ? uniqueWord() : '999999999');
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    const { status } = await api(method, target, { token, body });
    expect(change.statuses).toContain(status);
  });
});

describe('a learner whose account changed', () => {
  it.each([
    ['deactivated', { status: 'inactive' }],
    ['held', { status: 'pending' }],
    ['moved', { courseId: 1 }],
    ['being deleted', { deletionBegan: new Date() }],
  ])('no longer gets the video with a token from before: %s', async (_name, fields) => {
    const { course, category } = await storeCourseWithLessons(1);
    const learner = await aLearner({ courseId: course.id });
    const lessons = `/lessons/subcategory/${category.id}`;
    const isWhole = async () => {
      const reply = await api('GET', lessons, { token: learner.token });
      return reply.status === 200 && !JSON.stringify(reply.body).includes('"locked":true');
    };
    expect(await isWhole()).toBe(true);
    await updateAccount(learner.uid, fields);
    expect(await isWhole()).toBe(false);
  });
});

const TokenReply = z.object({ token: z.string() });

const renew = (token: string) => api('POST', '/admin/refresh-token', { token });

describe('the session of an administrator', () => {
  it('cannot be renewed past its longest duration, however often its token is exchanged', async () => {
    const admin = await anAdmin();
    const young = (await renew(withSessionStart(1, admin.token))).as(TokenReply).token;
    expect((await renew(young)).status).toBe(200);
    expect((await renew(withSessionStart(25, admin.token))).status).toBe(401);
    const { token } = (await renew(withSessionStart(limits.adminSession.hours - 1, admin.token))).as(
      TokenReply,
    );
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const { signedInAt, iat } = z.object({ signedInAt: z.number(), iat: z.number() }).parse(payload);
    expect(iat - signedInAt).toBeGreaterThan((limits.adminSession.hours - 2) * 60 * 60);
  });

  it('ends for its refresh token too at the sign-out, and the next sign-in works at once', async () => {
    const admin = await anAdmin();
    expect((await api('POST', '/admin/logout', { token: admin.token })).status).toBe(200);
    const { refreshToken } = admin;
    expect((await api('POST', '/auth/refresh', { body: { refreshToken } })).status).toBe(401);
    const { token } = await signIn(admin);
    expect((await api('GET', '/admin/users/count', { token })).status).toBe(200);
  });
});

describe('an audit entry', () => {
  it('contains the name of the stored account, whatever name the token contains', async () => {
    const admin = await anAdmin();
    const { uid } = await createAccount({ status: 'pending' });
    const token = withName('Somebody Else', admin.token);
    expect((await api('PUT', `/admin/users/${uid}/approve`, { token })).status).toBe(200);
    expect((await auditOf(uid)).map(({ actor }) => actor)).toEqual([
      { uid: admin.uid, name: admin.record.name },
    ]);
  });
});
