import { auditCollection } from '@padavu/domain/admin/audit';
import { erasedName } from '@padavu/domain/user/erasure';
import { Payment, paymentMessages, paymentPath } from '@padavu/domain/payment/payment';
import { anotherAdministrator, PersonalData } from '@padavu/domain/user/personal-data';
import { OwnReceipt, receiptPath } from '@padavu/domain/payment/receipt';
import { refundMessages } from '@padavu/domain/payment/refund';
import { dataReply } from '@padavu/domain/api/reply';
import { dayAfter, schoolDay } from '@padavu/domain/school/school-day';
import { usualRegion } from '@padavu/domain/school/usual-region';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../support/accounts-firebase.ts';
import { aLearner, anAdmin, createAccount, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { auditOf } from '../support/audit.ts';
import { aPayment, aRefund } from '../support/builders.ts';

const payment = { amount: 1999, method: 'upi', note: 'UPI 4711', receivedOn: '2025-05-01' };
const refund = { amount: 500, method: 'bank-transfer', note: 'She moves away', refundedOn: '2025-06-03' };
const Reply = dataReply(Payment);

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const pathOf = (uid: string) => `/admin/users/${uid}/payment`;
const record = (uid: string, body: object = payment) => api('PUT', pathOf(uid), { token: admin.token, body });
const giveBack = (uid: string, body: object = refund, headers: Record<string, string> = {}) =>
  api('PUT', `${pathOf(uid)}/refund`, { token: admin.token, body, headers });
const remove = (uid: string, headers: Record<string, string> = {}) =>
  api('DELETE', `${pathOf(uid)}/refund`, { token: admin.token, headers });

const stored = async (uid: string) => (await db.doc(paymentPath(uid)).get()).data();

async function aPaidAccount(): Promise<string> {
  const { uid } = await createAccount();
  await record(uid);
  return uid;
}

describe('PUT /admin/users/{id}/payment/refund', () => {
  it('records what was given back beside what was paid, with an audit entry', async () => {
    const uid = await aPaidAccount();
    const reply = await giveBack(uid);
    expect(reply.status).toBe(200);
    const recordedBy = { uid: admin.uid, name: admin.record.name };
    expect(reply.as(Reply).data).toMatchObject({ ...payment, refund: { ...refund, recordedBy } });
    expect(await stored(uid)).toMatchObject({ ...payment, refund: { ...refund, recordedBy } });
    expect(await auditOf(uid, 'user.refund')).toMatchObject([
      { actor: recordedBy, before: null, after: { ...refund, currency: 'INR' } },
    ]);
    const read = await api('GET', pathOf(uid), { token: admin.token });
    expect(read.as(Reply).data).toEqual(reply.as(Reply).data);
    // Its entity tag also has a hash of the response, whose fields are in another order.
    const current = { 'If-Match': reply.headers.get('etag') ?? '' };
    expect((await remove(uid, current)).status).toBe(200);
  });

  it('corrects it, with an audit entry of the corrected fields only, and writes nothing when nothing changes', async () => {
    const uid = await aPaidAccount();
    const first = await giveBack(uid);
    expect((await giveBack(uid)).as(Reply)).toEqual(first.as(Reply));
    await giveBack(uid, { ...refund, amount: 1999 });
    expect(await stored(uid)).toMatchObject({ ...payment, refund: { ...refund, amount: 1999 } });
    expect((await auditOf(uid, 'user.refund')).slice(1)).toMatchObject([
      { before: { amount: 500, currency: 'INR' }, after: { amount: 1999, currency: 'INR' } },
    ]);
  });

  it('does not overwrite what another administrator recorded meanwhile', async () => {
    const uid = await aPaidAccount();
    const etagOf = async () =>
      (await api('GET', pathOf(uid), { token: admin.token })).headers.get('etag') ?? '';
    const [before, first] = [await etagOf(), await giveBack(uid)];
    expect(first.headers.get('etag')).not.toBe(before);
    const late = await giveBack(uid, { ...refund, amount: 1 }, { 'If-Match': before });
    expect([late.status, late.refusal().code]).toEqual([412, 'changed-meanwhile']);
    expect((await remove(uid, { 'If-Match': before })).status).toBe(412);
    const corrected = await api('PUT', pathOf(uid), {
      token: admin.token,
      body: { ...payment, amount: 1500 },
      headers: { 'If-Match': before },
    });
    expect(corrected.status).toBe(412);
    expect((await giveBack(uid, { ...refund, amount: 2 }, { 'If-Match': await etagOf() })).status).toBe(200);
    expect(await stored(uid)).toMatchObject({ amount: 1999, refund: { amount: 2 } });
  });

  it.each([
    ['amount', { amount: 0 }, refundMessages.amountInvalid],
    ['amount', { amount: 2000 }, refundMessages.tooMuch],
    ['method', { method: 'barter' }, refundMessages.methodRequired],
    ['refundedOn', { refundedOn: '2025-02-30' }, refundMessages.dayInvalid],
    ['refundedOn', { refundedOn: '2025-04-30' }, refundMessages.tooEarly],
    ['refundedOn', { refundedOn: dayAfter(schoolDay(usualRegion, new Date())) }, refundMessages.dayAhead],
  ])('answers 400 for a bad %s: %j', async (path, change, message) => {
    const uid = await aPaidAccount();
    const reply = await giveBack(uid, { ...refund, ...change });
    expect([reply.status, reply.refusal().errors]).toEqual([400, [{ path, message }]]);
    expect(await stored(uid)).not.toHaveProperty('refund');
  });

  it('answers 409 for an account without a payment, and 404 for one that does not exist', async () => {
    const { uid } = await createAccount();
    for (const reply of [await giveBack(uid), await remove(uid)])
      expect([reply.status, reply.refusal()]).toMatchObject([
        409,
        { code: 'not-paid', message: refundMessages.noPayment },
      ]);
    expect(await stored(uid)).toBeUndefined();
    const nobody = uniqueWord();
    expect([(await giveBack(nobody)).status, (await remove(nobody)).status]).toEqual([404, 404]);
  });

  it('leaves damaged fields of the payment for a repair', async () => {
    const uid = await aPaidAccount();
    await db.doc(paymentPath(uid)).update({ method: 'barter', note: 7 });
    expect((await giveBack(uid)).status).toBe(200);
    expect(await stored(uid)).toMatchObject({ method: 'barter', note: 7, refund });
  });
});

describe('DELETE /admin/users/{id}/payment/refund', () => {
  it('removes a refund, with an audit entry and a newer version of the payment', async () => {
    const uid = await aPaidAccount();
    const before = (await giveBack(uid)).as(Reply).data;
    const reply = await remove(uid);
    expect(reply.status).toBe(200);
    const after = reply.as(Reply).data;
    expect(after).not.toHaveProperty('refund');
    expect(after.recordedAt.getTime()).toBeGreaterThan(before.refund?.recordedAt.getTime() ?? 0);
    expect(await stored(uid)).toMatchObject({ ...payment, receiptNumber: before.receiptNumber });
    expect(await stored(uid)).not.toHaveProperty('refund');
    expect((await remove(uid)).as(Reply).data).toEqual(after);
    expect((await auditOf(uid, 'user.refund')).slice(1)).toMatchObject([
      { before: { ...refund, currency: 'INR' }, after: null },
    ]);
  });
});

const belowAndAfter = (prefix: string) => [
  { path: `${prefix}amount`, message: paymentMessages.belowRefund },
  { path: `${prefix}receivedOn`, message: paymentMessages.afterRefund },
];

describe('a payment with a refund', () => {
  it('keeps it when it is corrected', async () => {
    const uid = await aPaidAccount();
    const { data } = (await giveBack(uid)).as(Reply);
    await record(uid, { ...payment, amount: 500 });
    expect(await stored(uid)).toMatchObject({ amount: 500, refund });
    const read = (await api('GET', pathOf(uid), { token: admin.token })).as(Reply).data;
    expect(read.refund).toEqual(data.refund);
  });

  it('can be neither less nor later than it, in an approval either', async () => {
    const uid = await aPaidAccount();
    await giveBack(uid);
    const impossible = { ...payment, amount: 499, receivedOn: '2025-06-04' };
    const corrected = await record(uid, impossible);
    expect([corrected.status, corrected.refusal().errors]).toEqual([400, belowAndAfter('')]);
    const body = { payment: impossible };
    const approved = await api('PUT', `/admin/users/${uid}/approve`, { token: admin.token, body });
    expect([approved.status, approved.refusal().errors]).toEqual([400, belowAndAfter('payment.')]);
    expect(await stored(uid)).toMatchObject({ ...payment, refund });
  });

  it('shows it on the learner’s receipt and in their export, without the note', async () => {
    const learner = await aLearner();
    await record(learner.uid);
    await giveBack(learner.uid);
    const receipt = await api('GET', '/users/me/receipt', { token: learner.token });
    expect(receipt.as(dataReply(OwnReceipt)).data).toMatchObject({
      amount: 1999,
      refund: { amount: 500, refundedOn: '2025-06-03' },
    });
    const exported = await api('GET', '/users/me/export', { token: learner.token });
    expect(exported.as(PersonalData)).toMatchObject({
      payment: { refund: { amount: 500, recordedBy: anotherAdministrator } },
    });
    for (const { body } of [receipt, exported]) expect(JSON.stringify(body)).not.toContain(refund.note);
  });

  it('is restored with it from the trash, and an erasure keeps amount, method and day for the books', async () => {
    const { uid, email } = await createAccount();
    await record(uid);
    await giveBack(uid);
    const before = await stored(uid);
    await api('DELETE', `/admin/users/${uid}`, { token: admin.token });
    expect(await stored(uid)).toBeUndefined();
    await api('POST', `/admin/trash/users_${uid}/restore`, { token: admin.token });
    expect(await stored(uid)).toEqual(before);
    await api('POST', `/admin/users/${uid}/erase`, { token: admin.token, body: { email } });
    const { note: _, ...kept } = refund;
    expect((await db.doc(receiptPath(uid)).get()).data()).toMatchObject({ amount: 1999, refund: kept });
    expect((await db.doc(receiptPath(uid)).get()).get('refund')).toEqual(kept);
  });

  it('no longer names an erased administrator who recorded it, wherever it is', async () => {
    const { uid, email, record: account } = await createAccount({ role: 'admin' });
    const withRefund = aPayment({ refund: aRefund({ recordedBy: { uid, name: account.name } }) });
    const entry = { before: { payment: withRefund }, after: { refund: withRefund.refund }, actor: null };
    const places = [
      db.doc(paymentPath(uniqueWord())),
      db.collection('trash').doc(uniqueWord()),
      db.collection(auditCollection).doc(uniqueWord()),
    ] as const;
    await places[0].set(withRefund);
    await places[1].set({ payment: withRefund });
    await places[2].set(entry);
    const reply = await api('POST', `/admin/users/${uid}/erase`, { token: admin.token, body: { email } });
    expect(reply.status).toBe(200);
    const nobody = { uid, name: erasedName };
    const [paid, deleted, audited] = await db.getAll(...places);
    expect(paid?.get('refund.recordedBy')).toEqual(nobody);
    expect(deleted?.get('payment.refund.recordedBy')).toEqual(nobody);
    expect(audited?.get('before.payment.refund.recordedBy')).toEqual(nobody);
    expect(audited?.get('after.refund.recordedBy')).toEqual(nobody);
  });
});
