import { redirectDocument } from 'react-router-dom';
import { embeddedSite } from './site-content.ts';
import { fetched } from './use-page.ts';

/**
 * Takes what a page says out of its own document at an address, for a document that begins to show it.
 * @throws Response that leads to the document itself, where it cannot be taken
 */
export async function fetchPage(address: string): Promise<void> {
  try {
    const html = await (await fetch(address)).text();
    const carried = embeddedSite(new DOMParser().parseFromString(html, 'text/html'));
    if (!carried) throw new Error(`${address} carries no content`);
    Object.assign(fetched, carried.pages);
  } catch {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to lead elsewhere
    throw redirectDocument(address);
  }
}
