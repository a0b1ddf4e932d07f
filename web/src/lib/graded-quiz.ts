import { GradedQuiz } from '@padavu/domain/quiz';
import { dataReply } from '@padavu/domain/reply';
import { skipToken, useQuery } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { callAuthorisedApi } from './authorised-api.ts';
import type { WaitingAnswers } from './outbox.ts';
import { queryClient } from './query-client.ts';

/** The outcome of a learner's last answers to a quiz, kept in this page. */
type Outcome = { state: 'graded'; graded: GradedQuiz } | { state: 'refused'; message: string };

const keyOf = (lessonId: number) => ['graded', lessonId] as const;
const setOutcome = (lessonId: number, outcome: Outcome) =>
  queryClient.setQueryData<Outcome>(keyOf(lessonId), () => outcome);

/** Whether the server would refuse the same request again. */
const isRefusal = ({ reply, status }: ApiError) => reply !== undefined && status >= 400 && status < 500;
/** Signed out, or too many requests: a later request may succeed. */
const isTemporary = (status: number) => status === 401 || status === 429;

/** Sends answers to be graded, and keeps the outcome for the page. `unanswered`: they must be sent again. */
export async function gradeAnswers({
  lessonId,
  attempt,
  answers,
}: WaitingAnswers): Promise<'done' | 'unanswered' | ApiError> {
  try {
    const { data } = await callAuthorisedApi({
      method: 'POST',
      path: `/quizzes/${lessonId}/answers`,
      body: { attempt, answers },
      reply: dataReply(GradedQuiz),
    });
    setOutcome(lessonId, { state: 'graded', graded: data });
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError) || !isRefusal(error) || isTemporary(error.status)) return 'unanswered';
    setOutcome(lessonId, { state: 'refused', message: error.message });
    return error;
  }
}

/** The outcome of the last answers; `undefined` when none were sent since the page was loaded. */
export function useOutcome(lessonId: number): Outcome | undefined {
  return useQuery<Outcome>({ queryKey: keyOf(lessonId), queryFn: skipToken }, queryClient).data;
}

/** Removes the outcome, for another try. */
export const forgetOutcome = (lessonId: number): void =>
  queryClient.removeQueries({ queryKey: keyOf(lessonId) });
