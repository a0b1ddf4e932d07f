import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { limits } from '@padavu/domain/limits';
import { MediumDate } from '@/components/MediumDate.tsx';
import { pluralize } from '@/components/pluralize.ts';
import { TextLink } from '@/components/TextLink.tsx';
import { listedQuestions } from '@/features/questions/queries.ts';
import { listedWork } from '@/features/tasks/queries.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { paths } from '@/lib/paths.ts';

const { answers: mostRead } = limits.dashboard;

type Waiting = { lastAt: Date };

/** What learners wait for an answer to, longest first, as far as the dashboard reads it. */
export function useAwaitedAnswers(): { questions: Live<Waiting[]>; work: Live<Waiting[]> } {
  const questions = useLiveQuery(listedQuestions('waiting', mostRead));
  const work = useLiveQuery(listedWork('waiting', mostRead));
  return { questions: questions.live, work: work.live };
}

type Awaited = ReturnType<typeof useAwaitedAnswers>;

/** What learners wait for an answer to in words, with the moment since when and the page that answers it. */
export function awaitedAnswerItems({
  questions,
  work,
}: Awaited): { text: string; since: Date | null; to: string }[] {
  return [
    { waiting: read(questions), noun: 'question', plural: 'questions', to: paths.adminQuestions },
    { waiting: read(work), noun: 'piece of work', plural: 'pieces of work', to: paths.adminWork },
  ].flatMap(({ waiting: [longest, ...others], noun, plural, to }) => {
    if (!longest) return [];
    const count = pluralize(1 + others.length, noun, plural);
    return [{ text: others.length + 1 === mostRead ? `${count} or more` : count, since: longest.lastAt, to }];
  });
}

/** How much learners wait for an answer to, and since when; nothing where nobody does. */
export function AwaitedAnswers(awaited: Awaited) {
  const lines = awaitedAnswerItems(awaited);
  if (lines.length === 0) return null;
  return (
    <Stack component="section" spacing={1} aria-labelledby="answers">
      <Typography id="answers" variant="h2">
        Waiting for an answer
      </Typography>
      {lines.map(({ text, since, to }) => (
        <Typography key={to}>
          <TextLink to={to}>{text}</TextLink>, the oldest since <MediumDate value={since} />
        </Typography>
      ))}
    </Stack>
  );
}

const read = (live: Live<Waiting[]>) => (live.state === 'ready' ? live.data : []);
