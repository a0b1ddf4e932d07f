import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Note } from '@/components/Note.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { questionsParameter } from '@/lib/lesson-address.ts';
import { lessonPath } from '@/lib/paths.ts';
import { useProgress } from './progress.ts';

type NewAnswersProps = { uid: string; courseId: number };

/** Questions of the learner's with answers that they have not seen; nothing where there are none. */
export function NewAnswers({ uid, courseId }: NewAnswersProps) {
  const progress = useProgress(uid, courseId);
  const answered = Object.values((progress.state === 'ready' && progress.data.answered) || {});
  const lessons = [...new Map(answered.map((news) => [news.lessonId, news])).values()];
  if (lessons.length === 0) return null;
  return (
    <Note role="status">
      <Stack spacing={0.5}>
        <Typography>
          {lessons.length === 1 ? 'Your question has an answer.' : 'Your questions have answers.'}
        </Typography>
        {lessons.map(({ lessonId, subcategoryId }, index) => (
          <TextLink
            key={lessonId}
            to={`${lessonPath(courseId, subcategoryId, lessonId)}?${questionsParameter}`}
          >
            {lessons.length === 1 ? 'Read it under the lesson' : `Read them under the lesson (${index + 1})`}
          </TextLink>
        ))}
      </Stack>
    </Note>
  );
}
