import { createContext, use } from 'react';
import type { DraftKey } from '@/lib/drafts.ts';
import type { StaffMember } from './admin-access.ts';

const StaffMemberContext = createContext<StaffMember | null>(null);

export const StaffMemberProvider = StaffMemberContext.Provider;

/** The administrator or teacher who is signed in. Only pages inside the admin layout have one. */
export function useStaffMember(): StaffMember {
  const staffMember = use(StaffMemberContext);
  if (!staffMember) throw new Error('This page is outside the admin layout');
  return staffMember;
}

/** The key of this person's draft in a form of a record. */
export function useDraftKey(form: string, record: string): DraftKey {
  const { uid: owner } = useStaffMember();
  return { owner, form, record };
}
