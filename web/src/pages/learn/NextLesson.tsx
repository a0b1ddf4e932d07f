import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { messageFor, messages } from '@padavu/domain/messages';
import { courseOutline, nextToLearn, stepsOf } from '@padavu/domain/outline';
import { isComplete } from '@padavu/domain/progress';
import type { Progress } from '@padavu/domain/progress';
import { TextLink } from '@/components/TextLink.tsx';
import { lessonsOfCourse } from '@/features/lesson/queries.ts';
import { subcategoriesOfCourse } from '@/features/subcategory/queries.ts';
import { useCachedQuery } from '@/lib/firebase/use-cached.ts';
import { lessonPath } from '@/lib/paths.ts';

/**
 * What comes next, by name. The dashboard reads three documents and no lesson, so the name comes from what the visits
 * to the course have left on this device; before there is one, Continue leads the way.
 */
export function NextLesson({ courseId, progress }: { courseId: number; progress: Progress }) {
  const subcategories = useCachedQuery(subcategoriesOfCourse(courseId));
  const lessons = useCachedQuery(lessonsOfCourse(courseId));
  const outline = courseOutline(subcategories, lessons);
  const steps = stepsOf(outline);
  const next = nextToLearn(outline, progress);
  if (steps.length > 0 && steps.every(({ lesson }) => isComplete(progress, lesson.id))) {
    return <Typography>You have completed every lesson. Well climbed!</Typography>;
  }
  if (!next) return null;
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        What comes next
      </Typography>
      <TextLink
        to={lessonPath(courseId, next.subcategory.id, next.lesson.id)}
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
