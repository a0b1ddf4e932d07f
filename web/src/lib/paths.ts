import { newsletterPaths } from '@padavu/domain/newsletter-paths';
import { generatePath } from 'react-router-dom';

/** Every address of the site: the pattern for the router, and the way to make one. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  courses: '/courses',
  /** The public page of a course. */
  coursePage: '/courses/:slug',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  refund: '/refund',
  cookies: '/cookies',
  newsletterConfirm: newsletterPaths.confirm,
  newsletterUnsubscribe: newsletterPaths.unsubscribe,
  register: '/register',
  login: '/login',
  forgotPassword: '/forgot-password',
  /** Where the link in the e-mail leads, with its `oobCode`. */
  reset: '/reset',
  adminLogin: '/admin/login',
  adminLoginAlias: '/admin-login',
  error: '/error',
  /** For approved learners, by number: a slug is not digits alone. */
  courseForLearners: '/courses/:courseId',
  learner: '/user',
  learnerDashboard: '/user/dashboard',
  learnerAccount: '/user/account',
  learnerReceipt: '/user/receipt',
  learnerCourse: '/user/course/:courseId',
  /** One pattern for the first lesson and for any lesson, so that going from day to day keeps the page. */
  lesson: '/user/lesson/:courseId/:subcategoryId/:lessonId?',
  admin: '/admin',
  adminDashboard: '/admin/dashboard',
  adminUsers: '/admin/user',
  adminUser: '/admin/user/:uid',
  adminUserImport: '/admin/user/import',
  adminStatement: '/admin/statement',
  adminCourses: '/admin/courses',
  adminCategories: '/admin/categories',
  adminLessons: '/admin/lessons',
  adminAudit: '/admin/audit',
  adminTrash: '/admin/trash',
  adminSecurity: '/admin/security',
  adminSettings: '/admin/settings',
  adminQuestions: '/admin/questions',
  adminWork: '/admin/work',
  adminDiscounts: '/admin/discounts',
  adminPages: '/admin/pages',
  adminPage: '/admin/pages/:page',
} as const;

/** A file that the build writes: the licences of what the site holds of others. */
export const thirdPartyLicences = '/licences.txt';

/** Where an administrator's Logout leads. */
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

/** Where a page of the site is written. */
export const adminPagePath = (page: string) => generatePath(paths.adminPage, { page });

/** The lessons of one category, as the categories screen's View leads there; for a teacher with the course. */
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

/** The sign-in page with the reason for being sent there and the way back. */
export function loginPath(reason: string, returnUrl?: string): string {
  return withQuery(paths.login, { reason, returnUrl });
}

/** The admin sign-in page with the way back. */
export function adminLoginPath(returnUrl: string): string {
  return withQuery(paths.adminLogin, { returnUrl });
}

/** The registration page with a chosen course. */
export const registerPath = ({ slug, title, price }: { slug: string; title: string; price: number }) =>
  withQuery(paths.register, { courseId: slug, title, price: String(price) });

/** Pages that answer at a second address, and the first. */
const canonicalPaths: Readonly<Record<string, string>> = { [paths.adminLoginAlias]: paths.adminLogin };

/** The one address by which a page is known to search engines and in links that are passed on. */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return canonicalPaths[path] ?? path;
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value) search.set(key, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** A `returnUrl` that stays on this site and under `area`; otherwise `undefined`. Nobody is sent elsewhere by a link. */
export function safeReturnUrl(returnUrl: string | null, area: string): string | undefined {
  const here = 'https://site.invalid';
  if (!returnUrl?.startsWith('/') || !URL.canParse(returnUrl, here)) return undefined;
  const url = new URL(returnUrl, here);
  const inArea = url.pathname === area || url.pathname.startsWith(`${area}/`);
  return url.origin === here && inArea ? url.pathname + url.search + url.hash : undefined;
}
