import { z } from 'zod';
import { instant } from './instant.ts';

export const auditCollection = 'audit';

export const auditActions = [
  'user.approve',
  'user.deactivate',
  'user.hold',
  'user.delete',
  'course.create',
  'course.update',
  'course.delete',
  'subcategory.create',
  'subcategory.update',
  'subcategory.delete',
  'lesson.create',
  'lesson.update',
  'lesson.reorder',
  'lesson.duplicate',
  'lesson.delete',
] as const;

/** The document `audit/{id}`: who did what to what, when, and how it was before and after. Never changed or deleted. */
export const AuditEntry = z.object({
  at: instant,
  actor: z.object({ uid: z.string(), name: z.string() }),
  action: z.enum(auditActions),
  target: z.object({ collection: z.string(), id: z.string(), label: z.string() }),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** What this was a part of, as `collection/id`: a lesson that went with its category. */
  partOf: z.string().optional(),
  /** The entry that this one undid. */
  undoes: z.string().optional(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
