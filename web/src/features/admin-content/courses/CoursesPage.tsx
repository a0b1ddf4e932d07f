import Stack from '@mui/material/Stack';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { PageHeading } from '@/components/PageHeading.tsx';
import { SearchInput } from '@/components/SearchInput.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { useTaughtCourse } from '@/features/course-content/TaughtCourse.tsx';
import { CourseDialogs } from './CourseDialogs.tsx';
import type { CourseDialogState } from './CourseDialogs.tsx';
import { ImportCourse } from './ImportCourse.tsx';
import { CourseResults } from './CourseResults.tsx';
import { categoryLabel } from '@padavu/domain/course/course-category';
import { FilterBar } from '@/features/admin-content/FilterBar.tsx';
import { useOpenDialog } from '@/features/admin-content/use-open-dialog.ts';
import { useCourseCategories, useCourseFilter } from './use-course-filter.ts';

export function CoursesPage() {
  const isTeacher = useTaughtCourse() !== null;
  const filters = useCourseFilter();
  const dialogs = useOpenDialog<CourseDialogState>();
  return (
    <Stack spacing={3}>
      <PageHeading title={adminMessages.courses.title} />
      {!isTeacher && (
        <>
          <FilterBar
            label="Courses"
            add={adminMessages.courses.add}
            onAdd={() => dialogs.show({ kind: 'new' })}
          >
            <CourseFilters {...filters} />
          </FilterBar>
          <ImportCourse />
        </>
      )}
      <CourseDialogs {...dialogs} />
      <CourseResults filter={filters.filter} stored={filters} onClear={filters.clear} onOpen={dialogs.show} />
    </Stack>
  );
}

function CourseFilters({ filter, setSearch, setCategory }: ReturnType<typeof useCourseFilter>) {
  const courseCategories = useCourseCategories();
  const { category } = filter;
  const categories =
    category === null || courseCategories.includes(category)
      ? courseCategories
      : [...courseCategories, category];
  return (
    <>
      <SearchInput
        placeholder="Title, description or instructor"
        search={filter.search}
        onSearch={setSearch}
      />
      <SelectInput
        label="Category"
        options={[
          { value: '', label: 'All' },
          ...categories.map((value) => ({ value, label: categoryLabel(value) })),
        ]}
        value={category ?? ''}
        onChange={(event) => setCategory(event.target.value)}
      />
    </>
  );
}
