import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { messages } from '@padavu/domain/messages';
import { useState } from 'react';
import { DraftNotice } from '@/components/DraftNotice.tsx';
import { FilterBar } from '@/components/FilterBar.tsx';
import { useAdministrator } from '@/features/admin/use-administrator.ts';
import type { CourseChoice } from '@/features/course/use-course-choice.ts';
import { CategoryChip } from '@/features/lesson-desk/CategoryChip.tsx';
import { lessonDrafts, newLesson } from '@/features/lesson-desk/lesson-draft.ts';
import { LessonFilters } from '@/features/lesson-desk/LessonFilters.tsx';
import { useLessonFilter } from '@/features/lesson-desk/use-lesson-filter.ts';
import { LessonEditor } from './lessons/LessonEditor.tsx';
import type { Editing } from './lessons/LessonEditor.tsx';
import { LessonListView } from './lessons/LessonListView.tsx';
import { useLessonList } from './lessons/use-lesson-list.ts';

/** Lessons Management (specification 2.15). */
export function LessonsPage() {
  const { uid } = useAdministrator();
  const filters = useLessonFilter();
  const list = useLessonList(filters.filter);
  const [editing, setEditing] = useState<Editing | null>(null);
  const choice = list.state === 'ready' ? list.choice : noCourses;
  const { courses } = choice;
  const category = list.state === 'ready' ? list.category : undefined;
  const unnamed = list.state === 'ready' ? String(filters.filter.categoryId) : '...';

  // A category that was come with is chosen, then the course that is listed, then the first one.
  const courseId = category?.courseId ?? filters.filter.courseId ?? courses[0]?.id;
  const add = () => courseId !== undefined && setEditing({ kind: 'new', courseId, category });
  const goOn = (record: string) =>
    record === newLesson ? add() : setEditing({ kind: 'lesson', id: Number(record) });
  return (
    <Stack spacing={3}>
      <title>Lessons Management · Padavu</title>
      <Typography variant="h1">{messages.admin.lessons}</Typography>
      <FilterBar add={messages.lessons.add} onAdd={add} disabled={courseId === undefined}>
        <LessonFilters {...filters} courses={courses} />
      </FilterBar>
      {filters.filter.categoryId !== null && (
        <CategoryChip name={category?.title ?? unnamed} onRemove={filters.dropCategory} />
      )}
      {editing === null && courses.length > 0 && (
        <DraftNotice owner={uid} form={lessonDrafts} describe={describeDraft} onContinue={goOn} />
      )}
      <LessonListView
        list={list}
        onPage={filters.setPage}
        onClear={filters.clear}
        onAdd={add}
        onEdit={(known) => setEditing({ kind: 'lesson', id: known.id, known })}
      />
      {editing && <LessonEditor editing={editing} choice={choice} onClose={() => setEditing(null)} />}
    </Stack>
  );
}

const noCourses: CourseChoice = { courses: [], next: null, previous: null };

const describeDraft = (record: string) =>
  record === newLesson ? 'A new lesson is not saved yet.' : 'Changes to a lesson are not saved yet.';
