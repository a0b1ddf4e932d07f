import { AuditEntry } from '@padavu/domain/admin/audit';
import { Payment, paymentPath } from '@padavu/domain/payment/payment';
import { schoolDay } from '@padavu/domain/school/school-day';
import { usualRegion } from '@padavu/domain/school/usual-region';
import { dataReply } from '@padavu/domain/api/reply';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../support/accounts-firebase.ts';
import { aLearner, anAdmin, createAccount, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { auditOf } from '../support/audit.ts';
import { api, type ApiReply } from '../support/api-client.ts';

const payment = { amount: 1999, method: 'upi', note: 'UPI 4711', receivedOn: '2025-05-01' };
const Reply = dataReply(Payment);

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const record = (id: string, body: unknown = payment, headers: Record<string, string> = {}) =>
  api('PUT', `/admin/users/${id}/payment`, { token: admin.token, body, headers });
const approve = (id: string, body?: unknown, headers: Record<string, string> = {}) =>
  api('PUT', `/admin/users/${id}/approve`, { token: admin.token, body, headers });

const stored = async (uid: string) => (await db.doc(paymentPath(uid)).get()).data();
const statusOf = async (uid: string): Promise<unknown> => (await db.doc(`users/${uid}`).get()).get('status');

const entriesOf = async (uid: string) =>
  (await auditOf(uid)).map((entry) => AuditEntry.omit({ at: true }).parse(entry));

const fieldsOf = (reply: ApiReply) => reply.refusal().errors?.map(({ path }) => path);

describe('PUT /admin/users/{id}/payment', () => {
  it('records the amount and the administrator, with an audit entry', async () => {
    const { uid, record: user } = await createAccount();
    const reply = await record(uid);
    expect(reply.status).toBe(200);
    const { data } = reply.as(Reply);
    expect(data).toMatchObject({ ...payment, recordedBy: { uid: admin.uid, name: admin.record.name } });
    expect(await stored(uid)).toMatchObject(payment);
    expect(await entriesOf(uid)).toEqual([
      {
        actor: { uid: admin.uid, name: admin.record.name },
        action: 'user.payment',
        target: { collection: 'users', id: uid, label: user.name },
        before: null,
        after: { ...payment, price: null, currency: 'INR' },
      },
    ]);
  });

  it('corrects a payment, with an audit entry of the corrected fields only', async () => {
    const { uid } = await createAccount();
    await record(uid);
    await record(uid, { ...payment, amount: 999 });
    expect(await stored(uid)).toMatchObject({ ...payment, amount: 999 });
    expect((await entriesOf(uid))[1]).toMatchObject({
      action: 'user.payment',
      before: { amount: 1999, currency: 'INR' },
      after: { amount: 999, currency: 'INR' },
    });
  });

  it('writes nothing when nothing changes', async () => {
    const { uid } = await createAccount();
    const first = (await record(uid)).as(Reply);
    expect((await record(uid)).as(Reply)).toEqual(first);
    expect(await entriesOf(uid)).toHaveLength(1);
  });

  it('does not overwrite what another administrator recorded meanwhile', async () => {
    const { uid } = await createAccount();
    const none = { 'If-Match': '"0"' };
    const first = await record(uid, payment, none);
    expect(first.status).toBe(200);
    const again = await record(uid, { ...payment, amount: 1 }, none);
    expect([again.status, again.refusal().code]).toEqual([412, 'changed-meanwhile']);
    const current = { 'If-Match': first.headers.get('etag') ?? '' };
    expect((await record(uid, { ...payment, amount: 2 }, current)).status).toBe(200);
    expect((await record(uid, { ...payment, amount: 3 }, current)).status).toBe(412);
    expect(await stored(uid)).toMatchObject({ amount: 2 });
  });

  it.each([
    ['amount', { ...payment, amount: 100_000_001 }],
    ['amount', { ...payment, amount: -1 }],
    ['amount', { ...payment, amount: { $gt: 0 } }],
    ['method', { ...payment, method: 'barter' }],
    ['note', { ...payment, note: 'x'.repeat(501) }],
    ['receivedOn', { ...payment, receivedOn: '2025-02-30' }],
    ['receivedOn', { ...payment, receivedOn: schoolDay(usualRegion, new Date(Date.now() + 24 * 3_600_000)) }],
  ])('answers 400 for a bad %s', async (field, body) => {
    const { uid } = await createAccount();
    const reply = await record(uid, body);
    expect(reply.status).toBe(400);
    expect(fieldsOf(reply)).toEqual([field]);
    expect(await stored(uid)).toBeUndefined();
  });

  it('answers 404 for an account that does not exist, and records nothing', async () => {
    const nobody = uniqueWord();
    expect((await record(nobody)).status).toBe(404);
    expect(await stored(nobody)).toBeUndefined();
  });
});

describe('PUT /admin/users/{id}/approve with a payment', () => {
  it('approves and records together, in one audit entry', async () => {
    const { uid } = await createAccount({ status: 'pending' });
    expect((await approve(uid, { payment })).status).toBe(200);
    expect(await statusOf(uid)).toBe('approved');
    expect(await stored(uid)).toMatchObject({ ...payment, recordedBy: { uid: admin.uid } });
    expect(await entriesOf(uid)).toMatchObject([
      {
        action: 'user.approve',
        before: { status: 'pending', payment: null },
        after: { status: 'approved', payment: { ...payment, currency: 'INR' } },
      },
    ]);
  });

  it('does neither when the payment is not valid', async () => {
    const { uid } = await createAccount({ status: 'pending' });
    const reply = await approve(uid, { payment: { ...payment, amount: 'much' } });
    expect(reply.status).toBe(400);
    expect(fieldsOf(reply)).toEqual(['payment.amount']);
    expect(await statusOf(uid)).toBe('pending');
    expect(await stored(uid)).toBeUndefined();
  });

  it('records the payment of an account that is already approved', async () => {
    const { uid } = await createAccount();
    await approve(uid, { payment });
    await approve(uid, { payment });
    expect(await entriesOf(uid)).toMatchObject([{ action: 'user.payment', before: null, after: payment }]);
  });

  it('does not overwrite what another administrator recorded meanwhile, and then approves nobody', async () => {
    const { uid } = await createAccount({ status: 'pending' });
    const first = await record(uid);
    const corrected = { expectedStatus: 'pending', payment: { ...payment, amount: 5 } };
    const refused = await approve(uid, corrected, { 'If-Match': '"0"' });
    expect([refused.status, refused.refusal().code]).toEqual([412, 'changed-meanwhile']);
    expect([await statusOf(uid), await stored(uid)]).toMatchObject(['pending', payment]);
    const current = { 'If-Match': first.headers.get('etag') ?? '' };
    expect((await approve(uid, corrected, current)).status).toBe(200);
    expect([await statusOf(uid), await stored(uid)]).toMatchObject(['approved', { amount: 5 }]);
  });

  it.each([undefined, {}])('approves without a payment: %j', async (body) => {
    const { uid } = await createAccount({ status: 'pending' });
    expect((await approve(uid, body)).status).toBe(200);
    expect(await stored(uid)).toBeUndefined();
    expect(await entriesOf(uid)).toMatchObject([{ after: { status: 'approved' } }]);
  });
});

describe('a payment', () => {
  it('is deleted with the account, and stays in the audit log', async () => {
    const { uid } = await createAccount();
    await record(uid);
    await api('DELETE', `/admin/users/${uid}`, { token: admin.token });
    expect(await stored(uid)).toBeUndefined();
    expect((await entriesOf(uid)).at(-1)).toMatchObject({
      action: 'user.delete',
      before: { payment },
    });
  });

  it('is in no reply that a learner gets', async () => {
    const learner = await aLearner();
    await record(learner.uid, { ...payment, note: 'a note about her' });
    const { uid, email } = learner;
    const login = await api('POST', '/users/login', { body: { email, password: 'a good password' } });
    expect(JSON.stringify(login.body)).not.toContain('a note about her');
    expect(JSON.stringify((await db.doc(`users/${uid}`).get()).data())).not.toContain('a note about her');
  });
});
