import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Spinner } from './Spinner.tsx';

/**
 * A view before its data has loaded. `children` are shapes in the positions of its parts, so that nothing jumps; `text`
 * says what is loading, visibly only after a moment.
 */
export function SkeletonView({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Box sx={{ position: 'relative' }}>
      <Box role="status" sx={[signStyles, delayed]}>
        <Spinner small />
        {text}
      </Box>
      <Box aria-busy sx={pulsing}>
        {children}
      </Box>
    </Box>
  );
}

/** Says, over its positioned parent, that other data is loading. Presses reach what is below it. */
export function LoadingSign({ text }: { text: string }) {
  return (
    <Box role="status" sx={[signStyles, { pointerEvents: 'none' }]}>
      <Spinner small />
      {text}
    </Box>
  );
}

const pulsing = {
  '@keyframes breathe': { from: { opacity: 1 }, to: { opacity: 0.55 } },
  '@media (prefers-reduced-motion: no-preference)': {
    animation: 'breathe 1.1s ease-in-out infinite alternate',
  },
} as const;

const signStyles = {
  position: 'absolute',
  insetBlockStart: 72,
  insetInline: 0,
  marginInline: 'auto',
  width: 'fit-content',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  paddingBlock: 1.25,
  paddingInline: 2.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  cornerShape: 'notch',
  bgcolor: 'background.paper',
  color: 'text.secondary',
} as const;

const delayed = {
  '@keyframes appear': { from: { opacity: 0 } },
  animation: 'appear 250ms 600ms both',
} as const;
