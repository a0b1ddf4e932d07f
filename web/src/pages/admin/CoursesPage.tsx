import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { messages } from '@padavu/domain/messages';
import { FilterBar } from '@/components/FilterBar.tsx';
import { useAdministrator } from '@/features/admin/use-administrator.ts';
import { CourseFilters } from '@/features/course/CourseFilters.tsx';
import { DeleteCourseQuestion } from '@/features/course/DeleteCourseQuestion.tsx';
import { useCourseFilter } from '@/features/course/use-course-filter.ts';
import { CourseDialogs } from './courses/CourseDialogs.tsx';
import { CourseResults } from './courses/CourseResults.tsx';
import { useCourseDesk } from './courses/use-course-desk.ts';

/** Course Management (specification 2.13 with design decision 7). */
export function CoursesPage() {
  const { uid } = useAdministrator();
  const filters = useCourseFilter();
  const desk = useCourseDesk();
  return (
    <Stack spacing={3}>
      <title>Course Management · Padavu</title>
      <Typography variant="h1">{messages.courses.title}</Typography>
      <FilterBar add={messages.courses.add} onAdd={desk.add}>
        <CourseFilters {...filters} />
      </FilterBar>
      <CourseDialogs owner={uid} desk={desk} />
      <CourseResults filter={filters.filter} onClear={filters.clear} commands={desk.commands} />
      <DeleteCourseQuestion {...desk.deletion} />
    </Stack>
  );
}
