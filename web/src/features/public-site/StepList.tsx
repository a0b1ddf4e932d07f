import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Children } from 'react';
import type { ReactNode } from 'react';

type StepListProps = { items: readonly ReactNode[]; numbered?: boolean | undefined };

/** A list with small gold steps as bullets. */
export function StepList({ items, numbered = false }: StepListProps) {
  return (
    <Box
      component={numbered ? 'ol' : 'ul'}
      sx={[list, numbered ? { paddingLeft: 3 } : { padding: 0, listStyle: 'none' }]}
    >
      {Children.map(items, (item) => (
        <Typography component="li" sx={numbered ? {} : row}>
          {item}
        </Typography>
      ))}
    </Box>
  );
}

const list = { display: 'grid', gap: 1, margin: 0, overflowWrap: 'anywhere' } as const;

const row = {
  position: 'relative',
  paddingLeft: 3,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '0.5em',
    width: 12,
    height: 12,
    bgcolor: 'secondary.light',
    clipPath: 'polygon(0 50%, 50% 50%, 50% 0, 100% 0, 100% 100%, 0 100%)',
  },
} as const;
