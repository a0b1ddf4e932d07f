import { readRouteId } from '@padavu/domain/values/route-id';
import { matchPath } from 'react-router-dom';
import { categoriesOfCourse, courseDocument, progressDocument } from '@/features/course-content/queries.ts';
import { documentOptions, documentsOptions } from '@/lib/firebase/use-documents.ts';
import { queryClient, restoreCopy } from '@/lib/query-client.ts';
import { storedUid, storedUser } from '@/lib/session/records.ts';
import { paths } from '@/lib/paths.ts';
import { learnerPageAt } from './learner-page.ts';
import { ownLessons } from '@/features/learning/queries.ts';

/**
 * Fetches what the page at an address will show while the account is fetched, which saves a round trip on a slow
 * connection. The course id comes from the record on this device; the rules check the stored account.
 */
export async function prefetchPage(pathname: string): Promise<void> {
  const user = storedUser();
  const uid = storedUid();
  if (uid === null || user?.role !== 'user' || user.courseId === null) return;
  const { courseId } = user;
  const page = learnerPageAt(pathname);
  if (page === 'course-days' || !isOwnCourse(courseId, pathname)) return;
  await restoreCopy(uid);
  for (const { path } of [courseDocument(courseId), progressDocument(uid, courseId)])
    void queryClient.prefetchQuery(documentOptions(path));
  if (page === 'dashboard') return;
  for (const documents of [categoriesOfCourse(courseId), ownLessons(courseId, user)])
    void queryClient.prefetchQuery(documentsOptions(documents));
}

/** Whether the page shows the learner's own course; the dashboard shows no other. */
function isOwnCourse(courseId: number, pathname: string): boolean {
  const found = matchPath(paths.learnerCourse, pathname) ?? matchPath(paths.lesson, pathname);
  return found === null || readRouteId(found.params.courseId) === courseId;
}
