import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { courseTitle } from '@padavu/domain/course/course';
import type { Course } from '@padavu/domain/course/course';
import type { Lesson } from '@padavu/domain/course/lesson';
import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messageFor, messages } from '@padavu/domain/messages';
import { categoryTitle } from '@padavu/domain/course/category';
import type { Category } from '@padavu/domain/course/category';
import { Announcement } from '@/components/Announcement.tsx';
import { ResourceTable } from '@/components/ResourceTable.tsx';
import { StateView } from '@/components/StateView.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { Pager } from '@/components/Pager.tsx';
import { pluralize } from '@/components/pluralize.ts';
import { tapArea } from '@/components/tap-area.ts';
import { NoCourses } from '@/features/admin-content/NoCourses.tsx';
import { adminLessonsPath } from '@/lib/paths.ts';
import { LessonActions } from './LessonActions.tsx';
import { LessonName } from './LessonName.tsx';
import { LessonOrder } from './LessonOrder.tsx';
import type { ListedLessons } from './use-lesson-list.ts';

type LessonResultsProps = {
  list: ListedLessons;
  onPage: (page: number) => void;
  onClear: () => void;
  onAdd: () => void;
  onEdit: (lesson: Lesson) => void;
  onQuiz: (lesson: Lesson) => void;
};

/** The listed lessons: by course, or in the order of the selected category. */
export function LessonResults({ list, onPage, onEdit, onQuiz, ...emptyActions }: LessonResultsProps) {
  const { lessons, choice, category, page, pages, isCut, morePages } = list;
  if (choice.courses.length === 0)
    return <NoCourses>Add a course and a category first, then its lessons.</NoCourses>;
  return (
    <Stack spacing={4}>
      <Announcement text={shownText(list)} />
      {category && !morePages && category.lessonsCount > limits.day.max && (
        <Alert severity="info">{adminMessages.lessons.tooManyToArrange}</Alert>
      )}
      {isCut && (
        <Alert severity="info">
          There are too many lessons to list here. Search for one, or open its category.
        </Alert>
      )}
      {lessons.length > 0 && <LessonTables list={list} onEdit={onEdit} onQuiz={onQuiz} />}
      {lessons.length === 0 && !isCut && <NoLessons {...emptyActions} />}
      <Pager page={page} pages={pages} onPage={onPage} />
      {morePages && <Pager {...morePages} />}
    </Stack>
  );
}

const shownText = ({ lessons, page, pages }: ListedLessons) =>
  `${pages > 1 ? `Page ${page} of ${pages}, ` : ''}${pluralize(lessons.length, 'lesson')}`;

function LessonTables({ list, ...handlers }: Pick<LessonResultsProps, 'list' | 'onEdit' | 'onQuiz'>) {
  const { lessons, categories, choice, category, isArrangeable } = list;
  const actions = (lesson: Lesson) => <LessonActions lesson={lesson} {...handlers} />;
  if (!category || !isArrangeable) {
    const categoryOf = ({ subcategoryId }: Lesson) => categories.find(({ id }) => id === subcategoryId);
    return groupsOf(lessons, choice.courses).map((group) => (
      <Stack key={group.courseId} component="section" spacing={1.5}>
        <Typography variant="h3" component="h2">
          {group.title}
        </Typography>
        <ResourceTable
          label={group.title}
          columns={[
            { id: 'lesson', header: 'Lesson', cell: (lesson) => <LessonName lesson={lesson} /> },
            {
              id: 'category',
              header: 'Category',
              width: '12rem',
              cell: (lesson) => <CategoryLink category={categoryOf(lesson)} />,
            },
            { id: 'day', header: 'Day', cell: ({ day }) => messageFor.dayTab(day) },
          ]}
          rows={group.lessons}
          keyOf={({ id }) => String(id)}
          actions={actions}
        />
      </Stack>
    ));
  }
  return (
    <Stack component="section" spacing={1.5}>
      <Typography variant="h3" component="h2">
        {titleOf(choice.courses.find(({ id }) => id === category.courseId))}
      </Typography>
      <LessonOrder subcategoryId={category.id} lessons={lessons} actions={actions} />
    </Stack>
  );
}

function NoLessons({ onAdd, onClear }: Pick<LessonResultsProps, 'onAdd' | 'onClear'>) {
  return (
    <StateView
      drawing="scene-empty"
      title={adminMessages.lessons.emptyTitle}
      action={
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button variant="contained" onClick={onAdd}>
            {adminMessages.lessons.addFirst}
          </Button>
          <Button variant="outlined" onClick={onClear}>
            Clear filters
          </Button>
        </Stack>
      }
    >
      {adminMessages.lessons.empty}
    </StateView>
  );
}

/** A category's name, linked to the list of its lessons. */
function CategoryLink({ category }: { category: Category | undefined }) {
  if (!category) return '—';
  return (
    <TextLink to={adminLessonsPath(category.id)} sx={tapArea}>
      {categoryTitle(category)}
    </TextLink>
  );
}

type LessonGroup = { courseId: number; title: string; lessons: readonly Lesson[] };

/** The lessons grouped by course, without empty groups. */
function groupsOf(lessons: readonly Lesson[], courses: readonly Course[]): LessonGroup[] {
  return [...Map.groupBy(lessons, ({ courseId }) => courseId)].map(([courseId, courseLessons]) => ({
    courseId,
    title: titleOf(courses.find(({ id }) => id === courseId)),
    lessons: courseLessons,
  }));
}

const titleOf = (course: Course | undefined) => (course ? courseTitle(course) : messages.defaults.course);
