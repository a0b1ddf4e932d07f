import type { PageId } from '@padavu/domain/site/page-content';
import { useSite } from './site-content.ts';
import type { RenderablePages } from './site-content.ts';

/** The content of pages that were opened within this document. */
export const fetchedPages: Partial<RenderablePages> = {};

/**
 * The content of a page that the school writes, on that page. The entries of a list have no ids, and two may say the
 * same: their indexes are their keys.
 */
export function usePage<Id extends PageId>(id: Id): RenderablePages[Id] {
  const page = useSite().pages[id] ?? fetchedPages[id];
  if (page === undefined) throw new Error(`No page ${id}`);
  return page;
}
