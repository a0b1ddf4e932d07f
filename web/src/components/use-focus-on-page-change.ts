import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the page's content on navigation to another page, as loading a document would. Another address of
 * the same page, such as the next day's lesson, leaves the focus.
 */
export function useFocusOnPageChange(page: string | undefined) {
  const content = useRef<HTMLDivElement>(null);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    content.current?.focus({ preventScroll: true });
  }, [page]);
  return content;
}
