import Typography from '@mui/material/Typography';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { courseDocument } from './course-queries.ts';

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
