import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus on a button whose row changes its place: a browser takes the focus from what is put elsewhere.
 * @returns what makes of a command the handler of such a button
 */
export function useFocusKept() {
  const pressed = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (pressed.current && document.activeElement !== pressed.current) pressed.current.focus();
    pressed.current = null;
  });
  return (command: () => void) => (event: { currentTarget: HTMLElement }) => {
    pressed.current = event.currentTarget;
    command();
  };
}
