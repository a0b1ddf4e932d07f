import { generatePath } from 'react-router-dom';

/** Every address of the site (specification 2.1): the pattern for the router, and the way to make one. */
export const paths = {
  register: '/register',
  login: '/login',
  adminLogin: '/admin/login',
  adminLoginAlias: '/admin-login',
  error: '/error',
  learner: '/user',
  learnerDashboard: '/user/dashboard',
  learnerCourse: '/user/course/:courseId',
  firstLesson: '/user/lesson/:courseId/:subcategoryId',
  lesson: '/user/lesson/:courseId/:subcategoryId/:lessonId',
  admin: '/admin',
  adminDashboard: '/admin/dashboard',
  adminUsers: '/admin/user',
} as const;

export const learnerCoursePath = (courseId: number) =>
  generatePath(paths.learnerCourse, { courseId: String(courseId) });

export const firstLessonPath = (courseId: number, subcategoryId: number) =>
  generatePath(paths.firstLesson, { courseId: String(courseId), subcategoryId: String(subcategoryId) });

export const lessonPath = (courseId: number, subcategoryId: number, lessonId: number) =>
  generatePath(paths.lesson, {
    courseId: String(courseId),
    subcategoryId: String(subcategoryId),
    lessonId: String(lessonId),
  });

/** The sign-in page with the reason for being sent there and the way back (specification 6, "Learner guard"). */
export function loginPath(reason: string, returnUrl?: string): string {
  return withQuery(paths.login, { reason, returnUrl });
}

/** The admin sign-in page with the way back (specification 6, "Admin guard"). */
export function adminLoginPath(returnUrl: string): string {
  return withQuery(paths.adminLogin, { returnUrl });
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value) search.set(key, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** A `returnUrl` that stays on this site and under `area`; otherwise `undefined`. Nobody is sent elsewhere by a link. */
export function safeReturnUrl(returnUrl: string | null, area: string): string | undefined {
  if (!returnUrl?.startsWith('/')) return undefined;
  const url = new URL(returnUrl, 'https://site.invalid');
  const inArea = url.pathname === area || url.pathname.startsWith(`${area}/`);
  return url.origin === 'https://site.invalid' && inArea ? url.pathname + url.search + url.hash : undefined;
}
