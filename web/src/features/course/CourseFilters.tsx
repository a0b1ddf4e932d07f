import Box from '@mui/material/Box';
import { courseCategories } from '@padavu/domain/course';
import { SearchInput } from '@/components/SearchInput.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { categoryLabels } from './course-labels.ts';
import type { useCourseFilter } from './use-course-filter.ts';

const categories = [
  { value: '', label: 'All' },
  ...courseCategories.map((value) => ({ value, label: categoryLabels[value] })),
];

/** Search and category; a course must pass both (specification 2.13). */
export function CourseFilters({ filter, setSearch, setCategory }: ReturnType<typeof useCourseFilter>) {
  return (
    <Box
      role="search"
      aria-label="Courses"
      sx={{
        display: 'grid',
        gap: 2,
        flexGrow: 1,
        minWidth: 0,
        gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(9.5rem, 1fr)' },
      }}
    >
      <SearchInput
        placeholder="Title, description or instructor"
        search={filter.search}
        onSearch={setSearch}
      />
      <SelectInput
        label="Category"
        options={categories}
        value={filter.category ?? ''}
        onChange={(event) => setCategory(event.target.value)}
      />
    </Box>
  );
}
