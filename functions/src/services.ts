import { randomBytes, randomInt } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { accountsData, type ReadToken } from './data/accounts.ts';
import { auditData } from './data/audit.ts';
import { claimsData } from './data/claims.ts';
import { contentCopyData } from './data/content-copy.ts';
import { contentRemovalData } from './data/content-removal.ts';
import { contentRestorationData } from './data/content-restoration.ts';
import { contentTransactions } from './data/content-transactions.ts';
import { countersData } from './data/counters.ts';
import { coursesData } from './data/courses.ts';
import { enrolmentsData } from './data/enrolments.ts';
import { headcountData } from './data/headcount.ts';
import { lessonArrangementData } from './data/lesson-arrangement.ts';
import { learningData } from './data/learning.ts';
import { lessonPlaces } from './data/lesson-places.ts';
import { lessonsData } from './data/lessons.ts';
import { paymentsData } from './data/payments.ts';
import { progressData } from './data/progress.ts';
import { registrationsData } from './data/registrations.ts';
import { subcategoriesData } from './data/subcategories.ts';
import { subscribersData } from './data/subscribers.ts';
import { throttleData } from './data/throttle.ts';
import { userRemovalData } from './data/user-removal.ts';
import { userStatusData } from './data/user-status.ts';
import { usersData } from './data/users.ts';
import { authorise } from './http/authorise.ts';
import type { Published } from './http/published.ts';
import { throttle } from './http/throttle.ts';
import type { Identity } from './identity/identity.ts';

type Deps = {
  db: Firestore;
  auth: Auth;
  identity: Identity;
  published: Published;
  /** Signature and time of a token, without asking whether it was revoked. */
  readToken?: ReadToken;
  /** How many times the usual number of sign-ins, registrations and the like are let through. */
  throttleFactor?: () => number;
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
  readToken = (token) => auth.verifyIdToken(token),
  throttleFactor = () => 1,
}: Deps) {
  const accounts = accountsData({ auth, readToken });
  const audit = auditData({ db, now });
  const claims = claimsData({ db, auth, now });
  const counters = countersData({ db });
  const inTransaction = contentTransactions({ db });
  const places = lessonPlaces({ db });
  const payments = paymentsData({ db, audit, now });
  const registrations = registrationsData({ db, auth, now, randomInt: (below) => randomInt(below) });
  const headcount = headcountData({ db });
  const users = usersData({ db, headcount });
  const userStatus = userStatusData({ db, accounts, audit, claims, payments });
  return {
    accounts,
    authorise: authorise({ accounts }),
    claims,
    contentCopy: contentCopyData({ db, audit, counters, inTransaction, places, now }),
    contentRemoval: contentRemovalData({ db, audit, inTransaction, places }),
    contentRestoration: contentRestorationData({ db, audit, inTransaction, places, now }),
    courses: coursesData({ db, audit, counters, inTransaction, now }),
    enrolments: enrolmentsData({
      accounts,
      audit,
      claims,
      payments,
      registrations,
      users,
      now,
      newPassword,
    }),
    headcount,
    identity,
    lessonArrangement: lessonArrangementData({ db, audit, counters, inTransaction, places, now }),
    learning: learningData({ db }),
    lessons: lessonsData({ db, audit, counters, inTransaction, places, now }),
    payments,
    progress: progressData({ db }),
    published,
    registrations,
    subcategories: subcategoriesData({ db, audit, counters, inTransaction, now }),
    subscribers: subscribersData({ db, now }),
    throttle: throttle({ throttles: throttleData({ db, now }), factor: throttleFactor }),
    userRemoval: userRemovalData({ db, auth, audit, userStatus, now }),
    userStatus,
    users,
  };
}
