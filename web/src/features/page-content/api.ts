import { ifMatch } from '@padavu/domain/api/entity-tag';
import { Page } from '@padavu/domain/site/page';
import type { PageContent, PageId } from '@padavu/domain/site/page-content';
import { dataReply } from '@padavu/domain/api/reply';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';

const Reply = dataReply(Page);

/** Stores the draft of a page if it is still at `version`. @throws ApiError */
export async function saveDraft(id: PageId, content: PageContent, version: Date): Promise<Page> {
  const { data } = await callAuthorisedApi({
    method: 'PUT',
    path: `/pages/${id}`,
    body: { page: id, content },
    ifMatch: ifMatch(version),
    reply: Reply,
  });
  return data;
}

/** Publishes the draft of a page if it is still at `version`. @throws ApiError */
export async function publishPage(id: PageId, version: Date): Promise<Page> {
  const { data } = await callAuthorisedApi({
    method: 'POST',
    path: `/pages/${id}/publish`,
    body: {},
    ifMatch: ifMatch(version),
    reply: Reply,
  });
  return data;
}

/** Makes an older version the draft if the page is still at `version`. @throws ApiError */
export async function restoreVersion(id: PageId, older: number, version: Date): Promise<Page> {
  const { data } = await callAuthorisedApi({
    method: 'POST',
    path: `/pages/${id}/versions/${older}/restore`,
    body: {},
    ifMatch: ifMatch(version),
    reply: Reply,
  });
  return data;
}
