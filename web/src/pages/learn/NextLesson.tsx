import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Course } from '@padavu/domain/course';
import { messageFor, messages } from '@padavu/domain/messages';
import { courseOutline, nextToLearn } from '@padavu/domain/outline';
import { progressPercent } from '@padavu/domain/progress';
import type { Progress } from '@padavu/domain/progress';
import { TextLink } from '@/components/TextLink.tsx';
import { lessonsOfCourse } from '@/features/lesson/queries.ts';
import { subcategoriesOfCourse } from '@/features/subcategory/queries.ts';
import { useCachedQuery } from '@/lib/firebase/use-cached.ts';
import { lessonPath } from '@/lib/paths.ts';

/**
 * What comes next, by name. The dashboard reads three documents and no lesson, so the name comes from what the visits
 * to the course have left on this device; before there is one, Continue leads the way. That copy may be older than the
 * course, which alone knows the lessons that exist.
 */
export function NextLesson({ course, progress }: { course: Course; progress: Progress }) {
  const subcategories = useCachedQuery(subcategoriesOfCourse(course.id));
  const lessons = useCachedQuery(lessonsOfCourse(course.id));
  if (progressPercent(progress, course.lessonIds) === 100) {
    return <Typography>You have completed every lesson. Well climbed!</Typography>;
  }
  const existing = lessons.filter(({ id }) => course.lessonIds.includes(id));
  const next = nextToLearn(courseOutline(subcategories, existing), progress);
  if (!next) return null;
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        What comes next
      </Typography>
      <TextLink
        to={lessonPath(course.id, next.subcategory.id, next.lesson.id)}
        sx={{ display: 'inline-block', paddingBlock: 0.5 }}
      >
        {messageFor.dayTab(next.lesson.day)}: {next.lesson.title || messages.lessonViewer.untitled}
      </TextLink>
      <Typography variant="body2" color="textSecondary">
        in {next.subcategory.title}
      </Typography>
    </Box>
  );
}
