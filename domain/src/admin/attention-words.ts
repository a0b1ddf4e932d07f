import type { AttentionItem, CheckedCollection, FieldFault } from './attention.ts';
import { coursesCollection } from '@padavu/domain/course/course';
import { furtherPaymentsCollection } from '@padavu/domain/payment/further-payment';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { paymentsCollection } from '@padavu/domain/payment/payment';
import type { FieldProblem } from '@padavu/domain/stored';
import { categoriesCollection } from '@padavu/domain/course/category';
import { usersCollection } from '@padavu/domain/user/user';

type Kind = {
  /** The noun for a document of the collection. */
  noun: string;
  /** A sentence about what its deletion removes. */
  consequence: string;
};

const kinds: Record<CheckedCollection, Kind> = {
  [coursesCollection]: {
    noun: 'Course',
    consequence: 'This deletes the course with its categories and lessons.',
  },
  [categoriesCollection]: { noun: 'Category', consequence: 'This deletes the category and all its lessons.' },
  [lessonsCollection]: {
    noun: 'Lesson',
    consequence: 'This deletes the lesson. Learners can no longer open it.',
  },
  [usersCollection]: {
    noun: 'User',
    consequence: 'This deletes the account, its progress and its payment. They can be restored for 30 days.',
  },
  [paymentsCollection]: {
    noun: 'Payment of',
    consequence: 'This deletes the payment record. The account stays as it is.',
  },
  [furtherPaymentsCollection]: {
    noun: 'Further payment of',
    consequence: 'This deletes this payment record. The account and its other payments stay as they are.',
  },
};

type DocumentName = Pick<AttentionItem, 'collection' | 'documentId' | 'label'>;

/** The name of a document: `Category 'Foundations'`, or its number where it has no name. */
export function attentionName({ collection, documentId, label }: DocumentName): string {
  const { noun } = kinds[collection];
  return label === '' || label === documentId ? `${noun} ${documentId}` : `${noun} '${label}'`;
}

/** A sentence about what the deletion of a document removes. */
export const deletionConsequence = ({ collection }: Pick<DocumentName, 'collection'>): string =>
  kinds[collection].consequence;

/** Fields whose name for people differs from the stored one. */
const fieldNames: Readonly<Record<string, string>> = {
  id: 'number',
  courseId: 'course',
  courseName: 'course name',
  subcategoryId: 'category',
  lessonsCount: 'lesson count',
  lessonIds: 'lesson list',
  videoUrl: 'video address',
  thumbnail: 'address of the picture',
  picture: 'uploaded picture',
  published: 'whether it is published',
  updatedAt: 'time of the last change',
  email: 'email address',
  searchGrams: 'search index',
  sortName: 'name to sort by',
  claimsSetAt: 'time of the last change of rights',
  deletionBegan: 'time of deletion',
  receivedOn: 'day of payment',
  recordedAt: 'time of recording',
  recordedBy: 'who recorded it',
};

/** A field's name in the middle of a sentence: "original price" for `originalPrice`. */
const fieldName = (field: string) => fieldNames[field] ?? field.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();

/** Fields whose name is a plural. */
const plurals: ReadonlySet<string> = new Set([
  'topics',
  'outcomes',
  'instructors',
  'days',
  'questions',
  'sessions',
]);

const verbs: Record<FieldProblem, readonly [one: string, several: string]> = {
  missing: ['is missing', 'are missing'],
  invalid: ['cannot be read', 'cannot be read'],
  'too-large': ['is too large', 'are too large'],
};

/** The most fields that a sentence names; it counts the others. */
const maxNames = 3;

function namesOf(fields: readonly string[]): string {
  const names = fields.map(fieldName);
  const listed = names.length > maxNames + 1 ? names.slice(0, maxNames) : names;
  const others = names.length - listed.length;
  const parts = others > 0 ? [...listed, `${others} more fields`] : listed;
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ');
}

function fieldsOf(faults: readonly FieldFault[], problem: FieldProblem): string[] {
  return faults.filter((fault) => fault.problem === problem).map(({ field }) => field);
}

/** What is wrong with a document, in plain words: `instructor is missing`. */
export function attentionProblem({ kind, fields }: Pick<AttentionItem, 'kind' | 'fields'>): string {
  if (kind === 'unreadable') return 'its ID is not valid, so no page can show it';
  const problems = (['missing', 'invalid', 'too-large'] as const).flatMap((problem) => {
    const faulty = fieldsOf(fields, problem);
    if (faulty.length === 0) return [];
    const [one, several] = verbs[problem];
    return [`${namesOf(faulty)} ${faulty.length === 1 && !plurals.has(faulty[0] ?? '') ? one : several}`];
  });
  return problems.length > 0 ? problems.join('; ') : 'something in it is wrong';
}
