import { z } from 'zod';
import { coursesCollection } from '@padavu/domain/course/course';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { limits } from '@padavu/domain/limits';
import { keptUntil, retention } from '@padavu/domain/user/retention';
import { mayLack, storedFlag, storedMoment, storedPerson, storedText } from '@padavu/domain/stored';
import { categoriesCollection } from '@padavu/domain/course/category';
import { usersCollection } from '@padavu/domain/user/user';

export const trashCollection = 'trash';

/** Days for which something deleted can be restored. */
export const trashDays = retention.trash.days;

/** The collections whose documents go to the trash when they are deleted, by their names in the API's paths. */
export const trashedCollections = [
  usersCollection,
  coursesCollection,
  categoriesCollection,
  lessonsCollection,
] as const;
export const TrashedCollection = z.enum(trashedCollections);
export type TrashedCollection = z.infer<typeof TrashedCollection>;

const Fields = z.record(z.string(), z.unknown());

/** The document `trash/{collection}_{documentId}`: a deleted document with everything needed to restore it. */
export const TrashEntry = z.object({
  collection: TrashedCollection,
  documentId: z.string().min(1),
  /** Its name or title. */
  label: storedText(limits.stored.label),
  deletedAt: storedMoment(),
  deletedBy: storedPerson(),
  /** The id of the audit entry of its deletion. */
  auditId: storedText(limits.stored.id),
  /**
   * The `auditId` of the course or category that it was deleted with; its own `auditId` where it was deleted by itself.
   */
  deletionId: storedText(limits.stored.id),
  /** What it was deleted with, as `collection/id`, for example the category of a lesson. */
  partOf: mayLack(z.string().max(limits.stored.id)),
  /** All fields of the document. */
  document: Fields.catch({}),
  /** All fields of an account's payment. */
  payment: mayLack(Fields),
  /** Whether a course or category is restored already, while a part of its content is not. */
  restoring: storedFlag(false),
  /** Since when the deletion or restoration of an account is decided and not yet complete. */
  unfinishedSince: mayLack(z.date()),
  /** Whether the account in Auth was replaced, because somebody registered its address again. */
  accountCleared: storedFlag(false),
  /** Whether it is being removed for good, so that it can no longer be restored. */
  erasing: storedFlag(false),
});
export type TrashEntry = z.infer<typeof TrashEntry>;

/** The id of a document's entry in the trash. */
export function trashId(collection: TrashedCollection, documentId: string): string {
  return `${collection}_${documentId}`;
}

/**
 * The path of a document's entry in the trash. A deleted account's progress is stored below it, as it was below the
 * account.
 */
export function trashPath(collection: TrashedCollection, documentId: string): string {
  return `${trashCollection}/${trashId(collection, documentId)}`;
}

/** When an entry of the trash is removed for good. */
export function expiryOf({ deletedAt }: Pick<TrashEntry, 'deletedAt'>): Date {
  return keptUntil(deletedAt, trashDays);
}
