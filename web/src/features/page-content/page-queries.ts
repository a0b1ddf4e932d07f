import { pageLimits } from '@padavu/domain/page-limits';
import type { PageContent, PageId } from '@padavu/domain/page-content';
import { never, storedMoment } from '@padavu/domain/stored';
import { pagesCollection, storedContents, storedPage } from '@padavu/domain/stored-page';
import { z } from 'zod';
import type { LiveDocument, LiveQuery } from '@/lib/firebase/live.ts';
import { useLiveDocument, useLiveQuery } from '@/lib/firebase/use-live.ts';
import type { LiveRead } from '@/lib/firebase/use-live.ts';

/** A page as it is edited: its draft, or what is published where there is none. */
export type EditedPage = { content: PageContent; hasDraft: boolean; publishedAt: Date; updatedAt: Date };

const ofPage = (id: PageId) =>
  storedPage(storedContents[id]).transform(({ draft, published, publishedAt, updatedAt }): EditedPage => ({
    content: draft ?? published ?? storedContents[id].parse({}),
    hasDraft: draft !== null,
    publishedAt,
    updatedAt,
  }));

const pathOf = (id: PageId) => `${pagesCollection}/${id}`;

/** A page, live; an empty one where nothing is stored. */
export function usePageToEdit(id: PageId): LiveRead<EditedPage> {
  const page: LiveDocument<ReturnType<typeof ofPage>> = {
    kind: 'document',
    path: pathOf(id),
    schema: ofPage(id),
  };
  const { live, retry } = useLiveDocument(page);
  const empty = {
    content: storedContents[id].parse({}),
    hasDraft: false,
    publishedAt: never,
    updatedAt: never,
  };
  return { live: live.state === 'ready' ? { ...live, data: live.data ?? empty } : live, retry };
}

const Listed = z.object({
  id: z.string(),
  draft: z
    .unknown()
    .optional()
    .transform((draft) => typeof draft === 'object' && draft !== null),
  publishedAt: storedMoment(),
});
export type ListedPage = z.infer<typeof Listed>;

const pages: LiveQuery<typeof Listed> = {
  kind: 'query',
  collection: pagesCollection,
  where: [],
  orderBy: [['__name__', 'asc']],
  schema: Listed,
};

/** Which pages have a draft, and when each was published. */
export const usePages = () => useLiveQuery(pages);

const Version = z.object({ id: z.coerce.number().int().nonnegative(), publishedAt: storedMoment() });
export type Version = z.infer<typeof Version>;

/** What a page said before and says now, the latest first. */
export const useVersions = (id: PageId) =>
  useLiveQuery<typeof Version>({
    kind: 'query',
    collection: `${pathOf(id)}/versions`,
    where: [],
    orderBy: [['publishedAt', 'desc']],
    limit: pageLimits.versions,
    schema: Version,
  });
