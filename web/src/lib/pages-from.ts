import { dataReply } from '@padavu/domain/api/reply';
import { z } from 'zod';
import { callAuthorisedApiPage } from './authorised-api.ts';

/** The pages of a list of the API, each from the path that the page before it names. */
export async function* pagesFrom<T>(
  firstPath: string,
  fetchPage: (path: string) => Promise<{ data: T; next: string | undefined }>,
): AsyncGenerator<T> {
  let path: string | undefined = firstPath;
  while (path !== undefined) {
    const page = await fetchPage(path);
    yield page.data;
    path = page.next;
  }
}

/** The entries of a list of the API, a page at a time. @throws ApiError */
export function entriesAt<T>(path: string, entry: z.ZodType<T>): AsyncGenerator<T[]> {
  const reply = dataReply(z.array(entry));
  return pagesFrom(path, async (pagePath) => {
    const { data, next } = await callAuthorisedApiPage({ method: 'GET', path: pagePath, reply });
    return { data: data.data, next };
  });
}
