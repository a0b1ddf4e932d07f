import Stack from '@mui/material/Stack';
import { useAdministrator } from '@/features/admin/use-administrator.ts';
import { useUserFilter } from '@/features/user/use-user-filter.ts';
import { UserFilters } from '@/features/user/UserFilters.tsx';
import { UserList } from '@/features/user/UserList.tsx';
import { UsersHeading } from './UsersHeading.tsx';

/** User Management (specification 2.12). The status filter goes back to "all" after a load and after an approval. */
export function UsersPage() {
  const { uid } = useAdministrator();
  const filters = useUserFilter();
  const showAllStatuses = () => filters.setStatus('all');
  return (
    <Stack spacing={3}>
      <title>User Management · Padavu</title>
      <UsersHeading filter={filters.filter} sort={filters.sort} />
      <UserFilters {...filters} />
      <UserList
        filter={filters.filter}
        sort={filters.sort}
        onSort={filters.setSort}
        ownId={uid}
        onReload={showAllStatuses}
        onClear={filters.clear}
        onApproved={showAllStatuses}
      />
    </Stack>
  );
}
