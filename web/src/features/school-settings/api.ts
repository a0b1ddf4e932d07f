import { ifMatch } from '@padavu/domain/entity-tag';
import { dataReply } from '@padavu/domain/reply';
import { SchoolSettings } from '@padavu/domain/school-settings';
import type { SchoolInput } from '@padavu/domain/school-settings';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';

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
