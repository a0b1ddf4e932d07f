import Box from '@mui/material/Box';
import { courseNames } from '@padavu/domain/course';
import { messages } from '@padavu/domain/messages';
import { SearchInput } from '@/components/SearchInput.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import type { useCategoryFilter } from './use-category-filter.ts';

const courses = [
  { value: '', label: messages.categories.allCourses },
  ...courseNames.map((name) => ({ value: name, label: name })),
];

/** Search and course; a category must pass both (specification 2.14). */
export function CategoryFilters({ filter, setSearch, setCourse }: ReturnType<typeof useCategoryFilter>) {
  return (
    <Box
      role="search"
      aria-label="Categories"
      sx={{
        display: 'grid',
        gap: 2,
        flexGrow: 1,
        minWidth: 0,
        gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(9.5rem, 1fr)' },
      }}
    >
      <SearchInput placeholder="Name or description" search={filter.search} onSearch={setSearch} />
      <SelectInput
        label="Course"
        options={courses}
        value={filter.course ?? ''}
        onChange={(event) => setCourse(event.target.value)}
      />
    </Box>
  );
}
