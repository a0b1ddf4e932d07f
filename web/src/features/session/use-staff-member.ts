import { createContext, use } from 'react';
import type { StaffMember } from './admin-access.ts';

const StaffMemberContext = createContext<StaffMember | null>(null);

export const StaffMemberProvider = StaffMemberContext.Provider;

/** The administrator or teacher who is signed in. Only pages inside the admin layout have one. */
export function useStaffMember(): StaffMember {
  const staffMember = use(StaffMemberContext);
  if (!staffMember) throw new Error('This page is outside the admin layout');
  return staffMember;
}
