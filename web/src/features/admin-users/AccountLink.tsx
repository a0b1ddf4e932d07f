import type { ReactNode } from 'react';
import { TextLink } from '@/components/TextLink.tsx';
import { adminUserPath } from '@/lib/paths.ts';

/** A link from a report to an account, in a new tab: only this page has the report, and nothing keeps it. */
export function AccountLink({ uid, children }: { uid: string; children: ReactNode }) {
  return (
    <TextLink to={adminUserPath(uid)} target="_blank" rel="noopener">
      {children}
    </TextLink>
  );
}
