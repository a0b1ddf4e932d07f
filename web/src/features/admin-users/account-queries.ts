import { AuditEntry, auditCollection } from '@padavu/domain/audit';
import { Course, coursesCollection } from '@padavu/domain/course';
import { Payment, paymentPath } from '@padavu/domain/payment';
import { User, usersCollection } from '@padavu/domain/user';
import { z } from 'zod';
import type { LiveDocument, LiveQuery } from '@/lib/firebase/live.ts';

/** One account. */
export const userDocument = (uid: string): LiveDocument<typeof User> => ({
  kind: 'document',
  path: `${usersCollection}/${uid}`,
  schema: User,
});

/** The payment of an account, if one is recorded. */
export const paymentDocument = (uid: string): LiveDocument<typeof Payment> => ({
  kind: 'document',
  path: paymentPath(uid),
  schema: Payment,
});

const Priced = Course.pick({ price: true });

/** The current price of a course. */
export const priceDocument = (courseId: number): LiveDocument<typeof Priced> => ({
  kind: 'document',
  path: `${coursesCollection}/${courseId}`,
  schema: Priced,
});

export const HistoryEntry = AuditEntry.extend({ id: z.coerce.string() });
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** The audit entries of an account, newest first. */
export const historyOf = (uid: string, limit: number): LiveQuery<typeof HistoryEntry> => ({
  kind: 'query',
  collection: auditCollection,
  where: [['target.id', '==', uid]],
  orderBy: [['at', 'desc']],
  limit,
  schema: HistoryEntry,
});
