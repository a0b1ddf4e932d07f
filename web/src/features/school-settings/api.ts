import { ifMatch } from '@padavu/domain/entity-tag';
import { dataReply } from '@padavu/domain/reply';
import { SchoolSettings } from '@padavu/domain/school-settings';
import type { SchoolInput } from '@padavu/domain/school-settings';
import { NewsletterRecipient } from '@padavu/domain/subscriber';
import { z } from 'zod';
import { callAuthorisedApi, callAuthorisedApiPage } from '@/lib/authorised-api.ts';

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

const Recipients = dataReply(z.array(NewsletterRecipient));

/** All confirmed addresses of the newsletter, a page at a time. @throws ApiError */
export async function* newsletterRecipients(): AsyncGenerator<NewsletterRecipient[]> {
  let path: string | undefined = '/newsletter/subscribers';
  while (path !== undefined) {
    const page: { data: z.infer<typeof Recipients>; next: string | undefined } = await callAuthorisedApiPage({
      method: 'GET',
      path,
      reply: Recipients,
    });
    yield page.data.data;
    path = page.next;
  }
}
