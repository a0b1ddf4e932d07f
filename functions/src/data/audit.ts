import { auditSearchWords } from '@padavu/domain/audit-search';
import { auditCollection, AuditEntry, undoingId } from '@padavu/domain/audit';
import { FieldPath, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { readDocument } from './documents.ts';
import { fetchMatches, fetchOne, fetchSeveral } from './reads.ts';

type Deps = { db: Firestore; now: () => Date };

export type StoredEntry = AuditEntry & { id: string };

type PartsPage = {
  action: AuditEntry['action'];
  after: Date | StoredEntry;
  until: Date;
  limit: number;
};

export type AuditData = ReturnType<typeof auditData>;

function readEntry(snapshot: DocumentSnapshot): StoredEntry | undefined {
  const entry = readDocument(AuditEntry, snapshot);
  return entry && { ...entry, id: snapshot.id };
}

/** The trail of what administrators did (design section 3). */
export function auditData({ db, now }: Deps) {
  const entries = db.collection(auditCollection);

  return {
    /**
     * Stores an entry in the same transaction as the change it tells of, and says its id. Of entries that undo the same
     * one there is never a second: the transaction fails.
     */
    record(transaction: Transaction, entry: Omit<AuditEntry, 'at'>): string {
      const { undoes } = entry;
      const ref = undoes === undefined ? entries.doc() : entries.doc(undoingId(undoes));
      transaction.create(ref, { ...entry, at: now(), searchWords: auditSearchWords(entry.target) });
      return ref.id;
    },

    async find(id: string): Promise<StoredEntry | undefined> {
      return readEntry(await fetchOne(entries.doc(id)));
    },

    /** The entry of the last deletion of something that is gone, so that a repeated delete is no error. */
    async lastDeletionOf(action: AuditEntry['action'], targetId: string): Promise<string | undefined> {
      const told = entries.where('action', '==', action).where('target.id', '==', targetId);
      const [last] = await fetchMatches(told.orderBy('at', 'desc').limit(1));
      return last?.id;
    },

    /** Which of some entries were undone. */
    async undoneAmong(transaction: Transaction, ids: readonly string[]): Promise<Set<string>> {
      const undoing = await fetchSeveral(
        ids.map((id) => entries.doc(undoingId(id))),
        transaction,
      );
      return new Set(ids.filter((_id, index) => undoing[index]?.exists));
    },

    /**
     * A page of what was deleted with something, the first that went first: after a moment or an earlier page, up to the
     * moment `until`.
     */
    async partsDeletedWith(
      whole: string,
      { action, after, until, limit }: PartsPage,
    ): Promise<StoredEntry[]> {
      const parts = entries
        .where('action', '==', action)
        .where('partOf', '==', whole)
        .orderBy('at')
        .orderBy(FieldPath.documentId());
      const start = after instanceof Date ? parts.startAfter(after) : parts.startAfter(after.at, after.id);
      const found = await fetchMatches(start.endAt(until).limit(limit));
      return found.flatMap((snapshot) => readEntry(snapshot) ?? []);
    },
  };
}
