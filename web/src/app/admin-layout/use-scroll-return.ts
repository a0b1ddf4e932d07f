import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router-dom';

/** How far each entry of the history was scrolled. */
const positions = new Map<string, number>();

/** Milliseconds in which content that is read again has to arrive; later a jump would only disturb. */
const patience = 5000;

/** What a person who moves on the page does first. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a page to which somebody returns to where it was left, once its content is long enough. React Router does it
 * at once, when a page that reads its content again shows only its skeleton.
 */
export function useScrollReturn(): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  // The skeleton of the page that is on its way may be shorter than this page.
  const isPending = useNavigation().state !== 'idle';
  useLayoutEffect(() => {
    if (isPending) return undefined;
    let wanted = isReturn ? (positions.get(key) ?? 0) : 0;
    const end = new AbortController();
    const listening = { passive: true, signal: end.signal };
    const remember = () => {
      if (wanted === 0) positions.set(key, scrollY);
    };
    addEventListener('scroll', remember, listening);
    if (wanted > 0) {
      const growth = new ResizeObserver(() => {
        scrollTo(0, wanted);
        if (Math.abs(scrollY - wanted) < 1) settle();
      });
      const settle = () => {
        wanted = 0;
        growth.disconnect();
      };
      growth.observe(document.body);
      const timer = setTimeout(settle, patience);
      for (const gesture of gestures) addEventListener(gesture, settle, listening);
      end.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        growth.disconnect();
      });
    }
    return () => end.abort();
  }, [key, isReturn, isPending]);
}
