import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Cards side by side, each at least 300 px wide unless the screen is narrower. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: (theme) => `repeat(auto-fill, minmax(min(100%, ${theme.spacing(37.5)}), 1fr))`,
        listStyle: 'none',
        margin: 0,
        padding: 0,
      }}
    >
      {children}
    </Box>
  );
}
