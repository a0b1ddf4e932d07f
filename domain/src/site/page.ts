import { z } from 'zod';
import { PageId } from './page-content.ts';
import { EditedPage } from './page-input.ts';
import { storedMoment } from '@padavu/domain/stored';

/** A page in the list of pages. */
export const PageSummary = z.object({
  id: PageId,
  hasDraft: z.boolean(),
  /** 1970 for a page that was never published. */
  publishedAt: storedMoment(),
  updatedAt: storedMoment(),
});
export type PageSummary = z.infer<typeof PageSummary>;

/** A page in the editor: its draft, or its published content where it has no draft. */
export const Page = PageSummary.extend({ written: EditedPage });
export type Page = z.infer<typeof Page>;

/** A published version of a page. */
export const PageVersion = z.object({ version: z.int().nonnegative(), publishedAt: storedMoment() });
export type PageVersion = z.infer<typeof PageVersion>;
