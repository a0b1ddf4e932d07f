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
import { readUserPage, type Part, type UserPage } from './user-page.ts';

export type UsersData = ReturnType<typeof usersData>;

const Named = Course.pick({ id: true, title: true, slug: true });
type NamedCourse = Pick<Course, 'id' | 'title' | 'slug'>;

/** Reading accounts. */
export function usersData({ db, userStats }: { db: Firestore; userStats: Pick<UserStatsData, 'read'> }) {
  const users = db.collection(usersCollection);

  async function courses(): Promise<NamedCourse[]> {
    const named = db.collection(coursesCollection).select(...Object.keys(Named.shape));
    const found: NamedCourse[] = [];
    for await (const page of fetchPages(named, limits.coursesPerReply))
      found.push(...readDocuments(Named, page));
    return found.toSorted((one, other) => one.id - other.id);
  }

  return {
    /**
     * The courses that accounts can be of, drafts included, by id: a read for each of them. A school has tens, of which 60 are on its
     * site at most, and no index finds a title as it is typed into a list (docs/decisions/056).
     */
    courses,

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
      const [counts, named] = await Promise.all([userStats.read(), courses()]);
      const courseBreakdown: Record<string, number> = {};
      for (const { id: courseId, title } of named) {
        courseBreakdown[title] = (courseBreakdown[title] ?? 0) + accountsIn(counts, { courseId }).total;
      }
      return { ...accountsIn(counts), courseBreakdown };
    },
  };
}
