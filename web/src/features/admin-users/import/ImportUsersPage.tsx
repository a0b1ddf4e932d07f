import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { BackLink } from '@/components/BackLink.tsx';
import { PageTitle } from '@/components/PageTitle.tsx';
import { paths } from '@/lib/paths.ts';
import { ImportUsers } from './ImportUsers.tsx';
import { importUsers } from './import-api.ts';

/** Imports approved accounts from a file, for learners who paid elsewhere (docs/decisions/043). */
export function ImportUsersPage() {
  return (
    <Stack spacing={3}>
      <PageTitle>{adminMessages.userImport.title}</PageTitle>
      <Stack spacing={1}>
        <BackLink to={paths.adminUsers}>All users</BackLink>
        <Typography variant="h1">{adminMessages.userImport.title}</Typography>
      </Stack>
      <ImportUsers send={importUsers} />
    </Stack>
  );
}
