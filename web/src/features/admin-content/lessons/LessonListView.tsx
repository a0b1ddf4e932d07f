import Box from '@mui/material/Box';
import type { Lesson } from '@padavu/domain/course/lesson';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { QueryState } from '@/components/QueryState.tsx';
import { RowShapes } from '@/components/list-shapes.tsx';
import { LoadingSign } from '@/components/SkeletonView.tsx';
import { LessonResults } from './LessonResults.tsx';
import type { LessonList } from './use-lesson-list.ts';

type LessonListViewProps = {
  list: LessonList;
  onPage: (page: number) => void;
  onClear: () => void;
  onAdd: () => void;
  onEdit: (lesson: Lesson) => void;
  onQuiz: (lesson: Lesson) => void;
};

const loading = 'Loading lessons...';

const failures = {
  courses: adminMessages.lessons.coursesFailed,
  lessons: adminMessages.lessonService.fetchAllFailed,
} as const;

/** The list of lessons with its loading and error states. */
export function LessonListView({ list, ...results }: LessonListViewProps) {
  const isRefreshing = list.state === 'ready' && list.refreshing;
  return (
    <Box aria-busy={isRefreshing} sx={{ position: 'relative', minHeight: '16rem' }}>
      <QueryState
        query={list}
        loading={loading}
        shapes={<RowShapes framed />}
        failed={(reason) =>
          [list.state === 'failed' && failures[list.source], reason].filter(Boolean).join(' ')
        }
        retryLabel={adminMessages.lessons.retry}
        onRetry={() => list.state === 'failed' && list.retry()}
      >
        {(ready) => <LessonResults list={ready} {...results} />}
      </QueryState>
      {isRefreshing && <LoadingSign text={loading} />}
    </Box>
  );
}
