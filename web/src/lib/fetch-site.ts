import { dataReply } from '@padavu/domain/api/reply';
import { SiteContent } from '@padavu/domain/site/site';
import { callApi } from './api.ts';
import { translatedRecord } from './translated-record.ts';

/**
 * Fetches the school, in the language of the page, and its courses, for documents that do not contain them.
 * @throws ApiError if the server refuses or does not answer
 */
export async function fetchSite(): Promise<SiteContent> {
  const { data } = await callApi({ method: 'GET', path: '/site', reply: dataReply(SiteContent) });
  return { ...data, school: translatedRecord(data.school) };
}
