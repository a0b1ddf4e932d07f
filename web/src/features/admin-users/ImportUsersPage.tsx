import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageTitle } from '@/components/PageTitle.tsx';
import { AllUsersLink } from './AllUsersLink.tsx';
import { ImportUsers } from './ImportUsers.tsx';
import { importUsers } from './import-api.ts';

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
