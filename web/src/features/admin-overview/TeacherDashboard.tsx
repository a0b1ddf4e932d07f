import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { courseTitle } from '@padavu/domain/course/course';
import { CourseStats, courseStatsCollection, learnersIn } from '@padavu/domain/course/course-stats';
import { useLocation } from 'react-router-dom';
import { StatGrid } from '@/components/StatGrid.tsx';
import { PageTitle } from '@/components/PageTitle.tsx';
import { RowShapes } from '@/components/list-shapes.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { courseDocument } from '@/features/course-content/queries.ts';
import { ConfineToCourse } from '@/features/course-content/TaughtCourse.tsx';
import { forAdministrators } from '@/features/session/admin-access.ts';
import { useStaffMember } from '@/features/session/use-staff-member.ts';
import { dataOf, mapRead } from '@/lib/firebase/live-reads.ts';
import type { LiveDocument } from '@/lib/firebase/live.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { ofCoursePath, paths } from '@/lib/paths.ts';
import { AwaitedAnswers, awaitedAnswerItems, useAwaitedAnswers } from './AwaitedAnswers.tsx';
import { StatCard } from './StatCard.tsx';
import { UnfinishedLessons, unfinishedTitle } from './UnfinishedLessons.tsx';

const statsDocument = (courseId: number): LiveDocument<typeof CourseStats> => ({
  kind: 'document',
  path: `${courseStatsCollection}/${courseId}`,
  schema: CourseStats,
});

/** A teacher's start page for one course: what waits for an answer, how far learners get, and where they stop. */
export function TeacherDashboard({ courseId }: { courseId: number }) {
  const { live, retry } = useLiveDocument(courseDocument(courseId));
  const stats = useLiveDocument(statsDocument(courseId));
  const answers = useAwaitedAnswers();
  const isRefused = useLocation().state === forAdministrators;
  const learners = mapRead(stats, (data) => learnersIn(entriesOf(data)));
  const areAnswersLoaded = [answers.questions, answers.work].every((read) => read.live.state !== 'loading');
  return (
    <Stack spacing={4}>
      <PageTitle>{adminMessages.area.dashboard}</PageTitle>
      {isRefused && <Alert severity="info">That page is for administrators.</Alert>}
      <QueryState
        query={stats.live.state === 'loading' || !areAnswersLoaded ? { state: 'loading' } : live}
        loading="Loading the course..."
        shapes={<RowShapes framed rows={3} />}
        onRetry={retry}
      >
        {({ data: course }) =>
          course === null ? (
            <Typography>{adminMessages.role.courseUnknown}.</Typography>
          ) : (
            <>
              <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
                {courseTitle(course)}
              </Typography>
              <StatGrid>
                <StatCard
                  label={adminMessages.area.totalLessons}
                  stat={{ live: { state: 'ready', data: course.lessonIds.length }, retry }}
                />
                <StatCard label="Started" stat={mapRead(learners, ({ started }) => started)} />
                <StatCard label="Finished" stat={mapRead(learners, ({ finished }) => finished)} />
              </StatGrid>
              <AwaitedAnswers {...answers} />
              <OtherCourses courseId={courseId} />
              <Stack component="section" spacing={2} aria-labelledby="unfinished">
                <Typography id="unfinished" variant="h2">
                  {unfinishedTitle}
                </Typography>
                <QueryState query={stats.live} loading="Loading figures..." onRetry={stats.retry}>
                  {({ data }) => (
                    <UnfinishedLessons
                      stats={{ courses: [course], courseStats: entriesOf(data), hasMore: false }}
                    />
                  )}
                </QueryState>
              </Stack>
            </>
          )
        }
      </QueryState>
    </Stack>
  );
}

/** The teacher's courses besides this one, with what waits for an answer in each. */
function OtherCourses({ courseId }: { courseId: number }) {
  const { user } = useStaffMember();
  const others = user.teaches.filter((id) => id !== courseId);
  if (others.length === 0) return null;
  return (
    <Stack component="section" spacing={1} aria-labelledby="others">
      <Typography id="others" variant="h2">
        Your other courses
      </Typography>
      {others.map((id) => (
        <ConfineToCourse key={id} courseId={id}>
          <OtherCourse id={id} />
        </ConfineToCourse>
      ))}
    </Stack>
  );
}

function OtherCourse({ id }: { id: number }) {
  const course = dataOf(useLiveDocument(courseDocument(id)));
  const waiting = awaitedAnswerItems(useAwaitedAnswers()).map(({ text }) => text);
  if (!course) return null;
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      <TextLink to={ofCoursePath(paths.adminDashboard, id)}>{courseTitle(course)}</TextLink>
      {waiting.length > 0 && `: ${waiting.join(' and ')} waiting for an answer`}
    </Typography>
  );
}

/** A course has no statistics before a learner has started it. */
const entriesOf = (courseStats: CourseStats | null) => (courseStats ? [courseStats] : []);
