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
      <Stack direction="row" sx={files}>
        <ExportButton filter={filter} sort={sort} list={listUsers} />
        <LinkButton to={paths.adminUserImport} variant="outlined" startIcon={<FileUploadOutlined />}>
          Import CSV
        </LinkButton>
      </Stack>
    </Stack>
  );
}

/** On a phone from edge to edge, as the fields below. */
const files = {
  gap: { xs: 1, sm: 1.5 },
  flexWrap: 'wrap',
  alignItems: 'center',
  width: { xs: '100%', sm: 'auto' },
  '& > .MuiButton-root': { flexGrow: { xs: 1, sm: 0 }, paddingInline: { xs: 1, sm: 2.5 } },
};
