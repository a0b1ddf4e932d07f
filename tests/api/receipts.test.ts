import { Payment, paymentPath, paymentMessages } from '@padavu/domain/payment/payment';
import { receiptCounter } from '@padavu/domain/payment/receipt-number';
import { OwnReceipt, receiptPath } from '@padavu/domain/payment/receipt';
import { newSettings } from '@padavu/domain/school/school-settings';
import { dataReply } from '@padavu/domain/api/reply';
import { trashPath } from '@padavu/domain/admin/trash';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditData } from '../../functions/src/data/admin/audit.ts';
import { paymentsData } from '../../functions/src/data/payment/payments.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { db } from '../support/accounts-firebase.ts';
import {
  aLearner,
  anAdmin,
  aPendingLearner,
  callerOf,
  createAccount,
  uniqueEmail,
  uniqueWord,
  type SignedIn,
} from '../support/accounts.ts';
import { api } from '../support/api-client.ts';

const payment = {
  amount: 1999,
  price: null,
  method: 'upi',
  note: 'a note about her',
  receivedOn: '2025-05-01',
} as const;
const PaymentReply = dataReply(Payment);
const ReceiptReply = dataReply(OwnReceipt);
const school = { read: () => Promise.resolve(newSettings) };

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const record = async (uid: string, body: object = payment) =>
  (await api('PUT', `/admin/users/${uid}/payment`, { token: admin.token, body })).as(PaymentReply).data;
const readReceipt = ({ token }: SignedIn, headers: Record<string, string> = {}) =>
  api('GET', '/users/me/receipt', { token, headers });
const caller = () => callerOf(admin);
const numberOf = async (uid: string): Promise<unknown> =>
  (await db.doc(paymentPath(uid)).get()).get('receiptNumber');

describe('the number of a receipt', () => {
  it('is unique and without gaps when ten payments are recorded at the same time', async () => {
    // Only this test uses this year; other tests record payments meanwhile.
    const year = '2091';
    const now = () => new Date(`${year}-06-01T00:00:00Z`);
    const { byAdmin } = transactions({ db });
    const payments = paymentsData({ db, audit: auditData({ db, now }), byAdmin, school, now });
    const accounts = await Promise.all(Array.from({ length: 10 }, () => createAccount()));
    await db.collection('counters').doc(receiptCounter(year)).delete();
    const recordedPayments = await Promise.all(
      accounts.map(({ uid }) => payments.record(uid, payment, caller(), () => undefined)),
    );
    const numbers = recordedPayments.map(({ receiptNumber }) => receiptNumber).toSorted();
    expect(numbers).toEqual(
      Array.from({ length: 10 }, (_, index) => `2091-${String(index + 1).padStart(6, '0')}`),
    );
  });

  it('continues after the highest stored one where the counter is missing or damaged', async () => {
    const year = '2090';
    const now = () => new Date(`${year}-06-01T00:00:00Z`);
    const { byAdmin } = transactions({ db });
    const payments = paymentsData({ db, audit: auditData({ db, now }), byAdmin, school, now });
    const recordOne = async () => {
      const { uid } = await createAccount();
      return (await payments.record(uid, payment, caller(), () => undefined)).receiptNumber;
    };
    const counter = db.collection('counters').doc(receiptCounter(year));
    await counter.set({ last: 40 });
    expect(await recordOne()).toBe('2090-000041');
    await db.doc(receiptPath(uniqueWord())).set({ receiptNumber: '2090-000043' });
    const deleted = db.doc(trashPath('users', uniqueWord()));
    await deleted.set({ payment: { receiptNumber: '2090-000042' } });
    await counter.set({ last: 'many' });
    expect(await recordOne()).toBe('2090-000044');
    await deleted.update({ 'payment.receiptNumber': '2090-000050' });
    await counter.delete();
    expect(await recordOne()).toBe('2090-000051');
    expect(await recordOne()).toBe('2090-000052');
    await deleted.delete();
  });

  it('stays when the payment is corrected', async () => {
    const { uid } = await createAccount();
    const { receiptNumber } = await record(uid);
    expect(receiptNumber).toMatch(/^\d{4}-\d{6}$/);
    expect((await record(uid, { ...payment, amount: 999 })).receiptNumber).toBe(receiptNumber);
    expect(await numberOf(uid)).toBe(receiptNumber);
  });

  it('is also given by an approval and by an import', async () => {
    const waiting = await aPendingLearner();
    await api('PUT', `/admin/users/${waiting.uid}/approve`, { token: admin.token, body: { payment } });
    expect(await numberOf(waiting.uid)).toMatch(/^\d{4}-\d{6}$/);
    const email = uniqueEmail();
    const rows = [{ name: 'Asha Menon', email, course: '1', amount: '1999', method: 'UPI' }];
    await api('POST', '/admin/users/import', { token: admin.token, body: { dryRun: false, rows } });
    const { docs } = await db.collection('users').where('email', '==', email).get();
    expect(await numberOf(docs[0]?.id ?? 'nobody')).toMatch(/^\d{4}-\d{6}$/);
  });

  it('is restored from the trash with its payment, and stays in the books when the person is erased', async () => {
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
const paymentsAt = (moment: string, region: object) => {
  const now = () => new Date(moment);
  const { byAdmin } = transactions({ db });
  const regionalSchool = { read: () => Promise.resolve({ ...newSettings, ...region }) };
  return paymentsData({ db, audit: auditData({ db, now }), byAdmin, school: regionalSchool, now });
};

describe('a payment of a school in Berlin', () => {
  it('is in euros, has a number of the year in Berlin, and keeps both when it is corrected in another region', async () => {
    const { uid } = await createAccount();
    // The first day of 2093 in Berlin and in Kolkata, the last of 2092 in London.
    const inBerlin = paymentsAt('2092-12-31T23:30:00Z', berlin);
    const original = await inBerlin.record(uid, payment, caller(), () => undefined);
    expect(original).toMatchObject({ amount: 1999, currency: 'EUR' });
    expect(original.receiptNumber).toMatch(/^2093-/);
    expect(await inBerlin.receiptOf(uid, 'en')).toMatchObject({ currency: 'EUR', amountInWords: '' });
    const inIndia = paymentsAt('2093-01-02T12:00:00Z', {});
    const corrected = await inIndia.record(uid, { ...payment, amount: 5 }, caller(), () => undefined);
    expect(corrected).toMatchObject({ amount: 5, currency: 'EUR', receiptNumber: original.receiptNumber });
  });

  it('is refused for a day that has not begun in Berlin', async () => {
    const { uid } = await createAccount();
    // Still 1 May in Berlin, and 2 May in Kolkata.
    const at = '2026-05-01T20:00:00Z';
    const tomorrow = { ...payment, receivedOn: '2026-05-02' };
    await expect(
      paymentsAt(at, berlin).record(uid, tomorrow, caller(), () => undefined),
    ).rejects.toMatchObject({
      details: { errors: [{ path: 'receivedOn', message: paymentMessages.dayAhead }] },
    });
    expect((await db.doc(paymentPath(uid)).get()).exists).toBe(false);
    expect(await paymentsAt(at, {}).record(uid, tomorrow, caller(), () => undefined)).toMatchObject({
      receivedOn: '2026-05-02',
    });
  });

  it('can be corrected on the day that it was recorded in a zone further east, but not moved to a later day', async () => {
    const { uid } = await createAccount();
    const at = '2026-05-01T20:00:00Z';
    const today = { ...payment, receivedOn: '2026-05-02' };
    await paymentsAt(at, {}).record(uid, today, caller(), () => undefined);
    const inBerlin = paymentsAt(at, berlin);
    const corrected = await inBerlin.record(uid, { ...today, note: 'UPI 4712' }, caller(), () => undefined);
    expect(corrected).toMatchObject({ note: 'UPI 4712', receivedOn: '2026-05-02' });
    const tomorrow = { ...today, receivedOn: '2026-05-03' };
    await expect(inBerlin.record(uid, tomorrow, caller(), () => undefined)).rejects.toMatchObject({
      details: { errors: [{ path: 'receivedOn' }] },
    });
  });
});

describe('GET /users/me/receipt', () => {
  it('answers the payment, the learner, the school and the course, but not the note', async () => {
    const learner = await aLearner();
    const { receiptNumber } = await record(learner.uid);
    const reply = await readReceipt(learner);
    expect(reply.as(ReceiptReply).data).toMatchObject({
      number: receiptNumber,
      name: learner.record.name,
      course: learner.record.courseName,
      amount: 1999,
      currency: 'INR',
      amountInWords: 'One thousand nine hundred ninety-nine rupees',
      method: 'upi',
      receivedOn: '2025-05-01',
    });
    expect(reply.as(ReceiptReply).data.school.name).not.toBe('');
    expect(JSON.stringify(reply.body)).not.toContain('note');
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
  });

  it('contains the amount in words in the language of the request', async () => {
    const learner = await aLearner();
    await record(learner.uid);
    const reply = await readReceipt(learner, { 'Accept-Language': 'ml-IN,ml;q=0.9,en;q=0.8' });
    expect(reply.as(ReceiptReply).data).toMatchObject({
      amount: 1999,
      amountInWords: 'ആയിരത്തി തൊള്ളായിരത്തി തൊണ്ണൂറ്റിയൊൻപത് രൂപ',
    });
  });

  it('is null without a payment, and for a payment from before receipts had numbers', async () => {
    const learner = await aLearner();
    expect((await readReceipt(learner)).body).toMatchObject({ success: true, data: null });
    await record(learner.uid);
    await db.doc(paymentPath(learner.uid)).update({ receiptNumber: '' });
    expect((await readReceipt(learner)).body).toMatchObject({ success: true, data: null });
  });
});
