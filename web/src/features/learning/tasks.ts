import { ClaimPicture } from '@padavu/domain/payment-claim';
import { dataReply } from '@padavu/domain/reply';
import { OwnWork } from '@padavu/domain/task';
import { useQuery } from '@tanstack/react-query';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { memoryQueries, stateOf } from '@/lib/memory-queries.ts';
import { pictureAsBase64 } from '@/lib/picture-as-base64.ts';
import { PictureError } from '@/lib/picture.ts';
import { reasonOf as reasonOfRefusal } from './questions.ts';

const Work = dataReply(OwnWork);
const pathOf = (lessonId: number) => `/lesson-tasks/${lessonId}`;

/** What the learner has handed in for a lesson; `null` for nothing yet. Another `version` is asked for anew. */
export function useOwnWork(lessonId: number, version: number) {
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['work', lessonId, version],
      queryFn: async () => {
        const reply = dataReply(OwnWork.nullable());
        return (await callAuthorisedApi({ method: 'GET', path: pathOf(lessonId), reply })).data;
      },
    },
    memoryQueries,
  );
  return { query: stateOf({ data, error }), refresh: () => void refetch() };
}

/** @returns what to say of it @throws ApiError */
export async function handIn(lessonId: number, text: string): Promise<string> {
  const path = pathOf(lessonId);
  return (await callAuthorisedApi({ method: 'PUT', path, body: { text }, reply: Work })).message ?? '';
}

/** Adds a picture, made small, to what was handed in. @returns what to say of it @throws ApiError, PictureError */
export async function addPicture(lessonId: number, chosen: File): Promise<string> {
  const path = `${pathOf(lessonId)}/picture`;
  const body = { picture: await pictureAsBase64(chosen) };
  return (await callAuthorisedApi({ method: 'PUT', path, body, reply: Work })).message ?? '';
}

/** The picture of the own work. @throws ApiError */
export async function fetchOwnPicture(lessonId: number): Promise<ClaimPicture> {
  const path = `${pathOf(lessonId)}/picture`;
  return (await callAuthorisedApi({ method: 'GET', path, reply: dataReply(ClaimPicture) })).data;
}

/** Why something did not work, for people. */
export const reasonOf = (error: unknown): string =>
  error instanceof PictureError ? error.message : reasonOfRefusal(error);
