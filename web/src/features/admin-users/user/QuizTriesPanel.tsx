import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { triesLeft } from '@padavu/domain/learning/quiz';
import type { QuizResult } from '@padavu/domain/learning/quiz-result';
import type { User } from '@padavu/domain/user/user';
import { CommandButton } from '@/components/CommandButton.tsx';
import { Panel } from '@/components/Panel.tsx';
import { useCommand } from '@/components/use-command.ts';
import { lessonDocument, progressDocument } from '@/features/course-content/queries.ts';
import { quizDocument } from '@/features/course-content/quiz-queries.ts';
import { dataOf } from '@/lib/firebase/live-reads.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { giveQuizTry, userProblem } from '@/features/admin-users/api.ts';

const { quizTry: texts } = adminMessages;

/** The failed quizzes for which a learner has no tries left, each with a button that gives one more try. */
export function QuizTriesPanel({ user: { id, courseId } }: { user: Pick<User, 'id' | 'courseId'> }) {
  const progress = dataOf(useLiveDocument(courseId === null ? null : progressDocument(id, courseId)));
  const failed = Object.entries(progress?.quizzes ?? {}).filter(([, { passedAt }]) => !passedAt);
  return failed.map(([lessonId, result]) => (
    <NoTriesLeft key={lessonId} uid={id} lessonId={Number(lessonId)} result={result} />
  ));
}

type NoTriesLeftProps = { uid: string; lessonId: number; result: QuizResult };

function NoTriesLeft({ uid, lessonId, result }: NoTriesLeftProps) {
  const quiz = dataOf(useLiveDocument(quizDocument(lessonId)));
  const lesson = dataOf(useLiveDocument(lessonDocument(lessonId)));
  const { pending, run } = useCommand({
    send: () => giveQuizTry(uid, lessonId),
    done: () => ({ text: texts.given }),
    failed: userProblem,
  });
  if (!quiz || triesLeft(quiz, result) !== 0) return null;
  const title = lesson?.title ?? `Lesson ${lessonId}`;
  return (
    <Panel title={texts.title}>
      <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography color="textSecondary">
          Best result: {result.best}%. {texts.about}
        </Typography>
        <CommandButton
          variant="outlined"
          pending={pending}
          onClick={run}
          aria-label={`${texts.give}: ${title}`}
        >
          {texts.give}
        </CommandButton>
      </Stack>
    </Panel>
  );
}
