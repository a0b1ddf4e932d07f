import { redirectDocument } from 'react-router-dom';
import { carriedBy } from './site-content.ts';
import { fetched } from './use-page.ts';

/**
 * Takes what a page says out of its own document, for a document that begins to show it.
 * @returns the page's address
 * @throws Response that leads to the document itself, where it cannot be taken
 */
export async function fetchPage(pathname: string): Promise<string> {
  try {
    const html = await (await fetch(pathname)).text();
    const carried = carriedBy(new DOMParser().parseFromString(html, 'text/html'));
    if (!carried) throw new Error(`${pathname} carries no content`);
    Object.assign(fetched, carried.pages);
    return pathname;
  } catch {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to lead elsewhere
    throw redirectDocument(pathname);
  }
}
