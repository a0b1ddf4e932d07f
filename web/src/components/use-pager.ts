import { useState } from 'react';

type Pages<T> = {
  /** From 1; kept between 1 and `pages`. */
  page: number;
  pages: number;
  shown: readonly T[];
  /** The first and last entry on the page, from 1, and the total; 0 to 0 of 0 for an empty list. */
  from: number;
  to: number;
  total: number;
  goTo: (page: number) => void;
};

/**
 * A list in pages.
 * @param key identifies the query: another one starts at the first page
 */
export function usePager<T>(list: readonly T[], size: number, key: string): Pages<T> {
  const [wanted, setWanted] = useState({ key, page: 1 });
  const pages = Math.max(1, Math.ceil(list.length / size));
  const page = wanted.key === key ? Math.min(Math.max(wanted.page, 1), pages) : 1;
  const start = (page - 1) * size;
  const shown = list.slice(start, start + size);
  return {
    page,
    pages,
    shown,
    from: shown.length > 0 ? start + 1 : 0,
    to: start + shown.length,
    total: list.length,
    goTo: (next) => setWanted({ key, page: next }),
  };
}
