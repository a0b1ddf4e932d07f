import type { PageContent, PageId } from '@padavu/domain/site/page-content';
import { pageInputs } from '@padavu/domain/site/page-input';
import { z } from 'zod';
import type { DraftForm } from '@/components/use-draft-form.ts';

/** The values of the form, by the names of the fields. Each page has different fields. */
export const PageFields = z.record(z.string(), z.unknown());
export type PageFields = z.infer<typeof PageFields>;

export type PageDraft = DraftForm<PageFields, PageContent>;

/** The schema that validates the form of a page. */
export function contentSchema(id: PageId) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema itself refuses other content
  return pageInputs[id] as z.ZodType<PageContent> as z.ZodType<PageContent, PageFields>;
}
