import { ifMatch } from '@padavu/domain/api/entity-tag';
import { Quiz } from '@padavu/domain/learning/quiz';
import type { QuizInput } from '@padavu/domain/learning/quiz-input';
import { dataReply } from '@padavu/domain/api/reply';
import { z } from 'zod';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';

const Reply = dataReply(Quiz);

const quizPathOf = (lessonId: number) => `/admin/quizzes/${lessonId}`;

/** The quiz of a lesson, with its answers. @throws ApiError */
export async function fetchQuiz(lessonId: number): Promise<Quiz> {
  const { data } = await callAuthorisedApi({ method: 'GET', path: quizPathOf(lessonId), reply: Reply });
  return data;
}

/** Stores the quiz of a lesson; `version` is that of the edited quiz, `null` for a new one. @throws ApiError */
export async function saveQuiz(lessonId: number, body: QuizInput, version: Date | null): Promise<void> {
  await callAuthorisedApi({
    method: 'PUT',
    path: quizPathOf(lessonId),
    body,
    ...(version && { ifMatch: ifMatch(version) }),
    reply: Reply,
  });
}

/** Deletes the quiz of a lesson. @throws ApiError */
export async function removeQuiz(lessonId: number): Promise<void> {
  await callAuthorisedApi({
    method: 'DELETE',
    path: quizPathOf(lessonId),
    reply: dataReply(z.object({ lessonId: z.number() })),
  });
}
