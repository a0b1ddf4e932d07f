import { auditSearchWords } from '@padavu/domain/admin/audit-search';
import { auditCollection, AuditEntry, undoingId } from '@padavu/domain/admin/audit';
import type { DocumentSnapshot, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { bounded } from '#/data/store/bounded.ts';
import { readDocument } from '#/data/store/documents.ts';
import { byMoment, fetchOrderedPage, type Paging } from '#/data/store/ordered-page.ts';
import { fetchMatches, fetchOne } from '#/data/store/reads.ts';

type Deps = { db: Firestore; now: () => Date };

export type StoredEntry = AuditEntry & { id: string };

type ListPage = Paging & {
  action?: AuditEntry['action'] | undefined;
  /** The uid of who did it. */
  actor?: string | undefined;
};

export type AuditData = ReturnType<typeof auditData>;

function readEntry(snapshot: DocumentSnapshot): StoredEntry | undefined {
  const entry = readDocument(AuditEntry, snapshot);
  return entry && { ...entry, id: snapshot.id };
}

/** The audit log: what administrators did. */
export function auditData({ db, now }: Deps) {
  const entries = db.collection(auditCollection);

  return {
    /**
     * Stores an entry in the transaction of the change that it records. A second entry that undoes the same one makes
     * the transaction fail.
     * @param id of the entry, where it had to be known before
     * @returns the id of the entry
     */
    record(transaction: Transaction, entry: Omit<AuditEntry, 'at'>, id = entries.doc().id): string {
      const { undoes } = entry;
      const ref = entries.doc(undoes === undefined ? id : undoingId(undoes));
      const [before, after] = [bounded(entry.before), bounded(entry.after)];
      const searchWords = auditSearchWords(entry.target);
      transaction.create(ref, { ...entry, before, after, at: now(), searchWords });
      return ref.id;
    },

    newId: (): string => entries.doc().id,

    async find(id: string): Promise<StoredEntry | undefined> {
      return readEntry(await fetchOne(entries.doc(id)));
    },

    /** A page of entries, the latest first, and the cursor of the next page. */
    async list({
      action,
      actor,
      ...paging
    }: ListPage): Promise<{ entries: StoredEntry[]; next: string | undefined }> {
      let query: Query = entries;
      if (actor !== undefined) query = query.where('actor.uid', '==', actor);
      if (action !== undefined) query = query.where('action', '==', action);
      query = query.orderBy('at', 'desc');
      const { docs, next } = await fetchOrderedPage(entries, query, byMoment('at', 'desc'), paging);
      return { entries: docs.flatMap((doc) => readEntry(doc) ?? []), next };
    },

    /** Whether an account was approved at some time, as its changes of status say. */
    async wasApproved(uid: string): Promise<boolean> {
      const changes = await fetchMatches(entries.where('target.id', '==', uid));
      return changes.some((entry) =>
        [entry.get('before.status'), entry.get('after.status')].includes('approved'),
      );
    },

    /** The id of the entry of a document's last deletion, so that a repeated delete is no error. */
    async lastDeletionOf(action: AuditEntry['action'], targetId: string): Promise<string | undefined> {
      const matches = entries.where('action', '==', action).where('target.id', '==', targetId);
      const [last] = await fetchMatches(matches.orderBy('at', 'desc').limit(1));
      return last?.id;
    },
  };
}
