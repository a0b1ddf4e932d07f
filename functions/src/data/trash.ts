import {
  expiredBy,
  trashCollection,
  TrashEntry,
  trashPath,
  type TrashedCollection,
} from '@padavu/domain/trash';
import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Actor } from '#/actors.ts';
import { bounded } from './bounded.ts';
import { fetchCursorPage, type CursorPaging } from './cursor-page.ts';
import { readDocument, type Fields } from './documents.ts';
import { fetchMatches, fetchOne } from './reads.ts';

type Deps = { db: Firestore; now: () => Date };

/** An entry as it stands in the trash. `stored` is the document as it was, with moments as precise as the store has them. */
export type Trashed = TrashEntry & { id: string; ref: DocumentReference; stored: Fields };

/** How something goes to the trash. */
type Deletion = Pick<TrashEntry, 'label' | 'auditId'> &
  Partial<Pick<TrashEntry, 'deletionId' | 'partOf' | 'unfinishedSince'>> & {
    actor: Actor;
    payment?: Fields | undefined;
  };

type ListPage = CursorPaging & { collection?: TrashedCollection | undefined };

/** Marks that tell of a deletion, and mean nothing in what comes back. */
const marks = ['deletionId', 'deletionBegan', 'deletionBegunBy'];

export type TrashData = ReturnType<typeof trashData>;

export function readTrashed(snapshot: DocumentSnapshot | undefined): Trashed | undefined {
  const entry = readDocument(TrashEntry, snapshot);
  if (!entry || !snapshot) return undefined;
  const document: unknown = snapshot.get('document');
  const stored = typeof document === 'object' && document !== null ? { ...document } : {};
  return { ...entry, id: snapshot.id, ref: snapshot.ref, stored };
}

/** The course that a deleted category or lesson belongs to; 0 where that cannot be read. */
export function courseOf({ stored }: Trashed): number {
  const courseId: unknown = stored['courseId'];
  return typeof courseId === 'number' ? courseId : 0;
}

/** What was deleted, for as long as it can be brought back (docs/decisions/112). */
export function trashData({ db, now }: Deps) {
  const entries = db.collection(trashCollection);

  return {
    refOf: (collection: TrashedCollection, documentId: string | number): DocumentReference =>
      db.doc(trashPath(collection, String(documentId))),

    /**
     * Puts a document into the trash, in the transaction that deletes it. What a hand or a script has stored of an absurd
     * size is cut, as the audit log cuts it: no deletion fails for the size of what it deletes.
     */
    put(
      transaction: Transaction,
      snapshot: DocumentSnapshot,
      { actor, payment, deletionId, ...deletion }: Deletion,
    ): void {
      const [collection, documentId] = [snapshot.ref.parent.id, snapshot.id];
      const document = { ...snapshot.data() };
      for (const mark of marks) Reflect.deleteProperty(document, mark);
      const entry = {
        ...deletion,
        collection,
        documentId,
        // By the store's clock: it is when the sessions of a deleted account ended.
        deletedAt: FieldValue.serverTimestamp(),
        deletedBy: actor,
        deletionId: deletionId ?? deletion.auditId,
        document: bounded(document),
        payment: payment && bounded(payment),
      };
      const present = Object.entries(entry).filter(([, value]) => value !== undefined);
      transaction.set(entries.doc(`${collection}_${documentId}`), Object.fromEntries(present));
    },

    async find(id: string, transaction?: Transaction): Promise<Trashed | undefined> {
      return readTrashed(await fetchOne(entries.doc(id), transaction));
    },

    /** A page of the trash, what was deleted last first, and the cursor of the next one. 400 for a cursor that is no entry. */
    async list({ collection, ...paging }: ListPage): Promise<{ entries: Trashed[]; next?: string }> {
      const chosen = collection === undefined ? entries : entries.where('collection', '==', collection);
      const query = chosen.orderBy('deletedAt', 'desc');
      const { docs, ...further } = await fetchCursorPage(entries, query, paging);
      return { entries: docs.flatMap((doc) => readTrashed(doc) ?? []), ...further };
    },

    /** A page of what went with something, by its ids, after one of them. */
    async partsOf(
      whole: Pick<TrashEntry, 'auditId'>,
      { collection, limit, after = '' }: { collection: TrashedCollection; limit: number; after?: string },
      transaction?: Transaction,
    ): Promise<DocumentSnapshot[]> {
      if (whole.auditId === '') return [];
      const parts = entries
        .where('deletionId', '==', whole.auditId)
        .where('collection', '==', collection)
        .orderBy(FieldPath.documentId())
        .limit(limit);
      return fetchMatches(after === '' ? parts : parts.startAfter(after), transaction);
    },

    /** Some of what has been in the trash for as long as it may be, what was deleted first first. */
    expired(limit: number, after?: DocumentSnapshot): Promise<DocumentSnapshot[]> {
      const old = entries.where('deletedAt', '<=', expiredBy(now())).orderBy('deletedAt').limit(limit);
      return fetchMatches(after ? old.startAfter(after) : old);
    },

    /** Some accounts whose deletion or restoration was decided at a moment or before, and not carried out everywhere. */
    unfinished(since: Date, limit: number): Promise<DocumentSnapshot[]> {
      return fetchMatches(entries.where('unfinishedSince', '<=', since).limit(limit));
    },
  };
}
