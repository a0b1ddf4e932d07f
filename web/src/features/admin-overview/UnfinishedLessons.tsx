import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import { courseTitle } from '@padavu/domain/course';
import { mostLeftUnfinished } from '@padavu/domain/course-stats';
import type { UnfinishedLesson } from '@padavu/domain/course-stats';
import { limits } from '@padavu/domain/limits';
import { messageFor, messages } from '@padavu/domain/messages';
import { TextLink } from '@/components/TextLink.tsx';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { adminLessonsPath } from '@/lib/paths.ts';
import { overviewLesson } from './queries.ts';
import type { OverviewCourse } from './queries.ts';
import type { Learning } from './use-course-stats.ts';

const whole = new Intl.NumberFormat(brand.locale);

/** The lessons that most learners opened and did not complete, each linked. */
export function UnfinishedLessons({ learning: { courses, insights } }: { learning: Learning }) {
  const lessons = mostLeftUnfinished(courses, insights, limits.dashboard.unfinished);
  if (lessons.length === 0) {
    return (
      <Typography color="textSecondary">
        No unfinished lessons. Lessons that learners open but do not complete appear here.
      </Typography>
    );
  }
  return (
    <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {lessons.map((lesson) => (
        <LessonRow
          key={lesson.lessonId}
          figures={lesson}
          course={titleOf(courses.find(({ id }) => id === lesson.courseId))}
        />
      ))}
    </Box>
  );
}

const titleOf = (course: OverviewCourse | undefined) =>
  course ? courseTitle(course) : messages.defaults.course;

function LessonRow({ figures, course }: { figures: UnfinishedLesson; course: string }) {
  const { lessonId, opened, unfinished } = figures;
  const { live } = useLiveDocument(overviewLesson(lessonId));
  const lesson = live.state === 'ready' ? live.data : null;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {lesson ? (
          <TextLink
            to={adminLessonsPath(lesson.subcategoryId)}
            sx={{ display: 'inline-block', paddingBlock: 1.25 }}
          >
            {lesson.title || messages.lessonViewer.untitled}
          </TextLink>
        ) : (
          <Box sx={{ paddingBlock: 1.25 }}>
            {live.state === 'loading' ? <Skeleton width="16ch" /> : `Lesson ${lessonId}`}
          </Box>
        )}
        <Typography variant="body2" color="textSecondary">
          {lesson ? `${course} · ${messageFor.dayTab(lesson.day)}` : course}
        </Typography>
      </Box>
      <Box sx={numbers}>
        <Typography sx={{ fontWeight: 650 }}>{whole.format(unfinished)} unfinished</Typography>
        <Typography variant="body2" color="textSecondary">
          of {whole.format(opened)} who opened it
        </Typography>
      </Box>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  columnGap: 2,
  alignItems: 'center',
  paddingBlock: 1,
  '& + li': { borderTop: 1, borderColor: 'divider' },
};

/** On a phone below the lesson, on one line; at its end where it fits. */
const numbers = {
  display: { xs: 'flex', sm: 'block' },
  columnGap: 0.75,
  alignItems: 'baseline',
  textAlign: { sm: 'end' },
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
};
