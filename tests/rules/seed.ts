import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { attentionPath } from '@padavu/domain/attention';
import { auditCollection } from '@padavu/domain/audit';
import { coursesCollection } from '@padavu/domain/course';
import { userStatsEntryPath, userStatsPath } from '@padavu/domain/user-stats';
import { courseStatsCollection, learnerStatsPath } from '@padavu/domain/course-stats';
import { erasuresCollection } from '@padavu/domain/erasure';
import { lessonsCollection } from '@padavu/domain/lesson';
import { paymentPath } from '@padavu/domain/payment';
import { progressPath } from '@padavu/domain/progress';
import { receiptPath } from '@padavu/domain/receipt';
import { subcategoriesCollection } from '@padavu/domain/subcategory';
import { subscribersCollection, unsubscriptionsCollection } from '@padavu/domain/subscriber';
import { trashPath } from '@padavu/domain/trash';
import { usersCollection } from '@padavu/domain/user';
import {
  aCourse,
  aLesson,
  anAttentionItem,
  anAuditEntry,
  aPayment,
  aProgress,
  aSubcategory,
  aTrashEntry,
  aUserRecord,
  someMoment,
} from '../support/builders.ts';
import { storedAccounts } from '../support/rules-environment.ts';

/** What the store holds in each test. Courses 1 and 2 are published, course 3 is a draft; a course has one lesson. */
const seededDocuments: Record<string, object> = {
  ...Object.fromEntries(
    Object.entries(storedAccounts).map(([uid, record]) => [`${usersCollection}/${uid}`, record]),
  ),
  [progressPath('learner', 1)]: aProgress(),
  [progressPath('movedLearner', 1)]: aProgress(),
  [progressPath('deactivatedLearner', 1)]: aProgress(),
  [paymentPath('learner')]: aPayment(),
  'paymentClaims/pending': { number: '412345678901', sentAt: someMoment, hasPicture: true },
  'claimPictures/pending': { type: 'image/webp' },
  [receiptPath('erased')]: { amount: 1999, method: 'upi', receivedOn: '2025-05-01', keptUntil: '2034-03-31' },
  'mail/1': { to: aUserRecord().email, message: { subject: 'Confirm', text: '', html: '' } },
  [`${erasuresCollection}/erased`]: { erasedAt: someMoment },
  [`${coursesCollection}/1`]: aCourse(),
  [`${coursesCollection}/2`]: aCourse({ id: 2 }),
  [`${coursesCollection}/3`]: aCourse({ id: 3, published: false }),
  [`${subcategoriesCollection}/1`]: aSubcategory(),
  [`${subcategoriesCollection}/2`]: aSubcategory({ id: 2, courseId: 2 }),
  [`${subcategoriesCollection}/3`]: aSubcategory({ id: 3, courseId: 3 }),
  [`${lessonsCollection}/1`]: aLesson(),
  [`${lessonsCollection}/2`]: aLesson({ id: 2, courseId: 2, subcategoryId: 2 }),
  [`${lessonsCollection}/3`]: aLesson({ id: 3, courseId: 3, subcategoryId: 3 }),
  [`${auditCollection}/1`]: anAuditEntry(),
  [`${subscribersCollection}/1`]: { email: aUserRecord().email, subscribedAt: someMoment },
  [`${unsubscriptionsCollection}/1`]: { unsubscribedAt: someMoment },
  [`${courseStatsCollection}/1`]: { courseId: 1, started: 1, finished: 0, lessons: {} },
  [learnerStatsPath('learner', 1)]: { finished: false, opened: [1], completed: [1] },
  [attentionPath('lessons', '1')]: anAttentionItem(),
  [trashPath('users', 'gone')]: aTrashEntry(),
  [`${trashPath('users', 'gone')}/progress/1`]: aProgress(),
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
