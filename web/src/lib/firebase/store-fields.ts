import { persistRead, queryClient } from '@/lib/query-client.ts';
import { mergeDocument } from './rest.ts';
import type { StoredDocument } from './stored-documents.ts';
import { documentOptions } from './use-documents.ts';

/**
 * Stores fields, and puts them into what was read, which therefore need not be read again. A read that is under way may be from
 * before, and is made anew: it was begun for something else, such as a quiz that the server has graded.
 */
export async function storeFields(path: string, fields: object): Promise<void> {
  await mergeDocument(path, fields);
  const { queryKey } = documentOptions(path);
  const isBeingRead = queryClient.isFetching({ queryKey }) > 0;
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData(queryKey);
  if (before !== undefined) {
    const [id = ''] = path.split('/').slice(-1);
    const after: StoredDocument = { path, id, fields: merged(before?.fields ?? {}, fields) };
    queryClient.setQueryData(queryKey, after);
    await persistRead(queryKey);
  }
  if (isBeingRead) void queryClient.invalidateQueries({ queryKey });
}

/** Fields merged as the store merges them: a map into a map, anything else in the place of what was there. */
function merged(into: object, fields: object): object {
  const under: Record<string, unknown> = { ...into };
  for (const [field, value] of Object.entries(fields)) {
    const before = under[field];
    under[field] = isMap(value) && isMap(before) ? merged(before, value) : value;
  }
  return under;
}

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
