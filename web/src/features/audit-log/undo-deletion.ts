import { z } from 'zod';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';

const Reply = z.object({ success: z.literal(true), message: z.string() });

/**
 * Restores the lesson, or the category with its lessons, whose deletion an audit entry records; the deletion returned
 * its id as `auditId`.
 * @returns the message to show
 * @throws ApiError; with status 409 its message says what prevents it
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
