import { publicCourses } from '@padavu/domain/catalogue/public-courses';
import { Course, coursesCollection } from '@padavu/domain/course';
import {
  usersCollection,
  userStatuses,
  type User,
  type UserCount,
  type UserFilter,
} from '@padavu/domain/user';
import type { Firestore } from 'firebase-admin/firestore';
import { readDocuments, readUser } from './documents.ts';
import { countMatches, fetchMatches, fetchOne } from './reads.ts';
import { readUserPage, type Part, type UserPage } from './user-page.ts';

export type UsersData = ReturnType<typeof usersData>;

const Titled = Course.pick({ id: true, title: true });

/** Courses by which accounts are counted: each is a question to the store of its own. */
const countedCourses = 100;

/** Reading accounts (specification 7, "Admin users"). */
export function usersData({ db }: { db: Firestore }) {
  const users = db.collection(usersCollection);

  async function courseTitles(): Promise<Map<number, string>> {
    const titled = db.collection(coursesCollection).orderBy('id').select('id', 'title').limit(countedCourses);
    const known = [...publicCourses, ...readDocuments(Titled, await fetchMatches(titled))];
    return new Map(known.map(({ id, title }) => [id, title]));
  }

  async function courseBreakdown(): Promise<Record<string, number>> {
    const breakdown: Record<string, number> = {};
    await Promise.all(
      [...(await courseTitles())].map(async ([id, title]) => {
        const count = await countMatches(users.where('courseId', '==', id));
        breakdown[title] = (breakdown[title] ?? 0) + count;
      }),
    );
    return breakdown;
  }

  return {
    /** The courses that accounts can be of, by id. */
    courseTitles,

    /** The account of a uid; `undefined` when it has no document. */
    async find(uid: string): Promise<User | undefined> {
      const snapshot = await fetchOne(users.doc(uid));
      return snapshot.exists ? readUser(snapshot) : undefined;
    },

    /** A page of the accounts that pass the filter, in an order. */
    list(filter: UserFilter, part: Part): Promise<UserPage> {
      return readUserPage(users, filter, part);
    },

    /** How many accounts there are, counted by the store: no account is read. */
    async count(): Promise<UserCount> {
      const [total, breakdown, ...byStatus] = await Promise.all([
        countMatches(users),
        courseBreakdown(),
        ...userStatuses.map((status) => countMatches(users.where('status', '==', status))),
      ]);
      const [pending = 0, approved = 0, inactive = 0] = byStatus;
      return { total, pending, approved, inactive, courseBreakdown: breakdown };
    },
  };
}
