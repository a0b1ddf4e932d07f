import { auditCollection, AuditEntry } from '@padavu/domain/audit';
import { auditSearchWords } from '@padavu/domain/audit-search';
import { erasuresCollection, withoutName, withoutPerson } from '@padavu/domain/erasure';
import { receiptsCollection } from '@padavu/domain/receipt';
import { subscribersCollection } from '@padavu/domain/subscriber';
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
const Subscription = z.object({ subscribedAt: Moment.catch(0) });

/** Collections whose documents have their person's uid for an id. */
const ownCollections = new Set(['users', 'payments', 'registrations']);

export type Erased = ReturnType<typeof erasedPeople>;

/** Whose a document is, by its path; `undefined` for what is nobody's, and for what is counted of somebody: that goes with the sums. */
function ownerOf(path: string): string | undefined {
  const [collection, id = ''] = path.split('/');
  if (collection === 'attention' || collection === 'trash') return /^(?:users|payments)_(.*)$/u.exec(id)?.[1];
  return ownCollections.has(collection ?? '') ? id : undefined;
}

/**
 * The people whom a file may still know and who are erased: they do not come back by it.
 * @param erasures of the file and of the school
 * @param madeAt the moment of the file: who was erased before it is not in it
 */
export function erasedPeople(erasures: readonly DocumentRecord[], madeAt: string) {
  const uids = new Set<string>();
  const subscribers = new Map<string, number>();
  for (const { document, fields } of erasures) {
    const { erasedAt, subscriberId, unfinished } = StoredErasure.parse(fields);
    if (!unfinished && erasedAt < Date.parse(madeAt)) continue;
    uids.add(document.slice(erasuresCollection.length + 1));
    if (subscriberId !== undefined) subscribers.set(subscriberId, erasedAt);
  }

  function isOfErased({ document, fields }: DocumentRecord): boolean {
    const owner = ownerOf(document);
    if (owner !== undefined && uids.has(owner)) return true;
    const [collection, id = ''] = document.split('/');
    const erasedAt = collection === subscribersCollection ? subscribers.get(id) : undefined;
    // Who subscribed again did so after the erasure.
    return erasedAt !== undefined && Subscription.parse(fields).subscribedAt <= erasedAt;
  }

  /** Fields that name people, without those who are erased. */
  function withoutErased(collection: string | undefined, fields: Fields): Fields {
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
      if (uids.size === 0) return record;
      if (isOfErased(record)) return undefined;
      const [collection] = record.document.split('/');
      return { document: record.document, fields: withoutErased(collection, record.fields) };
    },

    /** What a school keeps beside the file: whom it has erased, and what the books need of them. */
    stays(path: string): boolean {
      const [collection, id = ''] = path.split('/');
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
