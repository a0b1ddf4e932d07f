import { demoSite } from '@seed/site.ts';
import type { SiteDocument } from '@padavu/domain/site/site-document';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { renderablePages } from '@/lib/renderable-pages.ts';
import { SiteContext } from '@/lib/site-content.ts';
import type { RenderableSite } from '@/lib/site-content.ts';

const demo = demoSite();

/** The content of the demo's public site, including all of its pages. */
export const site: RenderableSite = siteWith({});

/** The demo with other courses or pages. */
export function siteWith(other: Partial<SiteDocument>): RenderableSite {
  const document = { ...demo, ...other };
  return { ...document, pages: renderablePages(document) };
}

/** The content of the demo with another school's facts. */
export const siteOf = (school: Partial<RenderableSite['school']>): RenderableSite => ({
  ...site,
  school: { ...site.school, ...school },
});

/** Provides a part of a page with the content of the site. */
export const inSite = (page: ReactNode, content: RenderableSite = site) => (
  <SiteContext value={content}>{page}</SiteContext>
);

/** Provides a page with the content and a router, where the address does not matter. */
export const InSite = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>{inSite(children)}</MemoryRouter>
);
