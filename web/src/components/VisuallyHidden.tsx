import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Text only for screen readers, where others see a picture or nothing yet. */
export function VisuallyHidden({
  component,
  children,
}: {
  component: 'h1' | 'h2' | 'span';
  children: ReactNode;
}) {
  return (
    <Box
      component={component}
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        margin: '-1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
