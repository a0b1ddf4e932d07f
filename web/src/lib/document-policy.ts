import { matchPath } from 'react-router-dom';
import { isAdminPage } from './admin-page.ts';
import { paths } from './paths.ts';

/**
 * The content security policies of documents, each allowing more than the one before; `firebase.json` has the headers.
 */
const policies = ['public', 'signIn', 'app'] as const;
type Policy = (typeof policies)[number];

const signInPages: ReadonlySet<string> = new Set([
  paths.login,
  paths.adminLoginAlias,
  paths.forgotPassword,
  paths.reset,
]);
/** Pages for learners identify a course by its number, public pages by its slug. */
const learnerCourse = /^\/courses\/\d+$/;
const publicCourse = /^\/courses\/[^/]+$/;

/** Pages that only their own document can show: it may embed the map, or contains the days of a course. */
const needsOwnDocument = (pathname: string) =>
  pathname === paths.contact || (publicCourse.test(pathname) && !learnerCourse.test(pathname));

/** The policy with which the site serves the document at an address. */
export function policyOf(pathname: string): Policy {
  if (signInPages.has(pathname)) return 'signIn';
  const areas = [`${paths.learner}/*`, `${paths.admin}/*`];
  const isInArea = learnerCourse.test(pathname) || areas.some((area) => matchPath(area, pathname));
  return isInArea ? 'app' : 'public';
}

/**
 * Whether the document at an address can show the page at another: its policy allows all that the page needs, and it
 * contains the school's content, which only public documents do, or the admin area's routes, if the page needs that.
 */
export function covers(documentPathname: string, pathname: string): boolean {
  const [documentPolicy, pagePolicy] = [policyOf(documentPathname), policyOf(pathname)];
  if (pagePolicy === 'public')
    return documentPolicy === 'public' && (!needsOwnDocument(pathname) || documentPathname === pathname);
  if (isAdminPage(pathname) && !isAdminPage(documentPathname)) return false;
  return policies.indexOf(documentPolicy) >= policies.indexOf(pagePolicy);
}
