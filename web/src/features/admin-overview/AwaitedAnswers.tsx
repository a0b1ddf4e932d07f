import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { limits } from '@padavu/domain/limits';
import { MediumDate } from '@/components/MediumDate.tsx';
import { pluralize } from '@/components/pluralize.ts';
import { TextLink } from '@/components/TextLink.tsx';
import { listedQuestions } from '@/features/questions/queries.ts';
import { listedWork } from '@/features/tasks/queries.ts';
import { dataOf } from '@/lib/firebase/live-reads.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import type { LiveRead } from '@/lib/firebase/live.ts';
import { paths } from '@/lib/paths.ts';

const { answers: readLimit } = limits.dashboard;

type WaitingItems = Record<'questions' | 'work', LiveRead<{ lastAt: Date }[]>>;

/** The questions and submissions that wait for an answer, oldest first, up to the limit of the dashboard. */
export const useAwaitedAnswers = (): WaitingItems => ({
  questions: useLiveQuery(listedQuestions('waiting', readLimit)),
  work: useLiveQuery(listedWork('waiting', readLimit)),
});

/** A line for each kind of waiting item: the count in words, the moment of the oldest, and the page to answer on. */
export function awaitedAnswerItems({
  questions,
  work,
}: WaitingItems): { text: string; since: Date | null; to: string }[] {
  return [
    { waiting: dataOf(questions) ?? [], noun: 'question', plural: 'questions', to: paths.adminQuestions },
    { waiting: dataOf(work) ?? [], noun: 'piece of work', plural: 'pieces of work', to: paths.adminWork },
  ].flatMap(({ waiting: [oldest, ...others], noun, plural, to }) => {
    if (!oldest) return [];
    const count = pluralize(1 + others.length, noun, plural);
    return [{ text: others.length + 1 === readLimit ? `${count} or more` : count, since: oldest.lastAt, to }];
  });
}

/** How many questions and submissions wait for an answer, and since when; empty if there are none. */
export function AwaitedAnswers(waitingItems: WaitingItems) {
  const lines = awaitedAnswerItems(waitingItems);
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
