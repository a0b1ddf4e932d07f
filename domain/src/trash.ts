import { z } from 'zod';
import { coursesCollection } from './course.ts';
import { lessonsCollection } from './lesson.ts';
import { limits } from './limits.ts';
import { retention } from './retention.ts';
import { mayLack, storedFlag, storedMoment, storedPerson, storedText } from './stored.ts';
import { categoriesCollection } from './category.ts';
import { usersCollection } from './user.ts';

export const trashCollection = 'trash';

/** Days for which something deleted can be brought back. */
export const trashDays = retention.trash.days;

/** What goes to the trash when it is deleted, as the API's paths name it. */
export const trashedCollections = [
  usersCollection,
  coursesCollection,
  categoriesCollection,
  lessonsCollection,
] as const;
export const TrashedCollection = z.enum(trashedCollections);
export type TrashedCollection = z.infer<typeof TrashedCollection>;

const Fields = z.record(z.string(), z.unknown());

/** The document `trash/{collection}_{documentId}`: something deleted, whole, so that it can be brought back. */
export const TrashEntry = z.object({
  collection: TrashedCollection,
  documentId: z.string().min(1),
  /** What it was called: a name or a title. */
  label: storedText(limits.stored.label),
  deletedAt: storedMoment(),
  deletedBy: storedPerson(),
  /** The entry of the audit log that tells of its deletion. */
  auditId: storedText(limits.stored.id),
  /** What it went with, by the `auditId` of that; its own `auditId` where it was deleted by itself. */
  deletionId: storedText(limits.stored.id),
  /** What it went with, as `collection/id`: a lesson that went with its category. */
  partOf: mayLack(z.string().max(limits.stored.id)),
  /** All that was stored in the document. */
  document: Fields.catch({}),
  /** All that was stored of an account's payment. */
  payment: mayLack(Fields),
  /** A course or a category that is back already while some of what went with it is not. */
  restoring: storedFlag(false),
  /** An account whose deletion or restoration is decided, and not yet carried out everywhere. */
  unfinishedSince: mayLack(z.date()),
  /** An account whose place in Auth was taken: somebody registered its address anew. */
  accountCleared: storedFlag(false),
  /** An account that is being removed for good: nothing brings it back any more. */
  erasing: storedFlag(false),
});
export type TrashEntry = z.infer<typeof TrashEntry>;

/** The id of what stands in the trash for a document. */
export function trashId(collection: TrashedCollection, documentId: string): string {
  return `${collection}_${documentId}`;
}

/** Where that stands. A deleted account's progress stands below it, as it stood below the account. */
export function trashPath(collection: TrashedCollection, documentId: string): string {
  return `${trashCollection}/${trashId(collection, documentId)}`;
}

const day = 24 * 60 * 60 * 1000;

/** When something deleted goes for good. */
export function expiryOf({ deletedAt }: Pick<TrashEntry, 'deletedAt'>): Date {
  return new Date(deletedAt.getTime() + trashDays * day);
}

/** Whatever was deleted at this moment or before goes for good now. */
export function expiredBy(now: Date): Date {
  return new Date(now.getTime() - trashDays * day);
}
