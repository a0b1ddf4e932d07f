import { dataReply } from '@padavu/domain/reply';
import { ImportOutcome } from '@padavu/domain/user-import';
import type { UserImport } from '@padavu/domain/user-import';
import { z } from 'zod';
import { callUserService } from './user-service.ts';

const Reply = dataReply(z.array(ImportOutcome));

/** Makes accounts from some rows of a list, or says what would become of them; one outcome a row, in their order. */
export async function importUsers(rows: UserImport): Promise<ImportOutcome[]> {
  const { data } = await callUserService({
    method: 'POST',
    path: '/admin/users/import',
    body: rows,
    reply: Reply,
  });
  return data;
}
