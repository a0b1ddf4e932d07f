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
const publicCoursePages: ReadonlySet<string> = new Set([paths.ecommerceMastery, paths.digitalMarketing]);

/** The policy with which the site serves the document at an address. */
export function policyOf(pathname: string): Policy {
  if (signInPages.has(pathname)) return 'signIn';
  if (publicCoursePages.has(pathname)) return 'public';
  const areas = [`${paths.learner}/*`, `${paths.admin}/*`, paths.courseForLearners];
  return areas.some((area) => matchPath(area, pathname)) ? 'app' : 'public';
}

/** Whether a page at an address may do in the document at another all that it does in its own. */
export function covers(documentPathname: string, pathname: string): boolean {
  const [given, needed] = [policyOf(documentPathname), policyOf(pathname)];
  if (pathname === paths.contact) return documentPathname === paths.contact || given === 'app';
  return policies.indexOf(given) >= policies.indexOf(needed);
}
