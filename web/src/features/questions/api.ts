import type { LessonQuestion } from '@padavu/domain/learning/lesson-question';
import type { QuestionModeration } from '@padavu/domain/learning/question-input';
import { z } from 'zod';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';

const MessageReply = z.object({ message: z.string() });

/** @returns the message to show @throws ApiError */
export async function answerQuestion(
  { id: questionId, lessonId }: Pick<LessonQuestion, 'id' | 'lessonId'>,
  { id, text }: { id: string; text: string },
): Promise<string> {
  const path = `/lesson-questions/${lessonId}/${questionId}/answers/${id}`;
  return (await callAuthorisedApi({ method: 'PUT', path, body: { text }, reply: MessageReply })).message;
}

/** Changes the given fields of a question. @throws ApiError */
export async function moderateQuestion(id: string, body: QuestionModeration): Promise<void> {
  await callAuthorisedApi({ method: 'PUT', path: `/admin/questions/${id}`, body, reply: MessageReply });
}
