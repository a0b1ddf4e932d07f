import type { AuditAction, AuditEntry } from './audit.ts';
import { coursesCollection } from './course.ts';
import { subcategoriesCollection } from './subcategory.ts';

type Deed = (entry: Pick<AuditEntry, 'target' | 'before' | 'after' | 'partOf'>) => string;

const wholes: Readonly<Record<string, string>> = {
  [coursesCollection]: ' with its course',
  [subcategoriesCollection]: ' with its category',
};

/** What was done to a course, category or lesson, and with what else, where it was a part of that. */
const quoted =
  (what: string): Deed =>
  ({ target, partOf = '' }) =>
    `${what} "${target.label}"${wholes[partOf.split('/')[0] ?? ''] ?? ''}`;

/** What an administrator did, in words that follow the name. */
const deeds: Record<AuditAction, Deed> = {
  'user.approve': ({ target, before, after }) => {
    if (after?.['role'] === 'admin') return `made ${target.label} an administrator`;
    return before?.['status'] === 'inactive' ? `let ${target.label} in again` : `approved ${target.label}`;
  },
  'user.deactivate': ({ target }) => `deactivated ${target.label}`,
  'user.hold': ({ target }) => `put ${target.label} on hold`,
  'user.payment': ({ target, before }) =>
    `${before === null ? 'recorded a payment of' : 'corrected the payment of'} ${target.label}`,
  'user.create': ({ target }) => `made an account for ${target.label}`,
  'user.delete': ({ target }) => `deleted the account of ${target.label}`,
  'course.create': quoted('made the course'),
  'course.update': quoted('changed the course'),
  'course.delete': quoted('deleted the course'),
  'subcategory.create': quoted('made the category'),
  'subcategory.update': quoted('changed the category'),
  'subcategory.duplicate': quoted('made a copy of a category:'),
  'subcategory.delete': quoted('deleted the category'),
  'subcategory.restore': quoted('brought back the category'),
  'lesson.create': quoted('made the lesson'),
  'lesson.update': quoted('changed the lesson'),
  'lesson.reorder': (entry) =>
    entry.target.collection === subcategoriesCollection
      ? quoted('changed the order of the lessons of')(entry)
      : quoted('gave another place to the lesson')(entry),
  'lesson.duplicate': quoted('made a copy of a lesson:'),
  'lesson.delete': quoted('deleted the lesson'),
  'lesson.restore': quoted('brought back the lesson'),
};

/** What an entry tells of, in words that follow the name of who did it: `approved Anjali Menon`. */
export function auditDeed(entry: AuditEntry): string {
  return deeds[entry.action](entry);
}

/** An entry as a sentence: `Rajan Pillai approved Anjali Menon`. */
export function auditSentence(entry: AuditEntry): string {
  return `${entry.actor.name} ${auditDeed(entry)}`;
}

/** Each kind of action by itself, as a filter and a table name it. */
export const auditActionNames: Record<AuditAction, string> = {
  'user.approve': 'User approved',
  'user.deactivate': 'User deactivated',
  'user.hold': 'User put on hold',
  'user.payment': 'Payment recorded',
  'user.create': 'User made',
  'user.delete': 'User deleted',
  'course.create': 'Course made',
  'course.update': 'Course changed',
  'course.delete': 'Course deleted',
  'subcategory.create': 'Category made',
  'subcategory.update': 'Category changed',
  'subcategory.duplicate': 'Category copied',
  'subcategory.delete': 'Category deleted',
  'subcategory.restore': 'Category brought back',
  'lesson.create': 'Lesson made',
  'lesson.update': 'Lesson changed',
  'lesson.reorder': 'Lessons put in order',
  'lesson.duplicate': 'Lesson copied',
  'lesson.delete': 'Lesson deleted',
  'lesson.restore': 'Lesson brought back',
};
