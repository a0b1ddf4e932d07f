import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose rows come and go: when the row that had it is gone, the list itself takes it, so that
 * whoever uses the keyboard is not thrown back to the top of the page. A dialog that a row opens counts as the row.
 * @returns what the list's element takes
 */
export function useKeptFocus<T extends HTMLElement>() {
  const list = useRef<T>(null);
  const inside = useRef(false);

  useEffect(() => {
    const left = () => {
      inside.current = false;
    };
    // Before React's own events, which come through portals and so tell of dialogs as well.
    document.addEventListener('focusin', left, true);
    document.addEventListener('pointerdown', left, true);
    return () => {
      document.removeEventListener('focusin', left, true);
      document.removeEventListener('pointerdown', left, true);
    };
  }, []);

  useEffect(() => {
    if (inside.current && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
  });

  const entered = () => {
    inside.current = true;
  };
  return { ref: list, tabIndex: -1, onFocus: entered, onPointerDown: entered };
}
