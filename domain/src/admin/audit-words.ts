import type { AuditAction, AuditEntry } from './audit.ts';
import { auditChanges } from './audit-changes.ts';
import { coursesCollection } from '@padavu/domain/course/course';
import { usualRegion } from '@padavu/domain/school/usual-region';
import { categoriesCollection } from '@padavu/domain/course/category';

type Phrase = (entry: Pick<AuditEntry, 'target' | 'before' | 'after' | 'partOf'>) => string;

const partOfSuffixes: Readonly<Record<string, string>> = {
  [coursesCollection]: ' with its course',
  [categoriesCollection]: ' with its category',
};

/** A phrase with the target's label, and the course or category that the target went with. */
const withLabel =
  (what: string, end = ''): Phrase =>
  ({ target, partOf = '' }) =>
    `${what} "${target.label}"${partOfSuffixes[partOf.split('/')[0] ?? ''] ?? ''}${end}`;

/** The most fields that a sentence names. */
const maxNames = 4;

/** The fields that changed, as a part of a sentence: `telephone, UPI ID and 3 more`. */
function changedFields(entry: Pick<AuditEntry, 'before' | 'after'>): string {
  // The region formats values only: the names of the fields do not depend on it.
  const names = auditChanges(entry, usualRegion).map(({ field }) => inSentence(field));
  const more = names.length - maxNames;
  if (more > 0) return `${names.slice(0, maxNames).join(', ')} and ${more} more`;
  return names.join(', ');
}

/** A field's name begins with a small letter within a sentence, unless it is a proper name: Facebook, UPI. */
const inSentence = (name: string) =>
  properNames.some((proper) => name.startsWith(proper)) ? name : name.charAt(0).toLowerCase() + name.slice(1);
const properNames = ['Facebook', 'Instagram', 'LinkedIn', 'YouTube', 'UPI'];

/** What an administrator did, as the predicate of a sentence. */
const phrases: Record<AuditAction, Phrase> = {
  'user.approve': ({ target, before, after }) => {
    if (after?.['role'] === 'admin') return `made ${target.label} an administrator`;
    return before?.['status'] === 'inactive' ? `reactivated ${target.label}` : `approved ${target.label}`;
  },
  'user.deactivate': ({ target }) => `deactivated ${target.label}`,
  'user.hold': ({ target }) => `put ${target.label} on hold`,
  'user.payment': ({ target, before, after }) => {
    if (before === null) return `recorded a payment of ${target.label}`;
    return `${after === null ? 'removed a' : 'corrected the'} payment of ${target.label}`;
  },
  'user.refund': ({ target, before, after }) => {
    if (before === null) return `recorded a refund of ${target.label}`;
    return `${after === null ? 'removed' : 'corrected'} the refund of ${target.label}`;
  },
  'user.create': ({ target }) => `created an account for ${target.label}`,
  'user.delete': ({ target }) => `deleted the account of ${target.label}`,
  'user.correct': ({ target }) => `corrected the details of ${target.label}`,
  'user.pace': ({ target }) => `changed the open days of ${target.label}`,
  'user.role': ({ target, before, after }) => {
    if (after?.['role'] === 'teacher') return `made ${target.label} a teacher`;
    return before?.['role'] === 'teacher'
      ? `made ${target.label} a learner`
      : `changed the courses that ${target.label} teaches`;
  },
  'user.congratulate': ({ target }) => `congratulated ${target.label}`,
  'user.quiz-try': ({ target }) => `gave ${target.label} one more try at a quiz`,
  'user.restore': ({ target }) => `restored the account of ${target.label}`,
  'user.erase': () => 'erased an account',
  'course.create': withLabel('created the course'),
  'course.update': withLabel('changed the course'),
  'course.delete': withLabel('deleted the course'),
  'course.restore': withLabel('restored the course'),
  'course.erase': withLabel('deleted the course', ' for good'),
  'subcategory.create': withLabel('created the category'),
  'subcategory.update': withLabel('changed the category'),
  'subcategory.duplicate': withLabel('copied a category to'),
  'subcategory.delete': withLabel('deleted the category'),
  'subcategory.restore': withLabel('restored the category'),
  'subcategory.erase': withLabel('deleted the category', ' for good'),
  'lesson.create': withLabel('created the lesson'),
  'lesson.update': withLabel('changed the lesson'),
  'lesson.reorder': (entry) =>
    entry.target.collection === categoriesCollection
      ? withLabel('changed the order of the lessons of')(entry)
      : withLabel('moved the lesson')(entry),
  'lesson.duplicate': withLabel('copied a lesson to'),
  'lesson.delete': withLabel('deleted the lesson'),
  'lesson.restore': withLabel('restored the lesson'),
  'lesson.erase': withLabel('deleted the lesson', ' for good'),
  'lesson.quiz': withLabel('changed the quiz of the lesson'),
  'user.repair': ({ target }) => `repaired the account of ${target.label}`,
  'payment.repair': ({ target }) => `repaired the payment of ${target.label}`,
  'payment.delete': ({ target }) => `deleted the payment of ${target.label}`,
  'course.repair': withLabel('repaired the course'),
  'subcategory.repair': withLabel('repaired the category'),
  'lesson.repair': withLabel('repaired the lesson'),
  'security.update': ({ after }) =>
    after?.['requireSecondFactor'] === true
      ? 'required a second factor of administrators and teachers'
      : 'no longer required a second factor of administrators and teachers',
  'settings.update': (entry) => `changed the school's settings: ${changedFields(entry)}`,
  'settings.restore': (entry) => `undid a change of the school's settings: ${changedFields(entry)}`,
  'page.update': withLabel('changed the draft of the page'),
  'page.publish': withLabel('published the page'),
  'page.restore': withLabel('restored an older version of the page'),
  'discount.create': withLabel('created the discount code'),
  'discount.update': withLabel('changed the discount code'),
  'discount.delete': withLabel('deleted the discount code'),
  'discount.restore': withLabel('restored the discount code'),
  'certificate.withdraw': ({ target }) => `withdrew the certificate of ${target.label}`,
  'certificate.reissue': ({ target }) => `reissued the certificate of ${target.label}`,
  'question.answer': withLabel('answered a question under the lesson'),
  'question.moderate': withLabel('moderated a question under the lesson'),
  'task.answer': ({ target }) => `answered the work of ${target.label}`,
  unknown: withLabel('made an unknown change to'),
};

/** What an entry describes, as the predicate of a sentence: `approved Anjali Menon`. */
export function auditPhrase(entry: AuditEntry): string {
  return phrases[entry.action](entry);
}

/** An entry as a sentence: `Rajan Pillai approved Anjali Menon`. */
export function auditSentence(entry: AuditEntry): string {
  return `${entry.actor.name} ${auditPhrase(entry)}`;
}

/** The name of each action in a filter and a table. */
export const auditActionNames: Record<AuditAction, string> = {
  'user.approve': 'User approved',
  'user.deactivate': 'User deactivated',
  'user.hold': 'User put on hold',
  'user.payment': 'Payment recorded',
  'user.refund': 'Refund recorded',
  'user.create': 'User created',
  'user.delete': 'User deleted',
  'user.correct': 'User corrected',
  'user.pace': 'Open days changed',
  'user.role': 'Role changed',
  'user.congratulate': 'User congratulated',
  'user.quiz-try': 'One more try at a quiz',
  'user.restore': 'User restored',
  'user.erase': 'User erased',
  'course.create': 'Course created',
  'course.update': 'Course changed',
  'course.delete': 'Course deleted',
  'course.restore': 'Course restored',
  'course.erase': 'Course deleted for good',
  'subcategory.create': 'Category created',
  'subcategory.update': 'Category changed',
  'subcategory.duplicate': 'Category copied',
  'subcategory.delete': 'Category deleted',
  'subcategory.restore': 'Category restored',
  'subcategory.erase': 'Category deleted for good',
  'lesson.create': 'Lesson created',
  'lesson.update': 'Lesson changed',
  'lesson.reorder': 'Lessons reordered',
  'lesson.duplicate': 'Lesson copied',
  'lesson.delete': 'Lesson deleted',
  'lesson.restore': 'Lesson restored',
  'lesson.erase': 'Lesson deleted for good',
  'lesson.quiz': 'Quiz changed',
  'user.repair': 'User repaired',
  'payment.repair': 'Payment repaired',
  'payment.delete': 'Payment deleted',
  'course.repair': 'Course repaired',
  'subcategory.repair': 'Category repaired',
  'lesson.repair': 'Lesson repaired',
  'security.update': 'Security changed',
  'settings.update': 'Settings changed',
  'settings.restore': 'Settings restored',
  'page.update': 'Page drafted',
  'page.publish': 'Page published',
  'page.restore': 'Page restored',
  'discount.create': 'Discount code created',
  'discount.update': 'Discount code changed',
  'discount.delete': 'Discount code deleted',
  'discount.restore': 'Discount code restored',
  'certificate.withdraw': 'Certificate withdrawn',
  'certificate.reissue': 'Certificate reissued',
  'question.answer': 'Question answered',
  'question.moderate': 'Question changed',
  'task.answer': 'Work answered',
  unknown: 'Unknown action',
};
