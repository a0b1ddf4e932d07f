import { z } from 'zod';
import { limits } from './limits.ts';
import { mayLack, storedMoment, storedPerson, storedText } from './stored.ts';

export const auditCollection = 'audit';

/** Everything that administrators do to the school, by what it is done to. */
export const auditActions = [
  'user.approve',
  'user.deactivate',
  'user.hold',
  'user.payment',
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

/** What an entry tells of. An action that this version does not know is read as `unknown`, so that its entry still shows. */
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
 * The document `audit/{id}`: who did what to what, when, and how it was before and after. Never deleted, and changed only
 * to take out a person who is erased.
 */
export const AuditEntry = z.object({
  at: storedMoment(),
  actor: storedPerson(),
  action: AuditAction.catch('unknown'),
  target: Target.catch(noTarget),
  before: Fields,
  after: Fields,
  /** What this was a part of, as `collection/id`: a lesson that went with its category. */
  partOf: mayLack(z.string().max(limits.stored.id)),
  /** The entry that this one undid. */
  undoes: mayLack(z.string().max(limits.stored.id)),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const undoableActions: ReadonlySet<AuditAction> = new Set([
  'lesson.delete',
  'subcategory.delete',
  'course.delete',
  'settings.update',
  'page.publish',
  'discount.update',
  'discount.delete',
]);

/**
 * Whether what an entry tells of can be undone: what was deleted with all that is needed to bring it back, settings and
 * discount codes, which the entry has as they were, and pages, whose versions are kept.
 */
export function isUndoable({ action }: Pick<AuditEntry, 'action'>): boolean {
  return undoableActions.has(action);
}

/** The id of the entry that tells of the undoing of another, so that there is never more than one. */
export function undoingId(entryId: string): string {
  return `undo-${entryId}`;
}
