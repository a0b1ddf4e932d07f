import { auditActions } from '@padavu/domain/admin/audit';
import { auditActionNames } from '@padavu/domain/admin/audit-words';
import { z } from 'zod';

/** The subjects of actions; as a filter, all actions of the subject. */
const nouns = [
  'user',
  'course',
  'subcategory',
  'lesson',
  'question',
  'task',
  'certificate',
  'payment',
  'settings',
  'page',
  'discount',
  'security',
] as const;
const nounNames: Record<(typeof nouns)[number], string> = {
  user: 'Users: everything',
  course: 'Courses: everything',
  subcategory: 'Categories: everything',
  lesson: 'Lessons: everything',
  question: 'Questions: everything',
  task: 'Work: everything',
  certificate: 'Certificates: everything',
  payment: 'Payments: everything except approvals',
  settings: 'Settings: everything',
  page: 'Pages: everything',
  discount: 'Discount codes: everything',
  security: 'Security: everything',
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

export const unfiltered: AuditFilter = { actor: null, kind: null, about: '', from: null, to: null };

/** Actions on a user that belong to payments too. */
const ofPayments: ReadonlySet<string> = new Set(['user.payment', 'user.refund']);

/** The actions of a kind. */
export function actionsOf(kind: AuditKind): (typeof auditActions)[number][] {
  return auditActions.filter(
    (action) =>
      action === kind || action.startsWith(`${kind}.`) || (kind === 'payment' && ofPayments.has(action)),
  );
}

type KindChoice = { value: AuditKind; label: string };

/** A subject before its actions. */
function kindsOf(noun: (typeof nouns)[number]): KindChoice[] {
  const actions = auditActions
    .filter((action) => action.startsWith(`${noun}.`))
    .map((action) => ({ value: action, label: auditActionNames[action] }));
  return [{ value: noun, label: nounNames[noun] }, ...actions];
}

/** The options of the filter: each action once, below the subject of its name. */
export const auditKinds: readonly KindChoice[] = nouns.flatMap(kindsOf);
