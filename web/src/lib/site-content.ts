import type { SiteContent } from '@padavu/domain/site';
import { createContext, use } from 'react';

/** The id of the element in which a public document carries the content that it was rendered with. */
export const contentElement = 'site-content';

/** What the public pages show of the school and its courses; `null` in documents of other pages. */
export const SiteContext = createContext<SiteContent | null>(null);

/** The school and its courses, on a public page. */
export function useSite(): SiteContent {
  const content = use(SiteContext);
  if (content === null) throw new Error('This page was made without the content of the site.');
  return content;
}

/** The content that this document was rendered with. Vite's own server renders none: there it is asked for. */
export async function contentOfPage(): Promise<SiteContent | null> {
  const text = document.getElementById(contentElement)?.textContent;
  if (text === undefined && import.meta.env.DEV) {
    const answer: unknown = await (await fetch('/api/site')).json();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as below
    return (answer as { data: SiteContent }).data;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server read it by its schema and wrote it with this page
  return text === undefined ? null : (JSON.parse(text) as SiteContent);
}
