import { randomInt } from 'node:crypto';
import { brand } from '@padavu/domain/school/brand';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { accountsData, type ReadToken } from './data/user/accounts.ts';
import { attentionData } from './data/admin/attention.ts';
import { auditData } from './data/admin/audit.ts';
import { booksData } from './data/payment/books.ts';
import { duePaymentsData } from './data/payment/due-payments.ts';
import { certificatesData } from './data/learning/certificates.ts';
import { claimsData } from './data/user/claims.ts';
import { contentCopyData } from './data/course/content-copy.ts';
import { contentCounts } from './data/course/content-counts.ts';
import { contentRemovalData } from './data/course/content-removal.ts';
import { contentRestorationData } from './data/course/content-restoration.ts';
import { countersData } from './data/admin/counters.ts';
import { coursesData } from './data/course/courses.ts';
import { discountsData } from './data/payment/discounts.ts';
import { enrolmentsData } from './data/user/enrolments.ts';
import { erasureData } from './data/user/erasure.ts';
import { faultyRemovalData } from './data/admin/faulty-removal.ts';
import { furtherPaymentsData } from './data/payment/further-payments.ts';
import { userStatsData } from './data/user/user-stats.ts';
import { lessonArrangementData } from './data/course/lesson-arrangement.ts';
import { correctionData } from './data/user/correction.ts';
import { courseStatsData } from './data/learning/course-stats.ts';
import { lessonCountsData } from './data/course/lesson-counts.ts';
import { lessonsData } from './data/course/lessons.ts';
import { mediaClearingData } from './data/picture/media-clearing.ts';
import { mediaData } from './data/picture/media.ts';
import { onceData } from './data/store/once.ts';
import { congratulationsData } from './data/learning/congratulations.ts';
import { pacesData } from './data/learning/paces.ts';
import { pagesData } from './data/site/pages.ts';
import { paymentClaimsData } from './data/payment/payment-claims.ts';
import { paymentsData } from './data/payment/payments.ts';
import { personalDataData } from './data/user/personal-data.ts';
import { notesData } from './data/learning/notes.ts';
import { progressData } from './data/learning/progress.ts';
import { questionsData } from './data/learning/questions.ts';
import { quizzesData } from './data/learning/quizzes.ts';
import { reconciliationData } from './data/user/reconciliation.ts';
import { registrationsData } from './data/user/registrations.ts';
import { repairsData } from './data/admin/repairs.ts';
import { retentionData } from './data/user/retention.ts';
import { schoolData } from './data/school/school.ts';
import { securityData } from './data/user/security.ts';
import { sessionsData } from './data/user/sessions.ts';
import { siteContentData } from './data/site/site-content.ts';
import { slugsData } from './data/course/slugs.ts';
import { stuckLearnersData } from './data/learning/stuck-learners.ts';
import { categoriesData } from './data/course/categories.ts';
import { subscribersData } from './data/site/subscribers.ts';
import { tasksData } from './data/learning/tasks.ts';
import { throttleData } from './data/store/throttle.ts';
import { transactions } from './data/store/transactions.ts';
import { trashData } from './data/admin/trash.ts';
import { trashErasureData } from './data/admin/trash-erasure.ts';
import { undoingData } from './data/admin/undoing.ts';
import { unregisteredAccountsData } from './data/user/unregistered-accounts.ts';
import { userRemovalData } from './data/user/user-removal.ts';
import { userRestorationData } from './data/user/user-restoration.ts';
import { userRoleData } from './data/user/user-role.ts';
import { userStatusData } from './data/user/user-status.ts';
import { userTrashData } from './data/user/user-trash.ts';
import { usersData } from './data/user/users.ts';
import { appCheck, type AppCheckMode } from './http/app-check.ts';
import { authorise } from './http/authorise.ts';
import { throttle } from './http/throttle.ts';
import type { Identity } from './identity/identity.ts';
import { pictures } from './routes/pictures.ts';
import type { Published } from './routes/service.ts';

type Deps = {
  db: Firestore;
  auth: Auth;
  identity: Identity;
  published: Published;
  /** The address of the public site, with its scheme. */
  siteUrl?: () => string;
  /** Checks the signature and expiry of a token, but not whether it was revoked. */
  readToken?: ReadToken;
  /** The factor by which the limits of sign-ins, registrations and the like are multiplied. */
  throttleFactor?: () => number;
  appCheckMode?: () => AppCheckMode;
  /** Whether an App Check token is valid; only called where App Check is on. */
  verifyAppCheck?: (token: string) => Promise<boolean>;
  now?: () => Date;
  /** In milliseconds, from any start; refills the buckets of rate limits. */
  clock?: () => number;
};

export type Services = ReturnType<typeof services>;

/** Everything that handlers depend on, created once per process from Firestore and Auth. */
export function services({
  db,
  auth,
  identity,
  published,
  siteUrl = () => brand.siteUrl,
  readToken = (token) => auth.verifyIdToken(token),
  throttleFactor = () => 1,
  appCheckMode = () => 'off',
  verifyAppCheck = () => Promise.resolve(false),
  now = () => new Date(),
  clock = () => performance.now(),
}: Deps) {
  // Each group needs only those before it.
  const store = { db, auth, now, siteUrl, ...transactions({ db }) };
  const first = {
    ...store,
    accounts: accountsData({ auth, readToken }),
    attention: attentionData(store),
    audit: auditData(store),
    books: booksData(store),
    contentCounts: contentCounts(store),
    counters: countersData(store),
    courseStats: courseStatsData(store),
    duePayments: duePaymentsData(store),
    lessonCounts: lessonCountsData(store),
    media: mediaData(store),
    mediaClearing: mediaClearingData(store),
    notes: notesData(store),
    once: onceData(store),
    paymentClaims: paymentClaimsData(store),
    personalData: personalDataData(store),
    progress: progressData(store),
    sessions: sessionsData(store),
    siteContent: siteContentData(store),
    slugs: slugsData(store),
    stuckLearners: stuckLearnersData(store),
    trash: trashData(store),
    userStats: userStatsData(store),
  };
  const second = {
    ...first,
    categories: categoriesData(first),
    claims: claimsData(first),
    congratulations: congratulationsData(first),
    contentCopy: contentCopyData(first),
    contentRemoval: contentRemovalData(first),
    contentRestoration: contentRestorationData(first),
    courses: coursesData(first),
    erasure: erasureData(first),
    lessonArrangement: lessonArrangementData(first),
    lessons: lessonsData(first),
    pages: pagesData(first),
    questions: questionsData(first),
    quizzes: quizzesData(first),
    school: schoolData(first),
    security: securityData(first),
    tasks: tasksData(first),
    unregistered: unregisteredAccountsData(first),
    users: usersData(first),
  };
  const third = {
    ...second,
    certificates: certificatesData(second),
    corrections: correctionData(second),
    discounts: discountsData(second),
    paces: pacesData(second),
    furtherPayments: furtherPaymentsData(second),
    payments: paymentsData(second),
    repairs: repairsData(second),
    retention: retentionData(second),
    subscribers: subscribersData(second),
    userRole: userRoleData(second),
    userTrash: userTrashData(second),
  };
  const fourth = {
    ...third,
    reconciliation: reconciliationData(third),
    registrations: registrationsData({ ...third, randomInt: (below) => randomInt(below) }),
    trashErasure: trashErasureData(third),
    undoing: undoingData(third),
    userRemoval: userRemovalData(third),
    userRestoration: userRestorationData(third),
    userStatus: userStatusData(third),
  };
  return {
    ...fourth,
    enrolments: enrolmentsData(fourth),
    faultyRemoval: faultyRemovalData(fourth),
    appCheck: appCheck({ mode: appCheckMode, verify: verifyAppCheck }),
    authorise: authorise(fourth),
    identity,
    pictures: pictures(siteUrl),
    published,
    throttle: throttle({ throttles: throttleData(store), factor: throttleFactor, clock }),
  };
}
