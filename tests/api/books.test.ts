import { randomInt } from 'node:crypto';
import { BookEntry, bookLimits } from '@padavu/domain/payment/book-entry';
import { monthAfter } from '@padavu/domain/values/month';
import { paymentPath, type Payment } from '@padavu/domain/payment/payment';
import { receiptPath } from '@padavu/domain/payment/receipt';
import { dataReply } from '@padavu/domain/api/reply';
import { trashPath } from '@padavu/domain/admin/trash';
import { usersCollection } from '@padavu/domain/user/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { anAdmin, createAccount, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { api, nextPage } from '../support/api-client.ts';
import { aPayment, aRefund, aTrashEntry } from '../support/builders.ts';

const Books = dataReply(z.array(BookEntry));

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const get = (query: string) => api('GET', `/admin/payments?${query}`, { token: admin.token });
const entriesOf = async (month: string) => (await get(`month=${month}`)).as(Books).data;
const idsOf = (entries: readonly BookEntry[]) => entries.map(({ person }) => person.id);

let year = randomInt(3000, 9000);

/** The June of a year that no other test has payments in, nor in those beside it. */
function someMonth(): string {
  year += 3;
  return `${year}-06`;
}

const number = (count: number) => ({ receiptNumber: `2026-00000${count}` });

async function pay(overrides: Partial<Payment>, uid = uniqueWord()): Promise<string> {
  await db.doc(paymentPath(uid)).set(aPayment(overrides));
  return uid;
}

/** Every page of a month, as the ids of its entries. */
async function pagesOf(
  month: string,
  limit: number,
  betweenPages?: () => Promise<unknown>,
): Promise<string[][]> {
  const pages: string[][] = [];
  let path: string | undefined = `/admin/payments?month=${month}&limit=${limit}`;
  while (path !== undefined && pages.length < 20) {
    const reply = await api('GET', path, { token: admin.token });
    pages.push(idsOf(reply.as(Books).data));
    path = nextPage(path, reply);
    await betweenPages?.();
  }
  return pages;
}

describe('GET /admin/payments', () => {
  it('lists a payment with its person and who recorded it', async () => {
    const month = someMonth();
    const { uid, record } = await createAccount();
    const payment = aPayment({ receivedOn: `${month}-09`, receiptNumber: '2026-000007' });
    await pay(payment, uid);
    expect(await entriesOf(month)).toEqual([
      {
        kind: 'payment',
        id: uid,
        receiptNumber: '2026-000007',
        day: `${month}-09`,
        amount: payment.amount,
        currency: 'INR',
        method: payment.method,
        note: payment.note,
        recordedBy: payment.recordedBy,
        person: { id: uid, name: record.name, course: record.courseName, account: 'open' },
      },
    ]);
  });

  it('lists the payments of the month alone, by day and receipt number', async () => {
    const month = someMonth();
    const days = { before: `${monthAfter(month, -1)}-31`, after: `${monthAfter(month)}-01` };
    await pay({ receivedOn: days.before });
    await pay({ receivedOn: days.after });
    const last = await pay({ receivedOn: `${month}-30`, receiptNumber: '2026-000001' });
    const second = await pay({ receivedOn: `${month}-01`, receiptNumber: '2026-000003' }, uniqueWord());
    const first = await pay({ receivedOn: `${month}-01`, receiptNumber: '2026-000002' }, `x${uniqueWord()}`);
    expect(idsOf(await entriesOf(month))).toEqual([first, second, last]);
  });

  it('lists the payments of a year', async () => {
    const april = monthAfter(someMonth(), -2);
    const months = [-1, 0, 11, 12].map((count) => monthAfter(april, count));
    const uids = await Promise.all(months.map((month) => pay({ receivedOn: `${month}-15` })));
    const { data } = (await get(`month=${april}&months=12`)).as(Books);
    expect(idsOf(data)).toEqual([uids[1], uids[2]]);
  });

  it('is empty for a month without payments', async () => {
    const reply = await get(`month=${someMonth()}`);
    expect([reply.status, reply.as(Books).data, reply.headers.get('link')]).toEqual([200, [], null]);
  });

  it.each([
    'month=2026-13',
    'month=2026-00',
    'month=2026-1',
    'month=2026-11-01',
    'month=November',
    'months=3',
    'month=2026-11&months=0',
    `month=2026-11&months=${bookLimits.months + 1}`,
    'month=2026-11&limit=0',
    `month=2026-11&limit=${bookLimits.entries + 1}`,
    'month=2026-11&cursor=nothing-of-ours',
  ])('refuses %s', async (query) => {
    expect((await get(query)).status).toBe(400);
  });

  it('refuses a cursor that names no id of an account', async () => {
    const position = ['2026-11-01', 'x'.repeat(1500), 'payment'];
    const cursor = Buffer.from(JSON.stringify(position)).toString('base64url');
    expect((await get(`month=2026-11&cursor=${cursor}`)).status).toBe(400);
  });

  it('reads the payments, their users and the caller’s account, and no other document', async () => {
    const month = someMonth();
    for (const day of ['02', '03']) {
      const { uid } = await createAccount();
      await pay({ receivedOn: `${month}-${day}` }, uid);
    }
    // An empty result counts as one read: refunds, further payments, and what is in the trash or of erased people.
    expect((await get(`month=${month}`)).headers.get('server-timing')).toBe('reads;desc=11');
  });
});

describe('the books', () => {
  it('keep the payment of an account that is deleted, restored, and erased', async () => {
    const month = someMonth();
    const { uid, email, record } = await createAccount();
    const payment = aPayment({ receivedOn: `${month}-09` });
    await pay(payment, uid);
    const person = { id: uid, name: record.name, course: record.courseName };

    await api('DELETE', `/admin/users/${uid}`, { token: admin.token });
    expect(await entriesOf(month)).toMatchObject([
      { amount: payment.amount, note: payment.note, person: { ...person, account: 'trash' } },
    ]);
    await api('POST', `/admin/trash/users_${uid}/restore`, { token: admin.token });
    expect(await entriesOf(month)).toMatchObject([{ person: { ...person, account: 'open' } }]);
    await api('POST', `/admin/users/${uid}/erase`, { token: admin.token, body: { email } });
    const { receiptNumber, amount, method } = payment;
    expect(await entriesOf(month)).toEqual([
      {
        kind: 'payment',
        id: uid,
        receiptNumber,
        day: `${month}-09`,
        amount,
        currency: 'INR',
        method,
        note: '',
        recordedBy: null,
        person: { id: uid, name: '', course: '', account: 'gone' },
      },
    ]);
  });

  it('have a refund in the month in which it was paid, with the number of its receipt', async () => {
    const month = someMonth();
    const { uid, email, record } = await createAccount();
    const refund = aRefund({ refundedOn: `${monthAfter(month)}-04` });
    await pay({ receivedOn: `${month}-09`, ...number(7), currency: 'EUR', refund }, uid);
    const { amount, method, note, recordedBy } = refund;
    const person = { id: uid, name: record.name, course: record.courseName, account: 'open' };
    const entry = {
      kind: 'refund',
      id: uid,
      ...number(7),
      day: refund.refundedOn,
      amount,
      currency: 'EUR',
      method,
      note,
      recordedBy,
      person,
    };
    expect(await entriesOf(month)).toMatchObject([{ kind: 'payment', amount: aPayment().amount }]);
    expect(await entriesOf(monthAfter(month))).toEqual([entry]);
    await api('DELETE', `/admin/users/${uid}`, { token: admin.token });
    expect(await entriesOf(monthAfter(month))).toEqual([
      { ...entry, person: { ...person, account: 'trash' } },
    ]);
    await api('POST', `/admin/users/${uid}/erase`, { token: admin.token, body: { email } });
    const gone = { id: uid, name: '', course: '', account: 'gone' };
    expect(await entriesOf(monthAfter(month))).toEqual([
      { ...entry, note: '', recordedBy: null, person: gone },
    ]);
  });

  it('contain a payment once while its account is being restored, as it is stored now', async () => {
    const month = someMonth();
    const [same, corrected] = [uniqueWord(), uniqueWord()];
    for (const uid of [same, corrected]) {
      const payment = aPayment({ receivedOn: `${month}-09`, amount: 5 });
      await db.doc(trashPath(usersCollection, uid)).set(aTrashEntry({ documentId: uid, payment }));
    }
    await pay({ receivedOn: `${month}-09`, amount: 7 }, same);
    await pay({ receivedOn: `${monthAfter(month)}-09`, amount: 8 }, corrected);
    expect(await entriesOf(month)).toMatchObject([{ amount: 7, person: { id: same } }]);
    expect(await entriesOf(monthAfter(month))).toMatchObject([{ amount: 8, person: { id: corrected } }]);
    expect((await pagesOf(month, 1)).flat()).toEqual([same]);
  });

  it('contain what is left of damaged documents', async () => {
    const month = someMonth();
    const day = { receivedOn: `${month}-09` };
    const damaged = [
      ['a', { ...day }],
      ['b', { ...day, receiptNumber: 7, amount: '20', method: 'barter', recordedBy: 'nobody', note: {} }],
      ['c', { ...aPayment(), receivedOn: `${month}-31` }],
      ['d', { ...aPayment(), receivedOn: `${month}-09 ${'x'.repeat(5000)}` }],
      ['e', { ...aPayment(), receivedOn: 9 }],
    ] as const;
    const prefix = uniqueWord();
    for (const [id, fields] of damaged) await db.doc(paymentPath(prefix + id)).set(fields);
    const unreadable = { ...aRefund({ refundedOn: `${month}-10` }), amount: 'much' };
    await db.doc(paymentPath(`${prefix}h`)).set({ ...aPayment(), refund: unreadable });
    await db.doc(receiptPath(`${prefix}f`)).set(day);
    await db.doc(trashPath(usersCollection, `${prefix}g`)).set({ payment: day });
    const sound = await pay({ ...day, receiptNumber: '2026-000001' });
    const entries = await entriesOf(month);
    expect(idsOf(entries).toSorted()).toEqual([`${prefix}a`, `${prefix}b`, `${prefix}f`, sound].toSorted());
    expect(entries.find(({ person }) => person.id === `${prefix}b`)).toMatchObject({
      receiptNumber: '',
      amount: 20,
      currency: 'INR',
      method: 'other',
      note: '',
      person: { account: 'gone' },
    });
    expect((await pagesOf(month, 1)).flat().toSorted()).toEqual(idsOf(entries).toSorted());
  });
});

describe('the pages of the books', () => {
  it('end with a whole day, unless the day is longer than a page', async () => {
    const month = someMonth();
    const [a, b, c, d, e, f] = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => letter + uniqueWord());
    await pay({ receivedOn: `${month}-01` }, a);
    await pay({ receivedOn: `${month}-02`, ...number(2) }, b);
    const receipt = { ...aPayment({ receivedOn: `${month}-02`, ...number(1) }), keptUntil: '9999-03-31' };
    await db.doc(receiptPath(c ?? '')).set(receipt);
    for (const [index, uid] of [d, e, f].entries())
      await pay({ receivedOn: `${month}-03`, ...number(9 - index) }, uid);
    expect(await pagesOf(month, 2)).toEqual([[a], [c, b], [e, d], [f]]);
    expect(await pagesOf(month, 3)).toEqual([
      [a, c, b],
      [f, e, d],
    ]);
    expect(await pagesOf(month, 6)).toEqual([[a, c, b, f, e, d]]);
    expect((await pagesOf(month, 1)).flat()).toEqual([a, b, c, d, e, f]);
  });

  it('have a refund after the payment of the same day, also on the next page', async () => {
    const month = someMonth();
    const refund = aRefund({ refundedOn: `${month}-09` });
    const uid = await pay({ receivedOn: `${month}-09`, ...number(1), refund });
    const other = await pay({ receivedOn: `${month}-09`, ...number(2) }, `x${uniqueWord()}`);
    expect((await entriesOf(month)).map(({ kind, person }) => [kind, person.id])).toEqual([
      ['payment', uid],
      ['refund', uid],
      ['payment', other],
    ]);
    expect(await pagesOf(month, 1)).toEqual([[uid], [uid], [other]]);
    expect(await pagesOf(month, 2)).toEqual([[uid, uid], [other]]);
  });

  it('neither lose nor repeat the payment of an account that is deleted meanwhile', async () => {
    const month = someMonth();
    const accounts = await Promise.all(['01', '01', '02'].map(() => createAccount()));
    const uids = accounts.map(({ uid }) => uid).toSorted();
    for (const uid of uids) await pay({ receivedOn: `${month}-01` }, uid);
    const queue = [...uids];
    const removeNext = async () => {
      const uid = queue.pop();
      if (uid !== undefined) await api('DELETE', `/admin/users/${uid}`, { token: admin.token });
    };
    expect((await pagesOf(month, 1, removeNext)).flat()).toEqual(uids);
  });
});
