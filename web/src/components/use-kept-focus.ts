import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose rows come and go. When the focused row disappears, the list itself takes the focus,
 * so that keyboard users are not sent to the top of the page. A dialog opened by a row counts as the row.
 * @returns the props of the list's element
 */
export function useKeptFocus<T extends HTMLElement>() {
  const list = useRef<T>(null);
  const inside = useRef(false);

  useEffect(() => {
    const left = () => {
      inside.current = false;
    };
    // Capture phase on the document: React's events bubble through portals and would include dialogs.
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
