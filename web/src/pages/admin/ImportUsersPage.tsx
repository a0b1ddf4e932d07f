import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AllUsersLink } from '@/features/user/AllUsersLink.tsx';
import { importUsers } from '@/features/user/import-users.ts';
import { ImportDesk } from '@/features/user-import/ImportDesk.tsx';

/** Approved accounts from a list, for learners who paid elsewhere (decision 043). */
export function ImportUsersPage() {
  return (
    <Stack spacing={3}>
      <title>Import users · Padavu</title>
      <Stack spacing={1}>
        <AllUsersLink />
        <Typography variant="h1">Import users</Typography>
      </Stack>
      <ImportDesk send={importUsers} />
    </Stack>
  );
}
