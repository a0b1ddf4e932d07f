import { GradedQuiz } from '@padavu/domain/quiz';
import { dataReply } from '@padavu/domain/reply';
import { skipToken, useQuery } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { callAuthorisedApi } from './authorised-api.ts';
import type { WaitingAnswers } from './outbox.ts';
import { queryClient } from './query-client.ts';

/** What came of a learner's last answers to a quiz, in this page. */
type Outcome = { state: 'graded'; graded: GradedQuiz } | { state: 'refused'; message: string };

const keyOf = (lessonId: number) => ['graded', lessonId] as const;
const keep = (lessonId: number, outcome: Outcome) =>
  queryClient.setQueryData<Outcome>(keyOf(lessonId), () => outcome);

/** Whether the server will not say otherwise when it is asked again. */
const isRefusal = ({ reply, status }: ApiError) => reply !== undefined && status >= 400 && status < 500;
/** Signed out, or too often: that passes. */
const passes = (status: number) => status === 401 || status === 429;

/** Has answers graded, and keeps what comes of it for the page. `unanswered` says that they have to be sent again. */
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
    keep(lessonId, { state: 'graded', graded: data });
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError) || !isRefusal(error) || passes(error.status)) return 'unanswered';
    keep(lessonId, { state: 'refused', message: error.message });
    return error;
  }
}

/** What came of the last answers; `undefined` when none were sent since the page was loaded. */
export function useOutcome(lessonId: number): Outcome | undefined {
  return useQuery<Outcome>({ queryKey: keyOf(lessonId), queryFn: skipToken }, queryClient).data;
}

/** The page goes on to another try. */
export const forgetOutcome = (lessonId: number): void =>
  queryClient.removeQueries({ queryKey: keyOf(lessonId) });
