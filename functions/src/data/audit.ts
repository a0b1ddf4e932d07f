import { auditSearchWords } from '@padavu/domain/audit-search';
import { auditCollection, AuditEntry, undoingId } from '@padavu/domain/audit';
import {
  FieldPath,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { invalid } from '#/errors.ts';
import { bounded } from './bounded.ts';
import { readDocument } from './documents.ts';
import { fetchMatches, fetchOne, fetchSeveral } from './reads.ts';
import { notOurs } from './user-cursor.ts';

type Deps = { db: Firestore; now: () => Date };

export type StoredEntry = AuditEntry & { id: string };

type ListPage = {
  limit: number;
  /** The id of the entry after which the page begins. */
  cursor?: string | undefined;
  action?: AuditEntry['action'] | undefined;
  /** The uid of who did it. */
  actor?: string | undefined;
};

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

/** The audit log: what administrators did. */
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
      const [before, after] = [bounded(entry.before), bounded(entry.after)];
      const searchWords = auditSearchWords(entry.target);
      transaction.create(ref, { ...entry, before, after, at: now(), searchWords });
      return ref.id;
    },

    async find(id: string): Promise<StoredEntry | undefined> {
      return readEntry(await fetchOne(entries.doc(id)));
    },

    /** A page of what was done, the latest first, and the cursor of the next one. 400 for a cursor that is no entry. */
    async list({
      limit,
      cursor,
      action,
      actor,
    }: ListPage): Promise<{ entries: StoredEntry[]; next?: string }> {
      let query: Query = entries;
      if (actor !== undefined) query = query.where('actor.uid', '==', actor);
      if (action !== undefined) query = query.where('action', '==', action);
      query = query.orderBy('at', 'desc');
      if (cursor !== undefined) {
        const last = await fetchOne(entries.doc(cursor));
        if (!last.exists) throw invalid([{ path: 'cursor', message: notOurs }]);
        query = query.startAfter(last);
      }
      const docs = await fetchMatches(query.limit(limit + 1));
      const page = docs.slice(0, limit);
      const next = docs.length > limit ? page.at(-1)?.id : undefined;
      return { entries: page.flatMap((doc) => readEntry(doc) ?? []), ...(next !== undefined && { next }) };
    },

    /** The entry of the last deletion of something that is gone, so that a repeated delete is no error. */
    async lastDeletionOf(action: AuditEntry['action'], targetId: string): Promise<string | undefined> {
      const matches = entries.where('action', '==', action).where('target.id', '==', targetId);
      const [last] = await fetchMatches(matches.orderBy('at', 'desc').limit(1));
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
