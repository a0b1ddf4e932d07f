import type { PageContent, PageId } from '@padavu/domain/site/page-content';
import { never } from '@padavu/domain/stored';
import { storedContents, storedPage } from '@padavu/domain/site/stored-page';
import { mapRead } from '@/lib/firebase/live-reads.ts';
import type { LiveDocument, LiveRead } from '@/lib/firebase/live.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { pathOfPage } from './queries.ts';

/** A page to edit: its draft, or its published content if it has no draft. */
export type EditedPage = { content: PageContent; hasDraft: boolean; publishedAt: Date; updatedAt: Date };

const editedPageSchema = (id: PageId) =>
  storedPage(storedContents[id]).transform(({ draft, published, publishedAt, updatedAt }): EditedPage => ({
    content: draft ?? published ?? storedContents[id].parse({}),
    hasDraft: draft !== null,
    publishedAt,
    updatedAt,
  }));

/** A page, live; an empty one if none is stored. */
export function usePageToEdit(id: PageId): LiveRead<EditedPage> {
  const page: LiveDocument<ReturnType<typeof editedPageSchema>> = {
    kind: 'document',
    path: pathOfPage(id),
    schema: editedPageSchema(id),
  };
  const empty = {
    content: storedContents[id].parse({}),
    hasDraft: false,
    publishedAt: never,
    updatedAt: never,
  };
  return mapRead(useLiveDocument(page), (stored) => stored ?? empty);
}
