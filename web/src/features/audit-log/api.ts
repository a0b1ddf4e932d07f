import { adminMessages } from '@padavu/domain/admin-messages';
import { messages } from '@padavu/domain/messages';
import { z } from 'zod';
import type { Undo } from '@/components/use-command.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { reasonOf } from '@/lib/refusals.ts';

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

/** Undoes what an audit entry says, as its own button and the notice of a deletion do. */
export const undoOf = (auditId: string): Undo => ({
  send: () => undoDeletion(auditId),
  failed: (error) => reasonOf(error, adminMessages.audit.undoFailed, messages.login.network),
});
