import { assertNever } from '@padavu/domain/assert-never';
import { faultsOf, repairsOf, type CheckedCollection, type FieldFault } from '@padavu/domain/attention';
import type { AuditAction } from '@padavu/domain/audit';
import { coursesCollection } from '@padavu/domain/course';
import { Lesson, lessonsCollection } from '@padavu/domain/lesson';
import { adminMessages } from '@padavu/domain/admin-messages';
import { messages } from '@padavu/domain/messages';
import { Payment, paymentsCollection } from '@padavu/domain/payment';
import { schoolDay } from '@padavu/domain/school-day';
import { documentEntityId } from '@padavu/domain/route-id';
import { foldForOrder, searchGrams } from '@padavu/domain/search';
import { never } from '@padavu/domain/stored';
import { Category, categoriesCollection } from '@padavu/domain/category';
import { User, usersCollection } from '@padavu/domain/user';
import { UserRecord } from '@padavu/domain/user-record';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import type { AttentionData } from './attention.ts';
import type { AuditData } from './audit.ts';
import { undefinedIfMissing } from './auth-errors.ts';
import { laterThan } from './content-change.ts';
import type { ContentCounts } from './content-counts.ts';
import { fieldsOf, type Fields } from './documents.ts';
import { fetchOne } from './reads.ts';
import type { SchoolData } from './school.ts';
import type { Transactions } from './transactions.ts';

type Deps = {
  db: Firestore;
  auth: Pick<Auth, 'getUser'>;
  attention: Pick<AttentionData, 'follow'>;
  audit: AuditData;
  byAdmin: Transactions['byAdmin'];
  contentCounts: ContentCounts;
  school: Pick<SchoolData, 'read'>;
  now: () => Date;
};

/** What a repair wrote, and what is wrong still because no default can stand in for it: a lesson of no category. */
type Repair = { changed: string[]; faults: FieldFault[] };

const actions: Record<CheckedCollection, AuditAction> = {
  [coursesCollection]: 'course.repair',
  [categoriesCollection]: 'subcategory.repair',
  [lessonsCollection]: 'lesson.repair',
  [usersCollection]: 'user.repair',
  [paymentsCollection]: 'payment.repair',
};

/** What is only kept for lists and searches is no news in the audit log. */
const hidden: ReadonlySet<string> = new Set(['searchGrams', 'sortName', 'lessonIds', 'updatedAt']);

export type RepairsData = ReturnType<typeof repairsData>;

/** Repairing stored documents that lack fields, or have something else in them (docs/decisions/061). */
export function repairsData({ db, auth, attention, audit, byAdmin, contentCounts, school, now }: Deps) {
  /** An account knows more than its document: the address that it signs in with, and since when. */
  async function userRepairs(uid: string, fields: Fields, repairs: Fields): Promise<Fields> {
    const account = await undefinedIfMissing(auth.getUser(uid));
    const user = User.parse({ ...fields, id: uid });
    const email = UserRecord.shape.email.safeParse(fields['email']);
    const shown: Fields = {
      name: user.name,
      email: email.success ? email.data : (account?.email ?? ''),
      role: user.role,
      status: user.status,
      courseId: user.courseId,
      courseName: user.course === messages.defaults.course ? '' : user.course,
      registrationDate: user.registrationDate ?? (account ? new Date(account.metadata.creationTime) : now()),
      paymentReference: user.paymentReference,
      // A mark that cannot be read takes rights away, and so does what is written in its place: a repair gives none back.
      signedOutAt: now(),
      deletionBegan: now(),
      secondFactorRequired: true,
    };
    const wanted = Object.fromEntries(Object.keys(repairs).map((field) => [field, shown[field]]));
    const { name, email: address } = { name: user.name, email: String(shown['email']) };
    return { ...wanted, searchGrams: searchGrams(name, address), sortName: foldForOrder(name) };
  }

  /** What stands in for a field is better found elsewhere in the store than made up. */
  async function better(
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
        const { recordedAt } = Payment.parse(fields);
        const isKnown = 'receivedOn' in repairs && recordedAt > never;
        return isKnown ? { ...repairs, receivedOn: schoolDay(await school.read(), recordedAt) } : repairs;
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

  /** The courses and categories that count a document. */
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
        return { courseIds: [], subcategoryIds: [] };
      default:
        return assertNever(collection);
    }
  }

  /** Writes the repairs, with their entry in the audit log. */
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
      const found = await better(collection, documentId, fields, repairsOf(collection, documentId, fields));
      const isContent = 'updatedAt' in fields || 'updatedAt' in found;
      const updatedAt = fields['updatedAt'] instanceof Date ? fields['updatedAt'] : never;
      const after = isContent ? { ...found, updatedAt: laterThan(updatedAt, now()) } : found;
      const changed = Object.keys(found);
      transaction.update(
        ref,
        // A field that may be missing is taken away where nothing of it can be kept.
        Object.fromEntries(
          Object.entries(after).map(([field, value]) => [
            field,
            value === undefined ? FieldValue.delete() : value,
          ]),
        ),
      );
      const shown = changed.filter((field) => !hidden.has(field));
      const pick = (record: Fields) =>
        Object.fromEntries(shown.map((field) => [field, record[field] ?? null]));
      audit.record(transaction, {
        actor,
        action: actions[collection],
        target: { collection, id: documentId, label: faults.label },
        before: pick(fields),
        after: pick(after),
      });
      return { changed, fields: { ...fields, ...after } };
    });
  }

  return {
    parentsOf,

    /**
     * Writes what a document lacks, or has something else in, and keeps all else; the lists and counts that it is part of
     * are made anew. Safe to repeat. 404 for a document that is not there, 409 for one whose id is none that its kind
     * can have.
     */
    async repair(collection: CheckedCollection, documentId: string, admin: Caller): Promise<Repair> {
      const { changed, fields } = await write(collection, documentId, admin);
      await contentCounts.heal(await parentsOf(collection, documentId, fields));
      await attention.follow(collection, documentId);
      return { changed, faults: faultsOf(collection, documentId, fields)?.fields ?? [] };
    },
  };
}
