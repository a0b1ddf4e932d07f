import Box from '@mui/material/Box';
import { courseTitle } from '@padavu/domain/course/course';
import { limits } from '@padavu/domain/limits';
import { userStatuses } from '@padavu/domain/user/user';
import { readRouteId } from '@padavu/domain/values/route-id';
import type { UserFilter } from '@padavu/domain/user/user';
import { userSorts } from '@padavu/domain/user/user-sort';
import type { UserSort } from '@padavu/domain/user/user-sort';
import { useState } from 'react';
import { z } from 'zod';
import { useNotice } from '@/components/Notices.tsx';
import { SearchInput } from '@/components/SearchInput.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { withSelected } from '@/components/with-selected.ts';
import { coursesById } from '@/features/course-content/queries.ts';
import { dataOf } from '@/lib/firebase/live-reads.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { courseParameter } from '@/lib/paths.ts';
import { useFilterParams } from '@/lib/use-filter-params.ts';

const StatusFilter = z.literal(['all', ...userStatuses]);

const all = { value: 'all', label: 'All' };
/** An option that loads more courses and changes no filter. */
const more = { value: 'more', label: 'More courses...' };
const moreListedText = 'More courses are in the list now. Open it again to choose one.';

const statuses = [
  all,
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'inactive', label: 'Inactive' },
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
      <SearchInput placeholder="Name, email or reference" search={filter.search} onSearch={setSearch} />
      <SelectInput
        label="Status"
        options={statuses}
        value={filter.status}
        onChange={(event) => setStatus(StatusFilter.parse(event.target.value))}
      />
      <EnrolledCourseFilter courseId={filter.courseId} onCourse={setCourse} />
    </Box>
  );
}

type CourseFilterProps = { courseId: number | null; onCourse: (courseId: number | null) => void };

/** A filter by the stored courses, drafts included, because an account may belong to any of them. */
function EnrolledCourseFilter({ courseId, onCourse }: CourseFilterProps) {
  const [shownCount, setShownCount] = useState<number>(limits.adminContent.courses);
  const courses = dataOf(useLiveQuery(coursesById(shownCount + 1), { keepPrevious: true })) ?? [];
  const notify = useNotice();
  const value = courseId === null ? all.value : String(courseId);
  const options = [
    all,
    ...courses
      .slice(0, shownCount)
      .map((course) => ({ value: String(course.id), label: courseTitle(course) })),
    ...(courses.length > shownCount ? [more] : []),
  ];
  return (
    <SelectInput
      label="Course"
      options={withSelected(options, value)}
      value={value}
      onChange={({ target }) => {
        if (target.value !== more.value) return onCourse(Number(target.value) || null);
        setShownCount(shownCount + limits.adminContent.courses);
        // The browser closes the list when an option is chosen.
        notify({ severity: 'success', text: moreListedText });
      }}
    />
  );
}

/**
 * The filters of the user list and its order. Search, course and order are in the address, so that reload and back
 * keep them. The status does not: every load starts at "all".
 */
export function useUserFilter() {
  const { query, write } = useFilterParams();
  const [status, setStatus] = useState<UserFilter['status']>('all');
  const filter: UserFilter = {
    status,
    courseId: readRouteId(query.get(courseParameter) ?? undefined) || null,
    search: query.get('search') ?? '',
  };
  return {
    filter,
    sort: userSorts.find((sort) => sort === query.get('sort')) ?? 'newest',
    setSort: (sort: UserSort) => write({ sort: sort === 'newest' ? '' : sort }),
    setStatus,
    setCourse: (courseId: number | null) =>
      write({ [courseParameter]: courseId === null ? '' : String(courseId) }),
    clear: () => {
      setStatus('all');
      write({ [courseParameter]: '', search: '' });
    },
    setSearch: (search: string) => write({ search }),
  };
}
