import { countedCollection } from '@padavu/domain/headcount';
import { auditCollection } from '@padavu/domain/audit';
import { coursesCollection } from '@padavu/domain/course';
import { lessonsCollection } from '@padavu/domain/lesson';
import { subcategoriesCollection } from '@padavu/domain/subcategory';
import { usersCollection, type UserFilter } from '@padavu/domain/user';
import { userSorts } from '@padavu/domain/user-sort';
import type { AuditFilter } from '../../web/src/features/audit/audit-filter.ts';
import { administrators, auditEntries } from '../../web/src/features/audit/queries.ts';
import { newestDeed, overviewCourses, overviewInsights } from '../../web/src/features/overview/queries.ts';
import { coursesById, coursesWithIds } from '../../web/src/features/course/queries.ts';
import {
  lessonsAfter,
  lessonsByDay,
  lessonsOfCourse,
  lessonsOfSubcategories,
} from '../../web/src/features/lesson/queries.ts';
import {
  subcategoriesAfter,
  subcategoriesOfCourse,
  subcategoriesOfCourses,
  subcategoriesWithIds,
} from '../../web/src/features/subcategory/queries.ts';
import { historyOf } from '../../web/src/features/user/account-queries.ts';
import { userWithReference, usersMatching, usersWaiting } from '../../web/src/features/user/queries.ts';
import type { QueryShape } from '../support/required-index.ts';

/** Every way to filter the list of users. */
const userFilters: UserFilter[] = (['all', 'pending'] as const).flatMap((status) =>
  [null, 1].flatMap((courseId) => ['', 'anj'].map((search) => ({ status, courseId, search }))),
);

/** A page of users, over REST as on the screen. */
const userPages = userFilters.flatMap((filter) =>
  userSorts.map((sort) => usersMatching(filter, { sort, limit: 25 })),
);

/** Every way to filter the record of activity. */
const auditFilters: AuditFilter[] = [null, 'rajan'].flatMap((actor) =>
  ([null, 'lesson'] as const).flatMap((kind) =>
    ['', 'anjali'].flatMap((about) =>
      [null, '2025-05-01'].map((day) => ({ actor, kind, about, from: day, to: day })),
    ),
  ),
);

/** The queries of the web app, as it makes them, by the file that describes them. */
export const webQueries: Record<string, QueryShape[]> = {
  'features/audit/queries.ts': [...auditFilters.map((filter) => auditEntries(filter, 25)), administrators],
  'features/overview/queries.ts': [newestDeed, overviewCourses, overviewInsights],
  'features/course/queries.ts': [coursesById(61), coursesById(61, 7), coursesWithIds([1, 2])],
  'features/lesson/queries.ts': [
    lessonsOfCourse(1),
    lessonsOfSubcategories([1, 2], 60),
    ...(['asc', 'desc'] as const).map((direction) => lessonsByDay(1, direction, 30)),
    ...[null, { courseId: 1 }, { subcategoryId: 1 }].flatMap((of) =>
      [0, 7].map((id) => lessonsAfter(id, 60, of)),
    ),
  ],
  'features/subcategory/queries.ts': [
    subcategoriesOfCourse(1),
    subcategoriesOfCourses([1, 2], 25),
    subcategoriesWithIds([1, 2]),
    ...[null, [1]].flatMap((courseIds) => [0, 7].map((id) => subcategoriesAfter(id, 60, courseIds))),
  ],
  'features/user/account-queries.ts': [historyOf('anjali', 11)],
  'features/user/queries.ts': [...userPages, userWithReference('K7M3QX'), usersWaiting(25)],
};

const equal = (collection: string, ...fields: string[]): QueryShape => ({
  collection,
  where: fields.map((field) => [field, '=='] as const),
  orderBy: [],
});

/** A list by id, of everything or of what one field says. */
const byId = (collection: string, ...where: QueryShape['where']): QueryShape => ({
  collection,
  where,
  orderBy: [['id', 'asc']],
});

const newest = (collection: string): QueryShape => ({ collection, where: [], orderBy: [['id', 'desc']] });

/** The queries of the functions, by the file that makes them; `indexes.test.ts` holds this list against the sources. */
export const functionQueries: Record<string, QueryShape[]> = {
  'data/audit.ts': [
    { ...equal(auditCollection, 'action', 'target.id'), orderBy: [['at', 'desc']] },
    {
      ...equal(auditCollection, 'action', 'partOf'),
      orderBy: [
        ['at', 'asc'],
        ['__name__', 'asc'],
      ],
    },
  ],
  'data/content-copy.ts': [equal(lessonsCollection, 'subcategoryId')],
  'data/content-removal.ts': [
    equal(lessonsCollection, 'subcategoryId'),
    equal(subcategoriesCollection, 'courseId'),
    equal(usersCollection, 'courseId'),
  ],
  'data/counters.ts': [coursesCollection, subcategoriesCollection, lessonsCollection].map(newest),
  'data/courses.ts': [byId(coursesCollection), byId(coursesCollection, ['published', '=='])],
  'data/headcount.ts': [{ collection: countedCollection, where: [], orderBy: [['__name__', 'asc']] }],
  'data/lesson-arrangement.ts': [equal(lessonsCollection, 'subcategoryId')],
  'data/lessons.ts': [equal(lessonsCollection, 'subcategoryId')],
  'data/registrations.ts': [
    equal(usersCollection, 'paymentReference'),
    { collection: 'registrations', where: [['startedAt', '<=']], orderBy: [] },
  ],
  'data/subcategories.ts': [
    byId(subcategoriesCollection),
    byId(subcategoriesCollection, ['courseId', '==']),
    byId(subcategoriesCollection, ['courseId', 'in']),
    equal(lessonsCollection, 'subcategoryId'),
  ],
  'data/user-page.ts': [...userPages, equal(usersCollection, 'paymentReference')],
  'data/users.ts': [byId(coursesCollection)],
};
