import { assertNever } from '@padavu/domain/values/assert-never';
import { faultsOf, repairsOf, type CheckedCollection, type FieldFault } from '@padavu/domain/admin/attention';
import type { AuditAction } from '@padavu/domain/admin/audit';
import { coursesCollection } from '@padavu/domain/course/course';
import { FurtherPayment, furtherPaymentsCollection } from '@padavu/domain/payment/further-payment';
import { Lesson, lessonsCollection } from '@padavu/domain/course/lesson';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import { knownDayOf, Payment, paymentsCollection } from '@padavu/domain/payment/payment';
import { documentEntityId } from '@padavu/domain/values/route-id';
import { foldForOrder, searchGrams } from '@padavu/domain/values/search';
import { never } from '@padavu/domain/stored';
import { Category, categoriesCollection } from '@padavu/domain/course/category';
import { User, usersCollection } from '@padavu/domain/user/user';
import { UserRecord } from '@padavu/domain/user/user-record';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import { partOfAccount, type AttentionData } from './attention.ts';
import type { AuditData } from './audit.ts';
import { undefinedIfMissing } from '#/data/user/auth-errors.ts';
import { laterThan } from '#/data/store/changes.ts';
import type { ContentCounts } from '#/data/course/content-counts.ts';
import { fieldsOf, type Fields } from '#/data/store/documents.ts';
import { fetchOne } from '#/data/store/reads.ts';
import type { SchoolData } from '#/data/school/school.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = {
  db: Firestore;
  auth: Pick<Auth, 'getUser'>;
  attention: Pick<AttentionData, 'sync'>;
  audit: AuditData;
  byAdmin: Transactions['byAdmin'];
  contentCounts: ContentCounts;
  school: Pick<SchoolData, 'read'>;
  now: () => Date;
};

/**
 * The fields that a repair wrote, and the faults that remain because no default can replace them, such as a lesson
 * without a category.
 */
type Repair = { changed: string[]; faults: FieldFault[] };

const actions: Record<CheckedCollection, AuditAction> = {
  [coursesCollection]: 'course.repair',
  [categoriesCollection]: 'subcategory.repair',
  [lessonsCollection]: 'lesson.repair',
  [usersCollection]: 'user.repair',
  [paymentsCollection]: 'payment.repair',
  [furtherPaymentsCollection]: 'payment.repair',
};

/** Fields for lists and searches, which are left out of the audit log. */
const unloggedFields: ReadonlySet<string> = new Set(['searchGrams', 'sortName', 'lessonIds', 'updatedAt']);

export type RepairsData = ReturnType<typeof repairsData>;

/** Repairs stored documents whose fields are missing or wrong (docs/decisions/061). */
export function repairsData({ db, auth, attention, audit, byAdmin, contentCounts, school, now }: Deps) {
  /** Repairs a user with the address and the creation time of their account in Auth. */
  async function userRepairs(uid: string, fields: Fields, repairs: Fields): Promise<Fields> {
    const account = await undefinedIfMissing(auth.getUser(uid));
    const at = now();
    const user = User.parse({ ...fields, id: uid });
    const email = UserRecord.shape.email.safeParse(fields['email']);
    const values: Fields = {
      name: user.name,
      email: email.success ? email.data : (account?.email ?? ''),
      role: user.role,
      status: user.status,
      courseId: user.courseId,
      courseName: user.course === messages.defaults.course ? '' : user.course,
      registrationDate: user.registrationDate ?? (account ? new Date(account.metadata.creationTime) : at),
      paymentReference: user.paymentReference,
      // A mark that cannot be read removes rights, and so does the value that replaces it: a repair grants none.
      signedOutAt: at,
      deletionBegan: at,
      secondFactorRequired: true,
    };
    const wanted = Object.fromEntries(Object.keys(repairs).map((field) => [field, values[field]]));
    const { name } = user;
    return {
      ...wanted,
      searchGrams: searchGrams(name, String(values['email'])),
      sortName: foldForOrder(name),
    };
  }

  /** Replaces defaults by values from other documents, where those have them. */
  async function improve(
    collection: CheckedCollection,
    documentId: string,
    fields: Fields,
    repairs: Fields,
  ): Promise<Fields> {
    const id = documentEntityId(documentId);
    switch (collection) {
      case usersCollection:
        return userRepairs(documentId, fields, repairs);
      case paymentsCollection: {
        const { receivedOn, recordedAt, refund } = Payment.parse(fields);
        const zone = await school.read();
        return {
          ...repairs,
          ...('receivedOn' in repairs && { receivedOn: knownDayOf(receivedOn, recordedAt, zone) }),
          ...('refund' in repairs &&
            refund && {
              refund: { ...refund, refundedOn: knownDayOf(refund.refundedOn, refund.recordedAt, zone) },
            }),
        };
      }
      case furtherPaymentsCollection: {
        if (!('receivedOn' in repairs)) return repairs;
        const { receivedOn, recordedAt } = FurtherPayment.parse(fields);
        return { ...repairs, receivedOn: knownDayOf(receivedOn, recordedAt, await school.read()) };
      }
      case categoriesCollection: {
        const isLost = repairs['courseId'] === 0;
        return isLost ? { ...repairs, courseId: await contentCounts.courseOfLessons(id) } : repairs;
      }
      case lessonsCollection: {
        const { subcategoryId } = Lesson.parse({ ...fields, id });
        const isLost = repairs['courseId'] === 0;
        return isLost
          ? { ...repairs, courseId: await contentCounts.courseOfCategory(subcategoryId) }
          : repairs;
      }
      case coursesCollection:
        return repairs;
      default:
        return assertNever(collection);
    }
  }

  /** The courses and categories that list or count a document. */
  async function parentsOf(collection: CheckedCollection, documentId: string, fields: Fields) {
    const id = documentEntityId(documentId);
    switch (collection) {
      case coursesCollection:
        return { courseIds: id === 0 ? [] : [id], subcategoryIds: [] };
      case categoriesCollection: {
        const { courseId } = Category.parse({ ...fields, id: id || 1 });
        return { courseIds: [courseId], subcategoryIds: id === 0 ? [] : [id] };
      }
      case lessonsCollection: {
        const { courseId, subcategoryId } = Lesson.parse({ ...fields, id: id || 1 });
        const listing = id === 0 ? [] : await contentCounts.coursesListing(id);
        return { courseIds: [courseId, ...listing], subcategoryIds: [subcategoryId] };
      }
      case usersCollection:
      case paymentsCollection:
      case furtherPaymentsCollection:
        return { courseIds: [], subcategoryIds: [] };
      default:
        return assertNever(collection);
    }
  }

  /** Writes the repairs and their audit entry. */
  function write(
    collection: CheckedCollection,
    documentId: string,
    admin: Caller,
  ): Promise<{ changed: string[]; fields: Fields }> {
    const ref = db.collection(collection).doc(documentId);
    return byAdmin(admin, async (transaction, actor) => {
      const snapshot = await fetchOne(ref, transaction);
      if (!snapshot.exists) throw notFound();
      const fields = fieldsOf(snapshot);
      const faults = faultsOf(collection, documentId, fields);
      if (!faults) return { changed: [], fields };
      if (faults.kind === 'unreadable')
        throw conflict(adminMessages.attention.notRepairable, 'not-repairable');
      const repairs = await improve(
        collection,
        documentId,
        fields,
        repairsOf(collection, documentId, fields),
      );
      const isContent = 'updatedAt' in fields || 'updatedAt' in repairs;
      const updatedAt = fields['updatedAt'] instanceof Date ? fields['updatedAt'] : never;
      const after = isContent ? { ...repairs, updatedAt: laterThan(updatedAt, now()) } : repairs;
      const changed = Object.keys(repairs);
      transaction.update(
        ref,
        // An optional field is removed where nothing of it can be kept.
        Object.fromEntries(
          Object.entries(after).map(([field, value]) => [
            field,
            value === undefined ? FieldValue.delete() : value,
          ]),
        ),
      );
      const logged = changed.filter((field) => !unloggedFields.has(field));
      const pick = (record: Fields) =>
        Object.fromEntries(logged.map((field) => [field, record[field] ?? null]));
      audit.record(transaction, {
        actor,
        action: actions[collection],
        target: { collection, id: documentId, label: faults.label },
        ...partOfAccount(collection, documentId),
        before: pick(fields),
        after: pick(after),
      });
      return { changed, fields: { ...fields, ...after } };
    });
  }

  return {
    parentsOf,

    /**
     * Writes the missing and wrong fields of a document and keeps all others; then updates the lists and counts that
     * include it. Safe to repeat. Throws 404 for a missing document, 409 for one whose id is not valid for its kind.
     * The list of what needs attention is up to date afterwards, also after a refusal.
     */
    async repair(collection: CheckedCollection, documentId: string, admin: Caller): Promise<Repair> {
      try {
        const { changed, fields } = await write(collection, documentId, admin);
        await contentCounts.recount(await parentsOf(collection, documentId, fields));
        return { changed, faults: faultsOf(collection, documentId, fields)?.fields ?? [] };
      } finally {
        await attention.sync(collection, documentId);
      }
    },
  };
}
