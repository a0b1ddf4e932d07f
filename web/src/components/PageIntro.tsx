import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A page's heading and the sentence below it. */
export function PageIntro({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h1">{title}</Typography>
      {children && <Typography color="textSecondary">{children}</Typography>}
    </Box>
  );
}
