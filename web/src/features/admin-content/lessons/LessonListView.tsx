import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { assertNever } from '@padavu/domain/assert-never';
import type { Lesson } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import { RowShapes } from '@/components/list-shapes.tsx';
import { LoadingOverlay, SkeletonView } from '@/components/SkeletonView.tsx';
import { useKeptFocus } from '@/components/use-kept-focus.ts';
import { failureMessage } from '@/lib/firebase/failure.ts';
import { LessonResults } from './LessonResults.tsx';
import type { LessonList } from './use-lesson-list.ts';

type LessonListViewProps = {
  list: LessonList;
  onPage: (page: number) => void;
  onClear: () => void;
  onAdd: () => void;
  onEdit: (lesson: Lesson) => void;
};

const loading = 'Loading lessons...';

const failures = {
  courses: messages.lessons.coursesFailed,
  lessons: messages.lessonService.fetchAllFailed,
} as const;

/** The list of lessons with its loading and error states. */
export function LessonListView({ list, ...results }: LessonListViewProps) {
  const kept = useKeptFocus<HTMLDivElement>();
  const isRefreshing = list.state === 'ready' && list.refreshing;
  return (
    <Box
      {...kept}
      aria-busy={isRefreshing}
      sx={{ position: 'relative', outline: 'none', minHeight: '16rem' }}
    >
      <Content list={list} {...results} />
      {isRefreshing && <LoadingOverlay text={loading} />}
    </Box>
  );
}

function Content({ list, ...results }: LessonListViewProps) {
  switch (list.state) {
    case 'loading':
      return (
        <SkeletonView text={loading}>
          <RowShapes framed />
        </SkeletonView>
      );
    case 'failed':
      return (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={list.retry}>
              {messages.lessons.retry}
            </Button>
          }
        >
          <AlertTitle>{failures[list.of]}</AlertTitle>
          {failureMessage(list.error)}
        </Alert>
      );
    case 'ready':
      return <LessonResults list={list} {...results} />;
    default:
      return assertNever(list);
  }
}
