import { matchPath } from 'react-router-dom';
import { paths } from './paths.ts';

/** What the policy of a document lets it do, each more than the one before; `firebase.json` says it in headers. */
const policies = ['public', 'signIn', 'app'] as const;
type Policy = (typeof policies)[number];

const signInPages: ReadonlySet<string> = new Set([
  paths.login,
  paths.adminLoginAlias,
  paths.forgotPassword,
  paths.reset,
]);
/** The pages of courses for learners name them by number, the public ones by slug. */
const learnersCourse = /^\/courses\/\d+$/;
const publicCourse = /^\/courses\/[^/]+$/;

/** Pages whose own document alone has what they need: leave to frame the map, a course's days. */
const needsOwnDocument = (pathname: string) =>
  pathname === paths.contact || (publicCourse.test(pathname) && !learnersCourse.test(pathname));

/** The policy with which the site serves the document at an address. */
export function policyOf(pathname: string): Policy {
  if (signInPages.has(pathname)) return 'signIn';
  const areas = [`${paths.learner}/*`, `${paths.admin}/*`];
  const isInArea = learnersCourse.test(pathname) || areas.some((area) => matchPath(area, pathname));
  return isInArea ? 'app' : 'public';
}

/**
 * Whether the document at an address can show the page at another: it lets the page do all that it does in its own, and has
 * the school's content, which is in public documents alone, where the page needs it.
 */
export function covers(documentPathname: string, pathname: string): boolean {
  const [given, needed] = [policyOf(documentPathname), policyOf(pathname)];
  if (needed === 'public')
    return given === 'public' && (!needsOwnDocument(pathname) || documentPathname === pathname);
  return policies.indexOf(given) >= policies.indexOf(needed);
}
