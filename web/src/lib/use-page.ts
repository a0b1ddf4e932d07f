import type { PageId } from '@padavu/domain/page-content';
import { useSite } from './site-content.ts';
import type { ShownPages } from './site-content.ts';

/** What pages say that were gone to within this document. */
export const fetched: Partial<ShownPages> = {};

/** What a page that the school writes says, on that page. */
export function usePage<Id extends PageId>(id: Id): ShownPages[Id] {
  const page = useSite().pages[id] ?? fetched[id];
  if (page === undefined) throw new Error(`This document has not what the page ${id} says.`);
  return page;
}
