import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messages } from '@padavu/domain/messages';
import type { User } from '@padavu/domain/user';
import { Panel } from '@/components/Panel.tsx';
import { courseDocument } from '@/features/course/queries.ts';
import { LearnerProgress } from '@/features/progress/LearnerProgress.tsx';
import { progressDocument } from '@/features/progress/queries.ts';
import { failureMessage } from '@/lib/firebase/failure.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { noProgress } from '@padavu/domain/progress';

/** How far a user is in the own course, live. */
export function UserProgress({ user }: { user: User }) {
  return (
    <Panel title="Progress">
      {user.courseId === null ? (
        <Typography color="textSecondary">This account is of no course.</Typography>
      ) : (
        <OwnCourse uid={user.id} courseId={user.courseId} />
      )}
    </Panel>
  );
}

function OwnCourse({ uid, courseId }: { uid: string; courseId: number }) {
  const course = useLiveDocument(courseDocument(courseId));
  const progress = useLiveDocument(progressDocument(uid, courseId));
  const failed = [course, progress].find(({ live }) => live.state === 'failed');
  if (failed?.live.state === 'failed') {
    return (
      <>
        <Typography role="alert" color="error">
          {failureMessage(failed.live.error) ?? messages.server.error}
        </Typography>
        <Button variant="outlined" onClick={failed.retry} sx={{ alignSelf: 'start' }}>
          Try again
        </Button>
      </>
    );
  }
  if (course.live.state !== 'ready' || progress.live.state !== 'ready') {
    return <Typography color="textSecondary">Loading progress...</Typography>;
  }
  if (course.live.data === null) {
    return (
      <Typography color="textSecondary">The course of this account does not exist (any more).</Typography>
    );
  }
  const { title, lessonIds } = course.live.data;
  return <LearnerProgress course={title} lessonIds={lessonIds} progress={progress.live.data ?? noProgress} />;
}
