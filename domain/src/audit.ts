import { z } from 'zod';
import { instant } from './instant.ts';

export const auditCollection = 'audit';

/** Everything that administrators do to the school, by what it is done to. */
export const auditActions = [
  'user.approve',
  'user.deactivate',
  'user.hold',
  'user.payment',
  'user.create',
  'user.delete',
  'course.create',
  'course.update',
  'course.delete',
  'subcategory.create',
  'subcategory.update',
  'subcategory.duplicate',
  'subcategory.delete',
  'subcategory.restore',
  'lesson.create',
  'lesson.update',
  'lesson.reorder',
  'lesson.duplicate',
  'lesson.delete',
  'lesson.restore',
] as const;

export const AuditAction = z.enum(auditActions);
export type AuditAction = z.infer<typeof AuditAction>;

/** The document `audit/{id}`: who did what to what, when, and how it was before and after. Never changed or deleted. */
export const AuditEntry = z.object({
  at: instant,
  actor: z.object({ uid: z.string(), name: z.string() }),
  action: AuditAction,
  target: z.object({ collection: z.string(), id: z.string(), label: z.string() }),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** What this was a part of, as `collection/id`: a lesson that went with its category. */
  partOf: z.string().optional(),
  /** The entry that this one undid. */
  undoes: z.string().optional(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const undoableActions: ReadonlySet<AuditAction> = new Set(['lesson.delete', 'subcategory.delete']);

/** Whether what an entry tells of can be undone: what was deleted with all that is needed to bring it back. */
export function isUndoable({ action }: Pick<AuditEntry, 'action'>): boolean {
  return undoableActions.has(action);
}

/** The id of the entry that tells of the undoing of another, so that there is never more than one. */
export function undoingId(entryId: string): string {
  return `undo-${entryId}`;
}
