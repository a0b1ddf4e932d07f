import type { AttentionItem, CheckedCollection, FieldFault } from './attention.ts';
import { coursesCollection } from './course.ts';
import { lessonsCollection } from './lesson.ts';
import { paymentsCollection } from './payment.ts';
import type { FieldProblem } from './stored.ts';
import { categoriesCollection } from './category.ts';
import { usersCollection } from './user.ts';

type Kind = {
  /** What a document of the collection is called. */
  noun: string;
  /** What goes when it is deleted, in a sentence. */
  goes: string;
};

const kinds: Record<CheckedCollection, Kind> = {
  [coursesCollection]: { noun: 'Course', goes: 'This deletes the course with its categories and lessons.' },
  [categoriesCollection]: { noun: 'Category', goes: 'This deletes the category and all its lessons.' },
  [lessonsCollection]: { noun: 'Lesson', goes: 'This deletes the lesson. Learners can no longer open it.' },
  [usersCollection]: {
    noun: 'User',
    goes: 'This deletes the account, its progress and its payment. They can be restored for 30 days.',
  },
  [paymentsCollection]: {
    noun: 'Payment of',
    goes: 'This deletes the payment record. The account stays as it is.',
  },
};

type Named = Pick<AttentionItem, 'collection' | 'documentId' | 'label'>;

/** What a document is called: `Category 'Foundations'`; by its number where it has no name. */
export function attentionName({ collection, documentId, label }: Named): string {
  const { noun } = kinds[collection];
  return label === '' || label === documentId ? `${noun} ${documentId}` : `${noun} '${label}'`;
}

/** What goes when a document is deleted, in a sentence. */
export const deletionConsequence = ({ collection }: Pick<Named, 'collection'>): string =>
  kinds[collection].goes;

/** Fields that people know by another name than the stored one. */
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
  email: 'e-mail address',
  searchGrams: 'search index',
  sortName: 'name to sort by',
  claimsSetAt: 'time of the last change of rights',
  deletionBegan: 'time of deletion',
  receivedOn: 'day of payment',
  recordedAt: 'time of recording',
  recordedBy: 'who recorded it',
};

/** A field's name in the middle of a sentence: `originalPrice` is "original price". */
const fieldName = (field: string) => fieldNames[field] ?? field.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();

/** Fields whose name is of several things. */
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

/** Fields that are named in one breath; the others are counted. */
const mostNamed = 3;

function namesOf(fields: readonly string[]): string {
  const names = fields.map(fieldName);
  const named = names.length > mostNamed + 1 ? names.slice(0, mostNamed) : names;
  const others = names.length - named.length;
  const parts = others > 0 ? [...named, `${others} more fields`] : named;
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ');
}

function fieldsOf(faults: readonly FieldFault[], problem: FieldProblem): string[] {
  return faults.filter((fault) => fault.problem === problem).map(({ field }) => field);
}

/** What is wrong with a document, in plain words: `instructor is missing`. */
export function attentionProblem({ kind, fields }: Pick<AttentionItem, 'kind' | 'fields'>): string {
  if (kind === 'unreadable') return 'its ID is not valid, so no page can show it';
  const problems = (['missing', 'invalid', 'too-large'] as const).flatMap((problem) => {
    const wrong = fieldsOf(fields, problem);
    if (wrong.length === 0) return [];
    const [one, several] = verbs[problem];
    return [`${namesOf(wrong)} ${wrong.length === 1 && !plurals.has(wrong[0] ?? '') ? one : several}`];
  });
  return problems.length > 0 ? problems.join('; ') : 'something in it is wrong';
}
