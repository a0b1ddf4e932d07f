import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import { messageFor, messages } from '@padavu/domain/messages';
import { CountBadge } from '@/components/CountBadge.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { useCourse } from '@/features/course/use-course.ts';
import { useLearner } from '@/features/learner/use-learner.ts';
import { learnerCoursePath } from '@/lib/paths.ts';
import { YourCourse } from './YourCourse.tsx';

/** The learner's dashboard (specification 2.16). */
export function DashboardPage() {
  const { user } = useLearner();
  const { course, retry } = useCourse(user.courseId);
  const count = course.state === 'ready' ? 1 : 0;
  return (
    <Stack spacing={{ xs: 4, sm: 5 }}>
      <title>{`Your dashboard · ${brand.name}`}</title>
      <Box>
        <Typography variant="h1">{messageFor.greeting(user.name)}</Typography>
        <Typography variant="h3" component="p" color="text.secondary" sx={{ marginTop: 0.5 }}>
          {messageFor.welcome(brand.name)}
        </Typography>
        <Typography sx={{ marginTop: 2 }}>{messageFor.enrolledIn(user.course)}</Typography>
        {course.state === 'ready' && (
          <TextLink
            to={learnerCoursePath(course.course.id)}
            sx={{ display: 'inline-block', paddingBlock: 1 }}
          >
            {messages.dashboard.premium}
          </TextLink>
        )}
      </Box>
      <Box component="section" aria-labelledby="your-course">
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', marginBottom: 2 }}>
          <Typography id="your-course" variant="h2">
            {messages.dashboard.heading}
          </Typography>
          {course.state !== 'loading' && <CountBadge label={count} />}
        </Stack>
        <YourCourse course={course} enrolment={user.course} onRetry={retry} />
      </Box>
    </Stack>
  );
}
