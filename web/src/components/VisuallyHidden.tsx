import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Words for those who hear the page, where those who see it have a picture or nothing to read yet. */
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
