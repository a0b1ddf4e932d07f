import { randomInt } from 'node:crypto';
import { brand } from '@padavu/domain/brand';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { accountsData, type ReadToken } from './data/accounts.ts';
import { attentionData } from './data/attention.ts';
import { auditData } from './data/audit.ts';
import { booksData } from './data/books.ts';
import { duePaymentsData } from './data/due-payments.ts';
import { certificatesData } from './data/certificates.ts';
import { claimsData } from './data/claims.ts';
import { contentCopyData } from './data/content-copy.ts';
import { contentCounts } from './data/content-counts.ts';
import { contentRemovalData } from './data/content-removal.ts';
import { contentRestorationData } from './data/content-restoration.ts';
import { countersData } from './data/counters.ts';
import { coursesData } from './data/courses.ts';
import { discountsData } from './data/discounts.ts';
import { enrolmentsData } from './data/enrolments.ts';
import { erasureData } from './data/erasure.ts';
import { faultyRemovalData } from './data/faulty-removal.ts';
import { furtherPaymentsData } from './data/further-payments.ts';
import { userStatsData } from './data/user-stats.ts';
import { lessonArrangementData } from './data/lesson-arrangement.ts';
import { correctionData } from './data/correction.ts';
import { courseStatsData } from './data/course-stats.ts';
import { lessonCountsData } from './data/lesson-counts.ts';
import { lessonsData } from './data/lessons.ts';
import { mediaClearingData } from './data/media-clearing.ts';
import { mediaData } from './data/media.ts';
import { onceData } from './data/once.ts';
import { congratulationsData } from './data/congratulations.ts';
import { pacesData } from './data/paces.ts';
import { pagesData } from './data/pages.ts';
import { paymentClaimsData } from './data/payment-claims.ts';
import { paymentsData } from './data/payments.ts';
import { personalDataData } from './data/personal-data.ts';
import { notesData } from './data/notes.ts';
import { progressData } from './data/progress.ts';
import { questionsData } from './data/questions.ts';
import { quizzesData } from './data/quizzes.ts';
import { reconciliationData } from './data/reconciliation.ts';
import { registrationsData } from './data/registrations.ts';
import { repairsData } from './data/repairs.ts';
import { retentionData } from './data/retention.ts';
import { schoolData } from './data/school.ts';
import { securityData } from './data/security.ts';
import { sessionsData } from './data/sessions.ts';
import { siteContentData } from './data/site-content.ts';
import { slugsData } from './data/slugs.ts';
import { stuckLearnersData } from './data/stuck-learners.ts';
import { categoriesData } from './data/categories.ts';
import { subscribersData } from './data/subscribers.ts';
import { tasksData } from './data/tasks.ts';
import { throttleData } from './data/throttle.ts';
import { transactions } from './data/transactions.ts';
import { trashData } from './data/trash.ts';
import { trashErasureData } from './data/trash-erasure.ts';
import { undoingData } from './data/undoing.ts';
import { unregisteredAccountsData } from './data/unregistered-accounts.ts';
import { userRemovalData } from './data/user-removal.ts';
import { userRestorationData } from './data/user-restoration.ts';
import { userRoleData } from './data/user-role.ts';
import { userStatusData } from './data/user-status.ts';
import { userTrashData } from './data/user-trash.ts';
import { usersData } from './data/users.ts';
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
