import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Lesson } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import { LinkButton } from '@/components/LinkButton.tsx';
import { Pager } from '@/components/Pager.tsx';
import { StateView } from '@/components/StateView.tsx';
import { undoDeletion } from '@/features/audit/undo-deletion.ts';
import { groupsOf } from '@/features/lesson-desk/lesson-rows.ts';
import { LessonActions } from '@/features/lesson-desk/LessonActions.tsx';
import { LessonGroups } from '@/features/lesson-desk/LessonGroups.tsx';
import { LessonOrder } from '@/features/lesson-desk/LessonOrder.tsx';
import { paths } from '@/lib/paths.ts';
import type { ListedLessons } from './use-lesson-list.ts';

type LessonResultsProps = {
  list: ListedLessons;
  onPage: (page: number) => void;
  onClear: () => void;
  onAdd: () => void;
  onEdit: (lesson: Lesson) => void;
};

/** The lessons that were found: by course, or in the order of the one category that is looked at. */
export function LessonResults({ list, onPage, onClear, onAdd, onEdit }: LessonResultsProps) {
  const { lessons, categories, courses, category, page, pages, isCut, isArrangeable } = list;
  const actions = (lesson: Lesson) => <LessonActions lesson={lesson} undo={undoDeletion} onEdit={onEdit} />;
  if (courses.length === 0) return <NoCourses />;
  if (lessons.length === 0) return <NoLessons onAdd={onAdd} onClear={onClear} />;
  return (
    <Stack spacing={4}>
      {isCut && (
        <Alert severity="info">
          There are more lessons than this list reads at once. Choose a course, or come here from a category,
          to find the others.
        </Alert>
      )}
      {category && isArrangeable ? (
        <Stack component="section" spacing={1.5}>
          <Typography variant="h3" component="h2">
            {courses.find(({ id }) => id === category.courseId)?.title}
          </Typography>
          <LessonOrder subcategoryId={category.id} lessons={lessons} actions={actions} />
        </Stack>
      ) : (
        <LessonGroups
          groups={groupsOf(lessons, courses)}
          categoryOf={({ subcategoryId }) => categories.find(({ id }) => id === subcategoryId)}
          actions={actions}
        />
      )}
      <Pager page={page} pages={pages} onPage={onPage} />
    </Stack>
  );
}

function NoLessons({ onAdd, onClear }: Pick<LessonResultsProps, 'onAdd' | 'onClear'>) {
  return (
    <StateView
      drawing="scene-empty"
      title={messages.lessons.emptyTitle}
      action={
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button variant="contained" onClick={onAdd}>
            {messages.lessons.addFirst}
          </Button>
          <Button variant="outlined" onClick={onClear}>
            Clear filters
          </Button>
        </Stack>
      }
    >
      {messages.lessons.empty}
    </StateView>
  );
}

/** A lesson needs a course and a category to stand in. */
function NoCourses() {
  return (
    <StateView
      drawing="scene-school"
      title="There is no course yet"
      action={
        <LinkButton variant="contained" to={paths.adminCourses}>
          {messages.courses.title}
        </LinkButton>
      }
    >
      Lessons stand in the categories of a course.
    </StateView>
  );
}
