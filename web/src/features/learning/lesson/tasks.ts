import { SentPicture } from '@padavu/domain/picture/sent-picture';
import { dataReply } from '@padavu/domain/api/reply';
import { OwnWork } from '@padavu/domain/learning/task';
import type { WorkInput } from '@padavu/domain/learning/task';
import { keepPreviousData } from '@tanstack/react-query';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { pictureAsBase64 } from '@/lib/picture-as-base64.ts';
import { PictureError } from '@/lib/picture.ts';
import { useFetched } from '@/lib/use-fetched.ts';
import { commandProblem } from './questions.ts';

const WorkReply = dataReply(OwnWork);
const pathOf = (lessonId: number) => `/lesson-tasks/${lessonId}`;

/**
 * The learner's work on a lesson's task; `null` before they hand any in. A new `version` fetches it again. The work of
 * the version before stays meanwhile, and with it the form and the upload beside it.
 */
export function useOwnWork(lessonId: number, version: number) {
  const fetchWork = async (): Promise<OwnWork | null> => {
    const reply = dataReply(OwnWork.nullable());
    return (await callAuthorisedApi({ method: 'GET', path: pathOf(lessonId), reply })).data;
  };
  return useFetched(['work', lessonId, version], fetchWork, { placeholderData: keepPreviousData });
}

/** @returns the message to show @throws ApiError */
export async function handIn(lessonId: number, body: WorkInput): Promise<string> {
  const path = pathOf(lessonId);
  return (await callAuthorisedApi({ method: 'PUT', path, body, reply: WorkReply })).message ?? '';
}

/** Adds a picture, scaled down, to the work. @throws ApiError, PictureError */
export async function addPicture(lessonId: number, file: File): Promise<void> {
  const path = `${pathOf(lessonId)}/picture`;
  const body = { picture: await pictureAsBase64(file) };
  await callAuthorisedApi({ method: 'PUT', path, body, reply: WorkReply });
}

/** Fetches the picture of the learner's work. @throws ApiError */
export async function fetchOwnPicture(lessonId: number): Promise<SentPicture> {
  const path = `${pathOf(lessonId)}/picture`;
  return (await callAuthorisedApi({ method: 'GET', path, reply: dataReply(SentPicture) })).data;
}

/** Why a picture could not be added, for the learner. Unlike a text it does not stay: it is chosen again. */
export const pictureProblem = (error: unknown): string =>
  error instanceof PictureError ? error.message : commandProblem(error);
