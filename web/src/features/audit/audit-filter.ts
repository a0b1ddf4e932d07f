import { auditActions } from '@padavu/domain/audit';
import type { AuditAction } from '@padavu/domain/audit';
import { auditActionNames } from '@padavu/domain/audit-words';
import { z } from 'zod';

/** What actions are about; as a filter, all of them. */
const nouns = ['user', 'course', 'subcategory', 'lesson'] as const;
const nounNames: Record<(typeof nouns)[number], string> = {
  user: 'Users: everything',
  course: 'Courses: everything',
  subcategory: 'Categories: everything',
  lesson: 'Lessons: everything',
};

/** A kind of action: one of them, or all that are about one noun. */
export const AuditKind = z.enum([...nouns, ...auditActions]);
export type AuditKind = z.infer<typeof AuditKind>;

/** What the record of activity is narrowed to; every part holds. Days are `2025-05-01`, both of them included. */
export type AuditFilter = {
  /** The uid of who did it. */
  actor: string | null;
  kind: AuditKind | null;
  about: string;
  from: string | null;
  to: string | null;
};

export const allActivity: AuditFilter = { actor: null, kind: null, about: '', from: null, to: null };

/** The actions of a kind. */
export function actionsOf(kind: AuditKind): AuditAction[] {
  return auditActions.filter((action) => action === kind || action.startsWith(`${kind}.`));
}

type KindChoice = { value: AuditKind; label: string };

/** A noun before its actions. */
function kindsOf(noun: (typeof nouns)[number]): KindChoice[] {
  const actions = actionsOf(noun).map((action) => ({ value: action, label: auditActionNames[action] }));
  return [{ value: noun, label: nounNames[noun] }, ...actions];
}

/** The kinds as a choice offers them. */
export const auditKinds: readonly KindChoice[] = nouns.flatMap(kindsOf);

/** The first moment of a day, where the person is. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00`);
}

/** The first moment after a day. */
export function endOfDay(day: string): Date {
  const end = startOfDay(day);
  end.setDate(end.getDate() + 1);
  return end;
}
