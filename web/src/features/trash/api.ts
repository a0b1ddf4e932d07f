import { messages } from '@padavu/domain/messages';
import { z } from 'zod';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { reasonOf } from '@/lib/refusals.ts';

const Reply = z.object({ success: z.literal(true), message: z.string() });

const pathOf = (id: string) => `/admin/trash/${encodeURIComponent(id)}`;

/** Restores a deleted record with all that was deleted with it. @returns the message to show. @throws ApiError */
export async function restoreDeleted(id: string): Promise<string> {
  const request = { method: 'POST', path: `${pathOf(id)}/restore`, body: {}, reply: Reply } as const;
  return (await callAuthorisedApi(request)).message;
}

/** Removes a deleted record for good. @returns the message to show. @throws ApiError */
export async function deleteForGood(id: string): Promise<string> {
  return (await callAuthorisedApi({ method: 'DELETE', path: pathOf(id), reply: Reply })).message;
}

/** Why a record could not be restored or removed. */
export const trashProblem = (error: unknown): string =>
  reasonOf(error, messages.server.error, messages.login.network);
