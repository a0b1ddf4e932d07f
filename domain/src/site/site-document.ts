import { z } from 'zod';
import { SiteContent, SiteMoment } from './site.ts';
import { storedContents } from './stored-page.ts';

// The stored document of the public site. Separate from `site.ts`, because pages load that.

const published = <T extends z.ZodType>(content: T) =>
  z.object({
    /** Empty for a page that was never published. */
    publishedAt: SiteMoment,
    content,
  });

/** Every published page, by its id. */
export const PublishedPages = z.object({
  home: published(storedContents.home),
  about: published(storedContents.about),
  courses: published(storedContents.courses),
  contact: published(storedContents.contact),
  faq: published(storedContents.faq),
  terms: published(storedContents.terms),
  privacy: published(storedContents.privacy),
  refund: published(storedContents.refund),
  cookies: published(storedContents.cookies),
  footer: published(storedContents.footer),
});
export type PublishedPages = z.infer<typeof PublishedPages>;

/** The document `site/current`: all that the public site shows. */
export const SiteDocument = SiteContent.extend({ pages: PublishedPages });
export type SiteDocument = z.infer<typeof SiteDocument>;
