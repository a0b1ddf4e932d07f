import { Payment, paymentPath, paymentMessages } from '@padavu/domain/payment';
import { receiptCounter } from '@padavu/domain/receipt-number';
import { OwnReceipt, receiptPath } from '@padavu/domain/receipt';
import { newSettings } from '@padavu/domain/school-settings';
import { dataReply } from '@padavu/domain/reply';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditData } from '../../functions/src/data/audit.ts';
import { paymentsData } from '../../functions/src/data/payments.ts';
import { transactions } from '../../functions/src/data/transactions.ts';
import { db } from '../support/accounts-firebase.ts';
import {
  aLearner,
  anAdmin,
  aPendingLearner,
  createAccount,
  uniqueEmail,
  type SignedIn,
} from '../support/accounts.ts';
import { api } from '../support/api-client.ts';

const paid = { amount: 1999, method: 'upi', note: 'a note about her', receivedOn: '2025-05-01' } as const;
const Paid = dataReply(Payment);
const Receipt = dataReply(OwnReceipt);
const school = { read: () => Promise.resolve(newSettings) };

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const record = async (uid: string, body: object = paid) =>
  (await api('PUT', `/admin/users/${uid}/payment`, { token: admin.token, body })).as(Paid).data;
const own = ({ token }: SignedIn, headers: Record<string, string> = {}) =>
  api('GET', '/users/me/receipt', { token, headers });
const numberOf = async (uid: string): Promise<unknown> =>
  (await db.doc(paymentPath(uid)).get()).get('receiptNumber');

describe('the number of a receipt', () => {
  it('is given once and without gaps when ten payments are recorded at once', async () => {
    // A year of its own: other tests record payments meanwhile.
    const year = '2091';
    const now = () => new Date(`${year}-06-01T00:00:00Z`);
    const { byAdmin } = transactions({ db });
    const payments = paymentsData({ db, audit: auditData({ db, now }), byAdmin, school, now });
    const accounts = await Promise.all(Array.from({ length: 10 }, () => createAccount()));
    const asker = { uid: admin.uid, signedInAt: new Date(), hasSecondFactor: false };
    await db.collection('counters').doc(receiptCounter(year)).delete();
    const recorded = await Promise.all(
      accounts.map(({ uid }) => payments.record(uid, paid, asker, () => undefined)),
    );
    const numbers = recorded.map(({ receiptNumber }) => receiptNumber).toSorted();
    expect(numbers).toEqual(
      Array.from({ length: 10 }, (_, index) => `2091-${String(index + 1).padStart(6, '0')}`),
    );
  });

  it('stays when the payment is corrected', async () => {
    const { uid } = await createAccount();
    const { receiptNumber } = await record(uid);
    expect(receiptNumber).toMatch(/^\d{4}-\d{6}$/);
    expect((await record(uid, { ...paid, amount: 999 })).receiptNumber).toBe(receiptNumber);
    expect(await numberOf(uid)).toBe(receiptNumber);
  });

  it('comes with an approval and with an import', async () => {
    const waiting = await aPendingLearner();
    await api('PUT', `/admin/users/${waiting.uid}/approve`, { token: admin.token, body: { payment: paid } });
    expect(await numberOf(waiting.uid)).toMatch(/^\d{4}-\d{6}$/);
    const email = uniqueEmail();
    const rows = [{ name: 'Asha Menon', email, course: '1', amount: '1999', method: 'UPI' }];
    await api('POST', '/admin/users/import', { token: admin.token, body: { dryRun: false, rows } });
    const { docs } = await db.collection('users').where('email', '==', email).get();
    expect(await numberOf(docs[0]?.id ?? 'nobody')).toMatch(/^\d{4}-\d{6}$/);
  });

  it('goes to the trash with the payment and comes back, and stays in the books when the person is erased', async () => {
    const { uid, email } = await createAccount();
    const { receiptNumber } = await record(uid);
    await api('DELETE', `/admin/users/${uid}`, { token: admin.token });
    await api('POST', `/admin/trash/users_${uid}/restore`, { token: admin.token });
    expect(await numberOf(uid)).toBe(receiptNumber);
    await api('POST', `/admin/users/${uid}/erase`, { token: admin.token, body: { email } });
    expect((await db.doc(receiptPath(uid)).get()).get('receiptNumber')).toBe(receiptNumber);
  });
});

const berlin = { locale: 'de-DE', currency: 'EUR', timeZone: 'Europe/Berlin' };
const asker = () => ({ uid: admin.uid, signedInAt: new Date(), hasSecondFactor: false });
const paymentsAt = (moment: string, region: object) => {
  const now = () => new Date(moment);
  const { byAdmin } = transactions({ db });
  const here = { read: () => Promise.resolve({ ...newSettings, ...region }) };
  return paymentsData({ db, audit: auditData({ db, now }), byAdmin, school: here, now });
};

describe('a payment of a school in Berlin', () => {
  it('is in euros, counts in the year that it is there, and stays so when it is corrected elsewhere', async () => {
    const { uid } = await createAccount();
    // The first day of 2093 in Berlin and in Kolkata, the last of 2092 in London.
    const inBerlin = paymentsAt('2092-12-31T23:30:00Z', berlin);
    const made = await inBerlin.record(uid, paid, asker(), () => undefined);
    expect(made).toMatchObject({ amount: 1999, currency: 'EUR' });
    expect(made.receiptNumber).toMatch(/^2093-/);
    expect(await inBerlin.receiptOf(uid, 'en')).toMatchObject({ currency: 'EUR', amountInWords: '' });
    const inIndia = paymentsAt('2093-01-02T12:00:00Z', {});
    const corrected = await inIndia.record(uid, { ...paid, amount: 5 }, asker(), () => undefined);
    expect(corrected).toMatchObject({ amount: 5, currency: 'EUR', receiptNumber: made.receiptNumber });
  });

  it('came on a day that has begun there', async () => {
    const { uid } = await createAccount();
    // Still 1 May in Berlin, and 2 May in Kolkata.
    const at = '2026-05-01T20:00:00Z';
    const tomorrow = { ...paid, receivedOn: '2026-05-02' };
    await expect(
      paymentsAt(at, berlin).record(uid, tomorrow, asker(), () => undefined),
    ).rejects.toMatchObject({
      details: { errors: [{ path: 'receivedOn', message: paymentMessages.dayAhead }] },
    });
    expect((await db.doc(paymentPath(uid)).get()).exists).toBe(false);
    expect(await paymentsAt(at, {}).record(uid, tomorrow, asker(), () => undefined)).toMatchObject({
      receivedOn: '2026-05-02',
    });
  });
});

describe('GET /users/me/receipt', () => {
  it('says what was paid, by whom, to whom and for what, and nothing that was noted', async () => {
    const learner = await aLearner();
    const { receiptNumber } = await record(learner.uid);
    const answer = await own(learner);
    expect(answer.as(Receipt).data).toMatchObject({
      number: receiptNumber,
      name: learner.record.name,
      course: learner.record.courseName,
      amount: 1999,
      currency: 'INR',
      amountInWords: 'One thousand nine hundred ninety-nine rupees',
      method: 'upi',
      receivedOn: '2025-05-01',
    });
    expect(answer.as(Receipt).data.school.name).not.toBe('');
    expect(JSON.stringify(answer.body)).not.toContain('note');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('has the amount in words in the language that is asked for', async () => {
    const learner = await aLearner();
    await record(learner.uid);
    const answer = await own(learner, { 'Accept-Language': 'ml-IN,ml;q=0.9,en;q=0.8' });
    expect(answer.as(Receipt).data).toMatchObject({
      amount: 1999,
      amountInWords: 'ആയിരത്തി തൊള്ളായിരത്തി തൊണ്ണൂറ്റിയൊൻപത് രൂപ',
    });
  });

  it('is null where nothing is recorded, and for a payment from before receipts had numbers', async () => {
    const learner = await aLearner();
    expect((await own(learner)).body).toMatchObject({ success: true, data: null });
    await record(learner.uid);
    await db.doc(paymentPath(learner.uid)).update({ receiptNumber: '' });
    expect((await own(learner)).body).toMatchObject({ success: true, data: null });
  });
});
