import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { courseTitle } from '@padavu/domain/course';
import type { Lesson } from '@padavu/domain/lesson';
import { limits } from '@padavu/domain/limits';
import { messageFor, messages } from '@padavu/domain/messages';
import { LinkButton } from '@/components/LinkButton.tsx';
import { StateView } from '@/components/StateView.tsx';
import { Pager } from '@/components/Pager.tsx';
import { undoDeletion } from '@/features/audit-log/undo-deletion.ts';
import { paths } from '@/lib/paths.ts';
import { CategoryLink } from './CategoryLink.tsx';
import { LessonActions } from './LessonActions.tsx';
import { LessonName } from './LessonName.tsx';
import { LessonOrder } from './LessonOrder.tsx';
import { LessonTable } from './LessonTable.tsx';
import { groupsOf } from './lesson-rows.ts';
import type { LessonGroup, LessonRowsProps } from './lesson-rows.ts';
import type { ListedLessons } from './use-lesson-list.ts';

type LessonResultsProps = {
  list: ListedLessons;
  onPage: (page: number) => void;
  onClear: () => void;
  onAdd: () => void;
  onEdit: (lesson: Lesson) => void;
};

/** The lessons found: by course, or in the order of the selected category. */
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
          There are too many lessons to list here. Search for one, or open its category.
        </Alert>
      )}
      {lessons.length > 0 && <Found list={list} onEdit={onEdit} />}
      {lessons.length === 0 && !isCut && <NoLessons {...ways} />}
      <Pager page={page} pages={pages} onPage={onPage} />
      {further && <Pager {...further} onTurn={() => onPage(1)} />}
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
  const course = choice.courses.find(({ id }) => id === category.courseId);
  return (
    <Stack component="section" spacing={1.5}>
      <Typography variant="h3" component="h2">
        {course ? courseTitle(course) : messages.defaults.course}
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

/** A lesson needs a course and a category. */
function NoCourses() {
  return (
    <StateView
      drawing="scene-school"
      title="No courses yet"
      action={
        <LinkButton variant="contained" to={paths.adminCourses}>
          {messages.courses.title}
        </LinkButton>
      }
    >
      Add a course and a category first, then its lessons.
    </StateView>
  );
}

type LessonGroupsProps = Omit<LessonRowsProps, 'group'> & { groups: readonly LessonGroup[] };

/** One table for each course with lessons on the page. */
function LessonGroups({ groups, ...rows }: LessonGroupsProps) {
  const narrow = useMediaQuery(useTheme().breakpoints.down('lg'));
  return groups.map((group) => (
    <Stack key={group.courseId} component="section" spacing={1.5}>
      <Typography variant="h3" component="h2">
        {group.title}
      </Typography>
      {narrow ? (
        <LessonCards group={group} {...rows} />
      ) : (
        <Paper variant="outlined">
          <LessonTable group={group} {...rows} />
        </Paper>
      )}
    </Stack>
  ));
}

/** A course's lessons as cards, on narrow screens. */
function LessonCards({ group, categoryOf, actions }: LessonRowsProps) {
  return (
    <Box
      component="ul"
      aria-label={group.title}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
        listStyle: 'none',
        margin: 0,
        padding: 0,
      }}
    >
      {group.lessons.map((lesson) => (
        <Card
          component="li"
          key={lesson.id}
          sx={{ display: 'flex', flexDirection: 'column', gap: 2, padding: 2 }}
        >
          <Box sx={{ flexGrow: 1 }}>
            <LessonName lesson={lesson} />
          </Box>
          <Typography variant="body2">
            <strong>{messageFor.dayTab(lesson.day)}</strong> in <CategoryLink category={categoryOf(lesson)} />
          </Typography>
          {actions(lesson)}
        </Card>
      ))}
    </Box>
  );
}
