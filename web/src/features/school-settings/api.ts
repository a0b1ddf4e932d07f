import { ifMatch } from '@padavu/domain/entity-tag';
import { dataReply } from '@padavu/domain/reply';
import { SchoolSettings, settingsMessages } from '@padavu/domain/school-settings';
import type { SchoolInput } from '@padavu/domain/school-settings';
import { ApiError } from '@/lib/api.ts';
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

/** Why the settings were not stored; `changed` where somebody else saved a newer version. */
export function refusalOf(error: unknown): { message: string; failure?: 'changed' } {
  const reply = error instanceof ApiError ? error.reply : undefined;
  const message = reply?.message ?? settingsMessages.failed;
  return reply?.code === 'changed-meanwhile' ? { message, failure: 'changed' } : { message };
}

/** The fields that the server refused, as `payment.upiId`, each with the reason. */
export function refusedFields(error: unknown): readonly { path: string; message: string }[] {
  return (error instanceof ApiError && error.reply?.errors) || [];
}
