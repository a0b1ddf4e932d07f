import { coursesCollection } from '@padavu/domain/course/course';
import { sitePath } from '@padavu/domain/site/site';
import { db } from '../../support/accounts-firebase.ts';
import { aCourse } from '../../support/builders.ts';

/** Courses that visitors can register for. */
const openCourses = [
  aCourse({ id: 1, slug: 'ecommerce-mastery', title: 'Ecommerce Mastery' }),
  aCourse({ id: 2, slug: 'digital-marketing', title: 'Digital Marketing', price: 1499 }),
  aCourse({ id: 3, slug: 'graphic-design', title: 'Graphic Design', price: 2499 }),
];

/** Runs before the tests of the API: a school without a course accepts no registration. */
export async function setup(): Promise<void> {
  const batch = db.batch();
  for (const course of openCourses) {
    batch.set(db.doc(`${coursesCollection}/${course.id}`), { ...course, openForRegistration: true });
  }
  // The next request for the site content builds it from these courses.
  batch.delete(db.doc(sitePath));
  await batch.commit();
}
