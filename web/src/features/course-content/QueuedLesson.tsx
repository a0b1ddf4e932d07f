import Typography from '@mui/material/Typography';
import { TextLink } from '@/components/TextLink.tsx';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { adminUserPath } from '@/lib/paths.ts';
import { courseDocument } from './course-queries.ts';
import { useTaughtCourse } from './TaughtCourse.tsx';

type QueuedLessonProps = {
  courseId: number;
  /** The lesson's title as it was when somebody wrote. */
  lessonTitle: string;
};

/** Which lesson of which course something in a queue is about, as a heading. Cards of one course share what is read of it. */
export function QueuedLesson({ courseId, lessonTitle }: QueuedLessonProps) {
  const { live } = useLiveDocument(courseDocument(courseId));
  const course = live.state === 'ready' ? live.data : null;
  return (
    <Typography variant="h4" component="h2" sx={{ flexGrow: 1 }}>
      {[course?.title, lessonTitle].filter(Boolean).join(' · ')}
    </Typography>
  );
}

/** The name of a learner in a queue, which leads administrators to the account. */
export function PersonLink({ person: { uid, name } }: { person: { uid: string; name: string } }) {
  const isTeacher = useTaughtCourse() !== null;
  return isTeacher ? name : <TextLink to={adminUserPath(uid)}>{name}</TextLink>;
}
