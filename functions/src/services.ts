import { randomInt } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { accountsData } from './data/accounts.ts';
import { auditData } from './data/audit.ts';
import { claimsData } from './data/claims.ts';
import { coursesData } from './data/courses.ts';
import { lessonsData } from './data/lessons.ts';
import { progressData } from './data/progress.ts';
import { registrationsData } from './data/registrations.ts';
import { subcategoriesData } from './data/subcategories.ts';
import { userRemovalData } from './data/user-removal.ts';
import { userStatusData } from './data/user-status.ts';
import { usersData } from './data/users.ts';
import { authorise } from './http/authorise.ts';
import type { Published } from './http/published.ts';
import type { Identity } from './identity/identity.ts';

type Deps = { db: Firestore; auth: Auth; identity: Identity; published: Published };

export type Services = ReturnType<typeof services>;

const now = () => new Date();

/** Everything the handlers depend on, made once a process from Firebase's own two services. */
export function services({ db, auth, identity, published }: Deps) {
  const accounts = accountsData({ auth });
  const audit = auditData({ db, now });
  const claims = claimsData({ db, auth, now });
  const userStatus = userStatusData({ db, accounts, audit, claims });
  return {
    accounts,
    authorise: authorise({ accounts }),
    claims,
    courses: coursesData({ db }),
    identity,
    lessons: lessonsData({ db }),
    progress: progressData({ db }),
    published,
    registrations: registrationsData({ db, auth, now, randomInt: (below) => randomInt(below) }),
    subcategories: subcategoriesData({ db }),
    userRemoval: userRemovalData({ db, auth, audit, userStatus }),
    userStatus,
    users: usersData({ db }),
  };
}
