import { auditCollection, type AuditEntry } from '@padavu/domain/audit';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { fetchMatches } from './reads.ts';

type Deps = { db: Firestore; now: () => Date };

export type AuditData = ReturnType<typeof auditData>;

/** The trail of what administrators did (design section 3). */
export function auditData({ db, now }: Deps) {
  const entries = db.collection(auditCollection);
  return {
    /** Stores an entry in the same transaction as the change it tells of. */
    record(transaction: Transaction, entry: Omit<AuditEntry, 'at'>): void {
      transaction.create(entries.doc(), { ...entry, at: now() });
    },

    /** Whether something that is gone was deleted by us, so that a repeated delete is no error. */
    async tellsOfDeletion(action: AuditEntry['action'], targetId: string): Promise<boolean> {
      const told = entries.where('action', '==', action).where('target.id', '==', targetId);
      return (await fetchMatches(told.limit(1))).length > 0;
    },
  };
}
