import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isTaskAnswerKey } from '@padavu/domain/learning/answered';
import { assertNever } from '@padavu/domain/values/assert-never';
import * as dashboard from '@padavu/domain/learning/dashboard-texts';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { courseTitle, type Course } from '@padavu/domain/course/course';
import { messageFor } from '@padavu/domain/messages';
import type { Progress } from '@padavu/domain/learning/progress';
import { CountBadge } from '@/components/CountBadge.tsx';
import { Note } from '@/components/Note.tsx';
import { PageTitle } from '@/components/PageTitle.tsx';
import { RisingSteps } from '@/components/RisingSteps.tsx';
import { SkeletonView } from '@/components/SkeletonView.tsx';
import { ProblemView, StateView } from '@/components/StateView.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { useBrand } from '@/lib/brand.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { learnerCoursePath, lessonPath } from '@/lib/paths.ts';
import { EnrolledCourse } from './EnrolledCourse.tsx';
import { LearnersWeek } from './LearnersWeek.tsx';
import { LiveSessions } from '@/features/learning/LiveSessions.tsx';
import { CourseCardShape } from '@/features/learning/layout/PageSkeleton.tsx';
import { useLearner } from '@/features/learning/learner-access.ts';
import { questionsParameter } from '@/features/learning/lesson-address.ts';
import { useProgress } from '@/features/learning/progress.ts';
import { useCourse } from '@/features/learning/queries.ts';
import type { CourseState } from '@/features/learning/queries.ts';
import * as texts from '@/features/learning/texts.ts';

/** The learner's dashboard. */
export function DashboardPage() {
  const { uid, user } = useLearner();
  const { course: courseState, retry } = useCourse(user.courseId);
  const progress = useProgress(uid, user.courseId);
  // New answers appear above the course and would move it down, so both replace the skeleton at the same time.
  const isWaiting = courseState.state === 'ready' && progress.state === 'loading';
  const course: CourseState = isWaiting ? { state: 'loading' } : courseState;
  return (
    <Stack spacing={{ xs: 4, sm: 5 }}>
      <PageTitle>{texts.dashboard}</PageTitle>
      <Greeting
        name={user.name}
        enrolment={courseState.state === 'ready' ? courseTitle(courseState.course) : user.course}
        coursePath={course.state === 'ready' ? learnerCoursePath(course.course.id) : undefined}
      />
      {course.state === 'ready' && progress.state === 'ready' && (
        <NewAnswers course={course.course} progress={progress.data} />
      )}
      <Box key={course.state} component="section" aria-labelledby="your-course">
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', marginBottom: 2 }}>
          <Typography id="your-course" variant="h2">
            {dashboard.heading}
          </Typography>
          {course.state !== 'loading' && <CountBadge label={course.state === 'ready' ? 1 : 0} />}
        </Stack>
        <YourCourse course={course} progress={progress} enrolment={user.course} onRetry={retry} />
      </Box>
      {course.state === 'ready' && <LiveSessions course={course.course} nextOnly />}
      {course.state === 'ready' && progress.state === 'ready' && (
        <LearnersWeek course={course.course} progress={progress.data} />
      )}
    </Stack>
  );
}

type GreetingProps = {
  name: string;
  /** The title of the course; its name in the account until the course is loaded. */
  enrolment: string;
  /** The path of the course, once the course is loaded. */
  coursePath: string | undefined;
};

/** The greeting at the top of the dashboard. */
function Greeting({ name, enrolment, coursePath }: GreetingProps) {
  const { name: school } = useBrand();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { md: '3fr 1fr' },
        overflowWrap: 'anywhere',
      }}
    >
      <Box>
        <Typography variant="h1">{messageFor.greeting(name)}</Typography>
        <Typography variant="h3" component="p" color="textSecondary" sx={{ marginTop: 0.5 }}>
          {school === '' ? '\u00A0' : messageFor.welcome(school)}
        </Typography>
        <Typography sx={{ marginTop: 2 }}>{messageFor.enrolledIn(enrolment)}</Typography>
        {/* The space is reserved until the link is known, so that nothing below moves. */}
        <Box sx={{ minHeight: (theme) => theme.spacing(5.5) }}>
          {coursePath && (
            <TextLink to={coursePath} sx={{ display: 'inline-block', paddingBlock: 1 }}>
              {dashboard.premium}
            </TextLink>
          )}
        </Box>
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' }, color: 'primary.light' }}>
        <RisingSteps />
      </Box>
    </Box>
  );
}

type YourCourseProps = {
  course: CourseState;
  progress: Live<Progress>;
  /** The course's name in the account, which is known even when the course is deleted. */
  enrolment: string;
  onRetry: () => void;
};

/** The dashboard's one course in each of its states. */
function YourCourse({ course, progress, enrolment, onRetry }: YourCourseProps) {
  const { email } = useBrand();
  switch (course.state) {
    case 'loading':
      return (
        <SkeletonView text={dashboard.loading}>
          <CourseCardShape />
        </SkeletonView>
      );
    case 'unavailable':
      return (
        <StateView
          drawing="scene-empty"
          title={messageFor.noCourses(enrolment)}
          action={
            email !== '' && (
              <Button variant="contained" href={`mailto:${email}`}>
                {texts.writeToUs}
              </Button>
            )
          }
        >
          {dashboard.contactSupport}
        </StateView>
      );
    case 'failed':
      return (
        <ProblemView
          message={course.message ?? dashboard.failed}
          onRetry={onRetry}
          retryLabel={learnerMessages.courseViewer.retry}
        />
      );
    case 'ready':
      return <EnrolledCourse course={course.course} progress={progress} />;
    default:
      return assertNever(course);
  }
}

type NewAnswersProps = { course: Course; progress: Progress };

/**
 * Links to new answers to the learner's questions and work. Those under a lesson that the course no longer has are left
 * out, because nobody can read them there. Renders nothing when there are none.
 */
function NewAnswers({ course, progress }: NewAnswersProps) {
  const newAnswers = Object.entries(progress.answered ?? {}).filter(([, { lessonId }]) =>
    course.lessonIds.includes(lessonId),
  );
  if (newAnswers.length === 0) return null;
  return (
    <Note role="status">
      <Stack spacing={0.5}>
        <Typography>{newAnswers.length === 1 ? texts.anAnswer : texts.someAnswers}</Typography>
        {newAnswers.map(([id, { lessonId, subcategoryId }]) => {
          const address = lessonPath(course.id, subcategoryId, lessonId);
          return isTaskAnswerKey(id, lessonId) ? (
            <TextLink key={id} to={address}>
              {texts.readOfWork}
            </TextLink>
          ) : (
            <TextLink key={id} to={`${address}?${questionsParameter}`}>
              {texts.readAnswer}
            </TextLink>
          );
        })}
      </Stack>
    </Note>
  );
}
