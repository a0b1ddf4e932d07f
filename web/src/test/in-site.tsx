import { demoSite } from '@seed/site.ts';
import type { SiteContent } from '@padavu/domain/site';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SiteContext } from '@/lib/site-content.ts';

/** What the public site of the demo shows. */
export const site = demoSite();

/** The content of the demo with another school's facts. */
export const siteOf = (school: Partial<SiteContent['school']>): SiteContent => ({
  ...site,
  school: { ...site.school, ...school },
});

/** A part of a page with the content of the site around it. */
export const inSite = (page: ReactNode, content: SiteContent = site) => (
  <SiteContext value={content}>{page}</SiteContext>
);

/** The frame of a page that needs no particular address. */
export const InSite = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>{inSite(children)}</MemoryRouter>
);
