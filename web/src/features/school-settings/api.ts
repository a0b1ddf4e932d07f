import { ifMatch } from '@padavu/domain/api/entity-tag';
import { dataReply } from '@padavu/domain/api/reply';
import { SchoolSettings } from '@padavu/domain/school/school-settings';
import type { SchoolInput } from '@padavu/domain/school/school-settings';
import { NewsletterRecipient } from '@padavu/domain/site/subscriber';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { entriesAt } from '@/lib/pages-from.ts';

const Reply = dataReply(SchoolSettings);

/** Stores the settings if they are still at `version`. @throws ApiError */
export async function saveSettings(input: SchoolInput, version: Date): Promise<SchoolSettings> {
  const { data } = await callAuthorisedApi({
    method: 'PUT',
    path: '/settings',
    body: input,
    ifMatch: ifMatch(version),
    reply: Reply,
  });
  return data;
}

/** All confirmed addresses of the newsletter, a page at a time. @throws ApiError */
export const newsletterRecipients = (): AsyncGenerator<NewsletterRecipient[]> =>
  entriesAt('/newsletter/subscribers', NewsletterRecipient);
