import { randomUUID } from 'node:crypto';
import { Discount, DiscountOffer } from '@padavu/domain/payment/discount';
import { discountMessages } from '@padavu/domain/payment/discount-messages';
import { DiscountPromise } from '@padavu/domain/payment/discount-promise';
import { discountInputMessages } from '@padavu/domain/payment/discount-input';
import { idempotencyHeader, idempotencyKeyFor } from '@padavu/domain/api/idempotency';
import { PersonalData } from '@padavu/domain/user/personal-data';
import { OwnReceipt } from '@padavu/domain/payment/receipt';
import { RegistrationReceipt } from '@padavu/domain/user/registration-input';
import { dataReply } from '@padavu/domain/api/reply';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auth, db } from '../support/accounts-firebase.ts';
import { anAdmin, createAccount, password, signIn, uniqueEmail, uniqueWord } from '../support/accounts.ts';
import type { SignedIn } from '../support/accounts.ts';
import { api, type ApiReply } from '../support/api-client.ts';
import { startInstance } from './support/instances.ts';
import { aDiscount, aUserRecord } from '../support/builders.ts';
import { auditIdOf } from '../support/content.ts';
import { auditOf } from '../support/audit.ts';
import { together } from '../support/many.ts';

const Reply = dataReply(Discount);
const price = 1999;
const createdCodes: string[] = [];
let admin: SignedIn;

beforeAll(async () => {
  admin = await anAdmin();
});

afterAll(async () => {
  for (const code of createdCodes) await db.doc(`discounts/${code}`).delete();
});

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  api(method, path, { token: admin.token, headers, ...(body !== undefined && { body }) });

const { id: _, used: _used, updatedAt: _updatedAt, ...terms } = aDiscount();

function newCode(): string {
  const code = `T-${uniqueWord()}`
    .toUpperCase()
    .replaceAll(/[^A-Z0-9-]/g, '')
    .slice(0, 20);
  createdCodes.push(code);
  return code;
}

async function createCode(overrides: Partial<typeof terms> = {}): Promise<string> {
  const code = newCode();
  const reply = await send('POST', '/discounts', { code, ...terms, ...overrides });
  expect(reply.status).toBe(201);
  return code;
}

const stored = async (code: string) => (await db.doc(`discounts/${code}`).get()).data();
const usesOf = async (code: string): Promise<unknown> => (await stored(code))?.['used'];
const check = (code: string, courseId: number = 1) =>
  api('POST', '/discounts/check', { body: { code, courseId } });
const register = (discountCode: string, overrides: object = {}) =>
  api('POST', '/users/register', {
    body: { name: 'Anjali Menon', email: uniqueEmail(), password, courseId: 1, discountCode, ...overrides },
  });
const receiptOf = (reply: ApiReply) => reply.as(dataReply(RegistrationReceipt)).data;
const fieldErrorsOf = (reply: ApiReply) => [reply.status, reply.refusal().errors];
const refusalOf = (reply: ApiReply) => [reply.status, reply.refusal().code];

describe('the codes', () => {
  it('are stored in capitals, listed and read', async () => {
    const code = newCode();
    const reply = await send('POST', '/discounts', { code: ` ${code.toLowerCase()} `, ...terms });
    expect(reply.as(Reply).data).toMatchObject({ id: code, used: 0, value: 500 });
    const all = (await send('GET', '/discounts')).as(dataReply(z.array(Discount))).data;
    expect(all.map(({ id }) => id)).toContain(code);
    expect((await send('GET', `/discounts/${code}`)).as(Reply).data.id).toBe(code);
  });

  it('are unique, also when two administrators create one at the same time', async () => {
    const code = newCode();
    const replies = await together(2, () => send('POST', '/discounts', { code, ...terms }));
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409']);
    const refusal = await send('POST', '/discounts', { code, ...terms });
    expect(refusalOf(refusal)).toEqual([409, 'discount-taken']);
    expect(refusal.refusal().errors).toEqual([{ path: 'code', message: discountInputMessages.taken }]);
  });

  it('are changed only in the version that was read, and the change can be undone', async () => {
    const code = await createCode();
    const etag = (await send('GET', `/discounts/${code}`)).headers.get('etag') ?? '';
    const changed = await send('PUT', `/discounts/${code}`, { ...terms, value: 700 }, { 'If-Match': etag });
    expect(changed.as(Reply).data.value).toBe(700);
    const late = await send('PUT', `/discounts/${code}`, { ...terms, value: 900 }, { 'If-Match': etag });
    expect(late.status).toBe(412);
    const [update] = await auditOf(code, 'discount.update');
    expect(update?.before).toEqual({ value: 500 });
    const undo = () => send('POST', `/admin/audit/${update?.id ?? ''}/undo`);
    expect((await undo()).status).toBe(200);
    expect(await stored(code)).toMatchObject({ value: 500, active: true, courseIds: null });
    expect(refusalOf(await undo())).toEqual([409, 'already-undone']);
  });

  it('are not undone after another change', async () => {
    const code = await createCode();
    await send('PUT', `/discounts/${code}`, { ...terms, value: 700 });
    await send('PUT', `/discounts/${code}`, { ...terms, value: 800 });
    const [first] = await auditOf(code, 'discount.update');
    expect(refusalOf(await send('POST', `/admin/audit/${first?.id ?? ''}/undo`))).toEqual([
      409,
      'not-undoable',
    ]);
    expect(await stored(code)).toMatchObject({ value: 800 });
  });

  it('that nobody used can be deleted and restored, and used ones cannot be deleted', async () => {
    const code = await createCode({ endsOn: '2090-01-31' });
    const id = auditIdOf(await send('DELETE', `/discounts/${code}`));
    expect((await send('GET', `/discounts/${code}`)).status).toBe(404);
    expect((await send('POST', `/admin/audit/${id}/undo`)).status).toBe(200);
    expect(await stored(code)).toMatchObject({ value: 500, endsOn: '2090-01-31', used: 0 });
    expect((await register(code)).status).toBe(201);
    expect(refusalOf(await send('DELETE', `/discounts/${code}`))).toEqual([409, 'discount-used']);
  });

  it('that are restored count the registrations that hold them', async () => {
    const code = await createCode();
    const people = [receiptOf(await register(code)).id, receiptOf(await register(code)).id];
    for (const id of people) expect((await send('DELETE', `/admin/users/${id}`)).status).toBe(200);
    const auditId = auditIdOf(await send('DELETE', `/discounts/${code}`));
    for (const id of people)
      expect((await send('POST', `/admin/trash/users_${id}/restore`)).status).toBe(200);
    // One of them is approved and deleted again, which keeps its use.
    const [approved] = people;
    expect((await send('PUT', `/admin/users/${approved}/approve`)).status).toBe(200);
    expect((await send('DELETE', `/admin/users/${approved}`)).status).toBe(200);
    await createAccount({ status: 'pending', discount: { code: 'ANOTHER', price, off: 500 } });
    expect((await send('POST', `/admin/audit/${auditId}/undo`)).status).toBe(200);
    expect(await usesOf(code)).toBe(2);
    expect(refusalOf(await send('DELETE', `/discounts/${code}`))).toEqual([409, 'discount-used']);
  });

  it('that cannot be read harm no other code, and are not accepted', async () => {
    const [valid, broken] = [await createCode(), newCode()];
    await db.doc(`discounts/${broken}`).set({ kind: 7, value: 'all', courseIds: {}, limit: -1, active: 1 });
    const all = (await send('GET', '/discounts')).as(dataReply(z.array(Discount))).data;
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([valid, broken]));
    expect((await check(broken)).status).toBe(400);
    expect((await send('PUT', `/discounts/${broken}`, terms)).status).toBe(200);
    expect((await check(broken)).status).toBe(200);
  });
});

describe('POST /discounts/check', () => {
  it('answers the reduced price, for a code in any case', async () => {
    const code = await createCode({ kind: 'percent', value: 25 });
    const { data } = (await check(code.toLowerCase())).as(dataReply(DiscountOffer));
    expect(data).toEqual({ code, price, off: 500, toPay: 1499 });
  });

  it.each<[why: string, overrides: Partial<typeof terms>, message: string]>([
    ['is switched off', { active: false }, discountMessages.ended],
    ['has ended', { endsOn: '2026-01-31' }, discountMessages.ended],
    ['has not begun', { startsOn: '2090-01-31' }, discountMessages.notYet],
    ['is for another course', { courseIds: [2] }, discountMessages.otherCourse],
  ])(
    'answers why a code that %s is not valid, and so does the registration',
    async (_why, overrides, message) => {
      const code = await createCode(overrides);
      expect(fieldErrorsOf(await check(code))).toEqual([400, [{ path: 'code', message }]]);
      expect(fieldErrorsOf(await register(code))).toEqual([400, [{ path: 'discountCode', message }]]);
    },
  );

  it('answers that a code does not exist, also for a text that cannot be one', async () => {
    for (const code of ['NO-SUCH-CODE', '../users', '😀😀😀']) {
      expect(fieldErrorsOf(await check(code))).toEqual([
        400,
        [{ path: 'code', message: discountMessages.unknown }],
      ]);
    }
  });

  it('is throttled: a visitor who guesses codes gets 429, also for a valid one', async () => {
    const code = await createCode();
    using instance = await startInstance({ throttleFactor: 1 });
    const guess = (body: object) => instance.call('POST', '/discounts/check', { body });
    const statuses: number[] = [];
    for (let guesses = 0; guesses < 41; guesses += 1) {
      statuses.push((await guess({ code: `GUESS-${guesses}`, courseId: 1 })).status);
    }
    expect(statuses.indexOf(429)).toBeGreaterThan(0);
    expect((await guess({ code, courseId: 1 })).status).toBe(429);
  });
});

describe('a registration with a code', () => {
  it('keeps its discount when the code or the price changes later', async () => {
    const code = await createCode();
    const email = uniqueEmail();
    const { id, discount, toPay } = receiptOf(await register(code.toLowerCase(), { email }));
    const promise = { code, price, off: 500 };
    expect(discount).toEqual(promise);
    expect(toPay).toBe(price - 500);
    await send('PUT', `/discounts/${code}`, { ...terms, value: 1, active: false });
    const account = await send('GET', `/admin/users/${id}`);
    expect(account.as(dataReply(z.object({ discount: DiscountPromise.nullable() }))).data.discount).toEqual(
      promise,
    );
    const person = await signIn({ uid: id, email, record: aUserRecord({ email }) });
    const own = (await api('GET', '/users/me/export', { token: person.token })).as(PersonalData);
    expect(own.account?.['discount']).toEqual(promise);
    const payment = { amount: 1499, method: 'upi', note: '', receivedOn: '2026-11-01' };
    expect((await send('PUT', `/admin/users/${id}/approve`, { payment })).status).toBe(200);
    const learner = await signIn({ uid: id, email, record: aUserRecord({ email }) });
    const receipt = await api('GET', '/users/me/receipt', { token: learner.token });
    expect(receipt.as(dataReply(OwnReceipt)).data).toMatchObject({ discount: promise, amount: 1499 });
  });

  it('that has no code or an empty one gets no discount', async () => {
    const receipt = receiptOf(await register(''));
    expect(receipt.discount).toBeUndefined();
    expect(receipt.toPay).toBe(price);
    expect(receiptOf(await register('', { discountCode: undefined })).discount).toBeUndefined();
  });

  it('that is refused for its code leaves no account, and can be sent again without it', async () => {
    const email = uniqueEmail();
    expect((await register('NO-SUCH-CODE', { email })).status).toBe(400);
    await expect(auth.getUserByEmail(email)).rejects.toThrow('no user record');
    expect((await register('', { email })).status).toBe(201);
  });

  it('that is sent twice with one Idempotency-Key uses the code once', async () => {
    const code = await createCode();
    const request = {
      headers: { [idempotencyHeader]: idempotencyKeyFor(randomUUID()) },
      body: { name: 'Anjali Menon', email: uniqueEmail(), password, courseId: 1, discountCode: code },
    };
    const [first, second] = [
      await api('POST', '/users/register', request),
      await api('POST', '/users/register', request),
    ];
    expect(receiptOf(second)).toEqual(receiptOf(first));
    expect(await usesOf(code)).toBe(1);
  });

  it('never exceeds the limit, also when twenty arrive at the same time', async () => {
    const code = await createCode({ limit: 5 });
    const replies = await together(20, () => register(code));
    const accepted = replies.filter(({ status }) => status === 201);
    expect(accepted).toHaveLength(5);
    const refusals = replies.filter(({ status }) => status !== 201);
    const usedUp = [400, [{ path: 'discountCode', message: discountMessages.usedUp }]];
    expect(refusals.map(fieldErrorsOf)).toEqual(refusals.map(() => usedUp));
    expect(await usesOf(code)).toBe(5);
    const holders = await db.collection('users').where('discount.code', '==', code).count().get();
    expect(holders.data().count).toBe(5);
    expect(fieldErrorsOf(await check(code))).toEqual([
      400,
      [{ path: 'code', message: discountMessages.usedUp }],
    ]);
  });
});

describe('the use of a code', () => {
  it('is given back when a pending registration is deleted, and is counted again when that is restored', async () => {
    const code = await createCode({ limit: 1 });
    const { id } = receiptOf(await register(code));
    expect((await check(code)).status).toBe(400);
    expect((await send('DELETE', `/admin/users/${id}`)).status).toBe(200);
    expect(await usesOf(code)).toBe(0);
    expect((await register(code)).status).toBe(201);
    // A restored registration keeps its discount, even if somebody else took the last use.
    expect((await send('POST', `/admin/trash/users_${id}/restore`)).status).toBe(200);
    expect(await usesOf(code)).toBe(2);
  });

  it('is given back when a pending person is erased', async () => {
    const code = await createCode({ limit: 1 });
    const email = uniqueEmail();
    const { id } = receiptOf(await register(code, { email }));
    expect((await send('POST', `/admin/users/${id}/erase`, { email })).status).toBe(200);
    expect(await usesOf(code)).toBe(0);
  });

  it('stays counted when an approved account or one that has paid is deleted', async () => {
    const code = await createCode();
    const discount = { code, price, off: 500 };
    await db.doc(`discounts/${code}`).update({ used: 2 });
    const approved = await createAccount({ discount });
    const paid = await createAccount({ status: 'inactive', discount });
    await send('PUT', `/admin/users/${paid.uid}/payment`, {
      amount: 1499,
      method: 'upi',
      note: '',
      receivedOn: '2026-11-01',
    });
    for (const { uid } of [approved, paid]) {
      expect((await send('DELETE', `/admin/users/${uid}`)).status).toBe(200);
    }
    expect(await usesOf(code)).toBe(2);
  });

  it('is ignored when the code no longer exists', async () => {
    const account = await createAccount({
      status: 'pending',
      discount: { code: 'LONG-GONE', price, off: 500 },
    });
    expect((await send('DELETE', `/admin/users/${account.uid}`)).status).toBe(200);
    expect(await stored('LONG-GONE')).toBeUndefined();
  });
});
