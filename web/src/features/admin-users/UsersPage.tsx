import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin-messages';
import type { UserFilter } from '@padavu/domain/user';
import type { UserSort } from '@padavu/domain/user-sort';
import { LinkButton } from '@/components/LinkButton.tsx';
import { PageTitle } from '@/components/PageTitle.tsx';
import { paths } from '@/lib/paths.ts';
import { ExportButton } from './ExportButton.tsx';
import { UserFilters, useUserFilter } from './UserFilters.tsx';
import { UserList } from './UserList.tsx';
import { listUsers } from './api.ts';

/** The user list. Its status filter is reset to "all" after a load and after an approval. */
export function UsersPage() {
  const filters = useUserFilter();
  const showAllStatuses = () => filters.setStatus('all');
  return (
    <Stack spacing={3}>
      <PageTitle>{adminMessages.area.users}</PageTitle>
      <UsersHeading filter={filters.filter} sort={filters.sort} />
      <UserFilters {...filters} />
      <UserList
        filter={filters.filter}
        sort={filters.sort}
        onSort={filters.setSort}
        onReload={showAllStatuses}
        onClear={filters.clear}
        onApproved={showAllStatuses}
      />
    </Stack>
  );
}

type UsersHeadingProps = { filter: UserFilter; sort: UserSort };

/** The heading of the user list, with import and export. */
function UsersHeading({ filter, sort }: UsersHeadingProps) {
  return (
    <Stack
      direction="row"
      sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography variant="h1">{adminMessages.area.users}</Typography>
      <Stack direction="row" sx={fileActions}>
        <ExportButton filter={filter} sort={sort} list={listUsers} />
        <LinkButton to={paths.adminUserImport} variant="outlined" startIcon={<FileUploadOutlined />}>
          Import CSV
        </LinkButton>
      </Stack>
    </Stack>
  );
}

/** Full width on a phone, like the filters below. */
const fileActions = {
  gap: { xs: 1, sm: 1.5 },
  flexWrap: 'wrap',
  alignItems: 'center',
  width: { xs: '100%', sm: 'auto' },
  '& > .MuiButton-root': { flexGrow: { xs: 1, sm: 0 }, paddingInline: { xs: 1, sm: 2.5 } },
};
