import Box from '@mui/material/Box';
import type { Course } from '@padavu/domain/course';
import { messages } from '@padavu/domain/messages';
import { SearchInput } from '@/components/SearchInput.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import type { useLessonFilter } from './use-lesson-filter.ts';

type LessonFiltersProps = ReturnType<typeof useLessonFilter> & {
  courses: readonly Course[];
};

/** Search and course; a lesson must pass both (specification 2.15). */
export function LessonFilters(props: LessonFiltersProps) {
  const { filter, courses, setSearch, setCourse } = props;
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
        gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(9.5rem, 1fr)' },
        flexGrow: 1,
        minWidth: 0,
      }}
    >
      <SearchInput placeholder="Title or description" search={filter.search} onSearch={setSearch} />
      <SelectInput
        label="Course"
        options={options}
        value={String(filter.courseId ?? '')}
        onChange={(event) => setCourse(Number(event.target.value) || null)}
      />
    </Box>
  );
}
