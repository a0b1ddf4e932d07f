import { z } from 'zod';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';

const Reply = z.object({ success: z.literal(true), message: z.string() });

/**
 * Restores what an audit entry says was deleted, or puts the settings back that it says were changed. A deletion returned
 * the id of its entry as `auditId`.
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
