import { useCallback, useEffect, useRef, useState } from 'react';

type Carousel = {
  track: React.RefObject<HTMLDivElement | null>;
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
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [held, hold] = useState(false);

  const step = useCallback(
    (by: number) => {
      const element = track.current;
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
    const element = track.current;
    const updateCurrent = () => element && setCurrent(slideIn(element));
    element?.addEventListener('scroll', updateCurrent, { passive: true });
    return () => element?.removeEventListener('scroll', updateCurrent);
  }, []);

  useEffect(() => {
    if (!playing || held) return undefined;
    const timer = setInterval(() => step(1), interval);
    return () => clearInterval(timer);
  }, [playing, held, interval, step]);

  return { track, current, playing, step, togglePlaying: () => setPlaying(!playing), hold };
}

function slideIn(track: HTMLElement): number {
  return track.clientWidth > 0 ? Math.round(track.scrollLeft / track.clientWidth) : 0;
}
