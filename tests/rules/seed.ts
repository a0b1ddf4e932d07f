import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { attentionPath } from '@padavu/domain/admin/attention';
import { auditCollection } from '@padavu/domain/admin/audit';
import { coursesCollection } from '@padavu/domain/course/course';
import { userStatsEntryPath, userStatsPath } from '@padavu/domain/user/user-stats';
import { courseStatsCollection, learnerStatsPath } from '@padavu/domain/course/course-stats';
import { erasuresCollection } from '@padavu/domain/user/erasure';
import { type Lesson, lessonsCollection } from '@padavu/domain/course/lesson';
import { notesPath } from '@padavu/domain/learning/notes';
import { paymentPath } from '@padavu/domain/payment/payment';
import { progressPath } from '@padavu/domain/learning/progress';
import { quizStatsCollection, quizzesCollection } from '@padavu/domain/learning/quiz';
import { receiptPath } from '@padavu/domain/payment/receipt';
import { categoriesCollection } from '@padavu/domain/course/category';
import { subscribersCollection, unsubscriptionsCollection } from '@padavu/domain/site/subscriber';
import { trashPath } from '@padavu/domain/admin/trash';
import { usersCollection } from '@padavu/domain/user/user';
import {
  aCourse,
  aLesson,
  aLessonProgress,
  anAttentionItem,
  anAuditEntry,
  aFurtherPayment,
  aPayment,
  aProgress,
  aCategory,
  aTrashEntry,
  aUserRecord,
  someMoment,
} from '../support/builders.ts';
import { storedAccounts } from './support/rules-environment.ts';
import { learnersNotes, manyNotes } from './notes-rows.ts';

const day = 24 * 60 * 60_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * day);

const lessonOfDay = (id: number, courseId: number, overrides: Partial<Lesson>): [string, object] => [
  `${lessonsCollection}/${id}`,
  { ...aLesson({ id, courseId, subcategoryId: courseId }), ...overrides },
];

/**
 * Courses whose days open one after the other. The fields of other paces contradict the pace of each course, so that
 * only its own pace can decide.
 */
const coursesAtAPace: Record<string, object> = Object.fromEntries<object>([
  [
    `${coursesCollection}/4`,
    aCourse({
      id: 4,
      pace: 'daily',
      pacing: 1,
      opensOn: [daysFromNow(-9), daysFromNow(-9), daysFromNow(-9)],
    }),
  ],
  [
    `${coursesCollection}/5`,
    aCourse({ id: 5, pace: 'dates', pacing: 1, opensOn: [daysFromNow(-1), daysFromNow(1)] }),
  ],
  [`${coursesCollection}/6`, aCourse({ id: 6, pace: 'progress', pacing: 1, opensOn: [] })],
  ...[1, 2, 3].flatMap((number) => [4, 5, 6].map((id) => lessonOfDay(id * 10 + number, id, { day: number }))),
  lessonOfDay(44, 4, { day: 3, opensWith: 1 }),
  lessonOfDay(45, 4, { day: 0 }),
]);

/** Lessons of course 1 with a required quiz, by its standing for `learner`; `gone` is not stored. */
export const quizLessons = { open: 71, passed: 72, completeBefore: 73, gone: 79 } as const;

export const quizResults = {
  [quizLessons.passed]: { tries: 1, best: 80, passedAt: someMoment, lastAt: someMoment, attempts: ['a'] },
};

/** The new answer to a question of `learner`. */
export const newAnswers = { question1: { lessonId: 1, subcategoryId: 1, at: someMoment } };

/** The task standings of `learner`. */
export const taskStandings = { 1: { state: 'waiting', at: someMoment } as const };

/** The progress of `learner` in course 1. */
export const learnersProgress = aProgress({
  lessons: { ...aProgress().lessons, [quizLessons.completeBefore]: aLessonProgress() },
  quizzes: quizResults,
  answered: newAnswers,
  tasks: taskStandings,
});

/** The maximum number of marks in one course, stored for `byDates`; `firestore.rules` has the same value. */
export const mostMarks = 2000;

const manyMarks = aProgress({
  lessons: Object.fromEntries(
    Array.from({ length: mostMarks }, (_, index) => [index + 1, { complete: true, at: someMoment }]),
  ),
});

const lessonsWithQuiz = [quizLessons.open, quizLessons.passed, quizLessons.completeBefore];

/**
 * The documents of the store in each test. Courses 1 and 2 are published, course 3 is a draft; a course has one lesson.
 */
const seededDocuments: Record<string, object> = {
  ...Object.fromEntries(
    Object.entries(storedAccounts).map(([uid, record]) => [`${usersCollection}/${uid}`, record]),
  ),
  [progressPath('learner', 1)]: learnersProgress,
  [progressPath('byDates', 5)]: manyMarks,
  [progressPath('movedLearner', 1)]: aProgress(),
  [progressPath('deactivatedLearner', 1)]: aProgress(),
  [notesPath('learner', 1)]: learnersNotes,
  [notesPath('otherLearner', 1)]: manyNotes,
  [notesPath('movedLearner', 1)]: learnersNotes,
  [notesPath('deactivatedLearner', 1)]: learnersNotes,
  [paymentPath('learner')]: aPayment(),
  'furtherPayments/learner_1': aFurtherPayment(),
  'paymentClaims/pending': { number: '412345678901', sentAt: someMoment, hasPicture: true },
  'claimPictures/pending': { type: 'image/webp' },
  [receiptPath('erased')]: { amount: 1999, method: 'upi', receivedOn: '2025-05-01', keptUntil: '2034-03-31' },
  'certificates/K7M3-QX9A-2BCD-EF45': { uid: 'learner', courseId: 1, name: 'Asha Menon', status: 'valid' },
  'certificateHolders/learner_1': { number: 'K7M3-QX9A-2BCD-EF45' },
  'mail/1': { to: aUserRecord().email, message: { subject: 'Confirm', text: '', html: '' } },
  [`${erasuresCollection}/erased`]: { erasedAt: someMoment },
  [`${coursesCollection}/1`]: aCourse(),
  [`${coursesCollection}/2`]: aCourse({ id: 2 }),
  [`${coursesCollection}/3`]: aCourse({ id: 3, published: false }),
  [`${categoriesCollection}/1`]: aCategory(),
  [`${categoriesCollection}/2`]: aCategory({ id: 2, courseId: 2 }),
  [`${categoriesCollection}/3`]: aCategory({ id: 3, courseId: 3 }),
  [`${lessonsCollection}/1`]: aLesson(),
  [`${lessonsCollection}/2`]: aLesson({ id: 2, courseId: 2, subcategoryId: 2 }),
  [`${lessonsCollection}/3`]: aLesson({ id: 3, courseId: 3, subcategoryId: 3 }),
  ...coursesAtAPace,
  ...Object.fromEntries(
    lessonsWithQuiz.map((id) => [`${lessonsCollection}/${id}`, aLesson({ id, quiz: 'required' })]),
  ),
  [`${quizzesCollection}/1`]: { required: true, questions: [] },
  [`${quizzesCollection}/2`]: { required: true, questions: [] },
  'submissions/learner_1': { courseId: 1, lessonId: 1, state: 'waiting', people: ['learner'] },
  'submissionPictures/learner_1': { type: 'image/webp' },
  'questions/question1': {
    courseId: 1,
    lessonId: 1,
    text: 'Why?',
    waiting: true,
    reported: false,
    hidden: false,
  },
  [`${quizStatsCollection}/1`]: { tries: 1, passed: 1, questions: {} },
  [`${auditCollection}/1`]: anAuditEntry(),
  [`${subscribersCollection}/1`]: { email: aUserRecord().email, subscribedAt: someMoment },
  [`${unsubscriptionsCollection}/1`]: { unsubscribedAt: someMoment },
  [`${courseStatsCollection}/1`]: { courseId: 1, started: 1, finished: 0, lessons: {} },
  [learnerStatsPath('learner', 1)]: { finished: false, opened: [1], completed: [1] },
  [attentionPath('lessons', '1')]: anAttentionItem(),
  [trashPath('users', 'gone')]: aTrashEntry(),
  [`${trashPath('users', 'gone')}/progress/1`]: aProgress(),
  [`${trashPath('users', 'gone')}/notes/1`]: learnersNotes,
  [userStatsPath]: { courses: { 1: { user: { approved: 1 } } } },
  [userStatsEntryPath('learner')]: { role: 'user', status: 'approved', courseId: 1 },
  'counters/lessons': { last: 3 },
  'slugs/ecommerce-mastery': { courseId: 1 },
  'media/1f': { type: 'image/webp' },
  'site/current': { courses: [] },
  'checks/userStats': { differences: 'accounts: 1' },
  'idempotency/1': { fingerprint: 'a', expiresAt: someMoment, result: { id: 1 } },
  'categoryCourses/1': { courseId: 1 },
  'throttle/1': { failures: 1 },
  'registrations/1': { startedAt: someMoment },
  'settings/security': { requireSecondFactor: true },
  'settings/school': { name: 'Padavu' },
  'settings/newsletter': { secret: 'a secret' },
  'discounts/ONAM25': { kind: 'amount', value: 500, active: true },
  'pages/about': { published: { lead: 'Ask.' } },
  'pages/about/versions/1': { content: { lead: 'Ask.' } },
  'restores/current': { file: 'checksum' },
  'unforeseen/1': {},
};

export async function seed(environment: RulesTestEnvironment): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    const store = context.firestore();
    const batch = store.batch();
    for (const [path, data] of Object.entries(seededDocuments)) batch.set(store.doc(path), data);
    await batch.commit();
  });
}
