import { z } from 'zod';
import { limits } from '@padavu/domain/limits';
import { mayLack, storedMoment, storedPerson, storedText } from '@padavu/domain/stored';

export const auditCollection = 'audit';

/** Every action of administrators, grouped by what it changes. */
export const auditActions = [
  'user.approve',
  'user.deactivate',
  'user.hold',
  'user.payment',
  'user.refund',
  'user.create',
  'user.delete',
  'user.correct',
  'user.pace',
  'user.role',
  'user.congratulate',
  'user.quiz-try',
  'user.restore',
  'user.erase',
  'course.create',
  'course.update',
  'course.delete',
  'course.restore',
  'course.erase',
  'subcategory.create',
  'subcategory.update',
  'subcategory.duplicate',
  'subcategory.delete',
  'subcategory.restore',
  'subcategory.erase',
  'lesson.create',
  'lesson.update',
  'lesson.reorder',
  'lesson.duplicate',
  'lesson.delete',
  'lesson.restore',
  'lesson.erase',
  'lesson.quiz',
  'user.repair',
  'payment.repair',
  'course.repair',
  'subcategory.repair',
  'lesson.repair',
  'payment.delete',
  'security.update',
  'settings.update',
  'settings.restore',
  'page.update',
  'page.publish',
  'page.restore',
  'discount.create',
  'discount.update',
  'discount.delete',
  'discount.restore',
  'certificate.withdraw',
  'certificate.reissue',
  'question.answer',
  'question.moderate',
  'task.answer',
] as const;

/** The action of an entry. One that this version does not know is read as `unknown`, so that its entry still shows. */
export const AuditAction = z.enum([...auditActions, 'unknown']);
export type AuditAction = z.infer<typeof AuditAction>;

const Target = z.object({
  collection: storedText(limits.stored.id),
  id: storedText(limits.stored.id),
  label: storedText(limits.stored.label),
});
const noTarget = { collection: '', id: '', label: '' };
const Fields = z.record(z.string(), z.unknown()).nullable().catch(null);

/**
 * The document `audit/{id}`: who changed what and when, with the values before and after. It is never deleted. Only the
 * erasure of a person changes it.
 */
export const AuditEntry = z.object({
  at: storedMoment(),
  actor: storedPerson(),
  action: AuditAction.catch('unknown'),
  target: Target.catch(noTarget),
  before: Fields,
  after: Fields,
  /** What this change was a part of, as `collection/id`, for example the category that a lesson was deleted with. */
  partOf: mayLack(z.string().max(limits.stored.id)),
  /** The entry that this one undid. */
  undoes: mayLack(z.string().max(limits.stored.id)),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** An entry with its id, as lists show it. */
export const ListedAuditEntry = AuditEntry.extend({ id: z.coerce.string() });
export type ListedAuditEntry = z.infer<typeof ListedAuditEntry>;

const undoableActions = [
  'lesson.delete',
  'subcategory.delete',
  'course.delete',
  'settings.update',
  'page.publish',
  'discount.update',
  'discount.delete',
] as const satisfies readonly AuditAction[];
const undoableSet: ReadonlySet<AuditAction> = new Set(undoableActions);

type Undoable<Entry> = Entry & { action: (typeof undoableActions)[number] };

/**
 * Whether the action of an entry can be undone. Deletions of content can, because everything needed to restore it is
 * stored; changes of settings and discount codes can, because the entry has the old values; pages can, because their
 * versions are kept.
 */
export function isUndoable<Entry extends Pick<AuditEntry, 'action'>>(entry: Entry): entry is Undoable<Entry> {
  return undoableSet.has(entry.action);
}

/** The id of the entry for the undoing of another entry. It is fixed, so that there is never more than one. */
export function undoingId(entryId: string): string {
  return `undo-${entryId}`;
}
