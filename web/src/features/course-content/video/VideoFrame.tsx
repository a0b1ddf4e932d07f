import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The 16:9 place of a lesson's video, at least 400 px high on wide screens. */
export function VideoFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: '16 / 9',
        width: '100%',
        minHeight: (theme) => ({ md: theme.spacing(50) }),
        overflow: 'hidden',
        bgcolor: 'primary.light',
        borderRadius: 2,
        cornerShape: 'notch',
      }}
    >
      {children}
    </Box>
  );
}
