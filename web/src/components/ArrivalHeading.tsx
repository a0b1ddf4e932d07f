import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** The heading of a view that has taken another's place on the same page: focus moves to it, so that it is heard. */
export function ArrivalHeading({ level = 1, children }: { level?: 1 | 2; children: ReactNode }) {
  return (
    <Typography variant={`h${level}`} ref={takeFocus} tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
    </Typography>
  );
}
