import { matchPath } from 'react-router-dom';
import { assertNever } from '@padavu/domain/values/assert-never';
import type { User } from '@padavu/domain/user/user';
import { adminLoginPath, loginPath, paths } from '@/lib/paths.ts';
import type { Session } from '@/lib/session/session.ts';

/** The administrator or teacher who is signed in. */
export type StaffMember = { uid: string; user: User };

/** Whether the admin area is open to the session. */
type AdminAccess =
  | { access: 'granted'; staffMember: StaffMember }
  | { access: 'pending' }
  | { access: 'redirect'; to: string; because?: typeof forAdministrators };

/** The reason for the dashboard when a teacher requested a page that only administrators have. */
export const forAdministrators = 'for-administrators';

/**
 * Decides by the live session whether a person may see the admin area. The route's loader has checked the stored token;
 * this checks Auth, the account's document and the token's claims.
 */
export function adminAccess(session: Session, address: string): AdminAccess {
  switch (session.status) {
    case 'starting':
      return { access: 'pending' };
    case 'signed-out':
      return { access: 'redirect', to: adminLoginPath(address, session.reason) };
    case 'signed-in':
      return accessOf(session, address);
    default:
      return assertNever(session);
  }
}

/** The pages of the admin area that teachers have too. */
const forTeachers = [
  paths.adminDashboard,
  paths.adminCourses,
  paths.adminCategories,
  paths.adminLessons,
  paths.adminQuestions,
  paths.adminWork,
  paths.adminSecurity,
] as const;

export const isForTeachers = (pathname: string): boolean =>
  pathname === paths.admin || forTeachers.some((path) => matchPath(path, pathname) !== null);

function accessOf({ uid, user, access }: Session & { status: 'signed-in' }, address: string): AdminAccess {
  if (user.status !== 'approved') return { access: 'redirect', to: loginPath(user.status) };
  if (user.role === 'user') return { access: 'redirect', to: paths.learnerDashboard };
  if (access === 'second-factor' && address !== paths.adminSecurity)
    return { access: 'redirect', to: paths.adminSecurity };
  if (user.role === 'teacher' && !isForTeachers(address.split('?')[0] ?? ''))
    return { access: 'redirect', to: paths.adminDashboard, because: forAdministrators };
  // A new account: until the token has the claim, the rules refuse every read.
  if (access === 'waiting') return { access: 'pending' };
  return { access: 'granted', staffMember: { uid, user } };
}
