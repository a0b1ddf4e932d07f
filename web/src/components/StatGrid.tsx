import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Three figures side by side; on a phone the first has its own line, with enlarged text each. */
export function StatGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
          sm: '1fr 1fr',
          lg: 'repeat(3, 1fr)',
        },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
      }}
    >
      {children}
    </Box>
  );
}
