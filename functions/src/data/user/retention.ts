import { idempotencyCollection } from '@padavu/domain/api/idempotency';
import { mailCollection } from '@padavu/domain/site/mail';
import { receiptsCollection } from '@padavu/domain/payment/receipt';
import { retention, retentionCutoff } from '@padavu/domain/user/retention';
import { schoolDay } from '@padavu/domain/school/school-day';
import { subscribersCollection } from '@padavu/domain/site/subscriber';
import type { Firestore } from 'firebase-admin/firestore';
import { deleteMatches } from '#/data/store/deletions.ts';
import type { SchoolData } from '#/data/school/school.ts';

type Deps = { db: Firestore; school: Pick<SchoolData, 'read'>; now: () => Date };

export type RetentionData = ReturnType<typeof retentionData>;

/**
 * Deletes documents after their retention period (docs/decisions/114). The trash and registrations have sweeps of their
 * own.
 */
export function retentionData({ db, school, now }: Deps) {
  return {
    /**
     * Deletes unconfirmed addresses, sent mails, results of calls that Firestore's own policy has not deleted yet, and
     * receipts that the law no longer requires, each after its period. Safe to repeat, to interrupt and to run beside
     * anything.
     */
    async deleteExpired(): Promise<{ subscribers: number; mails: number; calls: number; receipts: number }> {
      const at = now();
      const today = schoolDay(await school.read(), at);
      const unconfirmed = db
        .collection(subscribersCollection)
        .where('confirmed', '==', false)
        .where('subscribedAt', '<=', retentionCutoff(at, retention.unconfirmedSubscriber.days));
      const mails = db.collection(mailCollection).where('expireAt', '<=', at);
      const calls = db.collection(idempotencyCollection).where('expiresAt', '<=', at);
      const receipts = db.collection(receiptsCollection).where('keptUntil', '<', today);
      return {
        subscribers: await deleteMatches(db, unconfirmed),
        mails: await deleteMatches(db, mails),
        calls: await deleteMatches(db, calls),
        receipts: await deleteMatches(db, receipts),
      };
    },
  };
}
