import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import { z } from 'zod';
import type { Undo } from '@/components/use-command.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { reasonOf } from '@/lib/refusals.ts';

const Reply = z.object({ success: z.literal(true), message: z.string() });

/**
 * Undoes the change of an audit entry: restores a deleted record, or the settings before a change.
 * @param auditId the id of the entry, which a deletion returns
 * @returns the message to show
 * @throws ApiError; with status 409 its message says what prevents it
 */
async function undoChange(auditId: string): Promise<string> {
  const { message } = await callAuthorisedApi({
    method: 'POST',
    path: `/admin/audit/${encodeURIComponent(auditId)}/undo`,
    body: {},
    reply: Reply,
  });
  return message;
}

/** The command that undoes an audit entry, for the audit log and for the notice after a deletion. */
export const undoOf = (auditId: string): Undo => ({
  send: () => undoChange(auditId),
  failed: (error) => reasonOf(error, adminMessages.audit.undoFailed, messages.login.network),
});
