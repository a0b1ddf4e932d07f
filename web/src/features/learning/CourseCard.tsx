import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { courseTitle } from '@padavu/domain/course';
import type { Course } from '@padavu/domain/course';
import { messageFor, messages } from '@padavu/domain/messages';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/LinkButton.tsx';
import { Thumbnail } from '@/components/Thumbnail.tsx';
import { learnerCoursePath } from '@/lib/paths.ts';

type CourseCardProps = {
  course: Course;
  /** The bar that shows how far the learner is. */
  progress: ReactNode;
  /** The lesson where the learner stopped; Continue leads there, and before there is one to the course. */
  lastLesson: string | undefined;
  /** What comes next in the course. */
  next: ReactNode;
};

/** The learner's course on the dashboard. */
export function CourseCard({ course, progress, lastLesson, next }: CourseCardProps) {
  const id = useId();
  const coursePath = learnerCoursePath(course.id);
  return (
    <Card
      component="article"
      aria-labelledby={id}
      // Beside its text the picture is as high as that is.
      sx={{
        display: 'grid',
        overflowWrap: 'anywhere',
        gridTemplateColumns: { xs: '1fr', md: '5fr 6fr' },
        '& > img': { height: { md: '100%' } },
      }}
    >
      <Thumbnail src={course.thumbnail} title={courseTitle(course)} />
      <Stack spacing={2} sx={{ justifyContent: 'center', padding: { xs: 2.5, sm: 4 } }}>
        {progress}
        <Box>
          <Typography id={id} variant="h3">
            {courseTitle(course)}
          </Typography>
          <Typography color="textSecondary">{messageFor.lessonCount(course.lessonIds.length)}</Typography>
        </Box>
        {next}
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 1 }}>
          <LinkButton variant="contained" size="large" to={lastLesson ?? coursePath} aria-describedby={id}>
            {messages.dashboard.continue}
          </LinkButton>
          {lastLesson && (
            <LinkButton size="large" to={coursePath} aria-describedby={id}>
              All lessons
            </LinkButton>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
