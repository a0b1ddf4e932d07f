import { personalDataFile } from '@padavu/domain/user/personal-data';
import { z } from 'zod';
import { callAuthorisedApiPage } from './authorised-api.ts';
import { whenBrandKnown } from './brand-source.ts';
import { currentBrand } from './brand.ts';
import { saveFile } from './save-file.ts';

/**
 * Saves the export of a person's data as one file.
 * @throws ApiError
 */
export async function downloadPersonalData(path: string, uid: string): Promise<void> {
  // The file is named after the school.
  const [data] = await Promise.all([fetchParts(path), whenBrandKnown()]);
  saveFile(
    personalDataFile(currentBrand().name, uid),
    JSON.stringify(data, null, 2),
    'application/json;charset=utf-8',
  );
}

const Part = z.looseObject({ questions: z.array(z.unknown()), work: z.array(z.unknown()) });

/** The API sends a long export in parts. */
async function fetchParts(path: string): Promise<z.infer<typeof Part>> {
  const { data, next } = await callAuthorisedApiPage({ method: 'GET', path, reply: Part });
  if (next === undefined) return data;
  const rest = await fetchParts(next);
  return {
    ...data,
    questions: [...data.questions, ...rest.questions],
    work: [...data.work, ...rest.work],
  };
}
