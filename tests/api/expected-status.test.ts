import { auditCollection, AuditEntry } from '@padavu/domain/audit';
import { messageFor, messages } from '@padavu/domain/messages';
import { usersCollection, userStatuses, type UserStatus } from '@padavu/domain/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth, db } from '../support/accounts-firebase.ts';
import {
  aLearner,
  anAdmin,
  createAccount,
  password,
  uniqueWord,
  untilTheNextSecond,
  type SignedIn,
} from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { startOwnApi, type OwnApi } from '../support/own-api.ts';

let admin: SignedIn;
let ownApi: OwnApi;

beforeAll(async () => {
  [admin, ownApi] = await Promise.all([anAdmin(), startOwnApi()]);
});

afterAll(() => ownApi.close());

type Command = 'approve' | 'deactivate' | 'hold';
const outcome = { approve: 'approved', deactivate: 'inactive', hold: 'pending' } as const;

const send = (command: Command, id: string, body?: object, token: string | undefined = admin.token) =>
  api('PUT', `/admin/users/${id}/${command}`, { token, body });

async function statusOf(uid: string): Promise<unknown> {
  return (await db.collection(usersCollection).doc(uid).get()).get('status');
}

async function actionsOn(uid: string) {
  const { docs } = await db.collection(auditCollection).where('target.id', '==', uid).get();
  return docs.map((document) =>
    AuditEntry.pick({ action: true, before: true, after: true }).parse(document.data()),
  );
}

const commands = ['approve', 'deactivate', 'hold'] as const;
const cases = commands.flatMap((command) =>
  userStatuses.flatMap((stored) => userStatuses.map((expected) => ({ command, stored, expected }))),
);

describe('a change that says which status it expects', () => {
  it.each(cases.filter(({ stored, expected }) => stored === expected))(
    'is made: $command where $stored is expected and stored',
    async ({ command, stored }) => {
      const { uid } = await createAccount({ status: stored });
      const answer = await send(command, uid, { expectedStatus: stored });
      expect(answer.body).toEqual({ success: true, data: { id: uid, status: outcome[command] } });
      expect(await statusOf(uid)).toBe(outcome[command]);
    },
  );

  const differing = cases.filter(({ stored, expected }) => stored !== expected);
  it.each(differing)('is refused: $command where $expected is expected and $stored stored', async (given) => {
    const { command, stored, expected } = given;
    const { uid } = await createAccount({ status: stored });
    const answer = await send(command, uid, { expectedStatus: expected });
    expect([answer.status, answer.refusal().code]).toEqual([409, 'changed-meanwhile']);
    expect(answer.refusal().message).toBe(messageFor.userChangedMeanwhile(stored));
    expect(await statusOf(uid)).toBe(stored);
    expect(await actionsOn(uid)).toEqual([]);
  });

  it.each(commands)('%s is refused for an expectation that is none', async (command) => {
    const { uid } = await createAccount({ status: 'approved' });
    const answer = await send(command, uid, { expectedStatus: 'blocked' });
    expect(answer.status).toBe(400);
    expect(answer.refusal().errors?.map(({ path }) => path)).toEqual(['expectedStatus']);
    expect(await statusOf(uid)).toBe('approved');
  });

  it.each(userStatuses)('deletes where %s is expected and stored', async (stored) => {
    const { uid } = await createAccount({ status: stored });
    const answer = await api('DELETE', `/admin/users/${uid}?expectedStatus=${stored}`, {
      token: admin.token,
    });
    expect(answer.body).toEqual({ success: true, data: { id: uid } });
    expect(await statusOf(uid)).toBeUndefined();
  });

  it.each(
    userStatuses
      .flatMap((stored) => userStatuses.map((expected) => ({ stored, expected })))
      .filter(({ stored, expected }) => stored !== expected),
  )('deletes nobody where $expected is expected and $stored stored', async ({ stored, expected }) => {
    const { uid } = await createAccount({ status: stored });
    const answer = await api('DELETE', `/admin/users/${uid}?expectedStatus=${expected}`, {
      token: admin.token,
    });
    expect([answer.status, answer.refusal().code]).toEqual([409, 'changed-meanwhile']);
    expect(answer.refusal().message).toBe(messageFor.userChangedMeanwhile(stored));
    expect(await statusOf(uid)).toBe(stored);
    await expect(auth.getUser(uid)).resolves.toBeDefined();
    expect(await actionsOn(uid)).toEqual([]);
  });

  it('deletes nobody for an expectation that is none, and answers 200 again when it is repeated', async () => {
    const { uid } = await createAccount({ status: 'pending' });
    const remove = (expected: string) =>
      api('DELETE', `/admin/users/${uid}?expectedStatus=${expected}`, { token: admin.token });
    expect((await remove('blocked')).status).toBe(400);
    expect(await statusOf(uid)).toBe('pending');
    expect((await remove('pending')).status).toBe(200);
    expect((await remove('pending')).status).toBe(200);
  });

  it('lets the first of two administrators win, and tells the second', async () => {
    const other = await anAdmin();
    const { uid } = await createAccount({ status: 'pending' });
    const answers = await Promise.all([
      send('approve', uid, { expectedStatus: 'pending' }),
      send('deactivate', uid, { expectedStatus: 'pending' }, other.token),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await actionsOn(uid)).toHaveLength(1);
  });

  it('goes through for thirty people at once', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => createAccount({ status: 'pending' })));
    const answers = await Promise.all(
      people.map(({ uid }) =>
        ownApi.call('PUT', `/admin/users/${uid}/approve`, {
          token: admin.token,
          body: { expectedStatus: 'pending' },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const stored = await Promise.all(people.map(({ uid }) => statusOf(uid)));
    expect(new Set(stored)).toEqual(new Set(['approved']));
  });
});

describe('a change without a body', () => {
  it.each<[Command, UserStatus]>([
    ['approve', 'inactive'],
    ['deactivate', 'pending'],
    ['hold', 'approved'],
  ])('%s goes by whatever is stored', async (command, stored) => {
    const { uid } = await createAccount({ status: stored });
    expect((await send(command, uid)).status).toBe(200);
    expect(await statusOf(uid)).toBe(outcome[command]);
  });
});

describe('PUT /admin/users/{id}/hold', () => {
  it('puts a learner back among those who wait, and signs out everywhere', async () => {
    const learner = await aLearner();
    await untilTheNextSecond();
    const answer = await send('hold', learner.uid);
    expect(answer.body).toEqual({ success: true, data: { id: learner.uid, status: 'pending' } });
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

  it('answers 409 for the own account', async () => {
    const answer = await send('hold', admin.uid);
    expect([answer.status, answer.refusal().code]).toEqual([409, 'own-account']);
    expect(await statusOf(admin.uid)).toBe('approved');
  });

  it('leaves one of two administrators who put each other on hold at the same moment', async () => {
    const [one, other] = await Promise.all([anAdmin(), anAdmin()]);
    const answers = await Promise.all([
      send('hold', one.uid, {}, other.token),
      send('hold', other.uid, {}, one.token),
    ]);
    expect(answers.map(({ status }) => status)).not.toEqual([200, 200]);
    expect(await Promise.all([one.uid, other.uid].map(statusOf))).toContain('approved');
  });

  it('answers 404 for an account that does not exist, and 400 for a blank id', async () => {
    expect((await send('hold', uniqueWord())).status).toBe(404);
    const blank = await send('hold', '%20');
    expect([blank.status, blank.refusal().message]).toEqual([400, messages.users.invalidSelection]);
  });
});
