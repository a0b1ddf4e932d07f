import Close from '@mui/icons-material/Close';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { Course } from '@padavu/domain/course/course';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { categoryTitle } from '@padavu/domain/course/category';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { DraftNotice } from '@/components/DraftNotice.tsx';
import { PageHeading } from '@/components/PageHeading.tsx';
import { SearchInput } from '@/components/SearchInput.tsx';
import { besideTextButtons } from '@/components/text-button.ts';
import { RecordDraftNotice } from '@/features/admin-content/RecordDraftNotice.tsx';
import { CourseFilter } from '@/features/admin-content/CourseFilter.tsx';
import { FilterBar } from '@/features/admin-content/FilterBar.tsx';
import { useOpenDialog } from '@/features/admin-content/use-open-dialog.ts';
import { useTaughtCourse } from '@/features/course-content/TaughtCourse.tsx';
import type { CourseChoice } from '@/features/course-content/use-course-choice.ts';
import { useStaffMember } from '@/features/session/use-staff-member.ts';
import { adminLessonsPath } from '@/lib/paths.ts';
import { ImportLessons } from './ImportLessons.tsx';
import { LessonEditor, lessonDrafts } from './LessonEditor.tsx';
import type { Editing } from './LessonEditor.tsx';
import { LessonListView } from './LessonListView.tsx';
import { QuizEditor } from './QuizDialog.tsx';
import { quizDrafts } from './quiz-form.ts';
import { useLessonFilter } from './use-lesson-filter.ts';
import { useLessonList } from './use-lesson-list.ts';

export function LessonsPage() {
  const { uid } = useStaffMember();
  const taught = useTaughtCourse();
  const filters = useLessonFilter();
  const list = useLessonList(filters.filter);
  const { dialog: editing, show: edit, close } = useOpenDialog<Editing>();
  const [quizLessonId, setQuizLessonId] = useState<number | null>(null);
  const choice = list.state === 'ready' ? list.choice : noCourses;
  const { courses } = choice;
  const category = list.state === 'ready' ? list.category : undefined;
  const placeholderName = list.state === 'ready' ? String(filters.filter.categoryId) : '...';

  // A new lesson preselects the course of the category in the address, else the course filter, else the first course.
  const courseId = category?.courseId ?? filters.filter.courseId ?? courses[0]?.id;
  const add = () => courseId !== undefined && edit({ kind: 'new', courseId, category });
  // A link to a category of another of their courses redirects a teacher to that course.
  if (taught !== null && category && category.courseId !== taught)
    return <Navigate to={adminLessonsPath(category.id, category.courseId)} replace />;
  return (
    <Stack spacing={3}>
      <PageHeading title={adminMessages.area.lessons} />
      <FilterBar
        label="Lessons"
        add={adminMessages.lessons.add}
        onAdd={add}
        disabled={courseId === undefined}
      >
        <LessonFilters {...filters} courses={courses} />
      </FilterBar>
      {filters.filter.categoryId !== null && (
        <Stack direction="row" sx={{ ...besideTextButtons, alignItems: 'center' }}>
          <CategoryChip
            name={category ? categoryTitle(category) : placeholderName}
            onRemove={filters.dropCategory}
          />
          {category && <ImportLessons category={category} />}
        </Stack>
      )}
      {editing === null && courses.length > 0 && (
        <RecordDraftNotice form={lessonDrafts} onAdd={add} onEdit={(id) => edit({ kind: 'edit', id })} />
      )}
      {quizLessonId === null && (
        <DraftNotice
          owner={uid}
          form={quizDrafts}
          describe={() => 'You have unsaved changes to a quiz.'}
          onContinue={(record) => setQuizLessonId(Number(record))}
        />
      )}
      <LessonListView
        list={list}
        onPage={filters.setPage}
        onClear={filters.clear}
        onAdd={add}
        onQuiz={({ id }) => setQuizLessonId(id)}
        onEdit={(lesson) => edit({ kind: 'edit', id: lesson.id, lesson })}
      />
      {editing && <LessonEditor editing={editing} choice={choice} onClose={close} />}
      {quizLessonId !== null && <QuizEditor lessonId={quizLessonId} onClose={() => setQuizLessonId(null)} />}
    </Stack>
  );
}

const noCourses: CourseChoice = { courses: [], next: null, previous: null };

/** The category filter, with a button that removes it. */
function CategoryChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Chip
      variant="outlined"
      label={`Category: ${name}`}
      onClick={onRemove}
      onDelete={onRemove}
      deleteIcon={<Close />}
      aria-label={`Category: ${name}. Remove this filter`}
      sx={{
        alignSelf: 'flex-start',
        height: 'auto',
        minHeight: 44,
        paddingInline: 0.5,
        typography: 'body2',
        fontWeight: 600,
        bgcolor: 'background.paper',
        borderColor: 'primary.main',
        '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', paddingBlock: 1 },
        '& .MuiChip-deleteIcon': { color: 'inherit', '&:hover': { color: 'inherit' } },
      }}
    />
  );
}

type LessonFiltersProps = ReturnType<typeof useLessonFilter> & {
  courses: readonly Course[];
};

function LessonFilters({ filter, courses, setSearch, setCourse }: LessonFiltersProps) {
  return (
    <>
      <SearchInput placeholder="Title or description" search={filter.search} onSearch={setSearch} />
      <CourseFilter courses={courses} courseId={filter.courseId} onCourse={setCourse} />
    </>
  );
}
