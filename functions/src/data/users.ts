import { publicCourses } from '@padavu/domain/catalogue/public-courses';
import { Course, coursesCollection } from '@padavu/domain/course';
import { accountsIn } from '@padavu/domain/user-stats';
import { usersCollection, type User, type UserCount, type UserFilter } from '@padavu/domain/user';
import type { Firestore } from 'firebase-admin/firestore';
import { notFound } from '#/errors.ts';
import { isBeingDeleted } from './account-rights.ts';
import { readDocuments, readUser } from './documents.ts';
import type { UserStatsData } from './user-stats.ts';
import { fetchMatches, fetchOne } from './reads.ts';
import { readUserPage, type Part, type UserPage } from './user-page.ts';

export type UsersData = ReturnType<typeof usersData>;

const Titled = Course.pick({ id: true, title: true });

/** Courses whose titles one answer reads; with the counts themselves they are a hundred documents. */
const titledCourses = 99;

/** Reading accounts. */
export function usersData({ db, userStats }: { db: Firestore; userStats: Pick<UserStatsData, 'read'> }) {
  const users = db.collection(usersCollection);

  async function courseTitles(): Promise<Map<number, string>> {
    const titled = db.collection(coursesCollection).orderBy('id').select('id', 'title').limit(titledCourses);
    const known = [...publicCourses, ...readDocuments(Titled, await fetchMatches(titled))];
    return new Map(known.map(({ id, title }) => [id, title]));
  }

  return {
    /** The courses that accounts can be of, by id. */
    courseTitles,

    /** The account of a uid; `undefined` when it has no document, or is being deleted. */
    async find(uid: string): Promise<User | undefined> {
      const snapshot = await fetchOne(users.doc(uid));
      return snapshot.exists && !isBeingDeleted(snapshot) ? readUser(snapshot) : undefined;
    },

    /** An account as lists show it; 404 for one that has no document. */
    async read(uid: string): Promise<User> {
      const snapshot = await fetchOne(users.doc(uid));
      if (!snapshot.exists) throw notFound();
      return readUser(snapshot);
    },

    /** A page of the accounts that pass the filter, in an order. */
    list(filter: UserFilter, part: Part): Promise<UserPage> {
      return readUserPage(users, filter, part);
    },

    /** How many accounts there are, as they are counted when they change: no account is read. */
    async count(): Promise<UserCount> {
      const [counts, titles] = await Promise.all([userStats.read(), courseTitles()]);
      const courseBreakdown: Record<string, number> = {};
      for (const [courseId, title] of titles) {
        courseBreakdown[title] = (courseBreakdown[title] ?? 0) + accountsIn(counts, { courseId }).total;
      }
      return { ...accountsIn(counts), courseBreakdown };
    },
  };
}
