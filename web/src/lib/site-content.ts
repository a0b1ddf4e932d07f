import type { PageId, PagesOf } from '@padavu/domain/page-content';
import type { RichText } from '@padavu/domain/rich-text';
import type { SiteContent } from '@padavu/domain/site';
import type { SiteDocument } from '@padavu/domain/site-document';
import { createContext, use } from 'react';
import type { z } from 'zod';

type DrawnContents = PagesOf<z.ZodType<RichText>>;

/** The pages that the school writes, as they are drawn. `publishedAt` is ISO 8601, empty for one that is not published. */
export type ShownPages = { [Id in PageId]: DrawnContents[Id] & { publishedAt: string } };

/** What a public document carries: the school and its courses, and of the pages those that it shows. */
export type ShownSite = SiteContent & { pages: Partial<ShownPages> };

/** The id of the element in which a public document carries the content that it was rendered with. */
export const contentElement = 'site-content';

/** What the public pages show; `null` in documents of other pages. */
export const SiteContext = createContext<ShownSite | null>(null);

/** The school and its courses, on a public page. */
export function useSite(): ShownSite {
  const content = use(SiteContext);
  if (content === null) throw new Error('This page was made without the content of the site.');
  return content;
}

/** The server read it by its schema and wrote it with the page. */
export function embeddedSite(page: Document): ShownSite | null {
  const text = page.getElementById(contentElement)?.textContent;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as it says above
  return text === undefined ? null : (JSON.parse(text) as ShownSite);
}

/** The content that this document was rendered with. Vite's own server renders none: there it is asked for. */
export async function contentOfPage(): Promise<ShownSite | null> {
  const carried = embeddedSite(document);
  if (carried === null && import.meta.env.DEV) {
    const answer: unknown = await (await fetch('/api/site')).json();
    const { shownPages } = await import('./shown-pages.ts');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server answers
    const { data } = answer as { data: SiteDocument };
    return { ...data, pages: shownPages(data) };
  }
  return carried;
}
