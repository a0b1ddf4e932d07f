import { coursesCollection } from '@padavu/domain/course/course';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { progressPath } from '@padavu/domain/learning/progress';
import { categoriesCollection } from '@padavu/domain/course/category';
import { usersCollection } from '@padavu/domain/user/user';
import type { Firestore } from 'firebase-admin/firestore';
import { newestUsers, readOne, readAll } from './bare.ts';
import type { MeasuredCall } from './measure.ts';

type Callers = {
  learner: { uid: string; email: string; password: string; token: string };
  admin: { uid: string; token: string };
};

const get = (
  name: string,
  path: string,
  bare: MeasuredCall['bare'] & {},
  caller?: { token: string },
): MeasuredCall => ({
  name: `GET ${name}`,
  method: 'GET',
  path,
  token: caller?.token,
  bare,
});

/** The calls that learners' and administrators' screens make most, on the demo's school. */
export function mostUsedCalls(db: Firestore, { learner, admin }: Callers): MeasuredCall[] {
  const categories = db.collection(categoriesCollection);
  const published = db.collection(coursesCollection).where('published', '==', true).orderBy('id');
  const lessons = db.collection(lessonsCollection).where('subcategoryId', '==', 1);
  const course = () => readOne(db, `${coursesCollection}/1`);
  const category = () => readOne(db, `${categoriesCollection}/1`);
  const categoriesOfCourse = () => readAll(categories.where('courseId', '==', 1).orderBy('id'));
  const { uid, email, password, token } = learner;
  return [
    get('/course/courses', '/course/courses', async () => {
      await readAll(published);
      await readAll(categories.where('courseId', 'in', [1, 2, 3]).orderBy('id'));
    }),
    get('/course/courses/{id}', '/course/courses/1', () => Promise.all([course(), categoriesOfCourse()])),
    get(
      '/course/user/course',
      '/course/user/course',
      async () => {
        await readOne(db, `${usersCollection}/${uid}`);
        await Promise.all([course(), categoriesOfCourse(), readOne(db, progressPath(uid, 1))]);
      },
      { token },
    ),
    get('/subcategories/all', '/subcategories/all', async () => {
      await readAll(categories.orderBy('id'));
      await db.getAll(...[1, 2, 3].map((id) => db.doc(`${coursesCollection}/${id}`)));
    }),
    get('/subcategories/course/{id}', '/subcategories/course/1', () =>
      Promise.all([course(), categoriesOfCourse()]),
    ),
    get('/subcategories/{id}', '/subcategories/1', async () => {
      await category();
      await course();
    }),
    get(
      '/lessons/subcategory/{id}',
      '/lessons/subcategory/1',
      async () => {
        await Promise.all([category(), readAll(lessons)]);
        await course();
      },
      { token },
    ),
    get(
      '/lessons/subcategory/{id}/lesson/{id}',
      '/lessons/subcategory/1/lesson/1',
      async () => {
        await Promise.all([category(), readOne(db, `${lessonsCollection}/1`)]);
        await course();
      },
      { token },
    ),
    get(
      '/admin/users',
      '/admin/users?limit=25',
      () => Promise.all([readOne(db, `${usersCollection}/${admin.uid}`), readAll(newestUsers(db).limit(26))]),
      admin,
    ),
    { name: 'POST /users/login', method: 'POST', path: '/users/login', body: { email, password } },
  ];
}
