import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Lesson } from '@padavu/domain/lesson';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { LinkButton } from '@/components/LinkButton.tsx';
import { Pager } from '@/components/Pager.tsx';
import { StateView } from '@/components/StateView.tsx';
import { WindowPager } from '@/components/WindowPager.tsx';
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
export function LessonResults({ list, onPage, onEdit, ...ways }: LessonResultsProps) {
  const { lessons, choice, category, page, pages, isCut, further } = list;
  if (choice.courses.length === 0) return <NoCourses />;
  return (
    <Stack spacing={4}>
      {category && !further && category.lessonsCount > limits.day.max && (
        <Alert severity="info">{messages.lessons.tooManyToArrange}</Alert>
      )}
      {isCut && (
        <Alert severity="info">
          There are more lessons here than this list reads at once. Search for one, or come here from its
          category.
        </Alert>
      )}
      {lessons.length > 0 && <Found list={list} onEdit={onEdit} />}
      {lessons.length === 0 && !isCut && <NoLessons {...ways} />}
      <Pager page={page} pages={pages} onPage={onPage} />
      {further && <WindowPager {...further} onTurn={() => onPage(1)} />}
    </Stack>
  );
}

function Found({ list, onEdit }: Pick<LessonResultsProps, 'list' | 'onEdit'>) {
  const { lessons, categories, choice, category, isArrangeable } = list;
  const actions = (lesson: Lesson) => <LessonActions lesson={lesson} undo={undoDeletion} onEdit={onEdit} />;
  if (!category || !isArrangeable) {
    return (
      <LessonGroups
        groups={groupsOf(lessons, choice.courses)}
        categoryOf={({ subcategoryId }) => categories.find(({ id }) => id === subcategoryId)}
        actions={actions}
      />
    );
  }
  return (
    <Stack component="section" spacing={1.5}>
      <Typography variant="h3" component="h2">
        {choice.courses.find(({ id }) => id === category.courseId)?.title}
      </Typography>
      <LessonOrder subcategoryId={category.id} lessons={lessons} actions={actions} />
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
