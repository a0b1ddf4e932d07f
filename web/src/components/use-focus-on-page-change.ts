import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the page's content on navigation to another page, as loading a document would. Another address of
 * the same page, such as the next day's lesson, leaves the focus.
 */
export function useFocusOnPageChange(page: string | undefined) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    content.current?.focus({ preventScroll: true });
  }, [page]);
  return content;
}
