import { coursesCollection } from '@padavu/domain/course/course';
import { retentionCutoff } from '@padavu/domain/user/retention';
import { trashCollection, trashDays, TrashEntry, type TrashedCollection } from '@padavu/domain/admin/trash';
import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Actor } from '#/actors.ts';
import { bounded } from '#/data/store/bounded.ts';
import { readDocument, type Fields } from '#/data/store/documents.ts';
import { byMoment, fetchOrderedPage, type Paging } from '#/data/store/ordered-page.ts';
import { fetchMatches, fetchOne } from '#/data/store/reads.ts';

type Deps = { db: Firestore; now: () => Date };

/** A trash entry. `stored` is the document as it was, with timestamps in Firestore's precision. */
export type Trashed = TrashEntry & { id: string; ref: DocumentReference; stored: Fields };

/** How a document is deleted into the trash. */
type Deletion = Pick<TrashEntry, 'label' | 'auditId'> &
  Partial<Pick<TrashEntry, 'deletionId' | 'partOf' | 'unfinishedSince'>> & {
    actor: Actor;
    payment?: Fields | undefined;
  };

type ListPage = Paging & { collection?: TrashedCollection | undefined };

/** Marks of a deletion in progress, which a restored document must not have. */
const marks = ['deletionId', 'deletionBegan', 'deletionBegunBy'];

export type TrashData = ReturnType<typeof trashData>;

export function readTrashed(snapshot: DocumentSnapshot | undefined): Trashed | undefined {
  const entry = readDocument(TrashEntry, snapshot);
  if (!entry || !snapshot) return undefined;
  const document: unknown = snapshot.get('document');
  const stored = typeof document === 'object' && document !== null ? { ...document } : {};
  return { ...entry, id: snapshot.id, ref: snapshot.ref, stored };
}

/** Bytes, as JSON. Firestore takes 1 MiB, with the other fields of the entry. */
const longestCourse = 900_000;

/**
 * A document as the trash stores it. A course is stored whole up to a size that only the console or a script can
 * exceed. Everything else is far smaller, and many of them may be deleted in one transaction, which takes 10 MiB: so a
 * huge one is cut as in the audit log, and no deletion fails because of the size of a document.
 */
function restorable(collection: string, document: Fields): Fields {
  const isWhole =
    collection === coursesCollection && Buffer.byteLength(JSON.stringify(document)) <= longestCourse;
  return isWhole ? document : bounded(document);
}

/** The course of a deleted category or lesson; 0 where that cannot be read. */
export function courseOf({ stored }: Trashed): number {
  const courseId: unknown = stored['courseId'];
  return typeof courseId === 'number' ? courseId : 0;
}

/** Deleted documents, for as long as they can be restored (docs/decisions/112). */
export function trashData({ db, now }: Deps) {
  const entries = db.collection(trashCollection);

  return {
    /** Puts a document into the trash, in the transaction that deletes it. */
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
        // By Firestore's clock, because the sessions of a deleted account end at this moment.
        deletedAt: FieldValue.serverTimestamp(),
        deletedBy: actor,
        deletionId: deletionId ?? deletion.auditId,
        document: restorable(collection, document),
        payment: payment && bounded(payment),
      };
      const present = Object.entries(entry).filter(([, value]) => value !== undefined);
      transaction.set(entries.doc(`${collection}_${documentId}`), Object.fromEntries(present));
    },

    async find(id: string, transaction?: Transaction): Promise<Trashed | undefined> {
      return readTrashed(await fetchOne(entries.doc(id), transaction));
    },

    /** A page of the trash, the latest deletion first, and the cursor of the next page. */
    async list({
      collection,
      ...paging
    }: ListPage): Promise<{ entries: Trashed[]; next: string | undefined }> {
      const inCollection = collection === undefined ? entries : entries.where('collection', '==', collection);
      const query = inCollection.orderBy('deletedAt', 'desc');
      const { docs, next } = await fetchOrderedPage(entries, query, byMoment('deletedAt', 'desc'), paging);
      return { entries: docs.flatMap((doc) => readTrashed(doc) ?? []), next };
    },

    /**
     * A page of the parts that were deleted with a document, by their ids.
     * @param after the id of the part before the page
     */
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

    /** Some of the expired entries, the earliest deletion first. */
    expired(limit: number, after?: DocumentSnapshot): Promise<DocumentSnapshot[]> {
      const old = entries
        .where('deletedAt', '<=', retentionCutoff(now(), trashDays))
        .orderBy('deletedAt')
        .limit(limit);
      return fetchMatches(after ? old.startAfter(after) : old);
    },

    /** Some entries whose removal for good has begun. */
    erasing(limit: number): Promise<DocumentSnapshot[]> {
      return fetchMatches(entries.where('erasing', '==', true).limit(limit));
    },

    /** Some accounts whose deletion or restoration was decided at `since` or before, and is not finished. */
    unfinished(since: Date, limit: number): Promise<DocumentSnapshot[]> {
      return fetchMatches(entries.where('unfinishedSince', '<=', since).limit(limit));
    },
  };
}
