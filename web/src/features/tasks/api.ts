import { SentPicture } from '@padavu/domain/picture/sent-picture';
import { dataReply } from '@padavu/domain/api/reply';
import type { Submission } from '@padavu/domain/learning/task';
import { z } from 'zod';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';

const MessageReply = z.object({ message: z.string() });

/** Answers a submission if it is still at `lastAt`. @returns the message to show @throws ApiError */
export async function answerWork(
  { id, lastAt }: Pick<Submission, 'id' | 'lastAt'>,
  answer: { state: 'again' | 'done'; text: string },
): Promise<string> {
  const body = { ...answer, lastAt: lastAt.toISOString() };
  const path = `/admin/submissions/${id}`;
  return (await callAuthorisedApi({ method: 'PUT', path, body, reply: MessageReply })).message;
}

/** The picture of a submission. @throws ApiError */
export async function fetchPicture(id: string): Promise<SentPicture> {
  const path = `/admin/submissions/${id}/picture`;
  return (await callAuthorisedApi({ method: 'GET', path, reply: dataReply(SentPicture) })).data;
}
