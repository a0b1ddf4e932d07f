import Box from '@mui/material/Box';
import { findPublicCourse } from '@padavu/domain/catalogue/public-courses';
import { courseNames } from '@padavu/domain/course';
import { userStatuses } from '@padavu/domain/user';
import { z } from 'zod';
import { SearchInput } from '@/components/SearchInput.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import type { useUserFilter } from './use-user-filter.ts';

const StatusFilter = z.literal(['all', ...userStatuses]);

const all = { value: 'all', label: 'All' };

const statuses = [
  all,
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'inactive', label: 'Inactive' },
];

const courses = [
  all,
  ...courseNames.map((name) => ({ value: String(findPublicCourse(name)?.id), label: name })),
];

/** The filters of the user list; a user must match all of them. */
export function UserFilters({ filter, setStatus, setCourse, setSearch }: ReturnType<typeof useUserFilter>) {
  return (
    <Box
      role="search"
      aria-label="Users"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      <UserSearch search={filter.search} onSearch={setSearch} />
      <SelectInput
        label="Status"
        options={statuses}
        value={filter.status}
        onChange={(event) => setStatus(StatusFilter.parse(event.target.value))}
      />
      <SelectInput
        label="Course"
        options={courses}
        value={String(filter.courseId ?? all.value)}
        onChange={(event) => setCourse(Number(event.target.value) || null)}
      />
    </Box>
  );
}

type UserSearchProps = { search: string; onSearch: (search: string) => void };

/** The search box of the user list. */
function UserSearch(props: UserSearchProps) {
  return <SearchInput placeholder="Name, e-mail or reference" {...props} />;
}
