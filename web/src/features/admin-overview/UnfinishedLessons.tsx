import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { courseTitle } from '@padavu/domain/course/course';
import { mostLeftUnfinished } from '@padavu/domain/course/course-stats';
import type { UnfinishedLesson } from '@padavu/domain/course/course-stats';
import { limits } from '@padavu/domain/limits';
import { messageFor, messages } from '@padavu/domain/messages';
import { formatNumber } from '@padavu/domain/payment/amount';
import { ResourceTable } from '@/components/ResourceTable.tsx';
import type { Column } from '@/components/resource-list.ts';
import { TextLink } from '@/components/TextLink.tsx';
import { lessonTitle } from '@padavu/domain/course/lesson';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { adminLessonsPath } from '@/lib/paths.ts';
import { useBrand } from '@/lib/brand.ts';
import { overviewLesson } from './queries.ts';
import type { OverviewCourse } from './queries.ts';
import type { OverviewStats } from './use-course-stats.ts';

export const unfinishedTitle = 'Lessons most often left unfinished';

/** The lessons that most learners opened and did not complete, each linked. */
export function UnfinishedLessons({ stats: { courses, courseStats } }: { stats: OverviewStats }) {
  const lessons = mostLeftUnfinished(courses, courseStats, limits.dashboard.unfinished);
  if (lessons.length === 0) {
    return (
      <Typography color="textSecondary">
        No unfinished lessons. Lessons that learners open but do not complete appear here.
      </Typography>
    );
  }
  return (
    // The rows have padding of their own: their texts begin below the title. The panel sets its children's margins.
    <div>
      <Box sx={{ marginInline: { xs: -2, sm: -1.5 } }}>
        <ResourceTable
          label={unfinishedTitle}
          columns={[
            {
              id: 'lesson',
              header: 'Lesson',
              cell: ({ lessonId, courseId }) => (
                <LessonLink lessonId={lessonId} course={titleOf(courses.find(({ id }) => id === courseId))} />
              ),
            },
            unfinishedColumn,
          ]}
          rows={lessons}
          keyOf={({ lessonId }) => String(lessonId)}
          tableFrom="sm"
          hasHiddenHeadings
          isFramed
        />
      </Box>
    </div>
  );
}

const titleOf = (course: OverviewCourse | undefined) =>
  course ? courseTitle(course) : messages.defaults.course;

const unfinishedColumn: Column<UnfinishedLesson> = {
  id: 'unfinished',
  header: 'Learners',
  align: 'right',
  cell: (lesson) => <Learners {...lesson} />,
};

function Learners({ unfinished, opened }: UnfinishedLesson) {
  const region = useBrand();
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Typography component="span" sx={{ fontWeight: 650 }}>
        {formatNumber(region, unfinished)} unfinished
      </Typography>{' '}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: { sm: 'block' } }}>
        of {formatNumber(region, opened)} who opened it
      </Typography>
    </Box>
  );
}

function LessonLink({ lessonId, course }: { lessonId: number; course: string }) {
  const { live } = useLiveDocument(overviewLesson(lessonId));
  const lesson = live.state === 'ready' ? live.data : null;
  return (
    <>
      {lesson ? (
        <TextLink
          to={adminLessonsPath(lesson.subcategoryId)}
          sx={{ display: 'inline-block', paddingBlock: 1.25 }}
        >
          {lessonTitle(lesson)}
        </TextLink>
      ) : (
        <Box sx={{ paddingBlock: 1.25 }}>
          {live.state === 'loading' ? <Skeleton width="16ch" /> : `Lesson ${lessonId}`}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary">
        {lesson ? `${course} · ${messageFor.dayTab(lesson.day)}` : course}
      </Typography>
    </>
  );
}
