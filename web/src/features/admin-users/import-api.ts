import { dataReply } from '@padavu/domain/reply';
import { ImportOutcome } from '@padavu/domain/user-import';
import type { UserImport } from '@padavu/domain/user-import';
import { z } from 'zod';
import { callUserService } from './api.ts';

// Apart from the other calls: what reads its answer would come with every page of users.

const Reply = dataReply(z.array(ImportOutcome));

/** Creates accounts from some rows, or only checks them; returns one outcome a row, in their order. @throws ApiError whose message is ready to be shown */
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
