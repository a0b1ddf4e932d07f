import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Course } from '@padavu/domain/course';
import { messages } from '@padavu/domain/messages';
import { SearchInput } from '@/components/SearchInput.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import type { useLessonFilter } from './use-lesson-filter.ts';

type LessonFiltersProps = ReturnType<typeof useLessonFilter> & {
  courses: readonly Course[];
  /** The name of the category in the address; `undefined` until it is known. */
  category: string | undefined;
};

/** Search, course, and the category that the address names (specification 2.15). */
export function LessonFilters(props: LessonFiltersProps) {
  const { filter, courses, category, setSearch, setCourse, dropCategory } = props;
  const options = [
    { value: '', label: messages.lessons.allCourses },
    ...courses.map(({ id, title }) => ({ value: String(id), label: title })),
  ];
  return (
    <Box
      role="search"
      aria-label="Lessons"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
        alignItems: 'end',
      }}
    >
      <SearchInput placeholder="Title or description" search={filter.search} onSearch={setSearch} />
      <SelectInput
        label="Course"
        options={options}
        value={String(filter.courseId ?? '')}
        onChange={(event) => setCourse(Number(event.target.value) || null)}
      />
      {filter.categoryId !== null && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <CategoryChip name={category ?? '...'} onRemove={dropCategory} />
        </Box>
      )}
    </Box>
  );
}

/** The category that alone is listed, with the way back to all of them. */
function CategoryChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Chip
      label={`Category: ${name}`}
      onClick={onRemove}
      onDelete={onRemove}
      aria-label={`Category: ${name}. Remove this filter`}
      sx={{ height: 'auto', minHeight: 44, '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: 1 } }}
    />
  );
}
