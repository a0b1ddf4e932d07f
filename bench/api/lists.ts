import { coursesCollection } from '@padavu/domain/course/course';
import { lookupGram } from '@padavu/domain/values/search';
import { userStatsPath } from '@padavu/domain/user/user-stats';
import { usersCollection } from '@padavu/domain/user/user';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { newestUsers, readOne, readAll } from './bare.ts';
import type { MeasuredCall } from './measure.ts';

/**
 * A page size that every list fills with only a hundred users, so that it reads as many documents as with any number of
 * users.
 */
const limit = 10;
const page = (query: Query) => () => readAll(query.limit(limit + 1));

/**
 * The calls that list accounts page by page. Each also reads the caller's account, because rights depend on what is
 * stored.
 */
export function listCalls(db: Firestore, { uid, token }: { uid: string; token: string }): MeasuredCall[] {
  const list = (path: string, bare: () => Promise<unknown>): MeasuredCall => ({
    name: `GET ${path}`,
    method: 'GET',
    path: path === '/admin/users/count' ? path : `${path}${path.includes('?') ? '&' : '?'}limit=${limit}`,
    token,
    bare: () => Promise.all([readOne(db, `${usersCollection}/${uid}`), bare()]),
  });
  const countAll = async () => {
    const courses = db.collection(coursesCollection).orderBy('id').select('id', 'title').limit(99);
    await Promise.all([readOne(db, userStatsPath), readAll(courses)]);
  };
  return [
    list('/admin/users', page(newestUsers(db))),
    list('/admin/users/pending', page(newestUsers(db).where('status', '==', 'pending'))),
    list(
      '/admin/users?status=approved&courseId=1',
      page(newestUsers(db).where('status', '==', 'approved').where('courseId', '==', 1)),
    ),
    list(
      '/admin/users?search=sreelakshmi',
      page(newestUsers(db).where('searchGrams', 'array-contains', lookupGram('sreelakshmi'))),
    ),
    list('/admin/users/count', countAll),
  ];
}
