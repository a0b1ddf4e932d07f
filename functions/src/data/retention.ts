import { idempotencyCollection } from '@padavu/domain/idempotency';
import { mailCollection } from '@padavu/domain/mail';
import { receiptsCollection } from '@padavu/domain/receipt';
import { retention, retentionCutoff } from '@padavu/domain/retention';
import { schoolDay } from '@padavu/domain/school-day';
import { subscribersCollection } from '@padavu/domain/subscriber';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { fetchMatches } from './reads.ts';
import type { SchoolData } from './school.ts';

type Deps = { db: Firestore; school: Pick<SchoolData, 'read'>; now: () => Date };

/** Documents in one batch of deletions. */
const pageSize = 200;

export type RetentionData = ReturnType<typeof retentionData>;

/**
 * Deletes documents after their retention period (docs/decisions/114). The trash and registrations have sweeps of their
 * own.
 */
export function retentionData({ db, school, now }: Deps) {
  /** Deletes all documents of a query, page by page, and returns how many. */
  async function removeAll(query: Query): Promise<number> {
    let count = 0;
    for (let size = pageSize; size === pageSize; count += size) {
      const found = await fetchMatches(query.limit(pageSize));
      const batch = db.batch();
      for (const { ref } of found) batch.delete(ref);
      await batch.commit();
      size = found.length;
    }
    return count;
  }

  return {
    /**
     * Deletes unconfirmed addresses, sent mails, results of calls that Firestore's own policy has not deleted yet, and
     * receipts that the law no longer requires, each after its period. Safe to repeat, to interrupt and to run beside
     * anything.
     */
    async deleteExpired(): Promise<{ subscribers: number; mails: number; calls: number; receipts: number }> {
      const unconfirmed = db
        .collection(subscribersCollection)
        .where('confirmed', '==', false)
        .where('subscribedAt', '<=', retentionCutoff(now(), retention.unconfirmedSubscriber.days));
      return {
        subscribers: await removeAll(unconfirmed),
        mails: await removeAll(db.collection(mailCollection).where('expireAt', '<=', now())),
        calls: await removeAll(db.collection(idempotencyCollection).where('expiresAt', '<=', now())),
        receipts: await removeAll(
          db.collection(receiptsCollection).where('keptUntil', '<', schoolDay(await school.read(), now())),
        ),
      };
    },
  };
}
