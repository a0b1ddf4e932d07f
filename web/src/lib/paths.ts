import { generatePath } from 'react-router-dom';
import * as paths from './path-patterns.ts';

export { paths };

/** A file that the build writes: the licences of the third-party software on the site. */
export const thirdPartyLicences = '/licences.txt';

/** The page after an administrator's Logout. */
export const afterAdminLogout = paths.home;

export const learnerCoursePath = (courseId: number) =>
  generatePath(paths.learnerCourse, { courseId: String(courseId) });

export const firstLessonPath = (courseId: number, subcategoryId: number) =>
  generatePath(paths.lesson, { courseId: String(courseId), subcategoryId: String(subcategoryId) });

export const lessonPath = (courseId: number, subcategoryId: number, lessonId: number) =>
  generatePath(paths.lesson, {
    courseId: String(courseId),
    subcategoryId: String(subcategoryId),
    lessonId: String(lessonId),
  });

/** The public page of a course. */
export const coursePath = (slug: string) => generatePath(paths.coursePage, { slug });

export const adminUserPath = (uid: string) => generatePath(paths.adminUser, { uid });

/** The page of the admin area to edit a page of the site. */
export const adminPagePath = (page: string) => generatePath(paths.adminPage, { page });

/** The lessons of one category, the target of View on the categories screen; with the course for a teacher. */
export const adminLessonsPath = (subcategoryId: number, courseId?: number) =>
  withQuery(paths.adminLessons, { [courseParameter]: courseId?.toString(), category: String(subcategoryId) });

/** A page of the admin area about one course, for a teacher. */
export const ofCoursePath = (page: string, courseId: number) =>
  withQuery(page, { [courseParameter]: String(courseId) });

/** The parameter of an address that names the course which a page of the admin area is about. */
export const courseParameter = 'course';

/** The screen of a kind of record with the dialog of one of them open. */
export const editPath = (
  screen: typeof paths.adminCourses | typeof paths.adminCategories | typeof paths.adminLessons,
  id: string,
) => withQuery(screen, { [editParameter]: id });

/** The parameter of an address that names the record whose dialog is to be open. */
export const editParameter = 'edit';

/** The sign-in page, with the reason for the redirect and the return address. */
export function loginPath(reason: string, returnUrl?: string): string {
  return withQuery(paths.login, { reason, returnUrl });
}

/** The admin sign-in page with the return address, and why a session ended. */
export function adminLoginPath(returnUrl: string, reason?: string): string {
  return withQuery(paths.adminLogin, { returnUrl, reason });
}

/** The registration page with a chosen course. */
export const registerPath = ({ slug, title, price }: { slug: string; title: string; price: number }) =>
  withQuery(paths.register, { courseId: slug, title, price: String(price) });

/** Second addresses of pages, and their canonical addresses. */
const canonicalPaths: Readonly<Record<string, string>> = { [paths.adminLoginAlias]: paths.adminLogin };

/** The canonical path of a page, for search engines and shared links. */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return canonicalPaths[path] ?? path;
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value) search.set(key, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** A `returnUrl` that stays on this site and under `area`; otherwise `undefined`. No link can redirect elsewhere. */
export function safeReturnUrl(returnUrl: string | null, area: string): string | undefined {
  const baseUrl = 'https://site.invalid';
  if (!returnUrl?.startsWith('/') || !URL.canParse(returnUrl, baseUrl)) return undefined;
  const url = new URL(returnUrl, baseUrl);
  const inArea = url.pathname === area || url.pathname.startsWith(`${area}/`);
  return url.origin === baseUrl && inArea ? url.pathname + url.search + url.hash : undefined;
}
