import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/**
 * Its children rise into place when they scroll into view and fade when they scroll out, every time. Children with the
 * focus stay visible. Without script, on paper, and where less motion is preferred, they are always visible.
 */
export function Reveal({ children, delay = 0 }: { children: ReactNode; delay?: number }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    return onVisibility(element, (visible) => element.toggleAttribute('data-away', !visible));
  }, []);
  // Only the children move: a moving frame could move itself out of view.
  return (
    <Box
      ref={frame}
      sx={{
        height: '100%',
        '@media screen and (prefers-reduced-motion: no-preference)': {
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

type Listener = (visible: boolean) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** One observer for the page: an element counts as visible from 100 px inside the window. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting);
    },
    { rootMargin: '-100px 0px' },
  );
  return observer;
}

/** Calls `listener` now and on every change with whether `element` is in view. @returns a function that stops it */
function onVisibility(element: Element, listener: Listener): () => void {
  listeners.set(element, listener);
  sharedObserver().observe(element);
  return () => {
    listeners.delete(element);
    sharedObserver().unobserve(element);
  };
}
