import { DuePayment, mostDuePayments } from '@padavu/domain/payment/due-payment';
import { furtherPaymentId, furtherPaymentsCollection } from '@padavu/domain/payment/further-payment';
import { paymentPath, type Payment } from '@padavu/domain/payment/payment';
import { usersCollection } from '@padavu/domain/user/user';
import { dataReply } from '@padavu/domain/api/reply';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { anAdmin, createAccount, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { api, nextPage } from '../support/api-client.ts';
import { aFurtherPayment, aPayment, aRefund, aUserRecord } from '../support/builders.ts';

const Due = dataReply(z.array(DuePayment));

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

/** Every entry, page by page. */
async function allDue(limit = mostDuePayments): Promise<DuePayment[]> {
  const entries: DuePayment[] = [];
  let path: string | undefined = `/admin/payments/due?limit=${limit}`;
  while (path !== undefined) {
    const reply = await api('GET', path, { token: admin.token });
    const { data } = reply.as(Due);
    expect(data.length).toBeLessThanOrEqual(limit);
    entries.push(...data);
    path = nextPage(path, reply);
  }
  return entries;
}

const dueOf = async (uid: string) => (await allDue()).filter(({ person }) => person.id === uid);

async function aPayer(payment: Partial<Payment>, further: readonly object[] = []): Promise<string> {
  const { uid } = await createAccount({ name: 'Asha Menon' });
  await db.doc(paymentPath(uid)).set(aPayment({ amount: 1000, price: 1999, ...payment }));
  for (const each of further)
    await db.collection(furtherPaymentsCollection).doc(furtherPaymentId(uid, uniqueWord())).set(each);
  return uid;
}

const later = (amount: number, receivedOn = '2025-06-01') => aFurtherPayment({ amount, receivedOn });

describe('GET /admin/payments/due', () => {
  it('lists what is not paid of the agreed price, with the person and the day of the last payment', async () => {
    const uid = await aPayer({ currency: 'EUR' }, [later(300, '2025-07-01'), later(400)]);
    expect(await dueOf(uid)).toEqual([
      {
        person: { id: uid, name: 'Asha Menon', course: 'Ecommerce Mastery', status: 'approved' },
        currency: 'EUR',
        price: 1999,
        due: 299,
        lastPaidOn: '2025-07-01',
      },
    ]);
  });

  it.each<[string, Partial<Payment>, object[]]>([
    ['paid everything at once', { amount: 1999 }, []],
    ['paid everything in parts', {}, [later(999)]],
    ['agreed on no price', { price: null }, []],
    ['got a part back', { amount: 1999, refund: aRefund() }, []],
  ])('does not list a person who %s', async (_case, payment, further) => {
    expect(await dueOf(await aPayer(payment, further))).toEqual([]);
  });

  it('lists a person who got everything back and pays again', async () => {
    const refund = aRefund({ amount: 1999, refundedOn: '2025-06-03' });
    const uid = await aPayer({ amount: 1999, refund }, [later(500, '2025-08-01')]);
    expect(await dueOf(uid)).toMatchObject([{ due: 1499, lastPaidOn: '2025-08-01' }]);
  });

  it('follows a payment that is added, and an account that is deleted and restored', async () => {
    const uid = await aPayer({});
    const { token } = admin;
    const body = { amount: 500, method: 'upi', note: '', receivedOn: '2025-06-01' };
    await api('POST', `/admin/users/${uid}/payments`, { token, body });
    expect(await dueOf(uid)).toMatchObject([{ due: 499 }]);
    await api('DELETE', `/admin/users/${uid}`, { token });
    expect(await dueOf(uid)).toEqual([]);
    await api('POST', `/admin/trash/users_${uid}/restore`, { token });
    expect(await dueOf(uid)).toMatchObject([{ due: 499 }]);
  });

  it('lists damaged payments by what can be read of them, and none without an account', async () => {
    const uid = await aPayer({});
    await db.doc(paymentPath(uid)).set({ price: 1999, amount: '20', receivedOn: 7 });
    const [textPrice, hugePrice, fraction] = [await aPayer({}), await aPayer({}), await aPayer({})];
    await db.doc(paymentPath(textPrice)).update({ price: '1999' });
    await db.doc(paymentPath(hugePrice)).update({ price: 1e300 });
    await db.doc(paymentPath(fraction)).update({ price: 1999.5 });
    const nobody = uniqueWord();
    await db.doc(paymentPath(nobody)).set(aPayment({ amount: 1, price: 1999 }));
    expect(await dueOf(uid)).toMatchObject([{ due: 1979, currency: 'INR' }]);
    for (const id of [textPrice, hugePrice, fraction, nobody]) expect(await dueOf(id)).toEqual([]);
  });

  it('reads the further payments of many people in few queries, each payment once', async () => {
    const price = 90_000_000;
    const uids = await Promise.all(Array.from({ length: 34 }, () => aPayer({ price })));
    const payer = await aPayer({ price }, [later(500)]);
    // The id of this account begins with that of another one.
    const longer = `${payer}_b`;
    await db.collection(usersCollection).doc(longer).set(aUserRecord());
    await db.doc(paymentPath(longer)).set(aPayment({ amount: 1000, price }));
    await db.collection(furtherPaymentsCollection).doc(furtherPaymentId(longer, 'k')).set(later(700));
    const reply = await api('GET', '/admin/payments/due?limit=36', { token: admin.token });
    const due = new Map(reply.as(Due).data.map(({ person, due: sum }) => [person.id, sum]));
    expect(uids.map((uid) => due.get(uid))).toEqual(uids.map(() => price - 1000));
    expect([due.get(payer), due.get(longer)]).toEqual([price - 1500, price - 1700]);
    // The administrator, 37 payments, 36 accounts, and less than a read for each person's further payments.
    const [, reads] = /^reads;desc=(\d+)$/.exec(reply.headers.get('server-timing') ?? '') ?? [];
    expect(Number(reads)).toBeLessThan(1 + 37 + 36 + 10);
  });

  it('goes on behind a damaged price, which no cursor can name', async () => {
    for (let count = 0; count < 2; count += 1)
      await db.doc(paymentPath(await aPayer({}))).update({ price: Infinity });
    const path = '/admin/payments/due?limit=1';
    const next = nextPage(path, await api('GET', path, { token: admin.token })) ?? '';
    expect((await api('GET', next, { token: admin.token })).status).toBe(200);
  });

  it('has each person once, whatever the size of a page, by the agreed price', async () => {
    for (const price of [1999, 1999, 2500]) await aPayer({ price });
    await aPayer({ amount: 1999 });
    const all = await allDue();
    const prices = all.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    expect(await allDue(3)).toEqual(all);
  });

  it.each(['limit=0', `limit=${mostDuePayments + 1}`, 'cursor=nothing-of-ours', 'cursor=WyIxOTk5IiwieCJd'])(
    'refuses %s',
    async (query) => {
      expect((await api('GET', `/admin/payments/due?${query}`, { token: admin.token })).status).toBe(400);
    },
  );
});
