import { z } from 'zod';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';

const Reply = z.object({ success: z.literal(true), message: z.string() });

/**
 * Brings back the lesson, or the category with its lessons, whose deletion an entry of the trail tells of: `auditId` is
 * what the deletion answered. A feature imports no other, so the page that deletes passes this on to its list.
 * @returns what to say about it
 * @throws ApiError; with status 409 its message says what is in the way
 */
export async function undoDeletion(auditId: string): Promise<string> {
  const { message } = await callAuthorisedApi({
    method: 'POST',
    path: `/admin/audit/${encodeURIComponent(auditId)}/undo`,
    body: {},
    reply: Reply,
  });
  return message;
}
