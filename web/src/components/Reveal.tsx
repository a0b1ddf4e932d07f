import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { onVisibility } from './on-visibility.ts';

/**
 * Lets its children rise into place when they are scrolled into view and leave again when they are scrolled out, at
 * either end, every time (specification 9: 1000 ms, repeating and mirrored). What has the focus stays. Without
 * script, and where less motion is asked for, everything simply stands there.
 */
export function Reveal({ children, delay = 0 }: { children: ReactNode; delay?: number }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    return onVisibility(element, (visible) => element.toggleAttribute('data-away', !visible));
  }, []);
  // The children move, not the observed frame: a frame that moves could leave the view by leaving it.
  return (
    <Box
      ref={frame}
      sx={{
        height: '100%',
        '@media (prefers-reduced-motion: no-preference)': {
          '& > *': {
            transition: 'opacity 1000ms ease-out, translate 1000ms ease-out',
            transitionDelay: `${delay}ms`,
          },
          '&[data-away]:not(:focus-within) > *': {
            opacity: 0,
            translate: (theme) => `0 ${theme.spacing(3)}`,
            transitionDelay: '0ms',
          },
        },
      }}
    >
      {children}
    </Box>
  );
}
