import { AuditEntry } from '@padavu/domain/admin/audit';
import { noClaims } from '@padavu/domain/user/claims';
import { messages } from '@padavu/domain/messages';
import { progressPath } from '@padavu/domain/learning/progress';
import { trashPath } from '@padavu/domain/admin/trash';
import { usersCollection } from '@padavu/domain/user/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { auth, db } from '../support/accounts-firebase.ts';
import {
  aLearner,
  anAdmin,
  aPendingLearner,
  claimsOf,
  createAccount,
  password,
  uniqueWord,
  type SignedIn,
} from '../support/accounts.ts';
import { afterTriggers } from '../support/after-triggers.ts';
import { api } from '../support/api-client.ts';
import { auditOf } from '../support/audit.ts';
import { aProgress } from '../support/builders.ts';

let admin: SignedIn;
let learner: SignedIn;

beforeAll(async () => {
  [admin, learner] = await Promise.all([anAdmin(), aLearner()]);
});

type Caller = { token?: string };
const visitor: Caller = {};

const approve = (id: string, { token }: Caller = admin) =>
  api('PUT', `/admin/users/${id}/approve`, { token });
const deactivate = (id: string, { token }: Caller = admin) =>
  api('PUT', `/admin/users/${id}/deactivate`, { token });
const remove = (id: string, { token }: Caller = admin) => api('DELETE', `/admin/users/${id}`, { token });
const login = (email: string) => api('POST', '/users/login', { body: { email, password } });

const documentOf = (uid: string) => db.collection(usersCollection).doc(uid).get();
async function statusOf(uid: string): Promise<unknown> {
  return (await documentOf(uid)).get('status');
}

async function entriesOf(uid: string) {
  return (await auditOf(uid)).map(({ at, ...entry }) => {
    expect(at).toHaveProperty('seconds');
    return AuditEntry.omit({ at: true }).parse(entry);
  });
}

describe('PUT /admin/users/{id}/approve', () => {
  it('approves a pending learner, who can sign in at once', async () => {
    const pending = await aPendingLearner();
    const reply = await approve(pending.uid);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: true, data: { id: pending.uid, status: 'approved' } });
    expect(await claimsOf(pending.uid)).toEqual({ approved: true, admin: false, courseId: 1, teaches: [] });
    expect((await documentOf(pending.uid)).data()).toMatchObject({ status: 'approved' });
    // The trigger may have set the claims before the call did, and then it also writes this, a moment later.
    const stamp = async (): Promise<unknown> => (await documentOf(pending.uid)).get('claimsSetAt');
    await expect.poll(stamp, afterTriggers).toBeDefined();
    expect((await login(pending.email)).status).toBe(200);
  });

  it('adds an audit entry with the actor and the status before and after', async () => {
    const { uid, record } = await createAccount({ status: 'pending' });
    await approve(uid);
    expect(await entriesOf(uid)).toEqual([
      {
        actor: { uid: admin.uid, name: admin.record.name },
        action: 'user.approve',
        target: { collection: 'users', id: uid, label: record.name },
        before: { status: 'pending' },
        after: { status: 'approved' },
      },
    ]);
  });

  it('answers 200 for an approved account and writes nothing', async () => {
    const { uid } = await createAccount({ status: 'pending' });
    await approve(uid);
    expect((await approve(uid)).status).toBe(200);
    expect(await entriesOf(uid)).toHaveLength(1);
  });

  it('approves an inactive account, which can sign in again', async () => {
    const { uid, email } = await createAccount({ status: 'inactive' });
    expect((await approve(uid)).status).toBe(200);
    expect((await login(email)).status).toBe(200);
  });

  it.each([
    ['approved', true],
    ['inactive', false],
  ] as const)(
    'of an %s account that was disabled in the console: it stays disabled: %s',
    async (status, stays) => {
      const { uid } = await createAccount({ status });
      await auth.updateUser(uid, { disabled: true });
      expect((await approve(uid)).status).toBe(200);
      expect((await auth.getUser(uid)).disabled).toBe(stays);
    },
  );

  it('answers 404 for an account that does not exist', async () => {
    expect((await approve(uniqueWord())).status).toBe(404);
    expect((await approve('a%2Fprogress%2F1')).status).toBe(404);
  });

  it('answers 400 for a blank id', async () => {
    const reply = await approve('%20');
    expect(reply.status).toBe(400);
    expect(reply.refusal().message).toBe(messages.validation.userIdForApproval);
  });
});

describe('PUT /admin/users/{id}/deactivate', () => {
  it('deactivates a learner and ends every session', async () => {
    const other = await aLearner();
    const reply = await deactivate(other.uid);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: true, data: { id: other.uid, status: 'inactive' } });
    expect(await claimsOf(other.uid)).toMatchObject({ approved: false, admin: false });
    expect((await api('GET', '/course/user/course', { token: other.token })).status).toBe(401);
    expect((await login(other.email)).refusal().message).toBe(messages.loginReason.inactive);
    expect(await entriesOf(other.uid)).toMatchObject([
      { action: 'user.deactivate', before: { status: 'approved' }, after: { status: 'inactive' } },
    ]);
  });

  it('is safe to repeat', async () => {
    const { uid } = await createAccount();
    await deactivate(uid);
    expect((await deactivate(uid)).status).toBe(200);
    expect(await entriesOf(uid)).toHaveLength(1);
  });

  it('answers 409 for the caller’s own account', async () => {
    const reply = await deactivate(admin.uid);
    expect([reply.status, reply.refusal().code]).toEqual([409, 'own-account']);
    expect(await statusOf(admin.uid)).toBe('approved');
  });

  it('leaves one of two administrators active who deactivate each other at the same moment', async () => {
    const [one, other] = await Promise.all([anAdmin(), anAdmin()]);
    const replies = await Promise.all([deactivate(one.uid, other), deactivate(other.uid, one)]);
    expect(replies.map(({ status }) => status)).not.toEqual([200, 200]);
    const statuses = await Promise.all([one.uid, other.uid].map(statusOf));
    expect(statuses).toContain('approved');
  });

  it('answers 404 for an account that does not exist', async () => {
    expect((await deactivate(uniqueWord())).status).toBe(404);
  });
});

describe('DELETE /admin/users/{id}', () => {
  it('moves document and progress to the trash, disables the account and adds an audit entry', async () => {
    const removed = await aLearner();
    const { uid, email, record } = removed;
    await db.doc(progressPath(uid, 1)).set(aProgress());
    const reply = await remove(uid);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: true, data: { id: uid } });
    expect((await documentOf(uid)).exists).toBe(false);
    expect((await db.doc(progressPath(uid, 1)).get()).exists).toBe(false);
    const trashEntry = db.doc(trashPath('users', uid));
    expect((await trashEntry.get()).data()).toMatchObject({ label: record.name, document: { email } });
    expect((await trashEntry.collection('progress').doc('1').get()).exists).toBe(true);
    const account = await auth.getUser(uid);
    expect([account.disabled, account.customClaims]).toMatchObject([true, noClaims]);
    expect((await login(email)).status).toBe(403);
    const body = { refreshToken: removed.refreshToken };
    expect((await api('POST', '/auth/refresh', { body })).status).toBe(401);
    expect((await api('GET', '/users/me', { token: removed.token })).status).toBe(401);
    expect(await entriesOf(uid)).toMatchObject([
      { action: 'user.delete', before: { name: record.name, email, status: 'approved' }, after: null },
    ]);
  });

  it('answers 200 again when it is repeated', async () => {
    const { uid } = await createAccount();
    await remove(uid);
    expect((await remove(uid)).status).toBe(200);
    expect(await entriesOf(uid)).toHaveLength(1);
  });

  it('deletes an account that no longer exists in Auth', async () => {
    const { uid } = await createAccount();
    await db.doc(progressPath(uid, 1)).set(aProgress());
    await auth.deleteUser(uid);
    expect((await remove(uid)).status).toBe(200);
    expect((await documentOf(uid)).exists).toBe(false);
    expect((await db.doc(progressPath(uid, 1)).get()).exists).toBe(false);
  });

  it('answers 409 for the caller’s own account', async () => {
    const reply = await remove(admin.uid);
    expect([reply.status, reply.refusal().code]).toEqual([409, 'own-account']);
    expect((await documentOf(admin.uid)).exists).toBe(true);
  });

  it('leaves one of two administrators who delete each other at the same moment', async () => {
    const [one, other] = await Promise.all([anAdmin(), anAdmin()]);
    await Promise.all([remove(one.uid, other), remove(other.uid, one)]);
    const statuses = await Promise.all([one.uid, other.uid].map(statusOf));
    expect(statuses).toContain('approved');
  });

  it('answers 404 for an account that never existed', async () => {
    expect((await remove(uniqueWord())).status).toBe(404);
  });

  it('answers 400 for a blank id', async () => {
    const reply = await remove('%20');
    expect(reply.status).toBe(400);
    expect(reply.refusal().message).toBe(messages.validation.userIdForDeletion);
  });
});

describe('who may approve, deactivate and delete accounts', () => {
  it.each([
    ['approve', approve],
    ['deactivate', deactivate],
    ['delete', remove],
  ])('neither visitors nor learners: %s', async (_name, call) => {
    const { uid } = await createAccount({ status: 'pending' });
    expect((await call(uid, visitor)).status).toBe(401);
    const asLearner = await call(uid, learner);
    expect([asLearner.status, asLearner.refusal().code]).toEqual([403, 'forbidden']);
    expect(await statusOf(uid)).toBe('pending');
  });

  it('not an administrator who waits for approval', async () => {
    const waiting = await anAdmin({ status: 'pending' });
    expect((await approve(learner.uid, waiting)).status).toBe(403);
  });
});
