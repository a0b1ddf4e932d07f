import { randomBytes, randomInt } from 'node:crypto';
import { brand } from '@padavu/domain/brand';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { accountsData, type ReadToken } from './data/accounts.ts';
import { attentionData } from './data/attention.ts';
import { auditData } from './data/audit.ts';
import { claimsData } from './data/claims.ts';
import { contentCopyData } from './data/content-copy.ts';
import { contentCounts } from './data/content-counts.ts';
import { contentRemovalData } from './data/content-removal.ts';
import { contentRestorationData } from './data/content-restoration.ts';
import { countersData } from './data/counters.ts';
import { coursesData } from './data/courses.ts';
import { enrolmentsData } from './data/enrolments.ts';
import { faultyRemovalData } from './data/faulty-removal.ts';
import { userStatsData } from './data/user-stats.ts';
import { lessonArrangementData } from './data/lesson-arrangement.ts';
import { courseStatsData } from './data/course-stats.ts';
import { lessonCountsData } from './data/lesson-counts.ts';
import { lessonsData } from './data/lessons.ts';
import { paymentsData } from './data/payments.ts';
import { progressData } from './data/progress.ts';
import { reconciliationData } from './data/reconciliation.ts';
import { registrationsData } from './data/registrations.ts';
import { repairsData } from './data/repairs.ts';
import { securityData } from './data/security.ts';
import { sessionsData } from './data/sessions.ts';
import { subcategoriesData } from './data/subcategories.ts';
import { subscribersData } from './data/subscribers.ts';
import { throttleData } from './data/throttle.ts';
import { transactions } from './data/transactions.ts';
import { unregisteredAccountsData } from './data/unregistered-accounts.ts';
import { userRemovalData } from './data/user-removal.ts';
import { userStatusData } from './data/user-status.ts';
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
  /** Where the public site is, with its scheme. */
  siteUrl?: () => string;
  /** Signature and time of a token, without asking whether it was revoked. */
  readToken?: ReadToken;
  /** How many times the usual number of sign-ins, registrations and the like are let through. */
  throttleFactor?: () => number;
  appCheckMode?: () => AppCheckMode;
  /** Whether an App Check token is valid; only asked where App Check is on. */
  verifyAppCheck?: (token: string) => Promise<boolean>;
};

export type Services = ReturnType<typeof services>;

const now = () => new Date();
const newPassword = () => randomBytes(32).toString('base64url');

/** Everything the handlers depend on, made once a process from Firebase's own two services. */
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
}: Deps) {
  const accounts = accountsData({ auth, readToken });
  const audit = auditData({ db, now });
  const claims = claimsData({ db, auth, now });
  const transacting = transactions({ db });
  const { run: inTransaction, attempt, byAdmin, requireAdmin } = transacting;
  const counters = countersData({ db, attempt });
  const sessions = sessionsData({ db, auth, now });
  const lessonCounts = lessonCountsData({ db });
  const payments = paymentsData({ db, audit, byAdmin, now });
  const unregistered = unregisteredAccountsData({ db, auth, audit, transactions: transacting });
  const registrations = registrationsData({
    db,
    auth,
    inTransaction,
    unregistered,
    now,
    randomInt: (below) => randomInt(below),
  });
  const userStats = userStatsData({ db, inTransaction });
  const users = usersData({ db, userStats });
  const userStatus = userStatusData({ db, accounts, audit, byAdmin, claims, payments, sessions });
  const contentRemoval = contentRemovalData({ db, audit, byAdmin, lessonCounts });
  const lessons = lessonsData({ db, audit, counters, byAdmin, lessonCounts, now });
  const userRemoval = userRemovalData({ db, auth, audit, transactions: transacting, unregistered, now });
  const attention = attentionData({ db, inTransaction, now });
  const counts = contentCounts({ db, inTransaction });
  const repairs = repairsData({ db, auth, attention, audit, byAdmin, contentCounts: counts, now });
  return {
    accounts,
    appCheck: appCheck({ mode: appCheckMode, verify: verifyAppCheck }),
    attention,
    audit,
    authorise: authorise({ accounts, sessions }),
    claims,
    contentCopy: contentCopyData({ db, audit, counters, byAdmin, lessonCounts, now }),
    contentRemoval,
    contentRestoration: contentRestorationData({ db, audit, byAdmin, lessonCounts, now }),
    courses: coursesData({ db, audit, counters, byAdmin, now }),
    enrolments: enrolmentsData({
      accounts,
      audit,
      claims,
      payments,
      registrations,
      requireAdmin,
      unregistered,
      users,
      now,
      newPassword,
    }),
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
    userStats,
    identity,
    lessonArrangement: lessonArrangementData({ db, audit, counters, byAdmin, lessonCounts, now }),
    courseStats: courseStatsData({ db, inTransaction }),
    lessons,
    payments,
    pictures: pictures(siteUrl),
    progress: progressData({ db, inTransaction, now }),
    published,
    reconciliation: reconciliationData({ db, auth, claims, transactions: transacting, unregistered, now }),
    registrations,
    repairs,
    security: securityData({ db, audit, transactions: transacting }),
    sessions,
    subcategories: subcategoriesData({ db, audit, counters, byAdmin, lessonCounts, now }),
    subscribers: subscribersData({ db, now }),
    throttle: throttle({
      throttles: throttleData({ db, now }),
      factor: throttleFactor,
      clock: () => performance.now(),
    }),
    userRemoval,
    userStatus,
    users,
  };
}
