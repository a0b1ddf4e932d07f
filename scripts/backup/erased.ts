import { erasuresCollection } from '@padavu/domain/user/erasure';
import { furtherPaymentIdParts } from '@padavu/domain/payment/further-payment';
import { Counter, countersCollection } from '@padavu/domain/admin/counter';
import { receiptPath, receiptsCollection } from '@padavu/domain/payment/receipt';
import { receiptCount, receiptCounter } from '@padavu/domain/payment/receipt-number';
import { subscribersCollection, unsubscriptionsCollection } from '@padavu/domain/site/subscriber';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { attentionData } from '../../functions/src/data/admin/attention.ts';
import { auditData } from '../../functions/src/data/admin/audit.ts';
import { courseStatsData } from '../../functions/src/data/learning/course-stats.ts';
import { erasureData } from '../../functions/src/data/user/erasure.ts';
import { withoutErased } from '../../functions/src/data/user/personal-documents.ts';
import { readDocument } from '../../functions/src/data/store/documents.ts';
import { fetchOne } from '../../functions/src/data/store/reads.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { userStatsData } from '../../functions/src/data/user/user-stats.ts';
import type { DocumentRecord } from './format.ts';
import { Fields, fromPlain, toPlain, type Value } from './values.ts';

const Moment = z.object({ timestamp: z.string() }).transform(({ timestamp }) => Date.parse(timestamp));
/** An erasure as a backup contains it. If its time cannot be read, it counts as later than every file. */
const StoredErasure = z.object({
  erasedAt: Moment.catch(Number.POSITIVE_INFINITY),
  subscriberId: z.string().optional().catch(undefined),
  unfinished: z.boolean().catch(false),
});
const StoredUnsubscription = z.object({ unsubscribedAt: Moment.catch(Number.POSITIVE_INFINITY) });
const Subscription = z.object({ subscribedAt: Moment.catch(0) });

export type ErasedPeople = Awaited<ReturnType<typeof erasedPeople>>;

/**
 * Finds out what a file may contain and must not bring back: people who were erased, and newsletter addresses that
 * unsubscribed, after the file was made. A file does not contain those of before.
 * @param records the erasures and unsubscriptions of the file and of the school
 * @param madeAt when the file was made
 */
export async function erasedPeople(records: AsyncIterable<DocumentRecord>, madeAt: string) {
  const uids = new Set<string>();
  /** When a newsletter address, by its hash, was erased or unsubscribed. */
  const subscribers = new Map<string, number>();
  const since = Date.parse(madeAt);
  const addUnsubscribed = (id: string, at: number) =>
    subscribers.set(id, Math.max(at, subscribers.get(id) ?? 0));
  for await (const { document, fields } of records) {
    const [collection, id = ''] = document.split('/');
    if (collection === unsubscriptionsCollection) {
      const { unsubscribedAt } = StoredUnsubscription.parse(fields);
      if (unsubscribedAt >= since) addUnsubscribed(id, unsubscribedAt);
      continue;
    }
    const { erasedAt, subscriberId, unfinished } = StoredErasure.parse(fields);
    if (!unfinished && erasedAt < since) continue;
    uids.add(id);
    if (subscriberId !== undefined) addUnsubscribed(subscriberId, erasedAt);
  }

  /** Whether a document is a subscription that ended since; a later one is kept. */
  function hasEnded({ document, fields }: DocumentRecord): boolean {
    const [collection, id = ''] = document.split('/');
    const goneAt = collection === subscribersCollection ? subscribers.get(id) : undefined;
    return goneAt !== undefined && Subscription.parse(fields).subscribedAt <= goneAt;
  }

  /** A document without erased people; `undefined` if nothing of it stays. */
  function withoutPeople(record: DocumentRecord): DocumentRecord | undefined {
    if (uids.size === 0) return record;
    const text = JSON.stringify(record);
    const named = [...uids].filter((uid) => text.includes(uid));
    if (named.length === 0) return record;
    let rest: Readonly<Record<string, unknown>> | undefined = toPlainFields(record.fields);
    for (const uid of named) rest &&= withoutErased(record.document, rest, uid);
    return rest && { document: record.document, fields: fromPlainFields(rest) };
  }

  return {
    uids: uids as ReadonlySet<string>,

    /** The document as a restore writes it; `undefined` if it must not be written. */
    clean: (record: DocumentRecord) => (hasEnded(record) ? undefined : withoutPeople(record)),

    /**
     * Whether a school keeps a document whatever the file contains: its erasures, the receipts of erased people, and
     * unsubscriptions.
     * @param isInFile whether the file has the document too; of two unsubscriptions of an address the later one stays
     */
    stays(path: string, isInFile: boolean): boolean {
      const [collection, id = ''] = path.split('/');
      if (collection === unsubscriptionsCollection) return !isInFile || subscribers.has(id);
      return (
        collection === erasuresCollection ||
        (collection === receiptsCollection &&
          [id, furtherPaymentIdParts(id).uid].some((uid) => uids.has(uid)))
      );
    },
  };
}

const now = () => new Date();

/**
 * Continues to count after the receipt that a school keeps of an erased person. The file may be older than the receipt,
 * and its counter would give the number to somebody else. A missing counter continues after all stored numbers anyway.
 */
async function countReceiptOf(db: Firestore, uid: string): Promise<void> {
  const number: unknown = (await fetchOne(db.doc(receiptPath(uid)))).get('receiptNumber');
  const counter = db.collection(countersCollection).doc(receiptCounter(String(number).slice(0, 4)));
  const last = receiptCount(number);
  if (last === 0) return;
  await transactions({ db }).inTransaction(async (transaction) => {
    const stored = readDocument(Counter, await fetchOne(counter, transaction));
    if (stored && stored.last < last) transaction.update(counter, { last });
  });
}

/**
 * Removes people who were left out of a restore from the totals in the file, and keeps the numbers of their receipts.
 */
export async function eraseStats({ db, auth }: { db: Firestore; auth: Auth }, uids: Iterable<string>) {
  const store = { db, auth, now, ...transactions({ db }) };
  const erasure = erasureData({
    ...store,
    attention: attentionData(store),
    courseStats: courseStatsData(store),
    audit: auditData(store),
    userStats: userStatsData(store),
  });
  for (const uid of uids) {
    await erasure.eraseStats(uid);
    await countReceiptOf(db, uid);
  }
}

const toPlainFields = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toPlain(value)]));

function fromPlainFields(plain: unknown): Fields {
  const value: Value = fromPlain(plain);
  return Fields.parse(value !== null && typeof value === 'object' && 'map' in value ? value.map : {});
}
