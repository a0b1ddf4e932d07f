import { adminMessageFor, adminMessages } from '@padavu/domain/admin/admin-messages';
import { trashPath } from '@padavu/domain/admin/trash';
import { usersCollection, userStatuses, type UserStatus } from '@padavu/domain/user/user';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { auth, db } from '../support/accounts-firebase.ts';
import {
  aLearner,
  anAdmin,
  createAccount,
  password,
  signIn,
  uniqueWord,
  type SignedIn,
} from '../support/accounts.ts';
import { auditOf } from '../support/audit.ts';
import { api } from '../support/api-client.ts';
import { sweepIn } from './support/dying-process.ts';
import { startOwnApi, type OwnApi } from './support/own-api.ts';

let admin: SignedIn;
let ownApi: OwnApi;

/** Calls `action` in the middle of our own API's next deletion, after its transaction. */
function duringDeletion(action: () => Promise<void>): void {
  const updateUser = auth.updateUser.bind(auth);
  vi.spyOn(auth, 'updateUser').mockImplementationOnce(async (uid, changes) => {
    await action();
    return updateUser(uid, changes);
  });
}

const removeByOwnApi = (id: string, expected: string) =>
  ownApi.call('DELETE', `/admin/users/${id}?expectedStatus=${expected}`, { token: admin.token });

beforeAll(async () => {
  [admin, ownApi] = await Promise.all([anAdmin(), startOwnApi()]);
});

afterEach(() => void vi.restoreAllMocks());

afterAll(() => ownApi.close());

type Command = 'approve' | 'deactivate' | 'hold';
const outcome = { approve: 'approved', deactivate: 'inactive', hold: 'pending' } as const;

const send = (command: Command, id: string, body?: object, token: string | undefined = admin.token) =>
  api('PUT', `/admin/users/${id}/${command}`, { token, body });

async function statusOf(uid: string): Promise<unknown> {
  return (await db.collection(usersCollection).doc(uid).get()).get('status');
}

async function actionsOn(uid: string) {
  return (await auditOf(uid)).map(({ action, before, after }) => ({ action, before, after }));
}

const commands = ['approve', 'deactivate', 'hold'] as const;
const cases = commands.flatMap((command) =>
  userStatuses.flatMap((stored) => userStatuses.map((expected) => ({ command, stored, expected }))),
);

describe('a change with an expected status', () => {
  it.each(cases.filter(({ stored, expected }) => stored === expected))(
    'is made: $command when $stored is expected and stored',
    async ({ command, stored }) => {
      const { uid } = await createAccount({ status: stored });
      const reply = await send(command, uid, { expectedStatus: stored });
      expect(reply.body).toEqual({ success: true, data: { id: uid, status: outcome[command] } });
      expect(await statusOf(uid)).toBe(outcome[command]);
    },
  );

  const mismatches = cases.filter(({ stored, expected }) => stored !== expected);
  it.each(mismatches)(
    'is refused: $command when $expected is expected and $stored is stored',
    async (testCase) => {
      const { command, stored, expected } = testCase;
      const { uid } = await createAccount({ status: stored });
      const reply = await send(command, uid, { expectedStatus: expected });
      expect([reply.status, reply.refusal().code]).toEqual([409, 'changed-meanwhile']);
      expect(reply.refusal().message).toBe(adminMessageFor.userChangedMeanwhile(stored));
      expect(await statusOf(uid)).toBe(stored);
      expect(await actionsOn(uid)).toEqual([]);
    },
  );

  it.each(commands)('%s is refused for an expected status that does not exist', async (command) => {
    const { uid } = await createAccount({ status: 'approved' });
    const reply = await send(command, uid, { expectedStatus: 'blocked' });
    expect(reply.status).toBe(400);
    expect(reply.refusal().errors?.map(({ path }) => path)).toEqual(['expectedStatus']);
    expect(await statusOf(uid)).toBe('approved');
  });

  it.each(userStatuses)('deletes an account when %s is expected and stored', async (stored) => {
    const { uid } = await createAccount({ status: stored });
    const reply = await api('DELETE', `/admin/users/${uid}?expectedStatus=${stored}`, {
      token: admin.token,
    });
    expect(reply.body).toEqual({ success: true, data: { id: uid } });
    expect(await statusOf(uid)).toBeUndefined();
  });

  it.each(
    userStatuses
      .flatMap((stored) => userStatuses.map((expected) => ({ stored, expected })))
      .filter(({ stored, expected }) => stored !== expected),
  )('deletes no account when $expected is expected and $stored is stored', async ({ stored, expected }) => {
    const { uid } = await createAccount({ status: stored });
    const reply = await api('DELETE', `/admin/users/${uid}?expectedStatus=${expected}`, {
      token: admin.token,
    });
    expect([reply.status, reply.refusal().code]).toEqual([409, 'changed-meanwhile']);
    expect(reply.refusal().message).toBe(adminMessageFor.userChangedMeanwhile(stored));
    expect(await statusOf(uid)).toBe(stored);
    await expect(auth.getUser(uid)).resolves.toBeDefined();
    expect(await actionsOn(uid)).toEqual([]);
  });

  it('deletes no account for an expected status that does not exist, and answers 200 again when it is repeated', async () => {
    const { uid } = await createAccount({ status: 'pending' });
    const remove = (expected: string) =>
      api('DELETE', `/admin/users/${uid}?expectedStatus=${expected}`, { token: admin.token });
    expect((await remove('blocked')).status).toBe(400);
    expect(await statusOf(uid)).toBe('pending');
    expect((await remove('pending')).status).toBe(200);
    expect((await remove('pending')).status).toBe(200);
  });

  it('keeps the change of the first of two administrators, and answers the second with 409', async () => {
    const other = await anAdmin();
    const { uid } = await createAccount({ status: 'pending' });
    const replies = await Promise.all([
      send('approve', uid, { expectedStatus: 'pending' }),
      send('deactivate', uid, { expectedStatus: 'pending' }, other.token),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await actionsOn(uid)).toHaveLength(1);
  });

  it('keeps the first of an approval and a deletion, and answers the second with 409', async () => {
    const other = await anAdmin();
    const { uid } = await createAccount({ status: 'pending' });
    const [approval, deletion] = await Promise.all([
      send('approve', uid, { expectedStatus: 'pending' }, other.token),
      api('DELETE', `/admin/users/${uid}?expectedStatus=pending`, { token: admin.token }),
    ]);
    const outcomes = [approval.status, deletion.status, await statusOf(uid)];
    // The later call may find no account.
    expect([
      [200, 409, 'approved'],
      [409, 200, undefined],
      [404, 200, undefined],
    ]).toContainEqual(outcomes);
  });

  it('succeeds for thirty accounts at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => createAccount({ status: 'pending' })));
    const replies = await Promise.all(
      people.map(({ uid }) =>
        ownApi.call('PUT', `/admin/users/${uid}/approve`, {
          token: admin.token,
          body: { expectedStatus: 'pending' },
        }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const stored = await Promise.all(people.map(({ uid }) => statusOf(uid)));
    expect(new Set(stored)).toEqual(new Set(['approved']));
  });
});

describe('a deletion that is not finished', () => {
  it.each(['approve', 'deactivate', 'hold'] as const)(
    'lets %s find no account, with and without an expected status',
    async (command) => {
      const { uid } = await createAccount({ status: 'pending' });
      const replies: Awaited<ReturnType<typeof send>>[] = [];
      duringDeletion(async () => {
        for (const body of [{ expectedStatus: 'pending' }, undefined])
          replies.push(await send(command, uid, body));
      });
      expect((await removeByOwnApi(uid, 'pending')).status).toBe(200);
      expect(replies.map((reply) => [reply.status, reply.refusal().code])).toEqual([
        [404, 'not-found'],
        [404, 'not-found'],
      ]);
      expect(await statusOf(uid)).toBeUndefined();
      expect((await actionsOn(uid)).map(({ action }) => action)).toEqual(['user.delete']);
    },
  );

  it('is completed by a second call after its process died, and is not marked as unfinished then', async () => {
    const { uid } = await createAccount({ status: 'approved' });
    const errorLog = vi.spyOn(console, 'error').mockReturnValue();
    duringDeletion(() => Promise.reject(new Error('the process died')));
    expect((await removeByOwnApi(uid, 'approved')).status).toBe(500);
    expect(errorLog).toHaveBeenCalled();
    expect((await auth.getUser(uid)).disabled).toBe(false);
    expect(await statusOf(uid)).toBeUndefined();

    expect((await removeByOwnApi(uid, 'approved')).status).toBe(200);
    expect((await auth.getUser(uid)).disabled).toBe(true);
    const trashEntry = (await db.doc(trashPath('users', uid)).get()).data();
    expect(trashEntry).toMatchObject({ documentId: uid, document: { status: 'approved' } });
    expect(trashEntry).not.toHaveProperty('unfinishedSince');
    const [entry, ...others] = await actionsOn(uid);
    expect(entry).toMatchObject({ action: 'user.delete', before: { status: 'approved' } });
    expect(others).toEqual([]);
  });

  it('leaves no usable account, and is finished by the schedule in the name of its administrator', async () => {
    const removed = await anAdmin();
    vi.spyOn(console, 'error').mockReturnValue();
    duringDeletion(() => Promise.reject(new Error('Auth is down')));
    expect((await removeByOwnApi(removed.uid, 'approved')).status).toBe(500);
    await expect(auth.getUser(removed.uid)).resolves.toBeDefined();
    const { token } = await signIn(removed);
    expect((await api('GET', '/admin/users/count', { token })).status).toBe(401);
    const credentials = { email: removed.email, password };
    expect((await api('POST', '/admin/login', { body: credentials })).status).toBe(401);

    expect((await sweepIn(0)).has(removed.uid)).toBe(false);
    expect((await sweepIn(2)).get(removed.uid)).toBe('finished');
    expect((await sweepIn(2)).has(removed.uid)).toBe(false);
    expect((await auth.getUser(removed.uid)).disabled).toBe(true);
    expect(await statusOf(removed.uid)).toBeUndefined();
    expect((await auditOf(removed.uid)).map(({ actor }) => actor)).toEqual([
      { uid: admin.uid, name: admin.record.name },
    ]);
  });

  it('takes from an administrator the right to deactivate others', async () => {
    const other = await anAdmin();
    const third = await anAdmin();
    let reply: Awaited<ReturnType<typeof send>> | undefined;
    duringDeletion(async () => {
      reply = await send('deactivate', third.uid, undefined, other.token);
    });
    expect((await removeByOwnApi(other.uid, 'approved')).status).toBe(200);
    expect([401, 403]).toContain(reply?.status);
    expect(await statusOf(third.uid)).toBe('approved');
    expect((await actionsOn(other.uid)).map(({ action }) => action)).toEqual(['user.delete']);
  });
});

describe('a change without a body', () => {
  it.each<[Command, UserStatus]>([
    ['approve', 'inactive'],
    ['deactivate', 'pending'],
    ['hold', 'approved'],
  ])('%s changes an account of any status', async (command, stored) => {
    const { uid } = await createAccount({ status: stored });
    expect((await send(command, uid)).status).toBe(200);
    expect(await statusOf(uid)).toBe(outcome[command]);
  });
});

describe('PUT /admin/users/{id}/hold', () => {
  it('holds a learner, who is pending again, and ends every session', async () => {
    const learner = await aLearner();
    const reply = await send('hold', learner.uid);
    expect(reply.body).toEqual({ success: true, data: { id: learner.uid, status: 'pending' } });
    expect((await auth.getUser(learner.uid)).customClaims).toMatchObject({ approved: false, admin: false });
    expect((await api('GET', '/course/user/course', { token: learner.token })).status).toBe(401);
    const login = await api('POST', '/users/login', { body: { email: learner.email, password } });
    expect([login.status, login.refusal().isPending]).toEqual([403, true]);
    expect(await actionsOn(learner.uid)).toEqual([
      { action: 'user.hold', before: { status: 'approved' }, after: { status: 'pending' } },
    ]);
  });

  it('is safe to repeat', async () => {
    const { uid } = await createAccount({ status: 'inactive' });
    await send('hold', uid);
    expect((await send('hold', uid)).status).toBe(200);
    expect(await actionsOn(uid)).toHaveLength(1);
  });

  it('answers 409 for the caller’s own account', async () => {
    const reply = await send('hold', admin.uid);
    expect([reply.status, reply.refusal().code]).toEqual([409, 'own-account']);
    expect(await statusOf(admin.uid)).toBe('approved');
  });

  it('leaves one of two administrators approved who hold each other at the same time', async () => {
    const [one, other] = await Promise.all([anAdmin(), anAdmin()]);
    const replies = await Promise.all([
      send('hold', one.uid, {}, other.token),
      send('hold', other.uid, {}, one.token),
    ]);
    expect(replies.map(({ status }) => status)).not.toEqual([200, 200]);
    expect(await Promise.all([one.uid, other.uid].map(statusOf))).toContain('approved');
  });

  it('answers 404 for an account that does not exist, and 400 for a blank id', async () => {
    expect((await send('hold', uniqueWord())).status).toBe(404);
    const blank = await send('hold', '%20');
    expect([blank.status, blank.refusal().message]).toEqual([400, adminMessages.users.invalidSelection]);
  });
});
