import { randomBytes, randomInt } from 'node:crypto';
import { brand } from '@padavu/domain/brand';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { accountsData, type ReadToken } from './data/accounts.ts';
import { attentionData } from './data/attention.ts';
import { auditData } from './data/audit.ts';
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
import type { Published } from './http/published.ts';
import { throttle } from './http/throttle.ts';
import type { Identity } from './identity/identity.ts';
import { pictures } from './routes/pictures.ts';

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

const newPassword = () => randomBytes(32).toString('base64url');

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
  const accounts = accountsData({ auth, readToken });
  const audit = auditData({ db, now });
  const claims = claimsData({ db, auth, now });
  const allTransactions = transactions({ db });
  const { run: inTransaction, attempt, byAdmin, byStaff, requireAdmin } = allTransactions;
  const counters = countersData({ db, attempt });
  const once = onceData({ db, byAdmin, byStaff, now });
  const slugs = slugsData({ db });
  const sessions = sessionsData({ db, auth, now });
  const lessonCounts = lessonCountsData({ db });
  const unregistered = unregisteredAccountsData({ db, auth, audit, transactions: allTransactions });
  const pages = pagesData({ db, audit, byAdmin, now });
  const school = schoolData({ db, audit, byAdmin, now });
  const paces = pacesData({ db, audit, transactions: allTransactions, school, now });
  const discounts = discountsData({ db, audit, once, byAdmin, school, now });
  const payments = paymentsData({ db, audit, byAdmin, school, now });
  const registrations = registrationsData({
    db,
    auth,
    inTransaction,
    unregistered,
    once,
    discounts,
    paces,
    school,
    now,
    randomInt: (below) => randomInt(below),
  });
  const userStats = userStatsData({ db, transactions: allTransactions });
  const users = usersData({ db, userStats });
  const userStatus = userStatusData({ db, accounts, audit, byAdmin, claims, paces, payments, sessions });
  const trash = trashData({ db, now });
  const attention = attentionData({ db, inTransaction, now });
  const courseStats = courseStatsData({ db, transactions: allTransactions });
  const corrections = correctionData({
    db,
    auth,
    audit,
    sessions,
    transactions: allTransactions,
    unregistered,
    now,
  });
  const erasure = erasureData({
    db,
    auth,
    attention,
    audit,
    courseStats,
    transactions: allTransactions,
    userStats,
    now,
  });
  const { erase } = erasure;
  const userTrash = userTrashData({ db, auth, claims, inTransaction, trash, erase, now });
  const security = securityData({ db, audit, transactions: allTransactions });
  const contentRemoval = contentRemovalData({
    db,
    audit,
    transactions: allTransactions,
    lessonCounts,
    trash,
  });
  const contentRestoration = contentRestorationData({
    db,
    audit,
    transactions: allTransactions,
    lessonCounts,
    slugs,
    trash,
    now,
  });
  const lessons = lessonsData({ db, audit, counters, once, byStaff, lessonCounts, trash, now });
  const userRemoval = userRemovalData({ db, audit, byAdmin, trash, userTrash, unregistered, now });
  const counts = contentCounts({ db, inTransaction });
  const repairs = repairsData({ db, auth, attention, audit, byAdmin, contentCounts: counts, school, now });
  return {
    accounts,
    appCheck: appCheck({ mode: appCheckMode, verify: verifyAppCheck }),
    attention,
    audit,
    authorise: authorise({ accounts, sessions, users }),
    certificates: certificatesData({ db, audit, transactions: allTransactions, school, now }),
    claims,
    congratulations: congratulationsData({ db, audit, byAdmin }),
    contentCounts: counts,
    contentCopy: contentCopyData({ db, audit, counters, once, byStaff, lessonCounts, now }),
    contentRemoval,
    corrections,
    contentRestoration,
    counters,
    discounts,
    courses: coursesData({ db, audit, counters, once, slugs, byStaff, now }),
    enrolments: enrolmentsData({
      accounts,
      audit,
      claims,
      once,
      payments,
      registrations,
      requireAdmin,
      school,
      unregistered,
      users,
      now,
      newPassword,
    }),
    erasure,
    faultyRemoval: faultyRemovalData({
      db,
      attention,
      audit,
      byAdmin,
      contentCounts: counts,
      contentRemoval,
      lessons,
      repairs,
      userRemoval,
    }),
    stuckLearners: stuckLearnersData({ db, now }),
    userStats,
    identity,
    lessonArrangement: lessonArrangementData({ db, audit, counters, once, byStaff, lessonCounts, now }),
    courseStats,
    lessons,
    media: mediaData({ db, byStaff, now }),
    notes: notesData({ db, inTransaction, now }),
    paces,
    pages,
    paymentClaims: paymentClaimsData({ db, inTransaction, now }),
    mediaClearing: mediaClearingData({ db, now }),
    payments,
    pictures: pictures(siteUrl),
    personalData: personalDataData({ db, auth, now }),
    progress: progressData({ db, inTransaction, now }),
    published,
    questions: questionsData({ db, audit, transactions: allTransactions, now }),
    quizzes: quizzesData({ db, audit, transactions: allTransactions, now }),
    reconciliation: reconciliationData({
      db,
      auth,
      claims,
      corrections,
      transactions: allTransactions,
      unregistered,
      now,
    }),
    registrations,
    repairs,
    retention: retentionData({ db, school, now }),
    school,
    security,
    sessions,
    siteContent: siteContentData({ db, transactions: allTransactions }),
    categories: categoriesData({ db, audit, counters, once, byStaff, lessonCounts, now }),
    subscribers: subscribersData({ db, inTransaction, school, now, siteUrl }),
    tasks: tasksData({ db, audit, transactions: allTransactions, now }),
    throttle: throttle({ throttles: throttleData({ db, now }), factor: throttleFactor, clock }),
    trash,
    trashErasure: trashErasureData({
      db,
      audit,
      transactions: allTransactions,
      trash,
      userTrash,
      erase,
      now,
    }),
    undoing: undoingData({ audit, contentRestoration, discounts, pages, school }),
    userRemoval,
    userRestoration: userRestorationData({
      db,
      auth,
      audit,
      byAdmin,
      security,
      sessions,
      trash,
      unregistered,
      userTrash,
      now,
    }),
    userRole: userRoleData({ db, audit, byAdmin, claims, security, sessions }),
    userStatus,
    userTrash,
    users,
  };
}
