import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import { messages } from '@padavu/domain/messages';
import { CountBadge } from '@/components/CountBadge.tsx';
import { useCourse } from '@/features/course/use-course.ts';
import { useLearner } from '@/features/learner/use-learner.ts';
import { learnerCoursePath } from '@/lib/paths.ts';
import { Greeting } from './Greeting.tsx';
import { YourCourse } from './YourCourse.tsx';

/** The learner's dashboard (specification 2.16). */
export function DashboardPage() {
  const { user } = useLearner();
  const { course, retry } = useCourse(user.courseId);
  return (
    <Stack spacing={{ xs: 4, sm: 5 }}>
      <title>{`Your dashboard · ${brand.name}`}</title>
      <Greeting
        name={user.name}
        enrolment={user.course}
        coursePath={course.state === 'ready' ? learnerCoursePath(course.course.id) : undefined}
      />
      <Box component="section" aria-labelledby="your-course">
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', marginBottom: 2 }}>
          <Typography id="your-course" variant="h2">
            {messages.dashboard.heading}
          </Typography>
          {course.state !== 'loading' && <CountBadge label={course.state === 'ready' ? 1 : 0} />}
        </Stack>
        <YourCourse course={course} enrolment={user.course} onRetry={retry} />
      </Box>
    </Stack>
  );
}
