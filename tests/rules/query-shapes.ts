import { attentionCollection } from '@padavu/domain/admin/attention';
import { userStatsEntries } from '@padavu/domain/user/user-stats';
import { auditCollection } from '@padavu/domain/admin/audit';
import { coursesCollection } from '@padavu/domain/course/course';
import { questionsCollection } from '@padavu/domain/learning/lesson-question';
import { learnerStatsCollection } from '@padavu/domain/course/course-stats';
import { discountsCollection } from '@padavu/domain/payment/discount';
import { erasuresCollection } from '@padavu/domain/user/erasure';
import { idempotencyCollection } from '@padavu/domain/api/idempotency';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { mailCollection } from '@padavu/domain/site/mail';
import { mediaCollection } from '@padavu/domain/picture/picture';
import { furtherPaymentsCollection } from '@padavu/domain/payment/further-payment';
import { paymentsCollection } from '@padavu/domain/payment/payment';
import { certificateHoldersCollection, certificatesCollection } from '@padavu/domain/learning/certificate';
import { progressCollection } from '@padavu/domain/learning/progress';
import { receiptsCollection } from '@padavu/domain/payment/receipt';
import { categoriesCollection } from '@padavu/domain/course/category';
import { subscribersCollection } from '@padavu/domain/site/subscriber';
import { submissionPicturesCollection, submissionsCollection } from '@padavu/domain/learning/task';
import { QuestionFilter } from '@padavu/domain/learning/question-input';
import { taskStates } from '@padavu/domain/learning/task-state';
import { trashCollection } from '@padavu/domain/admin/trash';
import { usersCollection, type UserFilter } from '@padavu/domain/user/user';
import { userSorts } from '@padavu/domain/user/user-sort';
import type { z } from 'zod';
import type { LiveQuery } from '../../web/src/lib/firebase/live.ts';
import { confinedTo } from '../../web/src/features/course-content/confined-to.ts';
import type { AuditFilter } from '../../web/src/features/audit-log/audit-filter.ts';
import { administrators, auditEntries } from '../../web/src/features/audit-log/queries.ts';
import {
  attentionItems,
  firstCourses,
  newestAuditEntry,
  overviewCourses,
  overviewCourseStats,
} from '../../web/src/features/admin-overview/queries.ts';
import {
  categoriesAfter,
  categoriesOfCourse,
  categoriesOfCourses,
  categoriesWithIds,
  coursesById,
  coursesWithIds,
  coursesWithSlug,
  lessonsAfter,
  lessonsByDay,
  lessonsOfCategories,
  lessonsOfCourse,
} from '../../web/src/features/course-content/queries.ts';
import {
  certificatesOf,
  furtherPaymentDocuments,
  claimsWithNumber,
  auditEntriesOf,
  latestClaims,
  userWithReference,
  usersWith,
  usersMatching,
  usersWaiting,
} from '../../web/src/features/admin-users/queries.ts';
import { listedDiscounts } from '../../web/src/features/discounts/queries.ts';
import { listedPages, versionsOf } from '../../web/src/features/page-content/queries.ts';
import { listedQuestions } from '../../web/src/features/questions/queries.ts';
import { listedWork } from '../../web/src/features/tasks/queries.ts';
import { deletedFrom } from '../../web/src/features/trash/queries.ts';
import type { QueryShape } from './support/required-index.ts';

/** Every way to filter the list of users. */
const userFilters: UserFilter[] = (['all', 'pending'] as const).flatMap((status) =>
  [null, 1].flatMap((courseId) => ['', 'anj'].map((search) => ({ status, courseId, search }))),
);

/** The queries for a page of users, which the API and the screen share. */
const userPages = userFilters.flatMap((filter) =>
  userSorts.map((sort) => usersMatching(filter, { sort, limit: 25 })),
);

/** Every way to filter the audit log. */
const auditFilters: AuditFilter[] = [null, 'rajan'].flatMap((actor) =>
  ([null, 'lesson'] as const).flatMap((kind) =>
    ['', 'anjali'].flatMap((about) =>
      [null, '2025-05-01'].map((day) => ({ actor, kind, about, from: day, to: day })),
    ),
  ),
);

/** The queries, each also in the form that is confined to a teacher's course. */
const alsoConfined = <T extends z.ZodType>(queries: LiveQuery<T>[]): QueryShape[] => [
  ...queries,
  ...queries.map((query) => confinedTo(1, query)),
];

/** The queries of the web app, by the file that describes them. */
export const webQueries: Record<string, QueryShape[]> = {
  'features/audit-log/queries.ts': [
    ...auditFilters.map((filter) => auditEntries(filter, { timeZone: 'Asia/Kolkata', limit: 25 })),
    administrators,
  ],
  'features/admin-overview/queries.ts': [
    firstCourses,
    attentionItems,
    newestAuditEntry,
    overviewCourses,
    overviewCourseStats,
  ],
  'features/trash/queries.ts': [deletedFrom('lessons', 26)],
  'features/course-content/queries.ts': [
    ...alsoConfined([coursesById(61), coursesById(61, 7), coursesWithIds([1, 2])]),
    ...alsoConfined([
      lessonsOfCourse(1),
      lessonsOfCategories([1, 2], 60),
      ...(['asc', 'desc'] as const).map((direction) => lessonsByDay(1, direction, 30)),
      ...[null, { courseId: 1 }, { subcategoryId: 1 }].flatMap((of) =>
        [0, 7].map((id) => lessonsAfter(id, 60, of)),
      ),
    ]),
    ...alsoConfined([
      categoriesOfCourse(1),
      categoriesOfCourses([1, 2], 25),
      categoriesWithIds([1, 2]),
      ...[null, 1].flatMap((courseId) => [0, 7].map((id) => categoriesAfter(id, 60, courseId))),
    ]),
    coursesWithSlug('ecommerce-mastery'),
  ],
  'features/discounts/queries.ts': [listedDiscounts],
  'features/questions/queries.ts': alsoConfined(
    QuestionFilter.options.map((filter) => listedQuestions(filter, 25)),
  ),
  'features/tasks/queries.ts': alsoConfined(taskStates.map((state) => listedWork(state, 25))),
  'features/page-content/queries.ts': [listedPages, versionsOf('home')],
  'features/admin-users/queries.ts': [
    ...userPages,
    userWithReference('K7M3QX'),
    usersWith('paymentReference', ['K7M3QX']),
    usersWith('__name__', ['anjali']),
    usersWaiting(25),
    latestClaims(1000),
    claimsWithNumber('412345678901', 11),
    auditEntriesOf('anjali', 11),
    certificatesOf('anjali'),
    furtherPaymentDocuments('anjali'),
  ],
};

const equal = (collection: string, ...fields: string[]): QueryShape => ({
  collection,
  where: fields.map((field) => [field, '=='] as const),
  orderBy: [],
});

/** A list ordered by id, of a whole collection or filtered by `where`. */
const byId = (collection: string, ...where: QueryShape['where']): QueryShape => ({
  collection,
  where,
  orderBy: [['id', 'asc']],
});

/** A collection in the order of document ids. */
const byDocument = (collection: string): QueryShape => ({
  collection,
  where: [],
  orderBy: [['__name__', 'asc']],
});

/** The documents of one person or one newsletter address, found by the beginning of their ids. */
const withIdPrefix = (collection: string): QueryShape => ({
  collection,
  where: [
    ['__name__', '>='],
    ['__name__', '<'],
  ],
  orderBy: [],
});

/** The documents of a collection with the highest values of a field, within limits. */
const highest = (collection: string, field: string, ...operators: string[]): QueryShape => ({
  collection,
  where: operators.map((operator) => [field, operator]),
  orderBy: [[field, 'desc']],
});

/** The documents whose field is in a range, in its order and that of the ids. */
const between = (collection: string, field: string): QueryShape => ({
  collection,
  where: [
    [field, '>='],
    [field, '<'],
  ],
  orderBy: [
    [field, 'asc'],
    ['__name__', 'asc'],
  ],
});

/** Those with the highest ids, of documents with the same value of another field. */
const highestOf = (collection: string, filter: string, field: string): QueryShape => ({
  collection,
  where: [
    [filter, '=='],
    [field, '>'],
  ],
  orderBy: [[field, 'desc']],
});

/** The queries of the functions, by the file that makes them; `indexes.test.ts` compares this list with the sources. */
export const functionQueries: Record<string, QueryShape[]> = {
  'data/admin/audit.ts': [
    { ...equal(auditCollection), orderBy: [['at', 'desc']] },
    { ...equal(auditCollection, 'actor.uid'), orderBy: [['at', 'desc']] },
    { ...equal(auditCollection, 'action'), orderBy: [['at', 'desc']] },
    { ...equal(auditCollection, 'actor.uid', 'action'), orderBy: [['at', 'desc']] },
    { ...equal(auditCollection, 'action', 'target.id'), orderBy: [['at', 'desc']] },
    equal(auditCollection, 'target.id'),
  ],
  'data/payment/books.ts': [
    ...[paymentsCollection, receiptsCollection].flatMap((collection) => [
      between(collection, 'receivedOn'),
      between(collection, 'refund.refundedOn'),
    ]),
    between(furtherPaymentsCollection, 'receivedOn'),
    between(trashCollection, 'payment.receivedOn'),
    between(trashCollection, 'payment.refund.refundedOn'),
  ],
  'data/payment/due-payments.ts': [
    {
      collection: paymentsCollection,
      where: [
        ['price', '>'],
        ['price', '<='],
      ],
      orderBy: [
        ['price', 'desc'],
        ['__name__', 'desc'],
      ],
    },
  ],
  'data/learning/certificates.ts': [equal(certificatesCollection, 'uid')],
  'data/course/content-removal.ts': [
    equal(lessonsCollection, 'subcategoryId'),
    equal(categoriesCollection, 'courseId'),
    equal(usersCollection, 'courseId'),
  ],
  'data/course/content-counts.ts': [
    equal(lessonsCollection, 'subcategoryId'),
    equal(lessonsCollection, 'courseId'),
    equal(categoriesCollection, 'courseId'),
    { collection: coursesCollection, where: [['lessonIds', 'array-contains']], orderBy: [] },
  ],
  'data/admin/counters.ts': [
    ...[coursesCollection, categoriesCollection, lessonsCollection].map((collection) =>
      highest(collection, 'id', '>'),
    ),
    highestOf(auditCollection, 'action', 'before.id'),
    highestOf(trashCollection, 'collection', 'document.id'),
  ],
  'data/course/courses.ts': [
    byId(coursesCollection),
    byId(coursesCollection, ['published', '==']),
    {
      collection: usersCollection,
      where: [
        ['courseId', '=='],
        ['status', 'in'],
      ],
      orderBy: [],
    },
  ],
  // `data/store/reads.ts` reads these page by page and adds the order by id.
  'data/user/personal-documents.ts': [
    ...[
      'target.id',
      'partOf',
      'actor.uid',
      'before.recordedBy.uid',
      'after.recordedBy.uid',
      'before.payment.recordedBy.uid',
      'after.payment.recordedBy.uid',
      'before.refund.recordedBy.uid',
      'after.refund.recordedBy.uid',
      'before.payment.refund.recordedBy.uid',
      'after.payment.refund.recordedBy.uid',
    ].map((field) => equal(auditCollection, field)),
    equal(paymentsCollection, 'recordedBy.uid'),
    equal(paymentsCollection, 'refund.recordedBy.uid'),
    equal(furtherPaymentsCollection, 'recordedBy.uid'),
    equal(trashCollection, 'deletedBy.uid'),
    equal(trashCollection, 'payment.recordedBy.uid'),
    equal(trashCollection, 'payment.refund.recordedBy.uid'),
    equal(usersCollection, 'deletionBegunBy.uid'),
    equal(idempotencyCollection, 'result.id'),
    equal(certificatesCollection, 'uid'),
    ...[questionsCollection, submissionsCollection].map((collection): QueryShape => ({
      collection,
      where: [['people', 'array-contains']],
      orderBy: [],
    })),
  ],
  'data/user/erasure.ts': [equal(erasuresCollection, 'unfinished'), equal(usersCollection, 'email')],
  'data/payment/payments.ts': [
    highest(paymentsCollection, 'receiptNumber', '>=', '<'),
    highest(receiptsCollection, 'receiptNumber', '>=', '<'),
    highest(trashCollection, 'payment.receiptNumber', '>=', '<'),
  ],
  'data/payment/discounts.ts': [
    byDocument(discountsCollection),
    equal(usersCollection, 'discount.code'),
    equal(trashCollection, 'document.discount.code'),
  ],
  'data/learning/questions.ts': [
    equal(questionsCollection, 'lessonId'),
    { collection: questionsCollection, where: [['people', 'array-contains']], orderBy: [] },
    {
      ...equal(questionsCollection, 'lessonId', 'hidden'),
      orderBy: [
        ['pinned', 'desc'],
        ['lastAt', 'desc'],
      ],
    },
    ...[[], ['courseId']].flatMap((course): QueryShape[] => [
      { ...equal(questionsCollection, 'waiting', ...course), orderBy: [['lastAt', 'asc']] },
      { ...equal(questionsCollection, 'reported', ...course), orderBy: [['lastAt', 'asc']] },
      { ...equal(questionsCollection, ...course), orderBy: [['lastAt', 'desc']] },
    ]),
  ],
  'data/learning/tasks.ts': [
    equal(submissionsCollection, 'lessonId'),
    equal(submissionsCollection, 'by.uid'),
    ...[[], ['courseId']].flatMap((course): QueryShape[] => [
      { ...equal(submissionsCollection, 'state', ...course), orderBy: [['lastAt', 'asc']] },
      { ...equal(submissionsCollection, 'state', ...course), orderBy: [['lastAt', 'desc']] },
    ]),
  ],
  // Added to the queries of the callers, in their direction.
  'data/store/ordered-page.ts': [
    questionsCollection,
    submissionsCollection,
    trashCollection,
    auditCollection,
    subscribersCollection,
  ].map(byDocument),
  // Over the progress of all accounts.
  'data/learning/stuck-learners.ts': [
    {
      collection: progressCollection,
      where: [
        ['lastAt', '>='],
        ['lastAt', '<='],
      ],
      orderBy: [['lastAt', 'desc']],
    },
  ],
  'data/site/pages.ts': [{ collection: 'versions', where: [], orderBy: [['publishedAt', 'desc']] }],
  'data/user/personal-data.ts': [
    // Added to the queries of `data/learning/tasks.ts` and `data/learning/questions.ts`.
    { collection: submissionsCollection, where: [['__name__', '>']], orderBy: [] },
    equal(certificatesCollection, 'uid'),
    { ...equal(auditCollection, 'target.id'), orderBy: [['at', 'desc']] },
    { ...equal(auditCollection, 'actor.uid'), orderBy: [['at', 'desc']] },
  ],
  'data/user/retention.ts': [
    {
      collection: subscribersCollection,
      where: [
        ['confirmed', '=='],
        ['subscribedAt', '<='],
      ],
      orderBy: [],
    },
    { collection: mailCollection, where: [['expireAt', '<=']], orderBy: [] },
    { collection: receiptsCollection, where: [['keptUntil', '<']], orderBy: [] },
    { collection: idempotencyCollection, where: [['expiresAt', '<=']], orderBy: [] },
  ],
  'data/store/reads.ts': [
    byDocument(userStatsEntries),
    byDocument(usersCollection),
    byDocument(attentionCollection),
    byDocument(mediaCollection),
    ...[
      learnerStatsCollection,
      mailCollection,
      certificateHoldersCollection,
      submissionPicturesCollection,
      furtherPaymentsCollection,
    ].map(withIdPrefix),
  ],
  'data/user/user-stats.ts': [equal(usersCollection, 'courseId', 'role', 'status')],
  // The callers add the order and the other clauses, and list the result.
  'data/store/id-page.ts': [{ collection: coursesCollection, where: [['id', '>']], orderBy: [] }],
  'data/picture/media-clearing.ts': [equal(auditCollection, 'action')],
  'data/course/lesson-moves.ts': ['lessonId', 'subcategoryId'].flatMap((field) => [
    equal(questionsCollection, field),
    equal(submissionsCollection, field),
  ]),
  'data/course/lessons.ts': [equal(lessonsCollection, 'subcategoryId'), equal(lessonsCollection, 'courseId')],
  'data/user/registrations.ts': [
    equal(usersCollection, 'paymentReference'),
    { collection: 'registrations', where: [['startedAt', '<=']], orderBy: [] },
  ],
  'data/user/security.ts': [{ collection: usersCollection, where: [['role', 'in']], orderBy: [] }],
  'data/site/site-content.ts': [equal(coursesCollection, 'published')],
  'data/course/slugs.ts': [equal(coursesCollection, 'slug')],
  'data/course/categories.ts': [
    byId(categoriesCollection),
    byId(categoriesCollection, ['courseId', '==']),
    { collection: categoriesCollection, where: [['courseId', 'in']], orderBy: [] },
    equal(lessonsCollection, 'subcategoryId'),
  ],
  'data/admin/trash.ts': [
    { ...equal(trashCollection), orderBy: [['deletedAt', 'desc']] },
    { ...equal(trashCollection, 'collection'), orderBy: [['deletedAt', 'desc']] },
    { ...equal(trashCollection, 'deletionId', 'collection'), orderBy: [['__name__', 'asc']] },
    { collection: trashCollection, where: [['deletedAt', '<=']], orderBy: [['deletedAt', 'asc']] },
    { collection: trashCollection, where: [['unfinishedSince', '<=']], orderBy: [] },
    equal(trashCollection, 'erasing'),
  ],
  'data/user/users.ts': [...userPages, equal(usersCollection, 'paymentReference')],
};
