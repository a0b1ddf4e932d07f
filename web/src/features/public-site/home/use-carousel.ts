import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject, UIEvent } from 'react';

type Carousel = {
  /** Props of the track. */
  track: { ref: RefObject<HTMLDivElement | null>; onScroll: (event: UIEvent<HTMLElement>) => void };
  current: number;
  playing: boolean;
  /** Moves by `by` slides, wrapping around. */
  step: (by: number) => void;
  togglePlaying: () => void;
  /** Takes whether a pointer or the focus is inside. The carousel pauses meanwhile. */
  hold: (held: boolean) => void;
};

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Slides in a scrolling track, which the browser swipes and snaps. Every `interval` ms the next one shows, unless less
 * motion is preferred.
 */
export function useCarousel(count: number, interval: number): Carousel {
  const ref = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [held, hold] = useState(false);

  const step = useCallback(
    (by: number) => {
      const element = ref.current;
      if (!element) return;
      const next = (slideIn(element) + by + count) % count;
      element.scrollTo({
        left: next * element.clientWidth,
        behavior: matchMedia(reducedMotion).matches ? 'instant' : 'smooth',
      });
    },
    [count],
  );

  useEffect(() => {
    const preference = matchMedia(reducedMotion);
    const applyPreference = () => setPlaying(!preference.matches);
    applyPreference();
    preference.addEventListener('change', applyPreference);
    return () => preference.removeEventListener('change', applyPreference);
  }, []);

  useEffect(() => {
    if (!playing || held) return undefined;
    const timer = setInterval(() => step(1), interval);
    return () => clearInterval(timer);
  }, [playing, held, interval, step]);

  return {
    track: { ref, onScroll: ({ currentTarget }) => setCurrent(slideIn(currentTarget)) },
    current,
    playing,
    step,
    togglePlaying: () => setPlaying(!playing),
    hold,
  };
}

function slideIn(track: HTMLElement): number {
  return track.clientWidth > 0 ? Math.round(track.scrollLeft / track.clientWidth) : 0;
}
