import type { PageId, PagesOf } from '@padavu/domain/site/page-content';
import type { RichText } from '@padavu/domain/site/rich-text';
import type { SiteContent } from '@padavu/domain/site/site';
import type { SiteDocument } from '@padavu/domain/site/site-document';
import { createContext, use } from 'react';
import type { z } from 'zod';

type RenderedContents = PagesOf<z.ZodType<RichText>>;

/**
 * The content of the pages that the school writes. `publishedAt` is ISO 8601, empty for a page that is not published.
 */
export type RenderablePages = { [Id in PageId]: RenderedContents[Id] & { publishedAt: string } };

/** The content in a public document: the school, its courses, and those pages that the document shows. */
export type RenderableSite = SiteContent & { pages: Partial<RenderablePages> };

/** The id of the element with the content that a public document was rendered with. */
export const contentElement = 'site-content';

/** The content of public pages; `null` in other documents. */
export const SiteContext = createContext<RenderableSite | null>(null);

/** The content of the site, on a public page. */
export function useSite(): RenderableSite {
  const content = use(SiteContext);
  if (content === null) throw new Error('This page was made without the content of the site.');
  return content;
}

/** The content that is embedded in a document. The server has parsed it by its schema. */
export function embeddedSite(page: Document): RenderableSite | null {
  const text = page.getElementById(contentElement)?.textContent;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server has parsed it
  return text === undefined ? null : (JSON.parse(text) as RenderableSite);
}

/** The content that this document was rendered with. Vite's development server renders none: there it is fetched. */
export async function contentOfPage(): Promise<RenderableSite | null> {
  const embedded = embeddedSite(document);
  if (embedded === null && import.meta.env.DEV) {
    const reply: unknown = await (await fetch('/api/site')).json();
    const { renderablePages } = await import('./renderable-pages.ts');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server answers
    const { data } = reply as { data: SiteDocument };
    return { ...data, pages: renderablePages(data) };
  }
  return embedded;
}
