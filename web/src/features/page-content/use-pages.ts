import type { PageContent, PageId } from '@padavu/domain/page-content';
import { never } from '@padavu/domain/stored';
import { storedContents, storedPage } from '@padavu/domain/stored-page';
import type { LiveDocument } from '@/lib/firebase/live.ts';
import { useLiveDocument, useLiveQuery } from '@/lib/firebase/use-live.ts';
import type { LiveRead } from '@/lib/firebase/use-live.ts';
import { listedPages, pathOfPage, versionsOf } from './queries.ts';

/** A page as it is edited: its draft, or what is published where there is none. */
export type EditedPage = { content: PageContent; hasDraft: boolean; publishedAt: Date; updatedAt: Date };

const ofPage = (id: PageId) =>
  storedPage(storedContents[id]).transform(({ draft, published, publishedAt, updatedAt }): EditedPage => ({
    content: draft ?? published ?? storedContents[id].parse({}),
    hasDraft: draft !== null,
    publishedAt,
    updatedAt,
  }));

/** A page, live; an empty one where nothing is stored. */
export function usePageToEdit(id: PageId): LiveRead<EditedPage> {
  const page: LiveDocument<ReturnType<typeof ofPage>> = {
    kind: 'document',
    path: pathOfPage(id),
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

/** Which pages have a draft, how much of each stands in Malayalam, and when each was published. */
export const usePages = () => useLiveQuery(listedPages);

/** What a page said before and says now, the latest first. */
export const useVersions = (id: PageId) => useLiveQuery(versionsOf(id));
