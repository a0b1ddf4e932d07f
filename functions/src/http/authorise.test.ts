import { noClaims } from '@padavu/domain/user/claims';
import express, { type Request } from 'express';
import { describe, expect, it, vi } from 'vitest';
import type { Person, Viewer } from '#/actors.ts';
import type { Contract } from '#/contract/contract.ts';
import { invalid, notFound } from '#/errors.ts';
import { authorise } from './authorise.ts';
import { refusalOf } from './error-reply.ts';
import type { Handle } from './endpoints.ts';
import type { Operation } from './operation.ts';
import { ok, type Reply } from './reply.ts';
import { serve } from '#/test/serve.ts';

const person = (admin: boolean): Person => ({
  uid: 'asha',
  signedInAt: new Date('2025-05-01T09:00:00.000Z'),
  hasSecondFactor: false,
  claims: { approved: true, admin, courseId: 1, teaches: [] },
});

type Deps = Parameters<typeof authorise>[0];
type Rights = Deps['sessions']['rights'];

/** The rights of a session whose stored account grants the claims of a person. */
const grantsRightsOf =
  (owner: Person | undefined): Rights =>
  () =>
    Promise.resolve(owner && { claims: owner.claims, lacksSecondFactor: false });

/**
 * Dependencies for a person whose token is valid and whose stored account grants what the token says, unless other
 * functions are given.
 */
const depsFor = (
  claimed: Person | undefined,
  verify: Deps['accounts']['verify'] = () => Promise.resolve(claimed),
  rights: Rights = grantsRightsOf(claimed),
): Deps => ({
  accounts: { fromToken: () => Promise.resolve(claimed), verify },
  sessions: { rights },
  users: { find: () => Promise.resolve(undefined) },
});

type Run = (request: Request, actor: Viewer) => Promise<Reply>;
type AccessContract = Pick<Contract, 'access' | 'method'>;

/** An operation behind the step, whose contract has only an access and a method. */
function guarded(deps: Deps, access: AccessContract, run: Run): Handle {
  const contract = {
    path: '/',
    operationId: 'doThing',
    summary: '',
    tag: 'Users',
    replies: {},
    ...access,
  } as const;
  return authorise(deps).authorised({ contract, prepare: (request, actor) => () => run(request, actor) });
}

/** Operations that only read, by the access of their contracts. */
const reads = (deps: Deps) => ({
  byAnyone: (run: Run) => guarded(deps, { method: 'GET', access: 'optional' }, run),
  bySignedIn: (run: Run) => guarded(deps, { method: 'GET', access: 'signed-in' }, run),
  byAdministrator: (run: Run) => guarded(deps, { method: 'GET', access: 'admin' }, run),
});

const nobody = () => Promise.resolve(undefined);

const reply = ok({ success: true });
const read = vi.fn<() => Promise<Reply>>(() => Promise.resolve(reply));
const authIsDown = () => Promise.reject(new Error('Auth is down'));

/** The status of an operation's reply to a request with a token; 500 for an error that is no refusal. */
async function outcome(handle: Handle): Promise<number> {
  const app = express().get('/', (request, response) => {
    void handle(request)
      .then(
        ({ status }) => status,
        (error: unknown) => refusalOf(error)?.status ?? 500,
      )
      .then((status) => response.sendStatus(status));
  });
  const headers = { Authorization: 'Bearer a-token' };
  const { status } = await fetch(await serve(app), { headers });
  return status;
}

describe('an operation that only reads', () => {
  it('answers when the token is valid', async () => {
    const reading = reads(depsFor(person(true)));
    expect(await outcome(reading.byAdministrator(read))).toBe(200);
  });

  it('answers 401 without what it read when the token was revoked', async () => {
    const reading = reads(depsFor(person(true), nobody));
    expect(await outcome(reading.byAdministrator(read))).toBe(401);
    expect(await outcome(reading.bySignedIn(read))).toBe(401);
    expect(await outcome(reading.byAnyone(read))).toBe(401);
  });

  it('refuses an invalid token before it reports a failure of the handler', async () => {
    const reading = reads(depsFor(person(true), nobody));
    expect(await outcome(reading.byAdministrator(() => Promise.reject(notFound())))).toBe(401);
  });

  it('reads nothing for a person whose token does not claim the right', async () => {
    read.mockClear();
    const byLearner = reads(depsFor(person(false)));
    const byNobody = reads(depsFor(undefined));
    expect(await outcome(byLearner.byAdministrator(read))).toBe(403);
    expect(await outcome(byNobody.byAdministrator(read))).toBe(401);
    expect(await outcome(byNobody.byAnyone(read))).toBe(401);
    expect(read).not.toHaveBeenCalled();
  });

  it('reads while Auth checks the token', async () => {
    const verification = Promise.withResolvers<Person>();
    const reading = reads(depsFor(person(true), () => verification.promise));
    const started = Promise.withResolvers<undefined>();
    const waiting = outcome(
      reading.byAdministrator(() => {
        started.resolve(undefined);
        return Promise.resolve(reply);
      }),
    );
    await started.promise;
    verification.resolve(person(true));
    expect(await waiting).toBe(200);
  });

  it('fails when Auth cannot check the token', async () => {
    const reading = reads(depsFor(person(true), authIsDown));
    expect(await outcome(reading.byAnyone(read))).toBe(500);
  });

  it('answers 401 without what it read when the session of the stored account is over', async () => {
    const reading = reads(depsFor(person(true), undefined, nobody));
    expect(await outcome(reading.byAdministrator(read))).toBe(401);
    expect(await outcome(reading.byAnyone(read))).toBe(401);
  });

  it('uses the rights of the stored account, not those in the token', async () => {
    const demoted = reads(depsFor(person(true), undefined, grantsRightsOf(person(false))));
    expect(await outcome(demoted.byAdministrator(read))).toBe(403);
    const promoted = reads(depsFor(person(false), undefined, grantsRightsOf(person(true))));
    expect(await outcome(promoted.byAdministrator(read))).toBe(200);
    const isAdminSeen: boolean[] = [];
    const reading = reads(
      depsFor(person(true), undefined, grantsRightsOf({ ...person(true), claims: noClaims })),
    );
    await outcome(
      reading.bySignedIn((_request, actor) => {
        isAdminSeen.push(actor?.claims.admin === true);
        return Promise.resolve(reply);
      }),
    );
    expect(isAdminSeen.at(-1)).toBe(false);
  });
});

/** An operation of an administrator that writes. */
const step = (deps: Deps) => guarded(deps, { method: 'POST', access: 'admin' }, () => Promise.resolve(reply));

describe('an operation that writes', () => {
  it('is allowed to an administrator by the stored account, whatever the token claims', async () => {
    const rights = (admin: boolean) => grantsRightsOf(person(admin));
    expect(await outcome(step(depsFor(person(true))))).toBe(200);
    expect(await outcome(step(depsFor(person(false), undefined, rights(true))))).toBe(200);
    expect(await outcome(step(depsFor(person(true), undefined, rights(false))))).toBe(403);
  });

  it('refuses an administrator who lacks the second factor that the school requires, for reads too', async () => {
    const deps = depsFor(person(true), undefined, () =>
      Promise.resolve({ claims: noClaims, lacksSecondFactor: true }),
    );
    expect(await outcome(step(deps))).toBe(403);
    expect(await outcome(reads(deps).byAdministrator(read))).toBe(403);
  });

  it('answers 401 when the token was revoked or the session is over', async () => {
    expect(await outcome(step(depsFor(person(true), nobody)))).toBe(401);
    expect(await outcome(step(depsFor(person(true), undefined, nobody)))).toBe(401);
  });
});

const withClaims = (claims: Partial<Person['claims']>): Person => ({
  ...person(false),
  claims: { ...noClaims, ...claims },
});
const forLearners = (caller: Person, method: Contract['method'], prepare: Operation['prepare']) =>
  authorise(depsFor(caller)).authorised({
    contract: {
      method,
      access: 'learner',
      path: '/',
      operationId: 'doThing',
      summary: '',
      tag: 'Users',
      replies: {},
    },
    prepare,
  });

const refuseAsInvalid = () => {
  throw invalid([]);
};

describe('an operation of learners', () => {
  const methods = ['GET', 'PUT'] as const;

  it.each(methods)(
    'is allowed to everyone who is approved and has a course, in any role: %s',
    async (method) => {
      const replies = [
        { approved: true, courseId: 1 },
        { approved: true, courseId: 1, admin: true },
        { approved: true, courseId: 1, teaches: [2] },
      ].map((claims) => outcome(forLearners(withClaims(claims), method, () => () => Promise.resolve(reply))));
      expect(await Promise.all(replies)).toEqual([200, 200, 200]);
    },
  );

  it.each(methods)(
    'calls no handler for people who are not approved or have no course: %s',
    async (method) => {
      read.mockClear();
      const replies = [
        { courseId: 1 },
        { approved: true },
        { approved: true, admin: true },
        { approved: true, teaches: [1] },
      ].map((claims) => outcome(forLearners(withClaims(claims), method, () => read)));
      expect(await Promise.all(replies)).toEqual([403, 404, 404, 404]);
      expect(read).not.toHaveBeenCalled();
    },
  );

  it.each(methods)('refuses an invalid request before it requires a learner: %s', async (method) => {
    expect(await outcome(forLearners(withClaims({}), method, refuseAsInvalid))).toBe(400);
  });
});
