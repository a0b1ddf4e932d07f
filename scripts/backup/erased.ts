import { auditCollection, AuditEntry } from '@padavu/domain/audit';
import { auditSearchWords } from '@padavu/domain/audit-search';
import { erasuresCollection, withoutName, withoutPerson } from '@padavu/domain/erasure';
import { receiptsCollection } from '@padavu/domain/receipt';
import { subscribersCollection, unsubscriptionsCollection } from '@padavu/domain/subscriber';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { attentionData } from '../../functions/src/data/attention.ts';
import { auditData } from '../../functions/src/data/audit.ts';
import { courseStatsData } from '../../functions/src/data/course-stats.ts';
import { erasureData } from '../../functions/src/data/erasure.ts';
import { transactions } from '../../functions/src/data/transactions.ts';
import { userStatsData } from '../../functions/src/data/user-stats.ts';
import type { DocumentRecord } from './format.ts';
import { Fields, fromPlain, toPlain, type Value } from './values.ts';

const Moment = z.object({ timestamp: z.string() }).transform(({ timestamp }) => Date.parse(timestamp));
/** An erasure as a backup holds it. One whose moment cannot be read is younger than every file. */
const StoredErasure = z.object({
  erasedAt: Moment.catch(Number.POSITIVE_INFINITY),
  subscriberId: z.string().optional().catch(undefined),
  unfinished: z.boolean().catch(false),
});
const StoredUnsubscription = z.object({ unsubscribedAt: Moment.catch(Number.POSITIVE_INFINITY) });
const Subscription = z.object({ subscribedAt: Moment.catch(0) });

/** Collections whose documents have their person's uid for an id. */
const ownCollections = new Set(['users', 'payments', 'paymentClaims', 'claimPictures', 'registrations']);

export type Erased = Awaited<ReturnType<typeof erasedPeople>>;

/** Whose a document is, by its path; `undefined` for what is nobody's, and for what is counted of somebody: that goes with the sums. */
function ownerOf(path: string): string | undefined {
  const [collection, id = ''] = path.split('/');
  if (collection === 'attention' || collection === 'trash') return /^(?:users|payments)_(.*)$/u.exec(id)?.[1];
  return ownCollections.has(collection ?? '') ? id : undefined;
}

/**
 * What a file may still know and must not bring back: people who were erased, and newsletter addresses that unsubscribed. Only
 * those since the file's moment are remembered; what was before it is not in the file.
 * @param records the erasures and unsubscriptions of the file and of the school
 * @param madeAt the moment of the file
 */
export async function erasedPeople(records: AsyncIterable<DocumentRecord>, madeAt: string) {
  const uids = new Set<string>();
  /** When a newsletter address, by its hash, was erased or unsubscribed. */
  const subscribers = new Map<string, number>();
  const since = Date.parse(madeAt);
  const isGone = (id: string, at: number) => subscribers.set(id, Math.max(at, subscribers.get(id) ?? 0));
  for await (const { document, fields } of records) {
    const [collection, id = ''] = document.split('/');
    if (collection === unsubscriptionsCollection) {
      const { unsubscribedAt } = StoredUnsubscription.parse(fields);
      if (unsubscribedAt >= since) isGone(id, unsubscribedAt);
      continue;
    }
    const { erasedAt, subscriberId, unfinished } = StoredErasure.parse(fields);
    if (!unfinished && erasedAt < since) continue;
    uids.add(id);
    if (subscriberId !== undefined) isGone(subscriberId, erasedAt);
  }

  function isOfErased({ document, fields }: DocumentRecord): boolean {
    const owner = ownerOf(document);
    if (owner !== undefined && uids.has(owner)) return true;
    const [collection, id = ''] = document.split('/');
    const goneAt = collection === subscribersCollection ? subscribers.get(id) : undefined;
    // Who subscribed again did so afterwards.
    return goneAt !== undefined && Subscription.parse(fields).subscribedAt <= goneAt;
  }

  /** Fields that name people, without those who are erased. */
  function withoutErased(collection: string | undefined, fields: Fields): Fields {
    if (uids.size === 0) return fields;
    const text = JSON.stringify(fields);
    const named = [...uids].filter((uid) => text.includes(uid));
    if (named.length === 0) return fields;
    const plain = toPlainFields(fields);
    const remove = collection === auditCollection ? withoutPerson : withoutName;
    const rest = named.reduce<Record<string, unknown>>((each, uid) => ({ ...remove(each, uid) }), plain);
    if (collection !== auditCollection) return fromPlainFields(rest);
    return fromPlainFields({ ...rest, searchWords: auditSearchWords(AuditEntry.parse(rest).target) });
  }

  return {
    uids: uids as ReadonlySet<string>,

    /** What a restore writes of a document; `undefined` where nothing. */
    clean(record: DocumentRecord): DocumentRecord | undefined {
      if (isOfErased(record)) return undefined;
      const [collection] = record.document.split('/');
      return { document: record.document, fields: withoutErased(collection, record.fields) };
    },

    /**
     * What a school keeps whatever the file says: whom it has erased, what the books need of them, and who unsubscribed.
     * @param isInFile whether the file has the document too; of two unsubscriptions of an address the later one stays
     */
    stays(path: string, isInFile: boolean): boolean {
      const [collection, id = ''] = path.split('/');
      if (collection === unsubscriptionsCollection) return !isInFile || subscribers.has(id);
      return collection === erasuresCollection || (collection === receiptsCollection && uids.has(id));
    },
  };
}

const now = () => new Date();

/** Takes people who stayed out of the sums that a file brought along. */
export async function uncount({ db, auth }: { db: Firestore; auth: Auth }, uids: Iterable<string>) {
  const transacting = transactions({ db });
  const inTransaction = transacting.run;
  const erasure = erasureData({
    db,
    auth,
    attention: attentionData({ db, inTransaction, now }),
    courseStats: courseStatsData({ db, transactions: transacting }),
    audit: auditData({ db, now }),
    transactions: transacting,
    userStats: userStatsData({ db, transactions: transacting }),
    now,
  });
  for (const uid of uids) await erasure.uncount(uid);
}

const toPlainFields = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toPlain(value)]));

function fromPlainFields(plain: unknown): Fields {
  const value: Value = fromPlain(plain);
  return Fields.parse(value !== null && typeof value === 'object' && 'map' in value ? value.map : {});
}
