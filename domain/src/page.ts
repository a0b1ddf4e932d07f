import { z } from 'zod';
import { PageId } from './page-content.ts';
import { WrittenPage } from './page-input.ts';
import { storedMoment } from './stored.ts';

/** A page in the list of pages. */
export const PageSummary = z.object({
  id: PageId,
  hasDraft: z.boolean(),
  /** The beginning of time for a page that nobody has published. */
  publishedAt: storedMoment(),
  updatedAt: storedMoment(),
});
export type PageSummary = z.infer<typeof PageSummary>;

/** A page as it is edited: its draft, or what is published where there is none. */
export const Page = PageSummary.extend({ written: WrittenPage });
export type Page = z.infer<typeof Page>;

/** What a page said from a moment on. */
export const PageVersion = z.object({ version: z.int().nonnegative(), publishedAt: storedMoment() });
export type PageVersion = z.infer<typeof PageVersion>;
