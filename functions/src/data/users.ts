import { Course, coursesCollection } from '@padavu/domain/course';
import { limits } from '@padavu/domain/limits';
import { accountsIn } from '@padavu/domain/user-stats';
import { usersCollection, type User, type UserFilter } from '@padavu/domain/user';
import type { UserCount } from '@padavu/domain/user-count';
import type { Firestore } from 'firebase-admin/firestore';
import { notFound } from '#/errors.ts';
import { isBeingDeleted } from './account-rights.ts';
import { readDocuments, readUser } from './documents.ts';
import type { UserStatsData } from './user-stats.ts';
import { fetchOne, fetchPages } from './reads.ts';
import { readUserPage, type UserPage, type UserPaging } from './user-page.ts';

export type UsersData = ReturnType<typeof usersData>;

const CourseName = Course.pick({ id: true, title: true, slug: true });
type NamedCourse = Pick<Course, 'id' | 'title' | 'slug'>;

/** Reads accounts. */
export function usersData({ db, userStats }: { db: Firestore; userStats: Pick<UserStatsData, 'read'> }) {
  const users = db.collection(usersCollection);

  async function courses(): Promise<NamedCourse[]> {
    const query = db.collection(coursesCollection).select(...Object.keys(CourseName.shape));
    const found: NamedCourse[] = [];
    for await (const page of fetchPages(query, limits.coursesPerReply))
      found.push(...readDocuments(CourseName, page));
    return found.toSorted((one, other) => one.id - other.id);
  }

  return {
    /**
     * The courses that accounts can have, drafts included, by id. It reads each of them: a school has tens, of which at
     * most 60 are on its site, and no index finds a title as people type it into a list (docs/decisions/056).
     */
    courses,

    /** The account of a uid; `undefined` when it has no document, or is being deleted. */
    async find(uid: string): Promise<User | undefined> {
      const snapshot = await fetchOne(users.doc(uid));
      return snapshot.exists && !isBeingDeleted(snapshot) ? readUser(snapshot) : undefined;
    },

    /** An account as lists show it; throws 404 for one without a document. */
    async read(uid: string): Promise<User> {
      const snapshot = await fetchOne(users.doc(uid));
      if (!snapshot.exists) throw notFound();
      return readUser(snapshot);
    },

    /** A page of the accounts that pass the filter, in an order. */
    list(filter: UserFilter, paging: UserPaging): Promise<UserPage> {
      return readUserPage(users, filter, paging);
    },

    /** The numbers of accounts from the totals; reads no account. */
    async count(): Promise<UserCount> {
      const [totals, courseNames] = await Promise.all([userStats.read(), courses()]);
      const byTitle = new Map<string, number>();
      for (const { id: courseId, title } of courseNames) {
        byTitle.set(title, (byTitle.get(title) ?? 0) + accountsIn(totals, { courseId }).total);
      }
      return { ...accountsIn(totals), courseBreakdown: Object.fromEntries(byTitle) };
    },
  };
}
