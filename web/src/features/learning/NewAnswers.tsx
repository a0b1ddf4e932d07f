import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isTaskAnswerKey } from '@padavu/domain/answered';
import { Note } from '@/components/Note.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { questionsParameter } from '@/lib/lesson-address.ts';
import { lessonPath } from '@/lib/paths.ts';
import { useProgress } from './progress.ts';
import * as texts from './texts.ts';

type NewAnswersProps = { uid: string; courseId: number };

/** Links to new answers to the learner's questions and work. Renders nothing when there are none. */
export function NewAnswers({ uid, courseId }: NewAnswersProps) {
  const progress = useProgress(uid, courseId);
  const newAnswers = Object.entries((progress.state === 'ready' && progress.data.answered) || {});
  if (newAnswers.length === 0) return null;
  return (
    <Note role="status">
      <Stack spacing={0.5}>
        <Typography>{newAnswers.length === 1 ? texts.anAnswer : texts.someAnswers}</Typography>
        {newAnswers.map(([id, { lessonId, subcategoryId }]) => {
          const address = lessonPath(courseId, subcategoryId, lessonId);
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
