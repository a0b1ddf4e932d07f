import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { courseTitle } from '@padavu/domain/course/course';
import { TextLink } from '@/components/TextLink.tsx';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { adminUserPath } from '@/lib/paths.ts';
import { courseDocument } from './queries.ts';
import { useTaughtCourse } from './TaughtCourse.tsx';

type QueuedLessonProps = {
  courseId: number;
  /** The lesson's title when the question or the submission was sent. */
  lessonTitle: string;
};

/**
 * The lesson and the course that an item in a queue is about. Cards of one course share one read of it. The line of the
 * course is reserved until it has loaded.
 */
export function QueuedLesson({ courseId, lessonTitle }: QueuedLessonProps) {
  const { live } = useLiveDocument(courseDocument(courseId));
  const course = live.state === 'ready' ? live.data : null;
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="h4" component="h2">
        {lessonTitle || adminMessages.stuck.untitled}
      </Typography>
      {(course || live.state === 'loading') && (
        <Typography variant="body2" color="textSecondary" sx={{ minHeight: '1lh' }}>
          {course && courseTitle(course)}
        </Typography>
      )}
    </Box>
  );
}

/** The name of a learner in a queue, with a link to the account for administrators. */
export function PersonLink({ person: { uid, name } }: { person: { uid: string; name: string } }) {
  const isTeacher = useTaughtCourse() !== null;
  return isTeacher ? name : <TextLink to={adminUserPath(uid)}>{name}</TextLink>;
}
