import { coursesCollection } from '@padavu/domain/course';
import { lookupGram } from '@padavu/domain/search';
import { userStatsPath } from '@padavu/domain/user-stats';
import { usersCollection } from '@padavu/domain/user';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { newestUsers, one, some } from './bare.ts';
import type { Measured } from './measure.ts';

/** A page that every list fills with a hundred users already, so that it reads as much as it ever will. */
const limit = 10;
const page = (query: Query) => () => some(query.limit(limit + 1));

/** The calls whose answers come out of all accounts, a page at a time. Each reads the account of who asks, too: rights are what is stored. */
export function listCalls(db: Firestore, { uid, token }: { uid: string; token: string }): Measured[] {
  const list = (path: string, bare: () => Promise<unknown>): Measured => ({
    name: `GET ${path}`,
    method: 'GET',
    path: path === '/admin/users/count' ? path : `${path}${path.includes('?') ? '&' : '?'}limit=${limit}`,
    token,
    bare: () => Promise.all([one(db, `${usersCollection}/${uid}`), bare()]),
  });
  const countAll = async () => {
    const courses = db.collection(coursesCollection).orderBy('id').select('id', 'title').limit(99);
    await Promise.all([one(db, userStatsPath), some(courses)]);
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
