import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dataReply } from '@padavu/domain/reply';
import { ImportOutcome } from '@padavu/domain/user-import';
import type { UserImport } from '@padavu/domain/user-import';
import { z } from 'zod';
import { PageTitle } from '@/components/PageTitle.tsx';
import { AllUsersLink } from './AllUsersLink.tsx';
import { ImportUsers } from './ImportUsers.tsx';
import { callUserService } from './api.ts';

/** Imports approved accounts from a file, for learners who paid elsewhere (docs/decisions/043). */
export function ImportUsersPage() {
  return (
    <Stack spacing={3}>
      <PageTitle>Import users</PageTitle>
      <Stack spacing={1}>
        <AllUsersLink />
        <Typography variant="h1">Import users</Typography>
      </Stack>
      <ImportUsers send={importUsers} />
    </Stack>
  );
}

const Reply = dataReply(z.array(ImportOutcome));

/** Creates accounts from some rows, or only checks them; returns one outcome a row, in their order. */
async function importUsers(rows: UserImport): Promise<ImportOutcome[]> {
  const { data } = await callUserService({
    method: 'POST',
    path: '/admin/users/import',
    body: rows,
    once: !rows.dryRun,
    reply: Reply,
  });
  return data;
}
