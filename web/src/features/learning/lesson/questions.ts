import { LessonQuestionReply, LessonQuestionsReply } from '@padavu/domain/learning/lesson-question';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { dataReply } from '@padavu/domain/api/reply';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { memoryQueries, stateOf } from '@/lib/memory-queries.ts';
import { reasonOf } from '@/lib/refusals.ts';
import { failedKept, needsNetwork, needsNetworkKept } from '@/features/learning/texts.ts';

type Message = { id: string; text: string };

const pathOf = (lessonId: number) => `/lesson-questions/${lessonId}`;

async function fetchQuestions(lessonId: number, after: string | null): Promise<LessonQuestionsReply> {
  const path = pathOf(lessonId) + (after === null ? '' : `?after=${after}`);
  return (await callAuthorisedApi({ method: 'GET', path, reply: dataReply(LessonQuestionsReply) })).data;
}

/** The questions under a lesson, page by page; refetched while they are in view. */
export function useQuestions(lessonId: number) {
  const { data, error, fetchNextPage, hasNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: ['questions', lessonId],
      queryFn: ({ pageParam }) => fetchQuestions(lessonId, pageParam),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
      refetchInterval: limits.askAgain.course,
    },
    memoryQueries,
  );
  return {
    query: stateOf({ data: data?.pages.flatMap((page) => page.questions), error }),
    refresh: () => void refetch(),
    loadMore: hasNextPage ? () => fetchNextPage({ throwOnError: true }) : null,
  };
}

const QuestionReply = dataReply(LessonQuestionReply).extend({ message: z.string() });

/** @returns the message to show @throws ApiError */
export async function askQuestion(lessonId: number, { id, text }: Message): Promise<string> {
  const path = `${pathOf(lessonId)}/${id}`;
  return (await callAuthorisedApi({ method: 'PUT', path, body: { text }, reply: QuestionReply })).message;
}

/** @returns the message to show @throws ApiError */
export async function answerQuestion(
  { lessonId, questionId }: { lessonId: number; questionId: string },
  { id, text }: Message,
): Promise<string> {
  const path = `${pathOf(lessonId)}/${questionId}/answers/${id}`;
  return (await callAuthorisedApi({ method: 'PUT', path, body: { text }, reply: QuestionReply })).message;
}

const MessageReply = z.object({ message: z.string() });

/** @returns the message to show @throws ApiError */
export async function reportQuestion(lessonId: number, questionId: string): Promise<string> {
  const path = `${pathOf(lessonId)}/${questionId}/report`;
  return (await callAuthorisedApi({ method: 'POST', path, reply: MessageReply })).message;
}

/** @returns the message to show @throws ApiError */
export async function withdrawQuestion(lessonId: number, questionId: string): Promise<string> {
  const path = `${pathOf(lessonId)}/${questionId}`;
  return (await callAuthorisedApi({ method: 'DELETE', path, reply: MessageReply })).message;
}

/** Marks the answers to the questions under a lesson, or to the work for it, as seen, once they are shown. */
export function useSeenAnswers(to: 'questions' | 'work', lessonId: number, areShown: boolean): void {
  useEffect(() => {
    if (!areShown) return;
    callAuthorisedApi({
      method: 'POST',
      path: '/users/me/seen-answers',
      body: { lessonId, to },
      reply: z.object({ success: z.boolean() }),
    }).catch(() => undefined);
  }, [areShown, lessonId, to]);
}

/** Why something failed of which nothing stays on the page, for the learner. */
export const commandProblem = (error: unknown): string =>
  reasonOf(error, messages.server.error, needsNetwork);

/** Why something could not be sent, for the learner. */
export const sendProblem = (error: unknown): string => reasonOf(error, failedKept, needsNetworkKept);
