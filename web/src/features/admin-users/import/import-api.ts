import { dataReply } from '@padavu/domain/api/reply';
import { ImportOutcome } from '@padavu/domain/user/user-import';
import type { UserImport } from '@padavu/domain/user/user-import';
import { z } from 'zod';
import { callUserService } from '@/features/admin-users/api.ts';

// Separate from the other calls, because every page of users would otherwise load the schema of this response.

const Reply = dataReply(z.array(ImportOutcome));

/**
 * Creates accounts from rows, or only checks the rows.
 * @returns the outcome of each row, in their order
 * @throws ApiError with the text to show
 */
export async function importUsers(rows: UserImport): Promise<ImportOutcome[]> {
  const { data } = await callUserService({
    method: 'POST',
    path: '/admin/users/import',
    body: rows,
    once: !rows.dryRun,
    reply: Reply,
  });
  return data;
}
