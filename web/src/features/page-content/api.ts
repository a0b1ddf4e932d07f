import { ifMatch } from '@padavu/domain/entity-tag';
import { Page } from '@padavu/domain/page';
import type { PageContent, PageId } from '@padavu/domain/page-content';
import { pageMessages } from '@padavu/domain/page-input';
import { dataReply } from '@padavu/domain/reply';
import { ApiError } from '@/lib/api.ts';
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

/** Shows the draft to visitors if it is still at `version`. @throws ApiError */
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
export async function putBack(id: PageId, older: number, version: Date): Promise<Page> {
  const { data } = await callAuthorisedApi({
    method: 'POST',
    path: `/pages/${id}/versions/${older}/restore`,
    body: {},
    ifMatch: ifMatch(version),
    reply: Reply,
  });
  return data;
}

/** Why something was not done; `changed` where somebody else saved a newer version. */
export function refusalOf(error: unknown): { message: string; failure?: 'changed' } {
  const reply = error instanceof ApiError ? error.reply : undefined;
  const message = reply?.message ?? pageMessages.failed;
  return reply?.code === 'changed-meanwhile' ? { message, failure: 'changed' } : { message };
}

/** The fields that the server refused, within what the page says, each with the reason. */
export function refusedFields(error: unknown): { path: string; message: string }[] {
  const errors = (error instanceof ApiError && error.reply?.errors) || [];
  return errors.flatMap(({ path, message }) =>
    path.startsWith('content.') ? [{ path: path.slice('content.'.length), message }] : [],
  );
}
