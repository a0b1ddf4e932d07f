import { auditCollection } from '@padavu/domain/audit';
import { coursesCollection } from '@padavu/domain/course';
import { lessonsCollection } from '@padavu/domain/lesson';
import { subcategoriesCollection } from '@padavu/domain/subcategory';
import { usersCollection, type UserFilter } from '@padavu/domain/user';
import { lessonsOfSubcategory } from '../../web/src/features/lesson/queries.ts';
import { subcategoriesOfCourse } from '../../web/src/features/subcategory/queries.ts';
import { userWithReference, usersMatching, usersWaiting } from '../../web/src/features/user/queries.ts';
import type { QueryShape } from '../support/required-index.ts';

/** Every way to filter the list of users. */
const userFilters: UserFilter[] = (['all', 'pending'] as const).flatMap((status) =>
  [null, 1].flatMap((courseId) => ['', 'anj'].map((search) => ({ status, courseId, search }))),
);

/** The queries of the web app, as it makes them, by the file that describes them. */
export const webQueries: Record<string, QueryShape[]> = {
  'features/lesson/queries.ts': [lessonsOfSubcategory(1, 1)],
  'features/subcategory/queries.ts': [subcategoriesOfCourse(1)],
  'features/user/queries.ts': [
    ...userFilters.map((filter) => usersMatching(filter, 25)),
    userWithReference('K7M3QX'),
    usersWaiting(25),
  ],
};

const equal = (collection: string, ...fields: string[]): QueryShape => ({
  collection,
  where: fields.map((field) => [field, '=='] as const),
  orderBy: [],
});

const userPage = (filter: UserFilter): QueryShape => ({
  collection: usersCollection,
  where: usersMatching(filter, 25).where,
  orderBy: [
    ['registrationDate', 'desc'],
    ['__name__', 'desc'],
  ],
});

/** The queries of the functions, by the file that makes them; `indexes.test.ts` holds this list against the sources. */
export const functionQueries: Record<string, QueryShape[]> = {
  'data/audit.ts': [equal(auditCollection, 'action', 'target.id')],
  'data/courses.ts': [equal(coursesCollection, 'published')],
  'data/lessons.ts': [equal(lessonsCollection, 'subcategoryId')],
  'data/registrations.ts': [
    equal(usersCollection, 'paymentReference'),
    { collection: 'registrations', where: [['startedAt', '<=']], orderBy: [] },
  ],
  'data/subcategories.ts': [equal(subcategoriesCollection, 'courseId')],
  'data/user-page.ts': userFilters.map(userPage),
  'data/users.ts': [equal(usersCollection, 'courseId'), equal(usersCollection, 'status')],
};
