import { redirectDocument } from 'react-router-dom';
import { embeddedSite } from './site-content.ts';
import { fetchedPages } from './use-page.ts';

/**
 * Fetches the content of a page from its own document, for another document that shows the page.
 * @throws Response that redirects to the page's own document, if the content cannot be fetched
 */
export async function fetchPage(address: string): Promise<void> {
  try {
    const html = await (await fetch(address)).text();
    const embedded = embeddedSite(new DOMParser().parseFromString(html, 'text/html'));
    if (!embedded) throw new Error(`${address} carries no content`);
    Object.assign(fetchedPages, embedded.pages);
  } catch {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to redirect
    throw redirectDocument(address);
  }
}
