import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose rows come and go. When the focused row disappears, the list itself takes the focus,
 * so that keyboard users are not sent to the top of the page. A dialog opened by a row counts as the row.
 * @returns the props of the list's element
 */
export function useKeptFocus<T extends HTMLElement>() {
  const list = useRef<T>(null);
  const hasFocus = useRef(false);

  useEffect(() => {
    const handleLeave = () => {
      hasFocus.current = false;
    };
    // Capture phase on the document: React's events bubble through portals and would include dialogs.
    document.addEventListener('focusin', handleLeave, true);
    document.addEventListener('pointerdown', handleLeave, true);
    return () => {
      document.removeEventListener('focusin', handleLeave, true);
      document.removeEventListener('pointerdown', handleLeave, true);
    };
  }, []);

  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
  });

  const handleEnter = () => {
    hasFocus.current = true;
  };
  return { ref: list, tabIndex: -1, onFocus: handleEnter, onPointerDown: handleEnter };
}
