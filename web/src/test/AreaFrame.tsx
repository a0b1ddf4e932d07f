import type { ReactNode } from 'react';
import { Notices } from '@/components/Notices.tsx';
import { useKeptFocus } from '@/components/use-kept-focus.ts';

/** What the layouts of the learner's and of the admin area do for each page. */
export function AreaFrame({ children }: { children: ReactNode }) {
  useKeptFocus();
  return (
    <Notices>
      <main>{children}</main>
    </Notices>
  );
}
