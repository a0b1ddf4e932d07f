import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/**
 * The heading of a view that replaces another on the same page. It takes the focus, so that a screen reader reads it.
 */
export function ArrivalHeading({ level = 1, children }: { level?: 1 | 2; children: ReactNode }) {
  return (
    <Typography variant={`h${level}`} ref={takeFocus} tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
    </Typography>
  );
}
