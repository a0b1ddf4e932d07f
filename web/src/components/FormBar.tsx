import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** The end of a long form: its outcome and its buttons. It stays in view. */
export function FormBar({ children }: { children: ReactNode }) {
  return (
    <Box sx={bar}>
      <GlobalStyles styles={clearance} />
      <Stack spacing={1}>{children}</Stack>
    </Box>
  );
}

/** Keeps notices above the bar, and a focused field clear of it. */
const clearance = (theme: Theme) => ({
  html: { '--foot': theme.spacing(10), scrollPaddingBlockEnd: theme.spacing(14) },
});

const bar = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlock: 2,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
