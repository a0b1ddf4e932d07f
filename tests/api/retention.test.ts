import { idempotencyCollection } from '@padavu/domain/api/idempotency';
import { mailCollection } from '@padavu/domain/site/mail';
import { receiptPath } from '@padavu/domain/payment/receipt';
import { retention } from '@padavu/domain/user/retention';
import { subscribersCollection } from '@padavu/domain/site/subscriber';
import { expect, it } from 'vitest';
import { retentionData } from '../../functions/src/data/user/retention.ts';
import { db } from '../support/accounts-firebase.ts';
import { uniqueWord } from '../support/accounts.ts';
import { newSettings } from '@padavu/domain/school/school-settings';
import { bound } from './support/dying-process.ts';

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const subscribers = db.collection(subscribersCollection);
const school = { read: () => Promise.resolve(newSettings) };

/** The names of those documents that still exist. */
async function remaining(paths: Record<string, string>): Promise<string[]> {
  const entries = Object.entries(paths);
  const documents = await db.getAll(...entries.map(([, path]) => db.doc(path)));
  return entries.flatMap(([name], index) => (documents[index]?.exists ? [name] : []));
}

/** A store in which something happens just before its first batch is committed. */
function storeWith(meanwhile: () => Promise<unknown>): typeof db {
  let isFirst = true;
  const batch = () => {
    const made = db.batch();
    const commit = made.commit.bind(made);
    return Object.assign(made, {
      commit: async () => {
        if (isFirst) await meanwhile();
        isFirst = false;
        return commit();
      },
    });
  };
  return new Proxy(db, {
    get: (_target, name): unknown => (name === 'batch' ? batch : bound(db, name)),
  });
}

it('keeps an address that is confirmed at that moment, and deletes the others', async () => {
  const { days } = retention.unconfirmedSubscriber;
  const [confirmed, other] = [subscribers.doc(uniqueWord()), subscribers.doc(uniqueWord())];
  for (const ref of [confirmed, other]) await ref.set({ confirmed: false, subscribedAt: daysAgo(days + 1) });
  const store = storeWith(() => confirmed.update({ confirmed: true }));
  await retentionData({ db: store, school, now: () => new Date() }).deleteExpired();
  expect((await confirmed.get()).get('confirmed')).toBe(true);
  expect((await other.get()).exists).toBe(false);
});

it('deletes what is past its retention and nothing else, over several pages, and nothing in a second run', async () => {
  const { days } = retention.unconfirmedSubscriber;
  const word = uniqueWord();
  const documents: Record<string, [path: string, fields: object]> = {
    unconfirmed: [`${subscribersCollection}/${word}1`, { confirmed: false, subscribedAt: daysAgo(days + 1) }],
    recent: [`${subscribersCollection}/${word}2`, { confirmed: false, subscribedAt: daysAgo(days - 1) }],
    confirmed: [`${subscribersCollection}/${word}3`, { confirmed: true, subscribedAt: daysAgo(days + 1) }],
    beforeConfirmations: [`${subscribersCollection}/${word}4`, { subscribedAt: daysAgo(days + 1) }],
    oldMail: [`${mailCollection}/${word}1`, { expireAt: daysAgo(1) }],
    mail: [`${mailCollection}/${word}2`, { expireAt: daysAgo(-1) }],
    oldKey: [`${idempotencyCollection}/${word}1`, { expiresAt: daysAgo(1) }],
    key: [`${idempotencyCollection}/${word}2`, { expiresAt: daysAgo(-1) }],
    oldReceipt: [receiptPath(`${word}1`), { keptUntil: '2020-03-31' }],
    receipt: [receiptPath(`${word}2`), { keptUntil: '2999-03-31' }],
  };
  const batch = db.batch();
  for (const [path, fields] of Object.values(documents)) batch.set(db.doc(path), fields);
  for (let count = 0; count < 250; count += 1) {
    batch.set(subscribers.doc(), { confirmed: false, subscribedAt: daysAgo(days + 1) });
  }
  await batch.commit();
  const data = retentionData({ db, school, now: () => new Date() });
  const { subscribers: count } = await data.deleteExpired();
  expect(count).toBeGreaterThan(250);
  expect(await data.deleteExpired()).toMatchObject({ subscribers: 0, mails: 0, receipts: 0 });
  const paths = Object.fromEntries(Object.entries(documents).map(([name, [path]]) => [name, path]));
  expect(await remaining(paths)).toEqual([
    'recent',
    'confirmed',
    'beforeConfirmations',
    'mail',
    'key',
    'receipt',
  ]);
});
