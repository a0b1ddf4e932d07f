import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Course } from '@padavu/domain/course';
import { progressPercent } from '@padavu/domain/progress';
import type { Progress } from '@padavu/domain/progress';
import { CourseCard } from '@/features/course/CourseCard.tsx';
import { useLearner } from '@/features/learner/use-learner.ts';
import { ProgressSteps } from '@/features/progress/ProgressSteps.tsx';
import { useProgress } from '@/features/progress/use-progress.ts';
import { lessonPath } from '@/lib/paths.ts';
import { NextLesson } from './NextLesson.tsx';

/** The course with how far the learner has come, and the way back to where they stopped. */
export function EnrolledCourse({ course }: { course: Course }) {
  const { uid } = useLearner();
  const progress = useProgress(uid, course.id);
  const percent = progress.state === 'ready' ? progressPercent(progress.data, course.lessonIds) : null;
  const lastLesson = progress.state === 'ready' ? lastLessonPath(progress.data, course) : undefined;
  return (
    <CourseCard
      course={course}
      progress={
        <Box>
          <ProgressSteps percent={percent} label={`Your progress in ${course.title}`} />
          <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
            {progress.state === 'failed' ? 'Your progress could not be loaded.' : climbed(percent)}
          </Typography>
        </Box>
      }
      lastLesson={lastLesson}
      next={progress.state === 'ready' && <NextLesson course={course} progress={progress.data} />}
    />
  );
}

function climbed(percent: number | null): string {
  return percent === null ? 'Looking up your progress...' : `${percent}% complete`;
}

/** Where the learner stopped, while that lesson exists. */
function lastLessonPath({ lastLessonId, lastSubcategoryId }: Progress, course: Course): string | undefined {
  if (lastLessonId === undefined || lastSubcategoryId === undefined) return undefined;
  if (!course.lessonIds.includes(lastLessonId)) return undefined;
  return lessonPath(course.id, lastSubcategoryId, lastLessonId);
}
