import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  AttentionItem,
  checkedCollections,
  faultsOf,
  repairsOf,
  type CheckedCollection,
} from '@padavu/domain/admin/attention';
import { AuditEntry } from '@padavu/domain/admin/audit';
import { Course } from '@padavu/domain/course/course';
import { UserStatsEntry, UserStats } from '@padavu/domain/user/user-stats';
import { CourseStats, LearnerStats } from '@padavu/domain/course/course-stats';
import { Lesson } from '@padavu/domain/course/lesson';
import { FurtherPayment } from '@padavu/domain/payment/further-payment';
import { Payment } from '@padavu/domain/payment/payment';
import { LessonQuestion } from '@padavu/domain/learning/lesson-question';
import { Submission } from '@padavu/domain/learning/task';
import { Note, Notes } from '@padavu/domain/learning/notes';
import { LessonProgress, Progress } from '@padavu/domain/learning/progress';
import { Quiz, QuizStats } from '@padavu/domain/learning/quiz';
import { cutText } from './stored.ts';
import { Category } from '@padavu/domain/course/category';
import { Subscriber } from '@padavu/domain/site/subscriber';
import { User } from '@padavu/domain/user/user';
import { UserRecord } from '@padavu/domain/user/user-record';

const at = new Date('2026-11-01T10:00:00Z');
const person = { uid: 'rajan', name: 'Rajan Pillai' };
const titled = { title: 'Lines', description: 'Of all kinds.', updatedAt: at };

const onSale = {
  slug: 'graphic-design',
  picture: { alt: 'A mark', width: 5, height: 3, sources: [{ hash: 'a'.repeat(64), width: 5 }] },
  summary: 'Marks that last.',
  outcomes: ['A mark of your own'],
  instructors: [{ name: 'Meera Nair', words: 'Draws.', picture: '' }],
  duration: '1 Month',
  language: 'Malayalam',
  rating: 9.9,
  reviewCount: 12,
  days: [{ title: 'Lines', description: '', topics: ['Weight'], picture: '' }],
  questions: [{ question: 'Must I draw?', answer: 'No.' }],
  sessions: [
    {
      id: 'first',
      title: 'Ask me',
      startsAt: '2025-05-01T13:30:00.000Z',
      minutes: 60,
      link: 'https://meet.example/a',
      recording: '',
    },
  ],
  certificate: true,
  hours: 40,
  openForRegistration: true,
  order: 1,
};
const course = {
  ...titled,
  id: 7,
  thumbnail: '',
  instructor: 'Meera Nair',
  level: 'All Levels',
  category: 'graphic-design',
  price: 1999,
  originalPrice: 9999,
  badge: '',
  published: true,
  lessonIds: [1, 2],
  pace: 'daily',
  opensOn: [at],
  pacing: 1,
  ...onSale,
  translations: { ml: { title: 'രൂപകൽപന', outcomes: ['ഒരു ലോഗോ'] } },
};
const category = {
  ...titled,
  id: 7,
  courseId: 1,
  thumbnail: '',
  instructor: '',
  duration: '',
  lessonsCount: 2,
  translations: { ml: { title: 'അടിസ്ഥാനം' } },
};
const lesson = {
  ...titled,
  id: 7,
  courseId: 1,
  subcategoryId: 1,
  day: 3,
  opensWith: 2,
  quiz: 'required',
  task: 'Name three customers.',
  topics: ['One', 'Two'],
  videoUrl: '',
  duration: '45 minutes',
  translations: { ml: { title: 'വരകൾ', topics: ['ഒന്ന്'] } },
};
const furtherPayment = {
  amount: 999,
  currency: 'EUR',
  method: 'cash',
  note: '',
  receivedOn: '2026-11-20',
  receiptNumber: '2026-000123',
  recordedAt: at,
  recordedBy: person,
};
const payment = {
  amount: 1999,
  currency: 'EUR',
  price: 2998,
  method: 'upi',
  note: '',
  receivedOn: '2026-11-01',
  receiptNumber: '2026-000123',
  recordedAt: at,
  recordedBy: person,
  refund: {
    amount: 500,
    method: 'upi',
    note: '',
    refundedOn: '2026-11-03',
    recordedAt: at,
    recordedBy: person,
  },
};
const user = {
  name: 'Anjali Menon',
  email: 'anjali@padavu.example',
  role: 'user',
  status: 'approved',
  courseId: 1,
  courseName: 'Graphic Design',
  registrationDate: at,
  paymentReference: 'K7M3QX',
  searchGrams: [1, 2],
  sortName: 'anjali menon',
};

/** Every kind of stored document, complete. `identity` has the fields that identify it or come from its path. */
const documents: Record<string, { schema: z.ZodType; whole: Record<string, unknown>; identity: string[] }> = {
  course: { schema: Course, whole: course, identity: ['id'] },
  category: { schema: Category, whole: category, identity: ['id'] },
  lesson: { schema: Lesson, whole: lesson, identity: ['id'] },
  payment: { schema: Payment, whole: payment, identity: [] },
  'further payment': { schema: FurtherPayment, whole: furtherPayment, identity: [] },
  'audit entry': {
    schema: AuditEntry,
    whole: {
      at,
      actor: person,
      action: 'user.approve',
      target: { collection: 'users', id: 'anjali', label: 'Anjali Menon' },
      before: null,
      after: { status: 'approved' },
      partOf: 'courses/1',
      undoes: 'x',
    },
    identity: [],
  },
  user: { schema: User, whole: { id: 'anjali', ...user }, identity: [] },
  'lesson progress': {
    schema: LessonProgress,
    whole: { complete: true, at, position: 3 },
    // A mark without its moment is left out, and the others stay.
    identity: ['at'],
  },
  progress: {
    schema: Progress,
    whole: {
      lessons: { 1: { complete: true, at } },
      lastLessonId: 1,
      lastSubcategoryId: 1,
      lastAt: at,
      quizzes: { 1: { tries: 1, best: 80, passedAt: at, lastAt: at, attempts: ['a'] } },
      weekHidden: true,
      tasks: { 1: { state: 'again', at } },
      answered: { question1: { lessonId: 1, subcategoryId: 1, at } },
    },
    identity: [],
  },
  note: {
    schema: Note,
    whole: { lessonId: 1, second: 3, text: 'Ask.', at, replaces: at },
    // A note without its lesson or its moment is left out, and the others stay.
    identity: ['lessonId', 'at'],
  },
  notes: { schema: Notes, whole: { notes: { noteone1: { lessonId: 1, text: 'Ask.', at } } }, identity: [] },
  submission: {
    schema: Submission,
    whole: {
      id: 'devi_1',
      by: { uid: 'devi', name: 'Devi' },
      courseId: 1,
      subcategoryId: 1,
      lessonId: 1,
      lessonTitle: 'Budgeting',
      state: 'waiting',
      hasPicture: false,
      lastAt: at,
      turns: [{ fromSchool: false, by: { uid: 'devi', name: 'Devi' }, text: 'Mine.', at }],
      people: ['devi'],
    },
    identity: ['id'],
  },
  question: {
    schema: LessonQuestion,
    whole: {
      id: 'question1',
      courseId: 1,
      lessonId: 1,
      subcategoryId: 1,
      lessonTitle: 'Budgeting',
      by: { uid: 'devi', name: 'Devi' },
      text: 'Why?',
      askedAt: at,
      lastAt: at,
      waiting: true,
      reportedBy: [],
      reported: false,
      pinned: false,
      hidden: false,
      closed: false,
      answers: [
        {
          id: 'answer01',
          by: { uid: 'rajan', name: 'Rajan' },
          fromSchool: true,
          text: 'So.',
          at,
          hidden: false,
        },
      ],
      people: ['devi', 'rajan'],
    },
    identity: ['id'],
  },
  quiz: {
    schema: Quiz,
    whole: {
      required: true,
      passMark: 80,
      tries: 3,
      shuffled: true,
      questions: [
        { id: '0a1b2c3d4e5f', kind: 'text', text: 'Where?', explanation: '', accepted: ['Kochi'] },
        { id: '0a1b2c3d4e60', kind: 'number', text: 'When?', explanation: '', value: 7, tolerance: 0 },
      ],
      salt: 'some',
      updatedAt: at,
    },
    identity: [],
  },
  quizStats: {
    schema: QuizStats,
    whole: { tries: 2, passed: 1, questions: { '0a1b2c3d4e5f': { given: 2, right: 1 } } },
    identity: [],
  },
  courseStats: {
    schema: CourseStats,
    whole: { courseId: 1, started: 2, finished: 1, lessons: { 1: { opened: 2, completed: 1 } }, healed: 1 },
    identity: [],
  },
  'learning summary': {
    schema: LearnerStats,
    whole: { finished: true, opened: [1], completed: [1], fingerprint: 1, seen: 1, lastLessonId: 1 },
    identity: [],
  },
  userStats: { schema: UserStats, whole: { courses: { 1: { user: { approved: 2 } } } }, identity: [] },
  'counted account': {
    schema: UserStatsEntry,
    whole: { role: 'user', status: 'approved', courseId: 1, fingerprint: 1 },
    identity: [],
  },
  subscriber: {
    schema: Subscriber,
    whole: {
      email: 'anjali@padavu.example',
      subscribedAt: at,
      confirmed: true,
      confirmedAt: at,
      language: 'ml',
    },
    identity: [],
  },
  'attention item': {
    schema: AttentionItem,
    whole: {
      collection: 'lessons',
      documentId: '7',
      label: 'Lines',
      kind: 'incomplete',
      fields: [{ field: 'topics', problem: 'missing' }],
      foundAt: at,
    },
    identity: ['collection', 'documentId'],
  },
};

const faults: [name: string, value: unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['a number', -1.5],
  ['a number beyond all bounds', 1e300],
  ['a text', 'something else'],
  ['a text of 900 KB', 'x'.repeat(900_000)],
  ['a flag', true],
  ['a map', { nested: { deeper: 1 } }],
  ['a list of thousands', Array.from({ length: 20_001 }, (_, index) => `entry ${index}`)],
  ['a list of nonsense', [null, -1, {}, [], 'x'.repeat(900_000)]],
];

const fieldsOf = (schema: z.ZodType, whole: object) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : Object.keys(whole);

const cells = Object.entries(documents).flatMap(([kind, { schema, whole, identity }]) =>
  fieldsOf(schema, whole)
    .filter((field) => !identity.includes(field))
    .map((field) => ({ kind, schema, whole, field })),
);

/** The most characters of a field that is read: enough for the topics of a lesson. */
const mostCharacters = 20_000;

describe('a stored document', () => {
  it.each(Object.entries(documents))(
    '%s: has a value for every field in this test',
    (_kind, { schema, whole }) => {
      expect(Object.keys(whole).toSorted()).toEqual(fieldsOf(schema, whole).toSorted());
      expect(schema.safeParse(whole).success).toBe(true);
    },
  );

  it.each(cells)('$kind: is read with any value in $field, and its other fields are unaffected', (cell) => {
    const { schema, whole, field } = cell;
    const valid = z.record(z.string(), z.unknown()).parse(schema.parse(whole));
    for (const [fault, value] of faults) {
      const parsed = schema.safeParse({ ...whole, [field]: value });
      expect([fault, parsed.success]).toEqual([fault, true]);
      const read = z.record(z.string(), z.unknown()).parse(parsed.data);
      const [others, validOthers] = [read, valid].map((record) =>
        Object.fromEntries(Object.entries(record).filter(([key]) => key in whole && key !== field)),
      );
      // The sort key follows from the name where it is not stored.
      expect({ fault, ...others, sortName: 0 }).toEqual({ fault, ...validOthers, sortName: 0 });
      // The audit log is cut when it is written.
      const isCutBefore = field === 'before' || field === 'after';
      const { length } = JSON.stringify(isCutBefore ? '' : (read[field] ?? ''));
      expect([fault, length < mostCharacters]).toEqual([fault, true]);
    }
  });
});

const checked = {
  courses: course,
  subcategories: category,
  lessons: lesson,
  users: user,
  payments: payment,
  furtherPayments: furtherPayment,
};
const shapes = {
  courses: Course,
  subcategories: Category,
  lessons: Lesson,
  users: UserRecord,
  payments: Payment,
  furtherPayments: FurtherPayment,
};
const repairs = checkedCollections.flatMap((collection) =>
  Object.keys(shapes[collection].shape)
    .filter((field) => field in checked[collection])
    .map((field) => ({ collection, field })),
);

/** The fields that documents have had from the beginning: one without such a field needs attention. */
const fromTheBeginning: Record<CheckedCollection, readonly string[]> = {
  courses: [
    ...Object.keys(titled),
    'id',
    'thumbnail',
    'instructor',
    'level',
    'category',
    'price',
    'originalPrice',
    'badge',
    'published',
    'lessonIds',
  ],
  subcategories: [
    ...Object.keys(titled),
    'id',
    'courseId',
    'thumbnail',
    'instructor',
    'duration',
    'lessonsCount',
  ],
  lessons: [...Object.keys(titled), 'id', 'courseId', 'subcategoryId', 'topics', 'videoUrl', 'duration'],
  users: Object.keys(user),
  payments: ['amount', 'method', 'note', 'receivedOn', 'recordedAt', 'recordedBy'],
  furtherPayments: ['amount', 'method', 'note', 'receivedOn', 'recordedAt', 'recordedBy'],
};

describe('a check of a document', () => {
  it.each(checkedCollections)('finds nothing wrong with a complete document of %s', (collection) => {
    expect(faultsOf(collection, '7', checked[collection])).toBeUndefined();
    expect(repairsOf(collection, '7', checked[collection])).toEqual({});
  });

  it.each(repairs)(
    'of $collection reports $field when it is wrong, and a repair writes nothing else',
    (cell) => {
      const { collection, field } = cell;
      for (const [fault, value] of faults) {
        const { [field]: _, ...others }: Record<string, unknown> = checked[collection];
        const fields = value === undefined ? others : { ...others, [field]: value };
        const found = faultsOf(collection, '7', fields);
        const written = repairsOf(collection, '7', fields);
        const named = found ? [field] : [];
        expect([fault, Object.keys(written)]).toEqual([fault, named]);
        expect([fault, found?.fields.map((wrong) => wrong.field) ?? []]).toEqual([fault, named]);
      }
    },
  );

  it.each(repairs)(
    'of $collection needs attention without $field only if documents have always had it',
    ({ collection, field }) => {
      const found = faultsOf(collection, '7', { ...checked[collection], [field]: undefined });
      const isRequired = fromTheBeginning[collection].includes(field);
      const hint = `older documents lack ${field}: read it by addedLater or mayLack (stored.ts)`;
      expect([hint, found?.fields]).toEqual([hint, isRequired ? [{ field, problem: 'missing' }] : undefined]);
    },
  );

  it.each(repairs.filter(({ collection }) => collection !== 'users'))(
    'of $collection finds nothing wrong with $field once it is repaired, except an unknown course, category or day',
    ({ collection, field }) => {
      for (const [fault, value] of faults) {
        const fields = { ...checked[collection], [field]: value };
        const repaired = { ...fields, ...repairsOf(collection, '7', fields) };
        const left = faultsOf(collection, '7', repaired)?.fields.map((wrong) => wrong.field) ?? [];
        const mayStay = ['courseId', 'subcategoryId', 'receivedOn'].includes(field);
        expect([fault, left.filter((wrong) => !mayStay || wrong !== field)]).toEqual([fault, []]);
      }
    },
  );

  it('says that a text is too large, and a repair cuts it', () => {
    const fields = { ...lesson, description: 'x'.repeat(900_000) };
    expect(faultsOf('lessons', '7', fields)?.fields).toEqual([
      { field: 'description', problem: 'too-large' },
    ]);
    expect(repairsOf('lessons', '7', fields)).toEqual({ description: 'x'.repeat(5000) });
  });

  it('keeps the first entries of a list that is too long', () => {
    const topics = Array.from({ length: 31 }, (_, index) => `Topic ${index}`);
    expect(repairsOf('lessons', '7', { ...lesson, topics })).toEqual({ topics: topics.slice(0, 30) });
  });

  it.each(['abc', '007', '0', '-7', '7.5', ''])('finds a lesson unreadable whose id is "%s"', (id) => {
    expect(faultsOf('lessons', id, lesson)?.kind).toBe('unreadable');
  });

  it('finds that the field `id` differs from the document’s id', () => {
    expect(faultsOf('lessons', '8', lesson)?.fields).toEqual([{ field: 'id', problem: 'invalid' }]);
    expect(repairsOf('lessons', '8', lesson)).toEqual({ id: 8 });
  });
});

describe('a number that was stored as text', () => {
  it.each([
    ['1999', 1999],
    [' 7 ', 7],
    ['19.99', 0],
    ['', 0],
    ['1e3', 0],
    ['9'.repeat(16), 0],
  ])('is read from %o as %i', (text, number) => {
    expect(Course.parse({ ...course, price: text }).price).toBe(number);
  });

  it('is read in a list of ids', () => {
    expect(Course.parse({ ...course, lessonIds: [1, '2', 'three', 4.5] }).lessonIds).toEqual([1, 2]);
  });
});

const accepts = (text: string, max: number) => z.string().max(max).safeParse(text).success;

describe('a text that is cut', () => {
  it('stays whole at its limit', () => {
    expect(cutText('ab', 2)).toBe('ab');
    expect(cutText('ab\uD83D', 3)).toBe('ab\uD83D');
  });

  it('has as many characters as a schema with the same limit accepts', () => {
    const characters = fc.string({ unit: fc.constantFrom('a', '😀', '\uD83D', 'അ'), maxLength: 12 });
    fc.assert(
      fc.property(characters, fc.nat(8), (text, max) => {
        const cut = cutText(text, max);
        expect(text.startsWith(cut)).toBe(true);
        expect(accepts(cut, max)).toBe(true);
        expect(cut === text).toBe(accepts(text, max));
      }),
    );
  });

  it('never ends within a surrogate pair', () => {
    expect(cutText('ab😀😀', 3)).toBe('ab😀');
    expect(cutText('😀😀', 1)).toBe('😀');
  });
});
