import { GradedQuiz } from '@padavu/domain/learning/quiz';
import type { QuizAnswers } from '@padavu/domain/learning/quiz';
import { dataReply } from '@padavu/domain/api/reply';
import { skipToken, useQuery } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { callAuthorisedApi } from './authorised-api.ts';
import type { WaitingAnswers } from './outbox.ts';
import { queryClient } from './query-client.ts';

/**
 * The outcome of an attempt at a quiz, kept in this page. `sent`: there is none yet. Refused answers come along, so
 * that nobody has to give them all again after a change of one question; a tab with an older version of the site sends
 * none.
 */
export type Outcome = { lessonId: number; attempt: string } & (
  | { state: 'sent' }
  | { state: 'graded'; graded: GradedQuiz }
  | { state: 'refused'; message: string; answers?: QuizAnswers['answers'] }
);

const keyOf = (lessonId: number) => ['graded', lessonId] as const;

/** Keeps the outcome of an attempt, unless this page has sent another attempt at the quiz. */
export function keepOutcome(outcome: Outcome): void {
  queryClient.setQueryData<Outcome>(keyOf(outcome.lessonId), (own) =>
    own && own.attempt !== outcome.attempt ? own : outcome,
  );
}

/** Says which attempt this page sends. It replaces the outcome of the one before. */
export const expectOutcome = (lessonId: number, attempt: string): void =>
  void queryClient.setQueryData<Outcome>(keyOf(lessonId), { lessonId, attempt, state: 'sent' });

/** Whether the server would refuse the same request again. */
const isRefusal = ({ reply, status }: ApiError) => reply !== undefined && status >= 400 && status < 500;
/** Signed out, not approved at present, or too many requests: a later request may succeed. */
const isTemporary = (status: number) => [401, 403, 429].includes(status);

/**
 * Sends answers to be graded, and keeps the outcome for the page. Another tab may have written them, so it is told the
 * outcome too. `unanswered`: they must be sent again.
 */
export async function gradeAnswers(
  { lessonId, attempt, answers }: WaitingAnswers,
  tellOtherTabs: (outcome: Outcome) => void,
): Promise<'done' | 'unanswered' | ApiError> {
  const settle = (outcome: Outcome) => {
    keepOutcome(outcome);
    tellOtherTabs(outcome);
  };
  try {
    const { data } = await callAuthorisedApi({
      method: 'POST',
      path: `/quizzes/${lessonId}/answers`,
      body: { attempt, answers },
      reply: dataReply(GradedQuiz),
    });
    settle({ lessonId, attempt, state: 'graded', graded: data });
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError) || !isRefusal(error) || isTemporary(error.status)) return 'unanswered';
    settle({ lessonId, attempt, state: 'refused', message: error.message, answers });
    return error;
  }
}

/** The outcome of the last answers; `undefined` when none were sent since the page was loaded. */
export function useOutcome(lessonId: number): Outcome | undefined {
  return useQuery<Outcome>({ queryKey: keyOf(lessonId), queryFn: skipToken }, queryClient).data;
}
