import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin-messages';
import { PageTitle } from '@/components/PageTitle.tsx';
import { AllUsersLink } from './AllUsersLink.tsx';
import { ImportUsers } from './ImportUsers.tsx';
import { importUsers } from './import-api.ts';

/** Imports approved accounts from a file, for learners who paid elsewhere (docs/decisions/043). */
export function ImportUsersPage() {
  return (
    <Stack spacing={3}>
      <PageTitle>{adminMessages.userImport.title}</PageTitle>
      <Stack spacing={1}>
        <AllUsersLink />
        <Typography variant="h1">{adminMessages.userImport.title}</Typography>
      </Stack>
      <ImportUsers send={importUsers} />
    </Stack>
  );
}
