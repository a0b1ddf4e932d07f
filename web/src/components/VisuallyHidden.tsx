import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
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
    <Box component={component} sx={visuallyHidden}>
      {children}
    </Box>
  );
}
