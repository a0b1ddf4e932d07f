import type { PageContent, PageId } from '@padavu/domain/page-content';
import { pageInputs } from '@padavu/domain/page-input';
import { z } from 'zod';
import type { DraftForm } from '@/components/use-draft-form.ts';

/** What is typed, by the names of the page's fields. Every page has fields of its own. */
export const PageFields = z.record(z.string(), z.unknown());
export type PageFields = z.infer<typeof PageFields>;

export type PageDraft = DraftForm<PageFields, PageContent>;

/** What may be typed into the form of a page. */
export function contentSchema(id: PageId) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it says itself what is no content
  return pageInputs[id] as z.ZodType<PageContent> as z.ZodType<PageContent, PageFields>;
}
