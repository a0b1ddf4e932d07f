import { auditCollection } from '@padavu/domain/admin/audit';
import { BookEntry } from '@padavu/domain/payment/book-entry';
import { erasedName } from '@padavu/domain/user/erasure';
import {
  furtherPaymentMessages,
  furtherPaymentsCollection,
  mostFurtherPayments,
  UserPayments,
} from '@padavu/domain/payment/further-payment';
import { idempotencyHeader, idempotencyKeyFor } from '@padavu/domain/api/idempotency';
import { ifMatch } from '@padavu/domain/api/entity-tag';
import { Payment, paymentMessages, paymentPath } from '@padavu/domain/payment/payment';
import { anotherAdministrator, PersonalData } from '@padavu/domain/user/personal-data';
import { OwnReceipt, receiptPath } from '@padavu/domain/payment/receipt';
import { refundMessages } from '@padavu/domain/payment/refund';
import { dataReply } from '@padavu/domain/api/reply';
import { dayAfter, schoolDay } from '@padavu/domain/school/school-day';
import { usualRegion } from '@padavu/domain/school/usual-region';
import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { aLearner, anAdmin, createAccount, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { api, nextPage } from '../support/api-client.ts';
import { auditOf } from '../support/audit.ts';
import { aFurtherPayment, aPayment, aRefund } from '../support/builders.ts';

const advance = { amount: 1000, price: 1999, method: 'upi', note: 'UPI 4711', receivedOn: '2025-05-01' };
const rest = { amount: 999, method: 'cash', note: 'At the office', receivedOn: '2025-06-01' };

const Added = dataReply(z.object({ id: z.string() }));
const Listed = dataReply(UserPayments);

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const pathOf = (uid: string) => `/admin/users/${uid}/payments`;
const add = (uid: string, body: object = rest, headers: Record<string, string> = {}, token = admin.token) =>
  api('POST', pathOf(uid), { token, body, headers });
const change = (uid: string, id: string, body: object, headers: Record<string, string> = {}) =>
  api('PUT', `${pathOf(uid)}/${id}`, { token: admin.token, body, headers });
const remove = (uid: string, id: string, headers: Record<string, string> = {}, token = admin.token) =>
  api('DELETE', `${pathOf(uid)}/${id}`, { token, headers });
const list = async (uid: string) => (await api('GET', pathOf(uid), { token: admin.token })).as(Listed).data;
const giveBack = (uid: string, amount: number, refundedOn = '2025-06-10') => {
  const body = { amount, method: 'upi', note: '', refundedOn };
  return api('PUT', `/admin/users/${uid}/payment/refund`, { token: admin.token, body });
};

const recordFirst = (uid: string, body: object = advance) =>
  api('PUT', `/admin/users/${uid}/payment`, { token: admin.token, body });

async function anAccountWithAdvance() {
  const account = await createAccount();
  await recordFirst(account.uid);
  return account;
}

const addOne = async (uid: string, body: object = rest): Promise<string> =>
  (await add(uid, body)).as(Added).data.id;

const documentOf = (uid: string, id: string) => db.collection(furtherPaymentsCollection).doc(`${uid}_${id}`);
const stored = async (uid: string, id: string) => (await documentOf(uid, id).get()).data();

/** The entries about payments after that of the first one. */
const entriesOf = async (uid: string) => (await auditOf(uid, 'user.payment')).slice(1);

describe('POST /admin/users/{id}/payments', () => {
  it('adds a payment in the currency and with the number of the first one, with an audit entry', async () => {
    const { uid } = await anAccountWithAdvance();
    await db.doc(paymentPath(uid)).update({ currency: 'EUR' });
    const reply = await add(uid);
    expect(reply.status).toBe(201);
    const { id } = reply.as(Added).data;
    const recordedBy = { uid: admin.uid, name: admin.record.name };
    const { receiptNumber } = Payment.parse((await db.doc(paymentPath(uid)).get()).data());
    const payment = { ...rest, currency: 'EUR', receiptNumber, recordedBy };
    expect(receiptNumber).not.toBe('');
    expect(await stored(uid, id)).toMatchObject(payment);
    expect(await entriesOf(uid)).toMatchObject([
      { actor: recordedBy, before: null, after: { ...rest, currency: 'EUR' } },
    ]);
    expect(await list(uid)).toMatchObject({
      payment: advance,
      further: [{ id, ...payment }],
      paid: 1999,
      refunded: 0,
      due: 0,
    });
  });

  it('adds one payment for a call that is sent twice', async () => {
    const { uid } = await anAccountWithAdvance();
    const headers = { [idempotencyHeader]: idempotencyKeyFor(randomUUID()) };
    const [one, other] = await Promise.all([add(uid, rest, headers), add(uid, rest, headers)]);
    const later = await add(uid, rest, headers);
    const ids = [one, other, later]
      .filter(({ status }) => status === 201)
      .map((reply) => reply.as(Added).data.id);
    expect(new Set(ids).size).toBe(1);
    expect((await list(uid)).further).toHaveLength(1);
    expect(await entriesOf(uid)).toHaveLength(1);
  });

  it('loses none of the payments that two administrators add and remove at once', async () => {
    const { uid } = await anAccountWithAdvance();
    const colleague = await anAdmin();
    const removed = await Promise.all([1, 2].map((amount) => addOne(uid, { ...rest, amount })));
    const replies = await Promise.all([
      ...removed.map((id, index) => remove(uid, id, {}, index === 0 ? admin.token : colleague.token)),
      add(uid, { ...rest, amount: 10 }),
      add(uid, { ...rest, amount: 20 }, {}, colleague.token),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 201, 201]);
    const { further, paid } = await list(uid);
    expect(new Set(further.map(({ amount }) => amount))).toEqual(new Set([10, 20]));
    expect(paid).toBe(1030);
    expect(await entriesOf(uid)).toHaveLength(6);
  });

  it.each([
    ['amount', { amount: -1 }, paymentMessages.amountInvalid],
    ['method', { method: 'barter' }, paymentMessages.methodRequired],
    ['receivedOn', { receivedOn: '2025-02-30' }, paymentMessages.dayInvalid],
    ['receivedOn', { receivedOn: dayAfter(schoolDay(usualRegion, new Date())) }, paymentMessages.dayAhead],
  ])('answers 400 for a bad %s: %j', async (path, wrong, message) => {
    const { uid } = await anAccountWithAdvance();
    const reply = await add(uid, { ...rest, ...wrong });
    expect([reply.status, reply.refusal().errors]).toEqual([400, [{ path, message }]]);
    expect((await list(uid)).further).toEqual([]);
  });

  it('answers 409 without a first payment, and 404 for an unknown account', async () => {
    const { uid } = await createAccount();
    const reply = await add(uid);
    expect([reply.status, reply.refusal()]).toMatchObject([
      409,
      { code: 'not-paid', message: refundMessages.noPayment },
    ]);
    expect(await list(uid)).toEqual({ payment: null, further: [], paid: 0, refunded: 0, due: null });
    const nobody = uniqueWord();
    expect([(await add(nobody)).status, (await remove(nobody, 'x')).status]).toEqual([404, 404]);
  });

  it('answers 409 for an account with as many payments as there can be', async () => {
    const { uid } = await anAccountWithAdvance();
    const batch = db.batch();
    for (let index = 0; index < mostFurtherPayments; index += 1)
      batch.set(documentOf(uid, `k${index}`), aFurtherPayment({ amount: 1 }));
    await batch.commit();
    const reply = await add(uid);
    expect([reply.status, reply.refusal()]).toMatchObject([
      409,
      { code: 'payments-full', message: furtherPaymentMessages.full },
    ]);
  });

  it('mixes up no accounts whose ids begin alike', async () => {
    const { uid } = await anAccountWithAdvance();
    await documentOf(`${uid}_other`, 'k1').set(aFurtherPayment());
    expect((await list(uid)).further).toEqual([]);
    expect((await remove(uid, 'other_k1')).status).toBe(404);
  });
});

describe('PUT /admin/users/{id}/payments/{paymentId}', () => {
  it('corrects a payment, with an audit entry of the corrected fields, and writes nothing when nothing changes', async () => {
    const { uid } = await anAccountWithAdvance();
    const id = await addOne(uid);
    expect((await change(uid, id, rest)).status).toBe(200);
    const reply = await change(uid, id, { ...rest, amount: 500 });
    expect(reply.status).toBe(200);
    expect(await list(uid)).toMatchObject({ further: [{ id, ...rest, amount: 500 }], paid: 1500, due: 499 });
    expect((await entriesOf(uid)).slice(1)).toMatchObject([
      { before: { amount: 999, currency: 'INR' }, after: { amount: 500, currency: 'INR' } },
    ]);
    const current = { 'If-Match': reply.headers.get('etag') ?? '' };
    expect((await remove(uid, id, current)).status).toBe(200);
  });

  it('does not overwrite what another administrator corrected meanwhile', async () => {
    const { uid } = await anAccountWithAdvance();
    const id = await addOne(uid);
    const { further } = await list(uid);
    const before = { 'If-Match': ifMatch(further[0]?.recordedAt ?? new Date()) };
    expect((await change(uid, id, { ...rest, amount: 500 }, before)).status).toBe(200);
    const late = await change(uid, id, { ...rest, amount: 1 }, before);
    expect([late.status, late.refusal().code]).toEqual([412, 'changed-meanwhile']);
    expect((await remove(uid, id, before)).status).toBe(412);
    expect(await stored(uid, id)).toMatchObject({ amount: 500 });
  });

  it('leaves no less paid than was given back, and neither does a removal', async () => {
    const { uid } = await anAccountWithAdvance();
    const id = await addOne(uid);
    expect((await giveBack(uid, 1500)).status).toBe(200);
    const corrected = await change(uid, id, { ...rest, amount: 499 });
    expect([corrected.status, corrected.refusal().errors]).toEqual([
      400,
      [{ path: 'amount', message: paymentMessages.belowRefund }],
    ]);
    const removed = await remove(uid, id);
    expect([removed.status, removed.refusal()]).toMatchObject([
      409,
      { code: 'below-refund', message: furtherPaymentMessages.belowRefund },
    ]);
    const first = await recordFirst(uid, { ...advance, amount: 500 });
    expect([first.status, first.refusal().errors]).toEqual([
      400,
      [{ path: 'amount', message: paymentMessages.belowRefund }],
    ]);
    expect((await recordFirst(uid, { ...advance, amount: 501 })).status).toBe(200);
    expect((await change(uid, id, rest)).status).toBe(200);
  });
});

describe('DELETE /admin/users/{id}/payments/{paymentId}', () => {
  it('removes a payment, with an audit entry, and answers 404 for a repeated call', async () => {
    const { uid } = await anAccountWithAdvance();
    const id = await addOne(uid);
    expect((await remove(uid, id)).status).toBe(200);
    expect(await stored(uid, id)).toBeUndefined();
    expect((await remove(uid, id)).status).toBe(404);
    expect((await entriesOf(uid)).slice(1)).toMatchObject([
      { before: { ...rest, currency: 'INR' }, after: null },
    ]);
  });
});

describe('a refund', () => {
  it('is at most everything that was paid, and makes nothing due until the person pays again', async () => {
    const { uid } = await anAccountWithAdvance();
    await addOne(uid);
    const tooMuch = await giveBack(uid, 2000);
    expect([tooMuch.status, tooMuch.refusal().errors]).toEqual([
      400,
      [{ path: 'amount', message: refundMessages.tooMuch }],
    ]);
    expect((await giveBack(uid, 1999)).status).toBe(200);
    expect(await list(uid)).toMatchObject({ paid: 1999, refunded: 1999, due: 0 });
    await addOne(uid, { ...rest, receivedOn: '2025-06-20' });
    expect(await list(uid)).toMatchObject({ paid: 2998, refunded: 1999, due: 1000 });
  });
});

describe('the agreed price', () => {
  it('is recorded with the first payment, also in an approval, and removed by a correction without it', async () => {
    const { uid } = await createAccount({ status: 'pending' });
    const body = { payment: advance };
    await api('PUT', `/admin/users/${uid}/approve`, { token: admin.token, body });
    expect(await list(uid)).toMatchObject({ payment: { price: 1999 }, due: 999 });
    const { price: _, ...withoutPrice } = advance;
    const reply = await recordFirst(uid, withoutPrice);
    expect(reply.as(dataReply(Payment)).data.price).toBeNull();
    expect(await list(uid)).toMatchObject({ paid: 1000, due: null });
    expect(await entriesOf(uid)).toHaveLength(0);
  });
});

describe('the learner', () => {
  it('sees every payment on the receipt and in the export, without the notes', async () => {
    const learner = await aLearner();
    await recordFirst(learner.uid);
    await addOne(learner.uid, { ...rest, amount: 499 });
    const receipt = await api('GET', '/users/me/receipt', { token: learner.token });
    expect(receipt.as(dataReply(OwnReceipt)).data).toMatchObject({
      amount: 1000,
      receivedOn: '2025-05-01',
      further: [{ amount: 499, method: 'cash', receivedOn: '2025-06-01' }],
      paid: 1499,
      due: 500,
      amountInWords: 'One thousand four hundred ninety-nine rupees',
      refund: null,
    });
    const exported = await api('GET', '/users/me/export', { token: learner.token });
    expect(exported.as(PersonalData)).toMatchObject({
      furtherPayments: [{ amount: 499, recordedBy: anotherAdministrator }],
    });
    for (const { body } of [receipt, exported]) expect(JSON.stringify(body)).not.toContain(rest.note);
  });
});

const Books = dataReply(z.array(BookEntry));
const entriesIn = async (month: string) =>
  (await api('GET', `/admin/payments?month=${month}`, { token: admin.token })).as(Books).data;

// The years of the other tests of the books begin later.
let year = randomInt(2100, 2900);

/** A month that no other test has payments in. */
function someMonth(): string {
  year += 1;
  return `${year}-03`;
}

describe('the books', () => {
  it('keep a further payment of an account that is deleted, restored, and erased', async () => {
    const month = someMonth();
    const { uid, email, record } = await createAccount();
    await db.doc(paymentPath(uid)).set(aPayment());
    const payment = aFurtherPayment({ receivedOn: `${month}-09`, receiptNumber: '2025-000001' });
    await documentOf(uid, 'k1').set(payment);
    const person = { id: uid, name: record.name, course: record.courseName };
    const { amount, method, note, currency, receiptNumber, recordedBy } = payment;
    const ofPayment = { receiptNumber, amount, currency, method };
    const entry = { kind: 'payment', id: `${uid}_k1`, day: `${month}-09`, ...ofPayment };
    expect(await entriesIn(month)).toEqual([
      { ...entry, note, recordedBy, person: { ...person, account: 'open' } },
    ]);
    await api('DELETE', `/admin/users/${uid}`, { token: admin.token });
    expect(await entriesIn(month)).toEqual([
      { ...entry, note, recordedBy, person: { ...person, account: 'trash' } },
    ]);
    expect((await add(uid)).status).toBe(404);
    await api('POST', `/admin/trash/users_${uid}/restore`, { token: admin.token });
    expect(await entriesIn(month)).toMatchObject([{ person: { ...person, account: 'open' } }]);
    await api('POST', `/admin/users/${uid}/erase`, { token: admin.token, body: { email } });
    expect(await entriesIn(month)).toEqual([
      { ...entry, note: '', recordedBy: null, person: { id: uid, name: '', course: '', account: 'gone' } },
    ]);
    expect(await stored(uid, 'k1')).toBeUndefined();
    expect((await db.doc(receiptPath(`${uid}_k1`)).get()).data()).toEqual({
      uid,
      receiptNumber,
      amount,
      currency,
      method,
      receivedOn: `${month}-09`,
      keptUntil: `${Number(month.slice(0, 4)) + 8}-03-31`,
    });
  });

  it('list the payments of one person and their refund by day, also one on each page', async () => {
    const month = someMonth();
    const { uid } = await createAccount();
    const refund = aRefund({ refundedOn: `${month}-09`, amount: 3 });
    await db.doc(paymentPath(uid)).set(aPayment({ receivedOn: `${month}-09`, amount: 1, refund }));
    const further = (day: string, amount: number) =>
      aFurtherPayment({ receivedOn: `${month}-${day}`, amount });
    await documentOf(uid, 'k1').set(further('09', 2));
    await documentOf(uid, 'k2').set(further('08', 4));
    const entries = await entriesIn(month);
    expect(entries.map(({ day, amount }) => [day.slice(-2), amount])).toEqual([
      ['08', 4],
      ['09', 1],
      ['09', 2],
      ['09', 3],
    ]);
    const amounts: number[] = [];
    let path: string | undefined = `/admin/payments?month=${month}&limit=1`;
    while (path !== undefined && amounts.length < 9) {
      const reply = await api('GET', path, { token: admin.token });
      amounts.push(...reply.as(Books).data.map(({ amount }) => amount));
      path = nextPage(path, reply);
    }
    expect(amounts).toHaveLength(4);
    expect(new Set(amounts)).toEqual(new Set([1, 2, 3, 4]));
  });

  it('contain what is left of damaged further payments, and those of nobody', async () => {
    const month = someMonth();
    const prefix = uniqueWord();
    const day = { receivedOn: `${month}-09` };
    for (const [id, fields] of Object.entries({
      [`${prefix}_a`]: { ...day, amount: '20', method: 'barter', recordedBy: 7 },
      [prefix]: { ...day, amount: 30 },
      [`${prefix}_c`]: { ...aFurtherPayment(), receivedOn: `${month}-32` },
    }))
      await db.collection(furtherPaymentsCollection).doc(id).set(fields);
    const found = (await entriesIn(month)).map(({ amount, person }) => [amount, person]);
    const nobody = { id: prefix, name: '', course: '', account: 'gone' };
    expect(found).toEqual(
      expect.arrayContaining([
        [20, nobody],
        [30, nobody],
      ]),
    );
    expect(found).toHaveLength(2);
  });
});

describe('an erasure', () => {
  it('leaves no further payment, no repair of one and no item about one with the name', async () => {
    const { uid, email, record } = await createAccount();
    await db.doc(paymentPath(uid)).set(aPayment());
    await documentOf(uid, 'k1').set({ ...aFurtherPayment({ note: record.name }), amount: 'much' });
    const item = db.doc(`attention/${furtherPaymentsCollection}_${uid}_k1`);
    const path = `/admin/attention/${furtherPaymentsCollection}/${uid}_k1/repair`;
    expect((await api('POST', path, { token: admin.token })).status).toBe(200);
    await item.set({ collection: furtherPaymentsCollection, documentId: `${uid}_k1`, label: record.name });
    const audit = db.collection(auditCollection).where('target.id', '==', `${uid}_k1`);
    expect((await audit.get()).docs.map((entry) => entry.data())).toMatchObject([
      { action: 'payment.repair' },
    ]);
    await api('POST', `/admin/users/${uid}/erase`, { token: admin.token, body: { email } });
    expect((await item.get()).exists).toBe(false);
    expect(await stored(uid, 'k1')).toBeUndefined();
    for (const entry of (await audit.get()).docs)
      expect(JSON.stringify(entry.data())).not.toContain(record.name);
  });

  it('of an administrator removes the name from the payments that they recorded', async () => {
    const { uid, email, record } = await createAccount({ role: 'admin' });
    const other = documentOf(uniqueWord(), 'k1');
    await other.set(aFurtherPayment({ recordedBy: { uid, name: record.name } }));
    await api('POST', `/admin/users/${uid}/erase`, { token: admin.token, body: { email } });
    expect((await other.get()).get('recordedBy')).toEqual({ uid, name: erasedName });
  });
});
