import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UserFilter } from '@padavu/domain/user';
import type { UserSort } from '@padavu/domain/user-sort';
import { LinkButton } from '@/components/LinkButton.tsx';
import { listUsers } from '@/features/user/list-users.ts';
import { ExportButton } from '@/features/user-export/ExportButton.tsx';
import { paths } from '@/lib/paths.ts';

type UsersHeadingProps = { filter: UserFilter; sort: UserSort };

/** The heading of the list of users, with what goes in and out of it as a file. */
export function UsersHeading({ filter, sort }: UsersHeadingProps) {
  return (
    <Stack
      direction="row"
      sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography variant="h1">User Management</Typography>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <ExportButton filter={filter} sort={sort} list={listUsers} />
        <LinkButton to={paths.adminUserImport} variant="outlined" startIcon={<FileUploadOutlined />}>
          Import CSV
        </LinkButton>
      </Stack>
    </Stack>
  );
}
