import { z } from 'zod';
import { callAuthorisedApiPage } from './authorised-api.ts';

const Part = z.looseObject({ questions: z.array(z.unknown()), work: z.array(z.unknown()) });

/**
 * Fetches the export of a person's data as one file. The API sends a long one in parts.
 * @throws ApiError
 */
export async function fetchPersonalData(path: string): Promise<z.infer<typeof Part>> {
  const { data, next } = await callAuthorisedApiPage({ method: 'GET', path, reply: Part });
  if (next === undefined) return data;
  const rest = await fetchPersonalData(next);
  return {
    ...data,
    questions: [...data.questions, ...rest.questions],
    work: [...data.work, ...rest.work],
  };
}
