import { randomUUID } from 'node:crypto';
import { Discount, DiscountOffer } from '@padavu/domain/discount';
import { discountMessages } from '@padavu/domain/discount-messages';
import { DiscountPromise } from '@padavu/domain/discount-promise';
import { discountInputMessages } from '@padavu/domain/discount-input';
import { idempotencyHeader, idempotencyKeyFor } from '@padavu/domain/idempotency';
import { PersonalData } from '@padavu/domain/personal-data';
import { OwnReceipt } from '@padavu/domain/receipt';
import { RegistrationReceipt } from '@padavu/domain/registration-input';
import { dataReply } from '@padavu/domain/reply';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auth, db } from '../support/accounts-firebase.ts';
import { anAdmin, createAccount, password, signIn, uniqueEmail, uniqueWord } from '../support/accounts.ts';
import type { SignedIn } from '../support/accounts.ts';
import { api, type Answer } from '../support/api-client.ts';
import { startInstance } from '../support/api-instances.ts';
import { aDiscount, aUserRecord } from '../support/builders.ts';
import { auditIdOf } from '../support/content.ts';
import { together } from '../support/many.ts';

const Reply = dataReply(Discount);
const price = 1999;
const made: string[] = [];
let admin: SignedIn;

beforeAll(async () => {
  admin = await anAdmin();
});

afterAll(async () => {
  for (const code of made) await db.doc(`discounts/${code}`).delete();
});

const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  api(method, path, { token: admin.token, headers, ...(body !== undefined && { body }) });

const { id: _, used: _used, updatedAt: _updatedAt, ...terms } = aDiscount();

function newCode(): string {
  const code = `T-${uniqueWord()}`
    .toUpperCase()
    .replaceAll(/[^A-Z0-9-]/g, '')
    .slice(0, 20);
  made.push(code);
  return code;
}

async function aCode(overrides: Partial<typeof terms> = {}): Promise<string> {
  const code = newCode();
  const answer = await ask('POST', '/discounts', { code, ...terms, ...overrides });
  expect(answer.status).toBe(201);
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
const receiptOf = (answer: Answer) => answer.as(dataReply(RegistrationReceipt)).data;
const wrong = (answer: Answer) => [answer.status, answer.refusal().errors];
const outcome = (answer: Answer) => [answer.status, answer.refusal().code];

describe('the codes', () => {
  it('are made in capitals, listed and read', async () => {
    const code = newCode();
    const answer = await ask('POST', '/discounts', { code: ` ${code.toLowerCase()} `, ...terms });
    expect(answer.as(Reply).data).toMatchObject({ id: code, used: 0, value: 500 });
    const all = (await ask('GET', '/discounts')).as(dataReply(z.array(Discount))).data;
    expect(all.map(({ id }) => id)).toContain(code);
    expect((await ask('GET', `/discounts/${code}`)).as(Reply).data.id).toBe(code);
  });

  it('are each there once, also where two administrators make one at the same moment', async () => {
    const code = newCode();
    const answers = await together(2, () => ask('POST', '/discounts', { code, ...terms }));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409']);
    const refused = await ask('POST', '/discounts', { code, ...terms });
    expect(outcome(refused)).toEqual([409, 'discount-taken']);
    expect(refused.refusal().errors).toEqual([{ path: 'code', message: discountInputMessages.taken }]);
  });

  it('are changed as they were seen, and the change can be undone', async () => {
    const code = await aCode();
    const etag = (await ask('GET', `/discounts/${code}`)).headers.get('etag') ?? '';
    const changed = await ask('PUT', `/discounts/${code}`, { ...terms, value: 700 }, { 'If-Match': etag });
    expect(changed.as(Reply).data.value).toBe(700);
    const late = await ask('PUT', `/discounts/${code}`, { ...terms, value: 900 }, { 'If-Match': etag });
    expect(late.status).toBe(412);
    const entries = await db.collection('audit').where('target.id', '==', code).get();
    const update = entries.docs.find((entry) => entry.get('action') === 'discount.update');
    expect(update?.get('before')).toEqual({ value: 500 });
    const undo = () => ask('POST', `/admin/audit/${update?.id ?? ''}/undo`);
    expect((await undo()).status).toBe(200);
    expect(await stored(code)).toMatchObject({ value: 500, active: true, courseIds: null });
    expect(outcome(await undo())).toEqual([409, 'already-undone']);
  });

  it('are not undone where they were changed again since', async () => {
    const code = await aCode();
    await ask('PUT', `/discounts/${code}`, { ...terms, value: 700 });
    await ask('PUT', `/discounts/${code}`, { ...terms, value: 800 });
    const entries = await db.collection('audit').where('target.id', '==', code).get();
    const first = entries.docs.find((entry) => entry.get('after.value') === 700);
    expect(outcome(await ask('POST', `/admin/audit/${first?.id ?? ''}/undo`))).toEqual([409, 'not-undoable']);
    expect(await stored(code)).toMatchObject({ value: 800 });
  });

  it('that nobody holds are deleted, and come back; the others stay', async () => {
    const code = await aCode({ endsOn: '2090-01-31' });
    const id = auditIdOf(await ask('DELETE', `/discounts/${code}`));
    expect((await ask('GET', `/discounts/${code}`)).status).toBe(404);
    expect((await ask('POST', `/admin/audit/${id}/undo`)).status).toBe(200);
    expect(await stored(code)).toMatchObject({ value: 500, endsOn: '2090-01-31', used: 0 });
    expect((await register(code)).status).toBe(201);
    expect(outcome(await ask('DELETE', `/discounts/${code}`))).toEqual([409, 'discount-used']);
  });

  it('that cannot be read harm only themselves, and are good for nobody', async () => {
    const [whole, broken] = [await aCode(), newCode()];
    await db.doc(`discounts/${broken}`).set({ kind: 7, value: 'all', courseIds: {}, limit: -1, active: 1 });
    const all = (await ask('GET', '/discounts')).as(dataReply(z.array(Discount))).data;
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([whole, broken]));
    expect((await check(broken)).status).toBe(400);
    expect((await ask('PUT', `/discounts/${broken}`, terms)).status).toBe(200);
    expect((await check(broken)).status).toBe(200);
  });
});

describe('asking what a code takes off', () => {
  it('answers the price after it, typed in any case', async () => {
    const code = await aCode({ kind: 'percent', value: 25 });
    const { data } = (await check(code.toLowerCase())).as(dataReply(DiscountOffer));
    expect(data).toEqual({ code, price, off: 500, toPay: 1499 });
  });

  it.each<[why: string, overrides: Partial<typeof terms>, message: string]>([
    ['is switched off', { active: false }, discountMessages.ended],
    ['has ended', { endsOn: '2026-01-31' }, discountMessages.ended],
    ['has not begun', { startsOn: '2090-01-31' }, discountMessages.notYet],
    ['is for another course', { courseIds: [2] }, discountMessages.otherCourse],
  ])(
    'says why a code that %s is not good, and so does the registration',
    async (_why, overrides, message) => {
      const code = await aCode(overrides);
      expect(wrong(await check(code))).toEqual([400, [{ path: 'code', message }]]);
      expect(wrong(await register(code))).toEqual([400, [{ path: 'discountCode', message }]]);
    },
  );

  it('says that there is no such code, also for what can be none', async () => {
    for (const code of ['NO-SUCH-CODE', '../users', '😀😀😀']) {
      expect(wrong(await check(code))).toEqual([400, [{ path: 'code', message: discountMessages.unknown }]]);
    }
  });

  it('is not without end: whoever guesses is told to wait, also for a good code', async () => {
    const code = await aCode();
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
  it('is promised what the code says, whatever becomes of code and price', async () => {
    const code = await aCode();
    const email = uniqueEmail();
    const { id, discount } = receiptOf(await register(code.toLowerCase(), { email }));
    const promise = { code, price, off: 500 };
    expect(discount).toEqual(promise);
    await ask('PUT', `/discounts/${code}`, { ...terms, value: 1, active: false });
    const listed = await ask('GET', `/admin/users/${id}`);
    expect(listed.as(dataReply(z.object({ discount: DiscountPromise.nullable() }))).data.discount).toEqual(
      promise,
    );
    const person = await signIn({ uid: id, email, record: aUserRecord({ email }) });
    const own = (await api('GET', '/users/me/export', { token: person.token })).as(PersonalData);
    expect(own.account?.['discount']).toEqual(promise);
    const payment = { amount: 1499, method: 'upi', note: '', receivedOn: '2026-11-01' };
    expect((await ask('PUT', `/admin/users/${id}/approve`, { payment })).status).toBe(200);
    const again = await signIn({ uid: id, email, record: aUserRecord({ email }) });
    const receipt = await api('GET', '/users/me/receipt', { token: again.token });
    expect(receipt.as(dataReply(OwnReceipt)).data).toMatchObject({ discount: promise, amount: 1499 });
  });

  it('without a code, or with an empty one, has none', async () => {
    expect(receiptOf(await register('')).discount).toBeUndefined();
    expect(receiptOf(await register('', { discountCode: undefined })).discount).toBeUndefined();
  });

  it('that is refused for its code leaves no account, and can be sent again without it', async () => {
    const email = uniqueEmail();
    expect((await register('NO-SUCH-CODE', { email })).status).toBe(400);
    await expect(auth.getUserByEmail(email)).rejects.toThrow('no user record');
    expect((await register('', { email })).status).toBe(201);
  });

  it('that is sent twice with one key uses the code once', async () => {
    const code = await aCode();
    const sent = {
      headers: { [idempotencyHeader]: idempotencyKeyFor(randomUUID()) },
      body: { name: 'Anjali Menon', email: uniqueEmail(), password, courseId: 1, discountCode: code },
    };
    const [first, second] = [
      await api('POST', '/users/register', sent),
      await api('POST', '/users/register', sent),
    ];
    expect(receiptOf(second)).toEqual(receiptOf(first));
    expect(await usesOf(code)).toBe(1);
  });

  it('never passes the limit, also where twenty come at once', async () => {
    const code = await aCode({ limit: 5 });
    const answers = await together(20, () => register(code));
    const good = answers.filter(({ status }) => status === 201);
    expect(good).toHaveLength(5);
    const refused = answers.filter(({ status }) => status !== 201);
    const usedUp = [400, [{ path: 'discountCode', message: discountMessages.usedUp }]];
    expect(refused.map(wrong)).toEqual(refused.map(() => usedUp));
    expect(await usesOf(code)).toBe(5);
    const holders = await db.collection('users').where('discount.code', '==', code).count().get();
    expect(holders.data().count).toBe(5);
    expect(wrong(await check(code))).toEqual([400, [{ path: 'code', message: discountMessages.usedUp }]]);
  });
});

describe('the use of a code', () => {
  it('comes back when a registration that nobody approved is deleted, and counts again when that comes back', async () => {
    const code = await aCode({ limit: 1 });
    const { id } = receiptOf(await register(code));
    expect((await check(code)).status).toBe(400);
    expect((await ask('DELETE', `/admin/users/${id}`)).status).toBe(200);
    expect(await usesOf(code)).toBe(0);
    expect((await register(code)).status).toBe(201);
    // What was promised is kept, although the last use was given to somebody else.
    expect((await ask('POST', `/admin/trash/users_${id}/restore`)).status).toBe(200);
    expect(await usesOf(code)).toBe(2);
  });

  it('stays with an account that was approved, and with one that has paid', async () => {
    const code = await aCode();
    const discount = { code, price, off: 500 };
    await db.doc(`discounts/${code}`).update({ used: 2 });
    const approved = await createAccount({ discount });
    const paid = await createAccount({ status: 'inactive', discount });
    await ask('PUT', `/admin/users/${paid.uid}/payment`, {
      amount: 1499,
      method: 'upi',
      note: '',
      receivedOn: '2026-11-01',
    });
    for (const { uid } of [approved, paid]) {
      expect((await ask('DELETE', `/admin/users/${uid}`)).status).toBe(200);
    }
    expect(await usesOf(code)).toBe(2);
  });

  it('is forgotten with a code that is not there any more', async () => {
    const account = await createAccount({
      status: 'pending',
      discount: { code: 'LONG-GONE', price, off: 500 },
    });
    expect((await ask('DELETE', `/admin/users/${account.uid}`)).status).toBe(200);
    expect(await stored('LONG-GONE')).toBeUndefined();
  });
});
