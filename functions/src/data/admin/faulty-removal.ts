import type { CheckedCollection } from '@padavu/domain/admin/attention';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import type { AuditAction } from '@padavu/domain/admin/audit';
import { coursesCollection } from '@padavu/domain/course/course';
import { furtherPaymentsCollection } from '@padavu/domain/payment/further-payment';
import { Lesson, lessonsCollection } from '@padavu/domain/course/lesson';
import { paymentsCollection } from '@padavu/domain/payment/payment';
import { documentEntityId } from '@padavu/domain/values/route-id';
import { categoriesCollection } from '@padavu/domain/course/category';
import { usersCollection } from '@padavu/domain/user/user';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Administrator } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import { faultsIn, partOfAccount, type AttentionData } from './attention.ts';
import type { AuditData } from './audit.ts';
import type { RemovalCheck } from '#/data/store/changes.ts';
import type { ContentCounts } from '#/data/course/content-counts.ts';
import type { ContentRemovalData } from '#/data/course/content-removal.ts';
import { fieldsOf, readDocument } from '#/data/store/documents.ts';
import type { LessonsData } from '#/data/course/lessons.ts';
import { fetchOne } from '#/data/store/reads.ts';
import type { RepairsData } from './repairs.ts';
import type { Transactions } from '#/data/store/transactions.ts';
import type { UserRemovalData } from '#/data/user/user-removal.ts';

type Deps = {
  db: Firestore;
  attention: Pick<AttentionData, 'sync'>;
  audit: AuditData;
  byAdmin: Transactions['byAdmin'];
  contentCounts: ContentCounts;
  contentRemoval: ContentRemovalData;
  lessons: Pick<LessonsData, 'remove'>;
  repairs: Pick<RepairsData, 'parentsOf'>;
  userRemoval: UserRemovalData;
};

const actions: Record<CheckedCollection, AuditAction> = {
  [coursesCollection]: 'course.delete',
  [categoriesCollection]: 'subcategory.delete',
  [lessonsCollection]: 'lesson.delete',
  [usersCollection]: 'user.delete',
  [paymentsCollection]: 'payment.delete',
  [furtherPaymentsCollection]: 'payment.delete',
};

/** The ids of accounts that calls for accounts accept. */
const accountId = /^[\w-]{1,128}$/;

/** The faults of a document. Throws 409 for a sound one. */
function requireFaults(collection: CheckedCollection, stored: DocumentSnapshot) {
  const faults = faultsIn(collection, stored);
  if (!faults) throw conflict(adminMessages.attention.isSound, 'changed-meanwhile');
  return faults;
}

export type FaultyRemovalData = ReturnType<typeof faultyRemovalData>;

/** Deletes documents that need attention, whatever they contain (docs/decisions/061). */
export function faultyRemovalData(deps: Deps) {
  const { db, attention, audit, byAdmin, contentCounts, contentRemoval, lessons, repairs, userRemoval } =
    deps;

  /** Deletes a single document that no other call can address. It does not go to the trash. */
  async function removeAlone(collection: CheckedCollection, documentId: string, admin: Administrator) {
    const ref = db.collection(collection).doc(documentId);
    const fields = await byAdmin(admin, async (transaction, actor) => {
      const snapshot = await fetchOne(ref, transaction);
      if (!snapshot.exists) return undefined;
      const { label } = requireFaults(collection, snapshot);
      const before = fieldsOf(snapshot);
      transaction.delete(ref);
      audit.record(transaction, {
        actor,
        action: actions[collection],
        target: { collection, id: documentId, label },
        ...partOfAccount(collection, documentId),
        before,
        after: null,
      });
      return before;
    });
    if (!fields) return assertWasDeleted(collection, documentId);
    await contentCounts.recount(await repairs.parentsOf(collection, documentId, fields));
  }

  async function assertWasDeleted(collection: CheckedCollection, documentId: string): Promise<void> {
    if ((await audit.lastDeletionOf(actions[collection], documentId)) === undefined) throw notFound();
  }

  async function removeLesson(id: number, admin: Administrator, assertFirst: RemovalCheck): Promise<void> {
    const snapshot = await fetchOne(db.collection(lessonsCollection).doc(String(id)));
    const lesson = readDocument(Lesson, snapshot);
    const subcategoryId = lesson?.subcategoryId ?? 0;
    await lessons.remove({ subcategoryId, lessonId: id }, admin, assertFirst);
    const parents = await repairs.parentsOf(lessonsCollection, String(id), fieldsOf(snapshot));
    await contentCounts.recount(parents);
  }

  async function removeUser(uid: string, admin: Administrator): Promise<void> {
    const isInTrash = await userRemoval.putIntoTrash(uid, admin, (stored) =>
      requireFaults(usersCollection, stored),
    );
    if (!isInTrash) await assertWasDeleted(usersCollection, uid);
  }

  function removeWhole(collection: CheckedCollection, documentId: string, admin: Administrator) {
    const id = documentEntityId(documentId);
    const assertFirst: RemovalCheck = (_version, stored) => requireFaults(collection, stored);
    if (collection === usersCollection && accountId.test(documentId)) return removeUser(documentId, admin);
    if (collection === coursesCollection && id > 0) {
      return contentRemoval.removeCourse(id, admin, assertFirst);
    }
    if (collection === categoriesCollection && id > 0) {
      return contentRemoval.removeCategory(id, admin, assertFirst);
    }
    if (collection === lessonsCollection && id > 0) return removeLesson(id, admin, assertFirst);
    return removeAlone(collection, documentId, admin);
  }

  return {
    /**
     * Deletes a document with all that belongs to it, as the call for its kind does; a document without such a call
     * alone. Safe to repeat. Throws 404 for one that never existed, 409 as that call refuses, and for a document
     * without faults, which a colleague may have repaired. The list of what needs attention is up to date afterwards,
     * also after a refusal.
     */
    async remove(collection: CheckedCollection, documentId: string, admin: Administrator): Promise<void> {
      try {
        await removeWhole(collection, documentId, admin);
      } finally {
        await attention.sync(collection, documentId);
      }
    },
  };
}
