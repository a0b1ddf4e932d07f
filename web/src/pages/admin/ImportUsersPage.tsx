import ArrowBack from '@mui/icons-material/ArrowBack';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkButton } from '@/components/LinkButton.tsx';
import { importUsers } from '@/features/user/import-users.ts';
import { ImportDesk } from '@/features/user-import/ImportDesk.tsx';
import { paths } from '@/lib/paths.ts';

/** Approved accounts from a list, for learners who paid elsewhere (decision 043). */
export function ImportUsersPage() {
  return (
    <Stack spacing={3}>
      <title>Import users · Padavu</title>
      <Stack spacing={1}>
        <LinkButton
          to={paths.adminUsers}
          color="inherit"
          startIcon={<ArrowBack />}
          sx={{ alignSelf: 'start', marginInlineStart: -1 }}
        >
          All users
        </LinkButton>
        <Typography variant="h1">Import users</Typography>
      </Stack>
      <ImportDesk send={importUsers} />
    </Stack>
  );
}
