import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A small label on a card, such as Premium. */
export function Tag({ children, strong = false }: { children: ReactNode; strong?: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 28,
        paddingInline: 1.25,
        typography: 'caption',
        fontWeight: 650,
        bgcolor: strong ? 'scene.brass' : 'primary.light',
        color: strong ? 'scene.night' : 'primary.main',
      }}
    >
      {children}
    </Box>
  );
}

/** Labels beside each other, no two of them equal. The first of several stands out. */
export const Tags = ({ labels }: { labels: readonly string[] }) =>
  labels.map((label, index) => (
    <Tag key={label} strong={labels.length > 1 && index === 0}>
      {label}
    </Tag>
  ));
