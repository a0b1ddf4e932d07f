import {
  aCourse,
  aLesson,
  anAuditEntry,
  aPayment,
  aProgress,
  aCategory,
  aTrashEntry,
  aUserRecord,
} from '../support/builders.ts';
import { everyone, type Person } from '../support/rules-environment.ts';
import { learnersNotes } from './notes-rows.ts';
import { quizLessons } from './seed.ts';
import { atAPace, getRow, listRow, nobody, type Row, unwritableRows } from './row.ts';

const admins: readonly Person[] = ['admin'];
/** Administrators, and the teacher of courses 1 and 3. */
const staff: readonly Person[] = ['teacher', 'admin'];
/** Administrators, and every teacher whose session is good: of a document that is not there. */
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

/** Who may do what in each collection; what a learner writes is in `progress-rows.ts` and `notes-rows.ts`. */
export const accessRows: readonly Row[] = [
  getRow('the user document of a learner', 'users/learner', ['learner', 'admin']),
  getRow('the user document of someone who waits', 'users/pending', ['pending', 'admin']),
  getRow('the user document of a deactivated learner', 'users/inactive', ['inactive', 'admin']),
  getRow('the user document that a newcomer waits for', 'users/newcomer', ['newcomer', 'admin']),
  // A page learns from the own document that its session is over, and why.
  getRow(
    'the own user document',
    (uid) => `users/${uid}`,
    everyone.filter((person) => person !== 'anonymous'),
  ),
  listRow('users', 'users', admins),
  listRow('the users who wait', 'users', admins, { status: 'pending' }),
  ...unwritableRows('users/learner', 'users/newcomer', aUserRecord({ role: 'admin' })),
  ...unwritableRows('users/pending', 'users/someone', aUserRecord({ status: 'approved' })),

  getRow("a learner's progress", 'users/learner/progress/1', ['learner', 'admin']),
  getRow('progress of an inactive learner', 'users/inactive/progress/1', admins),
  getRow("a deactivated learner's progress", 'users/deactivatedLearner/progress/1', admins),
  getRow("a moved learner's progress in the course before", 'users/movedLearner/progress/1', admins),
  getRow("a moved learner's progress", 'users/movedLearner/progress/2', ['movedLearner', 'admin']),
  getRow('the own progress in a course without a number', (uid) => `users/${uid}/progress/null`, admins),
  listRow("a learner's progress", 'users/learner/progress', admins),
  ...unwritableRows('users/inactive/progress/1', 'users/inactive/progress/1', aProgress()),
  ...unwritableRows('users/learner/progress/1', 'users/learner/progress/2', aProgress()),

  getRow('what a learner has paid, with what is noted of it', 'payments/learner', admins),
  getRow('a payment that nobody recorded', 'payments/pending', admins),
  listRow('the payments', 'payments', admins),
  ...unwritableRows('payments/learner', 'payments/pending', aPayment()),

  getRow('what somebody who waits says to have paid', 'paymentClaims/pending', admins),
  listRow('what people say to have paid', 'paymentClaims', admins),
  ...unwritableRows('paymentClaims/pending', 'paymentClaims/newcomer', { number: '412345678901' }),

  getRow('the picture of a receipt', 'claimPictures/pending', nobody),
  listRow('the pictures of receipts', 'claimPictures', nobody),
  ...unwritableRows('claimPictures/pending', 'claimPictures/newcomer', { type: 'image/webp' }),

  getRow('what the books keep of a payment', 'receipts/erased', admins),
  listRow('what the books keep of payments', 'receipts', admins),
  ...unwritableRows('receipts/erased', 'receipts/other', { amount: 1 }),

  getRow('a quiz with its answers', 'quizzes/1', staff),
  getRow('a quiz of course 2', 'quizzes/2', ['teacherElsewhere', 'admin']),
  getRow('that a lesson of course 1 has no quiz', `quizzes/${quizLessons.open}`, staff),
  getRow('the quiz of a lesson that is gone', 'quizzes/9', admins),
  listRow('the quizzes', 'quizzes', admins),
  ...unwritableRows('quizzes/1', 'quizzes/9', { required: false, questions: [] }),
  getRow('how a quiz was answered', 'quizStats/1', staff),
  listRow('how quizzes were answered', 'quizStats', admins),
  ...unwritableRows('quizStats/1', 'quizStats/9', { tries: 1 }),
  getRow('a question under a lesson', 'questions/question1', staff),
  getRow('a question that is not there', 'questions/question9', anyStaff),
  listRow('the questions of course 1', 'questions', staff, { courseId: 1 }),
  listRow('the questions of course 1 that wait', 'questions', staff, { courseId: 1, waiting: true }),
  listRow('the questions of course 2', 'questions', ['teacherElsewhere', 'admin'], { courseId: 2 }),
  listRow('the questions under lessons', 'questions', admins),
  ...unwritableRows('questions/question1', 'questions/question9', { text: 'Why?', hidden: false }),
  getRow('the work of a learner', 'submissions/learner_1', staff),
  getRow('work that is not there', 'submissions/learner_9', anyStaff),
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

  getRow('which certificate somebody has', 'certificateHolders/learner_1', nobody),
  listRow('who has certificates', 'certificateHolders', nobody),
  ...unwritableRows('certificateHolders/learner_1', 'certificateHolders/learner_2', {
    number: 'K7M3-QX9A-2BCD-EF45',
  }),

  getRow('a mail to be sent', 'mail/1', nobody),
  listRow('the mails', 'mail', nobody),
  ...unwritableRows('mail/1', 'mail/9', { to: 'new@padavu.example', message: { subject: 'Hello' } }),

  getRow('that somebody was erased', 'erasures/erased', nobody),
  listRow('who was erased', 'erasures', nobody),
  ...unwritableRows('erasures/erased', 'erasures/other', { erasedAt: new Date(0) }),

  getRow('a published course', 'courses/1', learnersOfCourse1),
  getRow('another published course', 'courses/2', learnersOfCourse2),
  getRow('a draft', 'courses/3', staff),
  getRow('a course by a name that is no number', 'courses/ecommerce', admins),
  getRow('a course that does not exist', 'courses/9', admins),
  listRow('the published courses', 'courses', admins, { published: true }),
  listRow('the drafts', 'courses', admins, { published: false }),
  listRow('all courses', 'courses', admins),
  listRow('course 1 by its number', 'courses', staff, { id: 1 }),
  listRow('course 2 by its number', 'courses', ['teacherElsewhere', 'admin'], { id: 2 }),
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
  listRow('the lessons of a subcategory of course 1', 'lessons', learnersOfCourse1, {
    courseId: 1,
    subcategoryId: 1,
  }),
  listRow('the lessons of a subcategory, whatever its course', 'lessons', admins, { subcategoryId: 1 }),
  listRow('the lessons of course 2', 'lessons', learnersOfCourse2, { courseId: 2 }),
  listRow('the lessons of a draft', 'lessons', staff, { courseId: 3 }),
  listRow('all lessons', 'lessons', admins),
  ...[
    getRow('a course whose days open one each day', 'courses/4', learnersOfCourse4),
    getRow('a lesson of its first day', 'lessons/41', learnersOfCourse4AfterTheStart),
    getRow('a lesson of its second day', 'lessons/42', learnersOfCourse4AfterTheStart),
    getRow('a lesson of its third day', 'lessons/43', ['fromBeforeThePace']),
    getRow('a lesson of its third day that was in the first', 'lessons/44', learnersOfCourse4AfterTheStart),
    getRow('a lesson without a day', 'lessons/45', learnersOfCourse4),
    listRow('its lessons', 'lessons', ['fromBeforeThePace'], { courseId: 4 }),
    getRow('a lesson whose date has come', 'lessons/51', ['byDates']),
    getRow('a lesson whose date will come', 'lessons/52', nobody),
    getRow('a lesson of a day without a date', 'lessons/53', nobody),
    getRow('the first day of a course that opens by progress', 'lessons/61', ['byProgress', 'farByProgress']),
    getRow('its second day', 'lessons/62', ['farByProgress']),
    getRow('its third day', 'lessons/63', nobody),
  ].map(atAPace),
  ...unwritableRows('lessons/1', 'lessons/9', aLesson({ id: 9 })),

  getRow('an audit entry', 'audit/1', admins),
  listRow('the audit', 'audit', admins),
  ...unwritableRows('audit/1', 'audit/9', anAuditEntry()),

  getRow('a subscriber', 'subscribers/1', admins),
  listRow('the subscribers', 'subscribers', admins),
  ...unwritableRows('subscribers/1', 'subscribers/9', { email: 'new@padavu.example' }),

  getRow('that an address unsubscribed', 'unsubscriptions/1', nobody),
  listRow('which addresses unsubscribed', 'unsubscriptions', nobody),
  ...unwritableRows('unsubscriptions/1', 'unsubscriptions/9', { unsubscribedAt: new Date(0) }),

  getRow('what is counted of a course', 'insights/1', staff),
  getRow('what is counted of course 2', 'insights/2', ['teacherElsewhere', 'admin']),
  listRow('what is counted of courses', 'insights', admins),
  ...unwritableRows('insights/1', 'insights/9', { courseId: 9, started: 0 }),

  getRow('what is counted of a learner', 'learning/learner_1', nobody),
  listRow('what is counted of learners', 'learning', nobody),
  ...unwritableRows('learning/learner_1', 'learning/learner_2', { finished: true }),

  getRow('what is wrong with a document', 'attention/lessons_1', admins),
  listRow('the documents that need attention', 'attention', admins),
  ...unwritableRows('attention/lessons_1', 'attention/lessons_9', { collection: 'lessons', documentId: '9' }),

  getRow('how many accounts there are', 'headcounts/users', admins),
  listRow('how many accounts there are', 'headcounts', admins),
  ...unwritableRows('headcounts/users', 'headcounts/others', { courses: {} }),

  getRow('a deleted account', 'trash/users_gone', admins),
  getRow("a deleted account's own entry", (uid) => `trash/users_${uid}`, admins),
  listRow('what was deleted', 'trash', admins),
  listRow('the deleted lessons', 'trash', admins, { collection: 'lessons' }),
  ...unwritableRows('trash/users_gone', 'trash/users_other', aTrashEntry()),
  getRow("a deleted account's progress", 'trash/users_gone/progress/1', admins),
  listRow("a deleted account's progress", 'trash/users_gone/progress', admins),
  ...unwritableRows('trash/users_gone/progress/1', 'trash/users_gone/progress/2', aProgress()),
  getRow("a deleted account's notes", 'trash/users_gone/notes/1', nobody),
  listRow("a deleted account's notes", 'trash/users_gone/notes', nobody),
  ...unwritableRows('trash/users_gone/notes/1', 'trash/users_gone/notes/2', learnersNotes),

  getRow('what is counted of an account', 'counted/learner', nobody),
  listRow('what is counted of accounts', 'counted', nobody),
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

  getRow('what the site shows', 'site/current', nobody),
  listRow('what the site shows', 'site', nobody),
  ...unwritableRows('site/current', 'site/other', { courses: [] }),

  getRow('a check of what is counted', 'checks/userStats', nobody),
  listRow('the checks of what is counted', 'checks', nobody),
  ...unwritableRows('checks/userStats', 'checks/courseStats', { differences: '' }),

  getRow('what a call has made', 'idempotency/1', nobody),
  listRow('what calls have made', 'idempotency', nobody),
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

  getRow('what the school requires of administrators', 'settings/security', nobody),
  getRow('what the school says of itself', 'settings/school', admins),
  getRow('what mails are signed with', 'settings/newsletter', nobody),
  listRow('the settings', 'settings', nobody),
  ...unwritableRows('settings/security', 'settings/other', { requireSecondFactor: false }),
  ...unwritableRows('settings/school', 'settings/another', { name: 'Another school' }),

  getRow('a discount code', 'discounts/ONAM25', admins),
  listRow('the discount codes', 'discounts', admins),
  ...unwritableRows('discounts/ONAM25', 'discounts/FREE', { kind: 'percent', value: 100, active: true }),

  getRow('what a page says', 'pages/about', admins),
  listRow('the pages', 'pages', admins),
  ...unwritableRows('pages/about', 'pages/another', { published: {} }),

  getRow('what a page said before', 'pages/about/versions/1', admins),
  listRow('the versions of a page', 'pages/about/versions', admins),
  ...unwritableRows('pages/about/versions/1', 'pages/about/versions/9', { content: {} }),

  getRow('the mark of a restore', 'restores/current', nobody),
  listRow('the marks of restores', 'restores', nobody),
  ...unwritableRows('restores/current', 'restores/other', {}),

  getRow('a collection that nobody foresaw', 'unforeseen/1', nobody),
  listRow('a collection that nobody foresaw', 'unforeseen', nobody),
  ...unwritableRows('unforeseen/1', 'unforeseen/9', {}),
];
