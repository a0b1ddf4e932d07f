import {
  aCourse,
  aLesson,
  anAuditEntry,
  aFurtherPayment,
  aPayment,
  aProgress,
  aCategory,
  aTrashEntry,
  aUserRecord,
} from '../support/builders.ts';
import { everyone, type Person } from './support/rules-environment.ts';
import { learnersNotes } from './notes-rows.ts';
import { quizLessons } from './seed.ts';
import { atAPace, getRow, listRow, nobody, type Row, unwritableRows } from './row.ts';

const admins: readonly Person[] = ['admin'];
/** Administrators, and the teacher of courses 1 and 3. */
const staff: readonly Person[] = ['teacher', 'admin'];
/** Administrators and every teacher with a valid session. They may read a document that does not exist. */
const anyStaff: readonly Person[] = ['teacherElsewhere', 'oddTeacher', ...staff];
const learnersOfCourse1: readonly Person[] = ['learner', 'otherLearner', ...staff];
const learnersOfCourse2: readonly Person[] = [
  'learnerElsewhere',
  'movedLearner',
  'teacherElsewhere',
  'admin',
];

const learnersOfCourse4AfterTheStart: readonly Person[] = [
  'inTheSecondDay',
  'openedByHand',
  'fromBeforeThePace',
];
const learnersOfCourse4: readonly Person[] = [...learnersOfCourse4AfterTheStart, 'beforeTheStart'];

/** The access to each collection. What a learner writes is in `progress-rows.ts` and `notes-rows.ts`. */
export const accessRows: readonly Row[] = [
  getRow('the user document of a learner', 'users/learner', ['learner', 'admin']),
  getRow('the user document of a pending person', 'users/pending', ['pending', 'admin']),
  getRow('the user document of a deactivated learner', 'users/inactive', ['inactive', 'admin']),
  getRow('the user document of a newcomer, which does not exist yet', 'users/newcomer', [
    'newcomer',
    'admin',
  ]),
  // A page reads in its own user document that its session is over, and why.
  getRow(
    'their own user document',
    (uid) => `users/${uid}`,
    everyone.filter((person) => person !== 'anonymous'),
  ),
  listRow('users', 'users', admins),
  listRow('the pending users', 'users', admins, { status: 'pending' }),
  ...unwritableRows('users/learner', 'users/newcomer', aUserRecord({ role: 'admin' })),
  ...unwritableRows('users/pending', 'users/someone', aUserRecord({ status: 'approved' })),

  getRow("a learner's progress", 'users/learner/progress/1', ['learner', 'admin']),
  getRow('progress of an inactive learner', 'users/inactive/progress/1', admins),
  getRow("a deactivated learner's progress", 'users/deactivatedLearner/progress/1', admins),
  getRow("a moved learner's progress in the previous course", 'users/movedLearner/progress/1', admins),
  getRow("a moved learner's progress", 'users/movedLearner/progress/2', ['movedLearner', 'admin']),
  getRow('their own progress in a course without a number', (uid) => `users/${uid}/progress/null`, admins),
  listRow("a learner's progress", 'users/learner/progress', nobody),
  ...unwritableRows('users/deactivatedLearner/progress/1', 'users/inactive/progress/1', aProgress()),
  ...unwritableRows('users/learner/progress/1', 'users/learner/progress/2', aProgress()),

  getRow('the payment of a learner', 'payments/learner', admins),
  getRow('a payment that does not exist', 'payments/pending', admins),
  listRow('the payments', 'payments', admins),
  ...unwritableRows('payments/learner', 'payments/pending', aPayment()),

  getRow('a further payment of a learner', 'furtherPayments/learner_1', admins),
  getRow('a further payment that does not exist', 'furtherPayments/learner_9', admins),
  listRow('the further payments', 'furtherPayments', admins),
  ...unwritableRows('furtherPayments/learner_1', 'furtherPayments/learner_2', aFurtherPayment()),

  getRow('the payment claim of a pending person', 'paymentClaims/pending', admins),
  listRow('the payment claims', 'paymentClaims', admins),
  ...unwritableRows('paymentClaims/pending', 'paymentClaims/newcomer', { number: '412345678901' }),

  getRow('the picture of a payment claim', 'claimPictures/pending', nobody),
  listRow('the pictures of payment claims', 'claimPictures', nobody),
  ...unwritableRows('claimPictures/pending', 'claimPictures/newcomer', { type: 'image/webp' }),

  getRow('the receipt of an erased person', 'receipts/erased', nobody),
  listRow('the receipts of erased people', 'receipts', nobody),
  ...unwritableRows('receipts/erased', 'receipts/other', { amount: 1 }),

  getRow('a quiz with its answers', 'quizzes/1', staff),
  getRow('a quiz of course 2', 'quizzes/2', ['teacherElsewhere', 'admin']),
  getRow('the missing quiz of a lesson of course 1', `quizzes/${quizLessons.open}`, staff),
  getRow('the missing quiz of a deleted lesson', 'quizzes/9', admins),
  listRow('the quizzes', 'quizzes', nobody),
  ...unwritableRows('quizzes/1', 'quizzes/9', { required: false, questions: [] }),
  getRow('the statistics of a quiz', 'quizStats/1', staff),
  listRow('the statistics of quizzes', 'quizStats', nobody),
  ...unwritableRows('quizStats/1', 'quizStats/9', { tries: 1 }),
  getRow('a question under a lesson', 'questions/question1', staff),
  getRow('a question that does not exist', 'questions/question9', anyStaff),
  listRow('the questions of course 1', 'questions', staff, { courseId: 1 }),
  listRow('the questions of course 1 that wait for an answer', 'questions', staff, {
    courseId: 1,
    waiting: true,
  }),
  listRow('the questions of course 2', 'questions', ['teacherElsewhere', 'admin'], { courseId: 2 }),
  listRow('the questions under lessons', 'questions', admins),
  ...unwritableRows('questions/question1', 'questions/question9', { text: 'Why?', hidden: false }),
  getRow('the work of a learner', 'submissions/learner_1', staff),
  getRow('work that does not exist', 'submissions/learner_9', anyStaff),
  listRow('the work of course 1', 'submissions', staff, { courseId: 1 }),
  listRow('the work of learners', 'submissions', admins),
  ...unwritableRows('submissions/learner_1', 'submissions/learner_2', { state: 'done' }),
  getRow('the picture of a piece of work', 'submissionPictures/learner_1', nobody),
  listRow('the pictures of work', 'submissionPictures', nobody),
  ...unwritableRows('submissionPictures/learner_1', 'submissionPictures/learner_2', { type: 'image/webp' }),
  getRow('a certificate', 'certificates/K7M3-QX9A-2BCD-EF45', admins),
  listRow('the certificates', 'certificates', admins),
  ...unwritableRows('certificates/K7M3-QX9A-2BCD-EF45', 'certificates/K7M3-QX9A-2BCD-EF46', {
    status: 'valid',
  }),

  getRow('the certificate number of a learner', 'certificateHolders/learner_1', nobody),
  listRow('the holders of certificates', 'certificateHolders', nobody),
  ...unwritableRows('certificateHolders/learner_1', 'certificateHolders/learner_2', {
    number: 'K7M3-QX9A-2BCD-EF45',
  }),

  getRow('a mail to be sent', 'mail/1', nobody),
  listRow('the mails', 'mail', nobody),
  ...unwritableRows('mail/1', 'mail/9', { to: 'new@padavu.example', message: { subject: 'Hello' } }),

  getRow('the record of an erasure', 'erasures/erased', nobody),
  listRow('the records of erasures', 'erasures', nobody),
  ...unwritableRows('erasures/erased', 'erasures/other', { erasedAt: new Date(0) }),

  getRow('a published course', 'courses/1', learnersOfCourse1),
  getRow('another published course', 'courses/2', learnersOfCourse2),
  getRow('a draft', 'courses/3', staff),
  getRow('a course whose id is not a number', 'courses/ecommerce', admins),
  getRow('a course that does not exist', 'courses/9', admins),
  listRow('the published courses', 'courses', admins, { published: true }),
  listRow('the drafts', 'courses', admins, { published: false }),
  listRow('all courses', 'courses', admins),
  listRow('course 1 by its id', 'courses', staff, { id: 1 }),
  listRow('course 2 by its id', 'courses', ['teacherElsewhere', 'admin'], { id: 2 }),
  ...unwritableRows('courses/1', 'courses/9', aCourse({ id: 9 })),

  getRow('a category', 'subcategories/1', learnersOfCourse1),
  getRow('a category of course 2', 'subcategories/2', learnersOfCourse2),
  getRow('a category of a draft', 'subcategories/3', staff),
  getRow('a category that does not exist', 'subcategories/9', anyStaff),
  listRow('all categories', 'subcategories', admins),
  listRow('the categories of course 1', 'subcategories', learnersOfCourse1, { courseId: 1 }),
  listRow('the categories of a draft', 'subcategories', staff, { courseId: 3 }),
  ...unwritableRows('subcategories/1', 'subcategories/9', aCategory({ id: 9 })),

  getRow('a lesson of course 1', 'lessons/1', learnersOfCourse1),
  getRow('a lesson of course 2', 'lessons/2', learnersOfCourse2),
  getRow('a lesson of a draft', 'lessons/3', staff),
  getRow('a lesson that does not exist', 'lessons/9', anyStaff),
  listRow('the lessons of course 1', 'lessons', learnersOfCourse1, { courseId: 1 }),
  listRow('the lessons of a category of course 1', 'lessons', learnersOfCourse1, {
    courseId: 1,
    subcategoryId: 1,
  }),
  listRow('the lessons of a category, without its course', 'lessons', admins, { subcategoryId: 1 }),
  listRow('the lessons of course 2', 'lessons', learnersOfCourse2, { courseId: 2 }),
  listRow('the lessons of a draft', 'lessons', staff, { courseId: 3 }),
  listRow('all lessons', 'lessons', admins),
  ...[
    getRow('a daily course', 'courses/4', learnersOfCourse4),
    getRow('a lesson of the first day of a daily course', 'lessons/41', learnersOfCourse4AfterTheStart),
    getRow('a lesson of the second day of a daily course', 'lessons/42', learnersOfCourse4AfterTheStart),
    getRow('a lesson of the third day of a daily course', 'lessons/43', ['fromBeforeThePace']),
    getRow(
      'a lesson of the third day of a daily course that opens with the first',
      'lessons/44',
      learnersOfCourse4AfterTheStart,
    ),
    getRow('a lesson without a day of a daily course', 'lessons/45', learnersOfCourse4),
    listRow('the lessons of a daily course', 'lessons', ['fromBeforeThePace'], { courseId: 4 }),
    getRow('a lesson whose date has come', 'lessons/51', ['byDates']),
    getRow('a lesson whose date will come', 'lessons/52', nobody),
    getRow('a lesson of a day without a date', 'lessons/53', nobody),
    getRow('the first day of a course that opens by progress', 'lessons/61', ['byProgress', 'farByProgress']),
    getRow('the second day of a course that opens by progress', 'lessons/62', ['farByProgress']),
    getRow('the third day of a course that opens by progress', 'lessons/63', nobody),
  ].map(atAPace),
  ...unwritableRows('lessons/1', 'lessons/9', aLesson({ id: 9 })),

  getRow('an audit entry', 'audit/1', admins),
  listRow('the audit log', 'audit', admins),
  ...unwritableRows('audit/1', 'audit/9', anAuditEntry()),

  getRow('a subscriber', 'subscribers/1', nobody),
  listRow('the subscribers', 'subscribers', nobody),
  ...unwritableRows('subscribers/1', 'subscribers/9', { email: 'new@padavu.example' }),

  getRow('the unsubscription of an address', 'unsubscriptions/1', nobody),
  listRow('the unsubscriptions', 'unsubscriptions', nobody),
  ...unwritableRows('unsubscriptions/1', 'unsubscriptions/9', { unsubscribedAt: new Date(0) }),

  getRow('the statistics of course 1', 'insights/1', staff),
  getRow('the statistics of course 2', 'insights/2', ['teacherElsewhere', 'admin']),
  listRow('the statistics of courses', 'insights', admins),
  ...unwritableRows('insights/1', 'insights/9', { courseId: 9, started: 0 }),

  getRow('the statistics of a learner', 'learning/learner_1', nobody),
  listRow('the statistics of learners', 'learning', nobody),
  ...unwritableRows('learning/learner_1', 'learning/learner_2', { finished: true }),

  getRow('a document that needs attention', 'attention/lessons_1', admins),
  listRow('the documents that need attention', 'attention', admins),
  ...unwritableRows('attention/lessons_1', 'attention/lessons_9', { collection: 'lessons', documentId: '9' }),

  getRow('the user totals', 'headcounts/users', admins),
  listRow('the user totals', 'headcounts', admins),
  ...unwritableRows('headcounts/users', 'headcounts/others', { courses: {} }),

  getRow('a deleted account', 'trash/users_gone', admins),
  getRow('the trash entry of their own account', (uid) => `trash/users_${uid}`, admins),
  listRow('the trash', 'trash', admins),
  listRow('the deleted lessons', 'trash', admins, { collection: 'lessons' }),
  ...unwritableRows('trash/users_gone', 'trash/users_other', aTrashEntry()),
  getRow("a deleted account's progress", 'trash/users_gone/progress/1', nobody),
  listRow("a deleted account's progress", 'trash/users_gone/progress', nobody),
  ...unwritableRows('trash/users_gone/progress/1', 'trash/users_gone/progress/2', aProgress()),
  getRow("a deleted account's notes", 'trash/users_gone/notes/1', nobody),
  listRow("a deleted account's notes", 'trash/users_gone/notes', nobody),
  ...unwritableRows('trash/users_gone/notes/1', 'trash/users_gone/notes/2', learnersNotes),

  getRow('the statistics entry of an account', 'counted/learner', nobody),
  listRow('the statistics entries of accounts', 'counted', nobody),
  ...unwritableRows('counted/learner', 'counted/other', { role: 'user', status: 'approved', courseId: 1 }),

  getRow('a counter', 'counters/lessons', nobody),
  listRow('the counters', 'counters', nobody),
  ...unwritableRows('counters/lessons', 'counters/courses', { last: 0 }),

  getRow('the course of a slug', 'slugs/ecommerce-mastery', nobody),
  listRow('the slugs', 'slugs', nobody),
  ...unwritableRows('slugs/ecommerce-mastery', 'slugs/design', { courseId: 1 }),

  getRow('a file of a picture', 'media/1f', nobody),
  listRow('the files of pictures', 'media', nobody),
  ...unwritableRows('media/1f', 'media/2e', { type: 'image/webp' }),

  getRow('the site content', 'site/current', nobody),
  listRow('the site content', 'site', nobody),
  ...unwritableRows('site/current', 'site/other', { courses: [] }),

  getRow('a check of the statistics', 'checks/userStats', nobody),
  listRow('the checks of the statistics', 'checks', nobody),
  ...unwritableRows('checks/userStats', 'checks/courseStats', { differences: '' }),

  getRow('the stored result of a call', 'idempotency/1', nobody),
  listRow('the stored results of calls', 'idempotency', nobody),
  ...unwritableRows('idempotency/1', 'idempotency/9', { fingerprint: '' }),

  getRow('the course of a category', 'categoryCourses/1', nobody),
  listRow('the courses of categories', 'categoryCourses', nobody),
  ...unwritableRows('categoryCourses/1', 'categoryCourses/9', { courseId: 1 }),

  getRow('the throttle of an address', 'throttle/1', nobody),
  listRow('the throttle', 'throttle', nobody),
  ...unwritableRows('throttle/1', 'throttle/9', { failures: 0 }),

  getRow('a registration in progress', 'registrations/1', nobody),
  listRow('the registrations in progress', 'registrations', nobody),
  ...unwritableRows('registrations/1', 'registrations/9', {}),

  getRow('the security settings', 'settings/security', nobody),
  getRow('the settings of the school', 'settings/school', admins),
  getRow('the secret that signs mails', 'settings/newsletter', nobody),
  listRow('the settings', 'settings', nobody),
  ...unwritableRows('settings/security', 'settings/other', { requireSecondFactor: false }),
  ...unwritableRows('settings/school', 'settings/another', { name: 'Another school' }),

  getRow('a discount code', 'discounts/ONAM25', admins),
  listRow('the discount codes', 'discounts', admins),
  ...unwritableRows('discounts/ONAM25', 'discounts/FREE', { kind: 'percent', value: 100, active: true }),

  getRow('the content of a page', 'pages/about', admins),
  listRow('the pages', 'pages', admins),
  ...unwritableRows('pages/about', 'pages/another', { published: {} }),

  getRow('an earlier version of a page', 'pages/about/versions/1', admins),
  listRow('the versions of a page', 'pages/about/versions', admins),
  ...unwritableRows('pages/about/versions/1', 'pages/about/versions/9', { content: {} }),

  getRow('the mark of a restore', 'restores/current', nobody),
  listRow('the marks of restores', 'restores', nobody),
  ...unwritableRows('restores/current', 'restores/other', {}),

  getRow('a collection that the rules do not name', 'unforeseen/1', nobody),
  listRow('a collection that the rules do not name', 'unforeseen', nobody),
  ...unwritableRows('unforeseen/1', 'unforeseen/9', {}),
];
