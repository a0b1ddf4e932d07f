import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Stack from '@mui/material/Stack';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { LinkButton } from '@/components/LinkButton.tsx';
import { PageHeading } from '@/components/PageHeading.tsx';
import { paths } from '@/lib/paths.ts';
import { ExportButton } from './ExportButton.tsx';
import { UserFilters, useUserFilter } from './UserFilters.tsx';
import { UserList } from './UserList.tsx';

/** The user list. Its status filter is reset to "all" after a load and after an approval. */
export function UsersPage() {
  const filters = useUserFilter();
  const showAllStatuses = () => filters.setStatus('all');
  return (
    <Stack spacing={3}>
      <PageHeading title={adminMessages.area.users}>
        <Stack direction="row" sx={fileActions}>
          <ExportButton filter={filters.filter} sort={filters.sort} />
          <LinkButton to={paths.adminUserImport} variant="outlined" startIcon={<FileUploadOutlined />}>
            Import CSV
          </LinkButton>
        </Stack>
      </PageHeading>
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

/** Full width on a phone, like the filters below. */
const fileActions = {
  gap: { xs: 1, sm: 1.5 },
  flexWrap: 'wrap',
  alignItems: 'center',
  width: { xs: '100%', sm: 'auto' },
  '& > .MuiButton-root': { flexGrow: { xs: 1, sm: 0 }, paddingInline: { xs: 1, sm: 2.5 } },
};
