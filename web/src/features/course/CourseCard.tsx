import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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
  /** A further way on, beside Continue. */
  resume: ReactNode;
};

/** The learner's course on the dashboard (specification 2.16). */
export function CourseCard({ course, progress, resume }: CourseCardProps) {
  const id = useId();
  return (
    <Card
      component="article"
      aria-labelledby={id}
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '5fr 6fr' } }}
    >
      <Thumbnail src={course.thumbnail} title={course.title} />
      <Stack spacing={2} sx={{ justifyContent: 'center', padding: { xs: 2.5, sm: 4 } }}>
        {progress}
        <Box>
          <Typography id={id} variant="h3">
            {course.title}
          </Typography>
          <Typography color="textSecondary">{messageFor.lessonCount(course.lessonIds.length)}</Typography>
        </Box>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
          <LinkButton
            variant="contained"
            size="large"
            to={learnerCoursePath(course.id)}
            aria-describedby={id}
          >
            {messages.dashboard.continue}
          </LinkButton>
          {resume}
        </Stack>
      </Stack>
    </Card>
  );
}
