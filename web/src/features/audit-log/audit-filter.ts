import { auditActions } from '@padavu/domain/audit';
import { auditActionNames } from '@padavu/domain/audit-words';
import { z } from 'zod';

/** The subjects of actions; as a filter, all actions of the subject. */
const nouns = ['user', 'course', 'subcategory', 'lesson', 'payment', 'settings', 'page', 'discount'] as const;
const nounNames: Record<(typeof nouns)[number], string> = {
  user: 'Users: everything',
  course: 'Courses: everything',
  subcategory: 'Categories: everything',
  lesson: 'Lessons: everything',
  payment: 'Payments: everything',
  settings: 'Settings: everything',
  page: 'Pages: everything',
  discount: 'Discount codes: everything',
};

/** One action, or all actions about one subject. */
export const AuditKind = z.enum([...nouns, ...auditActions]);
export type AuditKind = z.infer<typeof AuditKind>;

/** The filters of the audit log; an entry must match all. Days are `2025-05-01`, both included. */
export type AuditFilter = {
  /** The uid of the actor. */
  actor: string | null;
  kind: AuditKind | null;
  about: string;
  from: string | null;
  to: string | null;
};

export const allActivity: AuditFilter = { actor: null, kind: null, about: '', from: null, to: null };

/** The actions of a kind. */
export function actionsOf(kind: AuditKind): (typeof auditActions)[number][] {
  return auditActions.filter((action) => action === kind || action.startsWith(`${kind}.`));
}

type KindChoice = { value: AuditKind; label: string };

/** A subject before its actions. */
function kindsOf(noun: (typeof nouns)[number]): KindChoice[] {
  const actions = actionsOf(noun).map((action) => ({ value: action, label: auditActionNames[action] }));
  return [{ value: noun, label: nounNames[noun] }, ...actions];
}

/** The options of the filter. */
export const auditKinds: readonly KindChoice[] = nouns.flatMap(kindsOf);
