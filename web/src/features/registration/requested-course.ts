import { findPublicCourse } from '@padavu/domain/catalogue/public-courses';
import type { PublicCourse } from '@padavu/domain/catalogue/public-courses';

/**
 * The course that a link to the registration page asks for by `courseId` (a slug or an id) or `title` (specification 2.1
 * and 7). Its price is the catalogue's: a link cannot make a course cheaper.
 */
export function requestedCourse(query: URLSearchParams): PublicCourse | undefined {
  return findPublicCourse(query.get('courseId') ?? '') ?? findPublicCourse(query.get('title') ?? '');
}
